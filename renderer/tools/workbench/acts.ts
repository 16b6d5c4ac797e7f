import type { Bench, BenchAddition, ToolEdit, Workbench } from "../../../shared/games/index.js";
import { toWire } from "../../../shared/toml/index.js";
import type { NewRows, SheetView } from "../../../shared/workspace/index.js";
import { sendAct, sendEdits } from "../../grid/index.js";
import { goToCell } from "../../navigation/index.js";
import {
  activeSheet,
  asStep,
  call,
  closeOverlayIfOpen,
  gameOfSheet,
  getApp,
  type GridRow,
  rowsOf,
  rowTitleOf,
  say,
  sayDone,
  sheetKey,
  showConflict,
} from "../../state/index.js";
import { fetchRows, toolRow } from "../fetch-tables.js";
import { sheetsOfKind } from "../offered.js";
import { texts } from "../texts.js";
import { changesOf } from "../tool-changes.js";

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
  const { overlay } = getApp();
  const edits = bench.insert(toolRow(sheet.columns, row), column.key, sentence);
  const label = texts.putInto(column.title, title);
  const { answer: isDone, step } = await asStep(() => sendEdits(sheet, changesOf(sheet, [row], edits), label));
  if (isDone) sayDone(texts.putIntoDone(title, column.title), step);
  closeOverlayIfOpen(overlay);
}

/** A row of a sheet of a kind, as it is now. */
interface Found {
  readonly sheet: SheetView;
  readonly row: GridRow;
  /** All rows of its sheet, in order. */
  readonly rowKeys: readonly string[];
}

/** Where a row of a kind of sheet is; what is no longer there is said. */
async function find(game: string, kind: string, rowKey: string): Promise<Found | undefined> {
  for (const { ref } of sheetsOfKind(game, kind)) {
    const answer = await fetchRows(ref);
    const row = answer?.rows.find(({ key }) => key === rowKey);
    if (answer && row) return { sheet: answer.view, row, rowKeys: answer.rows.map(({ key }) => key) };
  }
  say("warning", texts.rowIsGone);
  return undefined;
}

async function change(game: string, kind: string, edit: ToolEdit, label: string): Promise<boolean> {
  const found = await find(game, kind, edit.rowKey);
  return found !== undefined && sendEdits(found.sheet, changesOf(found.sheet, [found.row], [edit]), label);
}

/** Writes the text of a template into its row; returns whether that was done. */
export const saveTemplate = (
  game: string,
  { reads: [kind = ""], textColumn }: Workbench,
  rowKey: string,
  text: string,
): Promise<boolean> =>
  change(game, kind, { rowKey, column: textColumn, value: { kind: "string", value: text } }, texts.changeTemplate);

/** Adds a row at the end of the sheet of its kind, as one step; returns its key where that was done. */
export async function addRow(
  game: string,
  { kind, title, fields }: BenchAddition,
  filled: readonly string[],
): Promise<string | undefined> {
  const sheet = sheetToAddTo(game, kind);
  if (!sheet) return undefined;
  const cells = fields.flatMap(({ column, isList = false }, at): NewRows["rows"][number] => {
    const text = filled[at] ?? "";
    if (!isList) return [{ column: { path: [column] }, text: text.trim() }];
    return linesOf(text).map((line, index) => ({ column: { path: [column], index }, text: line }));
  });
  const { answer, step } = await asStep(() => sendAct(sheet, [], title, { newRows: [cells] }));
  const [rowKey] = answer.rowKeys;
  if (rowKey !== undefined) sayDone(texts.added(title), step);
  return rowKey;
}

/** The sheet that new rows of a kind go to: the first that can be written. */
export const sheetToAddTo = (game: string, kind: string): SheetView | undefined =>
  sheetsOfKind(game, kind).find(({ readOnly }) => readOnly === undefined);

/** What can be added to a kind: something that the workbench knows, where a sheet takes it. */
export const additionTo = (game: string, { additions }: Workbench, kind: string): BenchAddition | undefined =>
  sheetToAddTo(game, kind) && additions.find((each) => each.kind === kind);

const linesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Adds a text to the end of a list of a row; returns whether that was done. */
export async function addToList(
  game: string,
  kind: string,
  rowKey: string,
  list: { readonly column: string; readonly text: string },
): Promise<boolean> {
  const found = await find(game, kind, rowKey);
  if (!found) return false;
  const { sheet, row } = found;
  const column = { path: [list.column] };
  const value = toolRow(sheet.columns, row).cells.get(list.column);
  const before = value?.kind === "array" ? value.items : [];
  const answer = await call("cells/edit-list", {
    ...{ sheet: sheet.ref, rowKey, column, label: texts.addValue },
    change: { op: "insert", at: before.length, items: [list.text] },
    seen: value ? toWire(value) : null,
  });
  if (answer?.outcome.kind === "refused") say("warning", answer.outcome.message);
  if (answer?.outcome.kind === "conflict") showConflict(answer.outcome.conflict);
  return answer?.outcome.kind === "done";
}

/** Keeps a row and does not use it, or uses it again. */
export const turn = (
  game: string,
  { offColumn }: Workbench,
  kind: string,
  { rowKey, isOff }: { readonly rowKey: string; readonly isOff: boolean },
): Promise<boolean> =>
  change(
    game,
    kind,
    { rowKey, column: offColumn, value: isOff ? { kind: "boolean", value: true } : undefined },
    isOff ? texts.turnOff : texts.turnOn,
  );

/** Moves a row to before another one of its sheet, or to before the row after that. */
export async function moveTo(
  game: string,
  kind: string,
  rowKey: string,
  to: { readonly rowKey: string; readonly side: "before" | "after" },
): Promise<void> {
  const found = await find(game, kind, rowKey);
  if (!found) return;
  const { sheet, rowKeys } = found;
  const at = rowKeys.indexOf(to.rowKey);
  if (at === -1) {
    say("info", texts.otherFile);
    return;
  }
  const before = to.side === "before" ? to.rowKey : (rowKeys[at + 1] ?? null);
  if (before !== rowKey) await call("rows/move", { sheet: sheet.ref, rowKeys: [rowKey], before });
}

/** Closes the workbench and goes to a row in its sheet. */
export async function openRow(game: string, kind: string, rowKey: string): Promise<void> {
  const { overlay } = getApp();
  const found = await find(game, kind, rowKey);
  if (!found) return;
  closeOverlayIfOpen(overlay);
  await goToCell(found.sheet.ref, rowKey, null, () => true);
}
