import type { ProblemView } from "../../shared/validate/index.js";

/** A cell by the key of its row and of its column; a column of null is the row as a whole. */
export interface ProblemCell {
  readonly rowKey: string;
  readonly column: string | null;
}

/** The rows and columns of a sheet in the order in which they are read. */
export interface Reading {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/**
 * The next cell with a problem in reading order, or with a step of -1 the one before; undefined where none is left in that
 * direction. Without a place to start from, the first or the last one. Accepted problems and those of the table as a whole
 * are passed over; rows and columns that are not in the order come last.
 */
export function problemBeside(
  problems: readonly ProblemView[],
  { rows, columns }: Reading,
  step: 1 | -1,
  from?: ProblemCell,
): ProblemCell | undefined {
  const rowPlaces = new Map(rows.map((key, at) => [key, at]));
  const columnPlaces = new Map(columns.map((key, at) => [key, at]));
  const rankOf = ({ rowKey, column }: ProblemCell): number => {
    const columnPlace = column === null ? 0 : (columnPlaces.get(column) ?? columns.length) + 1;
    return (rowPlaces.get(rowKey) ?? rows.length) * (columns.length + 2) + columnPlace;
  };
  const start = from === undefined ? -Infinity : step * rankOf(from);
  let nearest: { readonly cell: ProblemCell; readonly rank: number } | undefined;
  for (const { rowKey, column, waived } of problems) {
    if (waived || rowKey === null) continue;
    const cell = { rowKey, column };
    const rank = step * rankOf(cell);
    if (rank > start && (nearest === undefined || rank < nearest.rank)) nearest = { cell, rank };
  }
  return nearest?.cell;
}
