import type { SheetController } from "../controller.js";
import { sendEdits } from "./edits.js";
import { clearedCells, filledCells } from "./range-changes.js";

/** Empties the cells of the range: as the column's empty cells are written, or by removing the key. */
export function clearRange(grid: SheetController, how: "clear" | "remove"): void {
  const changes = clearedCells(grid.selectedRows(), grid.selectedColumns(), (...cell) => grid.cell(...cell), how);
  void sendEdits(grid.sheet, changes, changes.length === 1 ? "Clear cell" : `Clear ${changes.length} cells`);
}

/** Copies the first row or column of the range over the rest of it, values as they are. */
export function fillRange(grid: SheetController, direction: "down" | "right"): void {
  const { box } = grid.range;
  if (!box) return;
  const columns = grid.range.columns().map((id) => grid.column(id));
  const changes = filledCells(box, direction, { rows: grid.rows, columns }, (...cell) => grid.cell(...cell));
  void sendEdits(grid.sheet, changes, `Fill ${direction}`);
}
