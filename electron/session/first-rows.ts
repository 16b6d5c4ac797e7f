import {
  columnChanges,
  foldedKeys,
  type ColumnChange,
  type RowDifference,
  type TableDifference,
} from "../../shared/revision/index.js";
import { columnSource } from "../../shared/sheet/index.js";

/** A table with some of the rows that differ. */
export interface TableInPart {
  readonly difference: TableDifference;
  /** What differs in whole columns, in all of its rows. */
  readonly columns: readonly ColumnChange[];
}

/**
 * The first rows of tables that differ, in their order and no more than `most`. Rows that differ in nothing but whole columns are
 * listed under those: they take what room others leave. Tables with nothing to list are left out.
 */
export function firstRows(differences: readonly TableDifference[], most: number): readonly TableInPart[] {
  const tables = differences.map((difference) => ({ difference, columns: columnChanges(difference) }));
  const chosen = new Set<RowDifference>();
  const aside: RowDifference[] = [];
  for (const { difference, columns } of tables) {
    const keys = foldedKeys(columns);
    for (const row of difference.rows) {
      if (chosen.size === most) break;
      if (keys.size > 0 && isFolded(row, keys)) aside.push(row);
      else chosen.add(row);
    }
  }
  for (const row of aside.slice(0, most - chosen.size)) chosen.add(row);
  return tables
    .map(({ difference, columns }) => {
      const rows = difference.rows.filter((row) => chosen.has(row));
      return { difference: { ...difference, rows }, columns };
    })
    .filter(({ difference, columns }) => difference.rows.length > 0 || columns.length > 0);
}

const isFolded = (row: RowDifference, keys: ReadonlySet<string>): boolean =>
  row.kind === "changed" &&
  !row.isMoved &&
  row.titleBefore === undefined &&
  row.cells.length > 0 &&
  row.cells.every(({ column }) => keys.has(columnSource(column)));
