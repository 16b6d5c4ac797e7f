export { tableToCsv, rowsFromCsv } from "./csv.js";
export { withCsvColumns, type CsvColumn } from "./csv-columns.js";
export { fieldOfText, textOfField } from "./csv-guard.js";
export { forSpreadsheets, guardedMessage, type SpreadsheetCsv } from "./csv-spreadsheet.js";
export { printCsv, readCsv, type CsvField } from "./csv-text.js";
export {
  convert,
  formatNames,
  formatOfFile,
  inputFormats,
  readRows,
  readTableName,
  titleOfRows,
  type ConvertOptions,
  type FormatName,
  type InputFormat,
  type Source,
} from "./convert.js";
export { newColumns, rowTitle, tableChanges, type ChangedCell, type TableChanges } from "./document-changes.js";
export { withDecimalCommas, type DecimalCommas } from "./decimal-commas.js";
export { importRows, type Imported, type ImportOptions } from "./import.js";
export { pairRows, type ImportedRows, type MatchBy, type Pairing, type RowPlace } from "./pair-rows.js";
export { readHtmlTable } from "./html-table.js";
export { printJson } from "./json-print.js";
export { readJson } from "./json-read.js";
export { printToml } from "./toml-print.js";
