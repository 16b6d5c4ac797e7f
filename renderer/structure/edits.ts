import { viewWithin, type ColumnId } from "../../shared/sheet/index.js";
import {
  fromWire,
  toWire,
  type ListChange,
  type ListSpelling,
  type Path,
  type TomlValue,
  type WireValue,
} from "../../shared/toml/index.js";
import type { CellInput, SheetView, WireCell } from "../../shared/workspace/index.js";
import { isEdited, sendAct, sendListChange } from "../grid/index.js";
import { call, rowsOf, sayHere, sayReadOnly, sheetKey, type GridRow } from "../state/index.js";
import { texts } from "./texts.js";

/** The row whose structures are edited. */
export interface EditedRow {
  readonly sheet: SheetView;
  readonly row: GridRow;
}

/** The column that a place of the editor is in; one that no row has yet is named by its key. */
export function columnAt({ sheet }: EditedRow, [key = ""]: Path): { readonly id: ColumnId; readonly key: string } {
  return sheet.columns.find((column) => column.key === key) ?? { id: { path: [String(key)] }, key: String(key) };
}

/** What stands at a place of the row. */
export function viewAt({ sheet, row }: EditedRow, [key, ...inner]: Path): WireCell {
  const at = sheet.columns.findIndex((column) => column.key === key);
  return viewWithin(row.cells[at] ?? null, inner);
}

/** What came of an edit: `lost` where it was refused and is kept nowhere, `kept` where it waits, as in a conflict. */
export type EditOutcome = "done" | "kept" | "lost";

/** Writes, clears or removes what stands at a place, as one step. A table that is not there yet is made with its member. */
export async function editPlace(
  edited: EditedRow,
  place: Path,
  input: CellInput,
  label?: string,
): Promise<EditOutcome> {
  let [at, written] = [place, input];
  while (written.kind === "value" && at.length > 1 && viewAt(edited, at.slice(0, -1)) === null) {
    const member = at.at(-1);
    if (typeof member !== "string" || written.value === null) break;
    at = at.slice(0, -1);
    written = { kind: "value", value: { [member]: written.value } };
  }
  const [, ...inner] = at;
  const column = columnAt(edited, at);
  const change = { row: edited.row, column, ...(inner.length > 0 && { inner }), input: written };
  const { isDone, isLost } = await sendAct(edited.sheet, [change], label);
  return isDone ? "done" : isLost ? "lost" : "kept";
}

export const writeAt = (edited: EditedRow, place: Path, value: TomlValue, label?: string): Promise<EditOutcome> =>
  editPlace(edited, place, { kind: "value", value: toWire(value) }, label);

/** Changes the items of a list, as one step. */
export const editList = (edited: EditedRow, list: Path, change: ListChange<WireValue>): Promise<boolean> => {
  const { column, seen, rowKey } = listAt(edited, list);
  return sendListChange({ sheet: edited.sheet, rowKey, column, seen, name: String(list.at(-1)) }, change);
};

/** Writes a list in another spelling, as one step; says so where it is written so already. */
export async function respellList(edited: EditedRow, list: Path, spelling: ListSpelling): Promise<void> {
  if (isReadOnly(edited)) return;
  const answer = await call("cells/respell-list", { ...listAt(edited, list), spelling });
  if (isEdited(answer) && answer?.outcome.kind === "unchanged") {
    sayHere("info", texts.alreadyWritten(spelling));
  }
}

function isReadOnly({ sheet }: EditedRow): boolean {
  sayReadOnly(sheet);
  return sheet.readOnly !== undefined;
}

/** Names a list to the session, with what it holds on screen. */
function listAt(edited: EditedRow, list: Path) {
  const [, ...inner] = list;
  const { id } = columnAt(edited, list);
  const column = inner.length === 0 ? id : { ...id, inner };
  return { sheet: edited.sheet.ref, rowKey: edited.row.key, column, seen: viewAt(edited, list) };
}

/** Renames the key of a map entry, which keeps its place among the others. */
export async function renameKey(edited: EditedRow, map: Path, from: string, to: string): Promise<EditOutcome> {
  const value = tomlAt(edited, map);
  if (value?.kind !== "table" || to === "" || to === from) return "kept";
  if (value.entries.has(to)) {
    sayHere("warning", texts.keyExists(to));
    return "kept";
  }
  const entries = new Map([...value.entries].map(([key, each]) => [key === from ? to : key, each]));
  return writeAt(edited, map, { kind: "table", entries }, texts.renameNamed(from));
}

/** What stands at a place, as a value. */
export function tomlAt(edited: EditedRow, place: Path): TomlValue | undefined {
  const view = viewAt(edited, place);
  const value = view === null ? undefined : fromWire(view);
  return value?.ok ? value.value : undefined;
}

/** The row as it is now: edits follow each other faster than they are drawn. */
export const latest = ({ sheet, row }: EditedRow): EditedRow => ({
  sheet,
  row: rowsOf(sheetKey(sheet.ref))?.row(row.key) ?? row,
});
