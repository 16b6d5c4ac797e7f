import type { SheetController } from "./controller.js";
import { sendEdits, type CellChange } from "./edits.js";
import { fillPairs } from "./selection.js";

/** Empties the cells of the range: as the column's empty cells are written, or by removing the key. */
export function clearRange(grid: SheetController, how: "clear" | "remove"): void {
  const columns = grid.selectedColumns();
  const changes = grid.selectedRows().flatMap((row) =>
    columns
      .filter((column) => grid.cell(row, column) !== null)
      .map((column): CellChange => ({ row, column, input: { kind: how } }))
      // The later elements of an array move up when one is removed, so the last goes first.
      .reverse(),
  );
  void sendEdits(grid.sheet, changes, changes.length === 1 ? "Clear cell" : `Clear ${changes.length} cells`);
}

/** Copies the first row or column of the range over the rest of it, values as they are. */
export function fillRange(grid: SheetController, direction: "down" | "right"): void {
  const { box } = grid.range;
  if (!box) return;
  const ids = grid.range.columns();
  const changes = fillPairs(box, direction).flatMap(({ from, to }): CellChange[] => {
    const source = grid.rows[from.row];
    const row = grid.rows[to.row];
    const sourceColumn = grid.column(ids[from.column] ?? "");
    const column = grid.column(ids[to.column] ?? "");
    if (!source || !row || !sourceColumn || !column) return [];
    const value = grid.cell(source, sourceColumn);
    return [{ row, column, input: value === null ? { kind: "remove" } : { kind: "value", value } }];
  });
  void sendEdits(grid.sheet, changes, `Fill ${direction}`);
}
