export { download } from "./download.js";
export { downloadCsv } from "./download-csv.js";
export { exportCsv, exportForGame, exportWithDerived, rawCommands, type CsvCells } from "./export.js";
export { ImportDialog } from "./ImportDialog.js";
