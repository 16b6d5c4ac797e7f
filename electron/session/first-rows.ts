import {
  columnChanges,
  foldedKeys,
  type ColumnChange,
  type RowDifference,
  type TableDifference,
} from "../../shared/revision/index.js";
import { columnSource } from "../../shared/sheet/index.js";
import { equalValues } from "../../shared/toml/index.js";

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
    const partners = partnersIn(columns);
    for (const row of difference.rows) {
      if (chosen.size === most) break;
      if (keys.size > 0 && isFolded(row, keys, partners)) aside.push(row);
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

/** The two names of each column that has another name, each by the other. */
const partnersIn = (columns: readonly ColumnChange[]): ReadonlyMap<string, string> =>
  new Map(
    columns.flatMap(({ key, keyBefore }) =>
      keyBefore === undefined
        ? []
        : [
            [key, keyBefore],
            [keyBefore, key],
          ],
    ),
  );

/** Whether a row differs in nothing but whole columns; in one that has another name only where the value is the same. */
function isFolded(row: RowDifference, keys: ReadonlySet<string>, partners: ReadonlyMap<string, string>): boolean {
  if (row.kind !== "changed" || row.isMoved || row.titleBefore !== undefined || row.cells.length === 0) return false;
  if (!row.cells.every(({ column }) => keys.has(columnSource(column)))) return false;
  if (partners.size === 0) return true;
  const cells = new Map(row.cells.map((cell) => [columnSource(cell.column), cell]));
  return [...cells].every(([key, { before, after }]) => {
    const partner = partners.get(key);
    if (partner === undefined) return true;
    const other = cells.get(partner);
    const [was, is] = [before ?? other?.before, after ?? other?.after];
    return was !== undefined && is !== undefined && equalValues(was, is);
  });
}
