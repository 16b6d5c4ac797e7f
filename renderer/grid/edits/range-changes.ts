import type { ColumnView, WireCell } from "../../../shared/workspace/index.js";
import type { GridRow } from "../../state/index.js";
import type { CellChange } from "./edits.js";
import { fillPairs, type Box } from "../selection/selection.js";

/** What the cells of a sheet hold. */
type ValueOf = (row: GridRow, column: ColumnView) => WireCell;

/** Empties the cells that hold something: as the column's empty cells are written, or by removing the key. */
export function clearedCells(
  rows: readonly GridRow[],
  columns: readonly ColumnView[],
  valueOf: ValueOf,
  how: "clear" | "remove",
): CellChange[] {
  return rows.flatMap((row) =>
    columns
      .filter((column) => valueOf(row, column) !== null)
      .map((column): CellChange => ({ row, column, input: { kind: how } }))
      // The later elements of an array move up when one is removed, so the last goes first.
      .reverse(),
  );
}

/**
 * Copies the first row or column of a box over the rest of it, values as they are.
 *
 * @param columns those on screen from left to right; `undefined` for one that is no column of the file
 */
export function filledCells(
  box: Box,
  direction: "down" | "right",
  { rows, columns }: { readonly rows: readonly GridRow[]; readonly columns: readonly (ColumnView | undefined)[] },
  valueOf: ValueOf,
): CellChange[] {
  return fillPairs(box, direction).flatMap(({ from, to }): CellChange[] => {
    const source = rows[from.row];
    const row = rows[to.row];
    const sourceColumn = columns[from.column];
    const column = columns[to.column];
    if (!source || !row || !sourceColumn || !column) return [];
    const value = valueOf(source, sourceColumn);
    return [{ row, column, input: value === null ? { kind: "remove" } : { kind: "value", value } }];
  });
}
