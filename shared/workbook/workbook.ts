import { failed, ok, type Fault, type Result } from "../base/index.js";
import { printCsv } from "../formats/index.js";
import type { ColumnView } from "../metadata/index.js";
import { fieldsOf, mostCharacters, sheetCells, type SheetTable } from "./sheet-cells.js";

/** Widths of columns are in characters; one has about so many pixels. */
const characterPx = 7;

/** More rows and columns than these no spreadsheet holds. */
const mostRows = 1_048_576;
const mostColumns = 16_384;

/** A workbook of one sheet. Fails where a spreadsheet could not hold it. */
export async function workbookOf(title: string, table: SheetTable): Promise<Result<Blob>> {
  const { records, columns } = table;
  const [head = []] = records;
  if (records.length > mostRows || head.length > mostColumns) return failed(tooLarge);
  if (records.some((record) => record.some(({ text }) => text.length > mostCharacters))) return failed(tooLong);
  // Loaded when somebody exports: it is no part of the page's start.
  const { default: writeWorkbook } = await import("write-excel-file/universal");
  const bySource = new Map(columns.map((column) => [column.source, column]));
  const written = writeWorkbook(sheetCells(table), {
    sheet: sheetName(title),
    stickyRowsCount: 1,
    columns: head.map(({ text }) => widthOf(bySource.get(text))),
  });
  return ok(await written.toBlob());
}

const widthOf = (column: ColumnView | undefined): { width?: number } =>
  column?.widthPx === undefined ? {} : { width: Math.max(4, Math.round(column.widthPx / characterPx)) };

/** Names of sheets have no signs of paths and are short. */
const sheetName = (title: string): string =>
  title
    .replaceAll(/[\\/?*[\]:]/gu, " ")
    .replaceAll(/^'+|'+$/gu, "")
    .trim()
    .slice(0, 31) || "Sheet";

/** Whether a file is a workbook by its name. */
export const isWorkbook = (fileName: string): boolean => /\.xlsx$/iu.test(fileName);

/** Larger workbooks are not read, in bytes. */
export const largestWorkbook = 64 * 1024 * 1024;

/** The first sheet of a workbook as CSV. Fails where that would take too much memory, and where cells have errors instead of values. */
export async function csvOfWorkbook(file: Blob): Promise<Result<string>> {
  if (file.size > largestWorkbook) return failed(tooHeavy);
  const { readSheet } = await import("read-excel-file/universal");
  const { checkErrors } = await import("./error-cells.js");
  const { unpacked } = await import("./reach.js");
  try {
    const parts = unpacked(new Uint8Array(await file.arrayBuffer()));
    const checked = parts.ok ? checkErrors(parts.value) : parts;
    if (!checked.ok) return checked;
    return ok(printCsv(fieldsOf(await readSheet(file, { trim: false }))));
  } catch (error) {
    const why = error instanceof Error && error.message !== "" ? ` (${error.message})` : "";
    return failed({ code: "exchange/no-workbook", message: `The file cannot be read as an Excel workbook${why}.` });
  }
}

const tooHeavy: Fault = {
  code: "exchange/too-large",
  message: `The workbook has more than ${largestWorkbook / 1024 / 1024} MB, which is not read.`,
};
const tooLarge: Fault = { code: "exchange/too-large", message: "That is more than a workbook holds." };
const tooLong: Fault = {
  code: "exchange/too-long",
  message: `A text has more than ${mostCharacters.toLocaleString("en")} characters, which no cell of a workbook holds.`,
};
