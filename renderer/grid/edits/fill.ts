import type { CellsHost } from "../host.js";
import { cellOf, rangeColumns, selectedColumns, selectedRows } from "../selection/selected-cells.js";
import { editTexts } from "../texts.js";
import { sendEdits, type CellChange } from "./edits.js";
import { clearedCells, filledCells } from "./range-changes.js";
import { unlessIdsAreReplaced } from "./ask-about-ids.js";

/** Empties the cells of the range: as the column's empty cells are written, or by removing the key. */
export function clearRange(grid: CellsHost, how: "clear" | "remove"): void {
  const changes = clearedCells(
    selectedRows(grid),
    selectedColumns(grid),
    (...cell) => cellOf(grid.sheet, ...cell),
    how,
  );
  void sendEdits(
    grid.sheet,
    changes,
    changes.length === 1 ? editTexts.clearCell : editTexts.clearCells(changes.length),
  );
}

/** Copies the first row or column of the range over the rest of it, values as they are. */
export function fillRange(grid: CellsHost, direction: "down" | "right"): void {
  const { box } = grid.range;
  if (!box) return;
  const held = { rows: grid.rows, columns: rangeColumns(grid) };
  const changes = filledCells(box, direction, held, (...cell) => cellOf(grid.sheet, ...cell));
  const run = (filled: readonly CellChange[]): void =>
    void sendEdits(grid.sheet, filled, editTexts.fillTowards(direction));
  unlessIdsAreReplaced(grid.sheet, { verb: editTexts.fill, changes, run });
}
