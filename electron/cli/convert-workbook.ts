import { failed, ok, visibleName, type Fault, type Result } from "../../shared/base/index.js";
import { readCsv, titleOfRows } from "../../shared/formats/index.js";
import { columnViews, readMetadata } from "../../shared/metadata/index.js";
import { columnName, rowCells } from "../../shared/sheet/index.js";
import { parseDocument, rowCount, toWire, valueAt } from "../../shared/toml/index.js";
import {
  csvOfWorkbook,
  isWorkbook,
  largestWorkbook,
  workbookOf,
  type SheetTable,
} from "../../shared/workbook/index.js";
import { nodeDisk, readAll, readFault } from "../files/index.js";
import type { ConvertRequest, Plain } from "./convert-formats.js";
import { writeMade } from "./made-file.js";
import { openSheet, tableName } from "./place.js";

/** What `--from` and `--as` call an Excel workbook. */
export const workbookFormat = "xlsx";

/** Whether a workbook is to be read: it is named, or the name of the file says so. */
export const isFromWorkbook = ({ from, input }: Pick<ConvertRequest, "from" | "input">): boolean =>
  from === workbookFormat || (from === undefined && isWorkbook(input));

/** Whether a workbook is to be written. */
export const isToWorkbook = ({ as, target }: Pick<ConvertRequest, "as" | "target">): boolean =>
  as === workbookFormat || (as === undefined && isWorkbook(target));

/** The first sheet of a workbook as CSV. */
export async function readWorkbook(path: string): Promise<Result<string>> {
  if (path === "-") return failed(onlyFiles);
  try {
    const file = await nodeDisk.open(path, "read");
    try {
      const { kind, size } = await file.stat();
      if (kind !== "file") return failed(onlyFiles);
      const bytes = await readAll(file, Math.min(size, largestWorkbook), largestWorkbook);
      return await csvOfWorkbook(new Blob([new Uint8Array(bytes)]));
    } finally {
      await file.close();
    }
  } catch (error) {
    return failed(readFault(path, error));
  }
}

/** Writes CSV as a workbook of one sheet, as the sheet that it was made of looks where it was one. */
export async function writeWorkbook(
  { target, force, raw }: ConvertRequest,
  plain: Plain,
  csv: string,
): Promise<Result<null>> {
  if (raw) return failed(notRaw);
  if (target === "-") return failed(onlyFiles);
  const records = readCsv(csv);
  if (!records.ok) return records;
  const look = lookOf(plain);
  if (!look.ok) return look;
  const { title, ...rest } = look.value;
  const book = await workbookOf(title, { records: records.value, ...rest });
  return book.ok ? writeMade(target, new Uint8Array(await book.value.arrayBuffer()), force) : book;
}

interface Look extends Omit<SheetTable, "records"> {
  readonly title: string;
}

/** The columns, cells and formats of a table; those of rows that come from other formats than TOML say nothing. */
function lookOf({ text, source: { from, fileName, table } }: Plain): Result<Look> {
  if (from !== "toml") return ok({ title: visibleName(titleOfRows(fileName)), columns: [], rows: [], formats: [] });
  const document = parseDocument(text);
  if (!document.ok) return document;
  const sheet = openSheet(document.value, fileName, table && columnName({ path: table }));
  if (!sheet.ok) return sheet;
  const { table: path, facts } = sheet.value;
  const metadata = readMetadata(valueAt(document.value, ["metadata"]));
  const rows = Array.from({ length: rowCount(document.value, path) }, (_, row) =>
    rowCells(document.value, path, row, facts.columns).map((value) => (value === undefined ? null : toWire(value))),
  );
  return ok({
    title: visibleName(tableName(path)),
    columns: columnViews(facts, metadata),
    rows,
    formats: metadata.conditionalFormats,
  });
}

const onlyFiles: Fault = {
  code: "cli/workbook-file",
  message: "A workbook is read from a file and written to one.",
  expected: "a file such as cards.xlsx",
};

const notRaw: Fault = {
  code: "cli/not-raw",
  message: "--raw applies to CSV only: no text of a workbook is a formula.",
};
