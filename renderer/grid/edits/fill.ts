import { isBlankCell } from "../../../shared/sheet/index.js";
import type { CellsHost } from "../host.js";
import { cellOf, rangeColumns, selectedColumns, selectedRows } from "../selection/selected-cells.js";
import type { CellPlace } from "../selection/selection.js";
import { editTexts } from "../texts.js";
import { sendEdits, type CellChange } from "./edits.js";
import { seriesArea, unionOf, type FillArea } from "./fill-area.js";
import { clearedCells, continuedCells, filledCells } from "./range-changes.js";
import type { FillMode } from "./series.js";
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

/** Continues cells over those beside them, and selects all of them. */
export function fillArea(grid: CellsHost, area: FillArea, mode: FillMode): void {
  const held = { rows: grid.rows, columns: rangeColumns(grid) };
  const changes = continuedCells(area, mode, held, (...cell) => cellOf(grid.sheet, ...cell));
  const { top, left, bottom, right } = unionOf(area);
  const run = (filled: readonly CellChange[]): void => {
    // The first cell stays the active one, as a person who goes on typing expects.
    grid.range.select({ anchor: { row: bottom, column: right }, focus: { row: top, column: left } });
    void sendEdits(grid.sheet, filled, editTexts.fillCells(filled.length));
  };
  unlessIdsAreReplaced(grid.sheet, { verb: editTexts.fill, changes, run });
}

/** Continues the first cells of the range over the rest of it: the first two where there are two, else the first. */
export function fillSeries(grid: CellsHost): void {
  const columns = rangeColumns(grid);
  const isFilled = ({ row: at, column }: CellPlace): boolean => {
    const row = grid.rows[at];
    const seen = columns[column];
    return row !== undefined && seen !== undefined && !isBlankCell(cellOf(grid.sheet, row, seen));
  };
  const area = grid.range.box && seriesArea(grid.range.box, isFilled);
  if (area) fillArea(grid, area, "series");
}
