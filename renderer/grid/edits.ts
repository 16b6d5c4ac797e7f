import type { CellInput, CellEdit, ColumnView, SheetView } from "../../shared/workspace/index.js";
import { call, getApp, say, setApp, type GridRow } from "../state/index.js";

/** A change asked for at one cell. */
export interface CellChange {
  readonly row: GridRow;
  readonly column: ColumnView;
  readonly input: CellInput;
  /** What the editor showed when typing began; by default what the cell holds now. */
  readonly seen?: CellEdit["seen"];
}

/** Sends changes as one act; gives whether all were carried out. What was refused stays marked in its cell. */
export async function sendEdits(sheet: SheetView, changes: readonly CellChange[], label?: string): Promise<boolean> {
  if (changes.length === 0) return true;
  if (sheet.readOnly !== undefined) {
    say("warning", sheet.readOnly);
    return false;
  }
  const places = new Map(sheet.columns.map(({ key }, at) => [key, at]));
  const edits = changes.map(({ row, column, input, seen }): CellEdit => {
    const { path, index } = column.id;
    return {
      sheet: { file: sheet.ref.file, table: [...sheet.ref.table] },
      rowKey: row.key,
      column: index === undefined ? { path: [...path] } : { path: [...path], index },
      input,
      seen: seen === undefined ? (row.cells[places.get(column.key) ?? -1] ?? null) : seen,
      revision: sheet.revision,
    };
  });
  const answer = await call("cells/edit", label === undefined ? { edits } : { edits, label });
  if (!answer) return false;
  const conflict = answer.outcomes.find((outcome) => outcome.kind === "conflict");
  if (conflict && !getApp().overlay) setApp({ overlay: { kind: "conflicts", id: conflict.conflict } });
  const refused = answer.outcomes.filter((outcome) => outcome.kind === "refused");
  const [first] = refused;
  if (first) say("warning", refused.length === 1 ? first.message : `${first.message} (and ${refused.length - 1} more)`);
  return !conflict && refused.length === 0;
}
