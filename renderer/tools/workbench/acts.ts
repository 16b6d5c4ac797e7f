import type { Bench, Workbench } from "../../../shared/games/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { sendEdits } from "../../grid/index.js";
import {
  activeSheet,
  asStep,
  call,
  closeOverlay,
  gameOfSheet,
  getApp,
  type GridRow,
  rowsOf,
  rowTitleOf,
  say,
  sayDone,
  sheetKey,
} from "../../state/index.js";
import { sheetsOfKind } from "../offered.js";
import { texts } from "../texts.js";
import { changesOf } from "../tool-changes.js";
import { toolRow } from "../fetch-tables.js";

/** The row that sentences are put into: where the person is, in a sheet that takes them. */
export interface Target {
  readonly sheet: SheetView;
  readonly row: GridRow;
  readonly title: string;
}

export function targetOf(game: string, { target }: Workbench): Target | undefined {
  const sheet = activeSheet(getApp());
  const { rowKey } = getApp().place;
  if (!sheet || rowKey === null || gameOfSheet(sheet)?.id !== game) return undefined;
  const row = target.sheets.includes(sheet.binding?.kind ?? "") ? rowsOf(sheetKey(sheet.ref))?.row(rowKey) : undefined;
  return row && { sheet, row, title: rowTitleOf(sheet, row.cells) };
}

/** Puts a sentence into a column of a row, as one step, and goes back to the sheet. */
export async function putInto(
  { sheet, row, title }: Target,
  bench: Bench,
  column: Workbench["target"]["columns"][number],
  sentence: string,
): Promise<void> {
  const edits = bench.insert(toolRow(sheet.columns, row), column.key, sentence);
  const label = texts.putInto(column.title, title);
  const { answer: isDone, step } = await asStep(() => sendEdits(sheet, changesOf(sheet, [row], edits), label));
  if (isDone) sayDone(texts.putIntoDone(title, column.title), step);
  closeOverlay();
}

/** Writes the text of a template into its row; returns whether that was done. */
export async function saveTemplate(
  game: string,
  { reads, textColumn }: Workbench,
  rowKey: string,
  text: string,
): Promise<boolean> {
  for (const sheet of sheetsOfKind(game, reads[0] ?? "")) {
    const answer = await call("sheet/rows", { sheet: sheet.ref, from: 0, count: sheet.rowCount });
    const row = answer?.rows.find(({ key }) => key === rowKey);
    const column = answer?.view.columns.find(({ id }) => id.path.join(".") === textColumn);
    if (!row || !column) continue;
    return sendEdits(sheet, [{ row, column, input: { kind: "value", value: text } }], texts.changeTemplate);
  }
  say("warning", texts.templateIsGone);
  return false;
}
