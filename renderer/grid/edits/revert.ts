import type { ColumnView } from "../../../shared/workspace/index.js";
import { earlierCell, sayHere, sheetKey, type GridRow } from "../../state/index.js";
import type { CellsHost } from "../host.js";
import { selectedBlocks } from "../selection/selected-cells.js";
import { editTexts } from "../texts.js";
import type { CellChange } from "./changes.js";
import { sendEdits } from "./edits.js";
import { inputOf } from "./range-changes.js";

/** Gives the selected cells the values that they had in the version that changes are marked by, as one step. */
export function revertRange(grid: CellsHost): void {
  const sheet = sheetKey(grid.sheet.ref);
  const before = (row: GridRow, column: ColumnView) => earlierCell(sheet, row.key, column.key);
  const changes = selectedBlocks(grid).flatMap(({ rows, columns }) =>
    rows.flatMap((row) => revertedCells(row, columns, before)),
  );
  if (changes.length === 0) sayHere("info", editTexts.nothingToRevert);
  else void sendEdits(grid.sheet, changes, editTexts.revertCells(changes.length));
}

function revertedCells(
  row: GridRow,
  columns: readonly ColumnView[],
  before: (row: GridRow, column: ColumnView) => ReturnType<typeof earlierCell>,
): readonly CellChange[] {
  const changes = columns.flatMap((column): readonly CellChange[] => {
    const value = before(row, column);
    return value === undefined ? [] : [{ row, column, input: inputOf(value) }];
  });
  // Elements are added to a list one after another, and taken out from the last to the first.
  const isRemoval = ({ input }: CellChange): boolean => input.kind === "remove";
  return [...changes.filter((change) => !isRemoval(change)), ...changes.filter(isRemoval).reverse()];
}
