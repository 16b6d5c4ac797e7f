import { readableDerived } from "../../shared/derived/index.js";
import { withCsvColumns } from "../../shared/formats/index.js";
import type { SheetRef, SheetView } from "../../shared/workspace/index.js";
import { derivedOf } from "../derived/index.js";
import { call, rowsOf, say, sheetKey } from "../state/index.js";
import { download } from "./download.js";

const rowsAsFile = (sheet: SheetRef, format: string) => call("sheet/export", { sheet, format });

/** Hands the rows of a sheet to the person as a file; `format` is `csv` or the name of a game's format. */
export async function exportSheet(sheet: SheetRef, format: string): Promise<void> {
  const answer = await rowsAsFile(sheet, format);
  if (answer) download(answer.fileName, answer.text, "text/csv");
}

/** Hands the rows of a sheet out as CSV, what its derived columns say behind them; where they are errors, nothing. */
export async function exportWithDerived(sheet: SheetView): Promise<void> {
  const names = readableDerived(sheet);
  const { values } = derivedOf(sheet);
  await values.whenReady(names, () => say("info", "The computed columns are being worked out; then the file comes."));
  const answer = await rowsAsFile(sheet.ref, "csv");
  if (!answer) return;
  // An edit meanwhile may have left a few values to be worked out.
  await values.whenReady(names);
  const rows = rowsOf(sheetKey(sheet.ref))?.rows ?? [];
  const columns = names.map((name) => ({ name, cells: rows.map(({ key }) => values.value(name, key)?.cell ?? null) }));
  const text = withCsvColumns(answer.text, columns);
  if (text.ok) download(answer.fileName, text.value, "text/csv");
  else say("error", "Rows came or went meanwhile. Export the sheet again.");
}
