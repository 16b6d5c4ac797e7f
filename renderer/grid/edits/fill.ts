import { isBlankCell } from "../../../shared/sheet/index.js";
import type { CellInput } from "../../../shared/workspace/index.js";
import type { CellsHost } from "../host.js";
import { sayHere } from "../../state/index.js";
import { doOverlap } from "../selection/bands.js";
import { cellOf, rangeColumns, selectedBlocks } from "../selection/selected-cells.js";
import type { Box, CellPlace } from "../selection/selection.js";
import { editTexts } from "../texts.js";
import type { CellChange } from "./changes.js";
import { sendEdits } from "./edits.js";
import { seriesArea, unionOf, type FillArea } from "./fill-area.js";
import { clearedCells, continuedCells, filledCells } from "./range-changes.js";
import type { FillMode } from "./series.js";
import { unlessIdsAreReplaced } from "./ask-about-ids.js";

/** Empties the selected cells: as the column's empty cells are written, or by removing the key. */
export function clearRange(grid: CellsHost, how: "clear" | "remove"): void {
  const changes = clearedCells(selectedBlocks(grid), (...cell) => cellOf(grid.sheet, ...cell), how);
  void sendEdits(
    grid.sheet,
    changes,
    changes.length === 1 ? editTexts.clearCell : editTexts.clearCells(changes.length),
  );
}

/** The ranges to be filled, each from its own first cells; none where a cell is in several, which is said. */
function boxesToFill({ range: { boxes } }: CellsHost): readonly Box[] {
  if (!doOverlap(boxes)) return boxes;
  sayHere("info", editTexts.overlappingFill);
  return [];
}

/** Copies the first row or column of each range over the rest of it, values as they are. */
export function fillRange(grid: CellsHost, direction: "down" | "right"): void {
  const held = { rows: grid.rows, columns: rangeColumns(grid) };
  const changes = boxesToFill(grid).flatMap((box) =>
    filledCells(box, direction, held, (...cell) => cellOf(grid.sheet, ...cell)),
  );
  const run = (filled: readonly CellChange[]): void =>
    void sendEdits(grid.sheet, filled, editTexts.fillTowards(direction));
  unlessIdsAreReplaced(grid.sheet, { verb: editTexts.fill, changes, run });
}

/** Writes what was typed into one cell into all that are selected, as one step. */
export function enterInRange(grid: CellsHost, input: CellInput): void {
  const changes = selectedBlocks(grid).flatMap(({ rows, columns }) =>
    rows.flatMap((row) => columns.map((column): CellChange => ({ row, column, input }))),
  );
  const run = (entered: readonly CellChange[]): void =>
    void sendEdits(grid.sheet, entered, editTexts.enterInCells(entered.length));
  unlessIdsAreReplaced(grid.sheet, { verb: editTexts.enter, changes, run });
}

/** Continues cells over those beside them, and selects all of them. */
export function fillArea(grid: CellsHost, area: FillArea, mode: FillMode): void {
  const { top, left, bottom, right } = unionOf(area);
  continueCells(grid, [area], mode, () => {
    // The first cell stays the active one, as a person who goes on typing expects.
    grid.range.select({ anchor: { row: bottom, column: right }, focus: { row: top, column: left } });
  });
}

function continueCells(grid: CellsHost, areas: readonly FillArea[], mode: FillMode, begun?: () => void): void {
  const held = { rows: grid.rows, columns: rangeColumns(grid) };
  const changes = areas.flatMap((area) => continuedCells(area, mode, held, (...cell) => cellOf(grid.sheet, ...cell)));
  const run = (filled: readonly CellChange[]): void => {
    begun?.();
    void sendEdits(grid.sheet, filled, editTexts.fillCells(filled.length));
  };
  unlessIdsAreReplaced(grid.sheet, { verb: editTexts.fill, changes, run });
}

/** Continues the first cells of each range over the rest of it: the first two where there are two, else the first. */
export function fillSeries(grid: CellsHost): void {
  const columns = rangeColumns(grid);
  const isFilled = ({ row: at, column }: CellPlace): boolean => {
    const row = grid.rows[at];
    const seen = columns[column];
    return row !== undefined && seen !== undefined && !isBlankCell(cellOf(grid.sheet, row, seen));
  };
  const areas = boxesToFill(grid).flatMap((box) => seriesArea(box, isFilled) ?? []);
  const [area, ...others] = areas;
  if (area && others.length === 0) fillArea(grid, area, "series");
  else continueCells(grid, areas, "series");
}
