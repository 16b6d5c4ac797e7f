import { readableDerived } from "../../shared/derived/index.js";
import { readCsv, withCsvColumns } from "../../shared/formats/index.js";
import { metadataOf } from "../../shared/metadata/index.js";
import { workbookOf } from "../../shared/workbook/index.js";
import type { SheetRef, SheetView } from "../../shared/workspace/index.js";
import { derivedOf } from "../derived/index.js";
import { call, rowsOf, say, sheetKey } from "../state/index.js";
import { download, downloadBlob, downloadCsv } from "./download.js";
import { texts } from "./texts.js";

const rowsAsFile = (sheet: SheetRef, format: string) => call("sheet/export", { sheet, format });

/** CSV for spreadsheets, in which no cell is a formula, or the cells as they are. */
export type CsvCells = "guarded" | "raw";

/** The commands that export the cells as they are. */
export const rawCommands = { plain: "export-csv-raw", computed: "export-csv-computed-raw" } as const;

/** Hands the rows of a sheet to the person as CSV. */
export async function exportCsv(sheet: SheetRef, cells: CsvCells): Promise<void> {
  const answer = await rowsAsFile(sheet, "csv");
  if (answer) downloadAs(cells, answer.fileName, answer.text, rawCommands.plain);
}

/** Hands the rows of a sheet to the person as a file in a format of a game, which is written as the game's tools read it. */
export async function exportForGame(sheet: SheetRef, format: string): Promise<void> {
  const answer = await rowsAsFile(sheet, format);
  if (answer) download(answer.fileName, answer.text, "text/csv");
}

/** Hands the rows of a sheet to the person as an Excel workbook, with its number formats, widths and colours. */
export async function exportWorkbook(sheet: SheetView): Promise<void> {
  const answer = await rowsAsFile(sheet.ref, "csv");
  const records = answer && readCsv(answer.text);
  if (!records) return;
  const rows = (rowsOf(sheetKey(sheet.ref))?.rows ?? []).map(({ cells }) => cells);
  const { conditionalFormats: formats } = metadataOf(sheet.metadata);
  const workbook = records.ok
    ? await workbookOf(sheet.title, { records: records.value, columns: sheet.columns, rows, formats })
    : records;
  if (workbook.ok) downloadBlob(answer.fileName.replace(/\.csv$/u, ".xlsx"), workbook.value);
  else say("error", workbook.error.message);
}

function downloadAs(cells: CsvCells, fileName: string, text: string, rawCommand: string): void {
  if (cells === "raw") download(fileName, text, "text/csv");
  else downloadCsv(fileName, text, rawCommand);
}

/** Hands the rows of a sheet out as CSV, what its derived columns say behind them; where they are errors, nothing. */
export async function exportWithDerived(sheet: SheetView, cells: CsvCells): Promise<void> {
  const names = readableDerived(sheet);
  const { values } = derivedOf(sheet);
  await values.whenReady(names, () => say("info", texts.waitingForComputedColumns));
  const answer = await rowsAsFile(sheet.ref, "csv");
  if (!answer) return;
  // An edit meanwhile may have left a few values to be computed.
  await values.whenReady(names);
  const rows = rowsOf(sheetKey(sheet.ref))?.rows ?? [];
  const columns = names.map((name) => ({ name, cells: rows.map(({ key }) => values.value(name, key)?.cell ?? null) }));
  const text = withCsvColumns(answer.text, columns);
  if (text.ok) downloadAs(cells, answer.fileName, text.value, rawCommands.computed);
  else say("error", texts.rowsChangedMeanwhile);
}
