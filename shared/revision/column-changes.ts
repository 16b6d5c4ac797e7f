import { columnSource, columnTitle, type CellDifference } from "../sheet/index.js";
import { countsIn, countsOf, holders } from "./column-holders.js";
import { renamedColumns, type OneSided } from "./renamed-columns.js";
import type { RowDifference, TableDifference, TableVersion } from "./table.js";

/** A column that came, went or has another name, in the rows that both versions have. */
export interface ColumnChange {
  readonly kind: "added" | "removed" | "renamed";
  /** As cells have it: `energy-cost`. Of a column that is gone what it was. */
  readonly key: string;
  /** `Energy Cost`. */
  readonly column: string;
  /** Of a column with another name what it was called. */
  readonly keyBefore?: string;
  readonly columnBefore?: string;
  /** How many rows it differs in. */
  readonly rows: number;
  /** How many rows still have what the others lost; absent for none. */
  readonly kept?: number;
}

/** In fewer rows than this a line under each is no longer than one for the column. */
const fewestRows = 3;

/** So many times as many rows must have lost a column as still have it: one card that was brought back is no reason to list all others. */
const lostToKept = 4;

/** A column that is gone, with how many rows still have it. */
interface Gone {
  readonly column: OneSided;
  readonly kept: number;
}

/**
 * The columns that no row had before, those that hardly a row has any more, and those of which one took the place of the other
 * with the same values in all rows but a few. The time is linear in the cells that differ, but for the first look at a version
 * before.
 */
export function columnChanges({ before, after, rows }: TableDifference): readonly ColumnChange[] {
  if (!before || !after) return [];
  const added = columnsThat(rows, (cell) => cell.before === undefined);
  const removed = columnsThat(rows, (cell) => cell.after === undefined);
  const isLong = ([, { rows: own }]: readonly [string, OneSided]): boolean => own.size >= fewestRows;
  const fresh = [...added].filter(isLong).filter(([, { column }]) => holders(countsOf(before), column) === 0);
  const lost = [...removed].filter(isLong).filter(([key]) => !added.has(key));
  const gone = lost.length === 0 ? [] : lost.flatMap(goneFrom(before, after, rows));
  const renamed = renamedColumns(
    fresh.map(([, each]) => each),
    gone.map(({ column }) => column),
  );
  const taken = new Set([...renamed.values()].map(({ from }) => from));
  const keptOf = new Map(gone.map(({ column, kept }) => [column, kept > 0 ? { kept } : {}]));
  const changes = fresh.map(([, each]): ColumnChange => {
    const found = renamed.get(each);
    if (!found) return changeOf("added", each);
    const { from, rows: same } = found;
    const [keyBefore, columnBefore] = [columnSource(from.column), columnTitle(from.column)];
    return { ...changeOf("renamed", each), rows: same, keyBefore, columnBefore, ...keptOf.get(from) };
  });
  const without = gone.filter(({ column }) => !taken.has(column));
  return [...changes, ...without.map(({ column }) => ({ ...changeOf("removed", column), ...keptOf.get(column) }))];
}

const changeOf = (kind: ColumnChange["kind"], { column, rows }: OneSided): ColumnChange => ({
  ...{ kind, key: columnSource(column), column: columnTitle(column) },
  rows: rows.size,
});

/** The columns with such cells by their keys. Elements of lists and places inside of values are no columns of a table. */
function columnsThat(
  rows: readonly RowDifference[],
  isSuch: (cell: CellDifference) => boolean,
): ReadonlyMap<string, OneSided> {
  const found = new Map<string, OneSided & { readonly rows: Map<number, CellDifference> }>();
  for (const row of rows) {
    if (row.kind !== "changed") continue;
    for (const cell of row.cells) {
      const { column } = cell;
      if (!isSuch(cell) || column.index !== undefined || column.inner) continue;
      const key = columnSource(column);
      const known = found.get(key) ?? { column, rows: new Map<number, CellDifference>() };
      known.rows.set(row.after, cell);
      found.set(key, known);
    }
  }
  return found;
}

/** A column that hardly a row has any more, new ones too: those that had it lost it, or are gone themselves. */
function goneFrom(
  before: TableVersion,
  after: TableVersion,
  rows: readonly RowDifference[],
): (candidate: readonly [string, OneSided]) => readonly Gone[] {
  const all = countsOf(before);
  const removed = countsIn(
    before,
    rows.flatMap((row) => (row.kind === "removed" ? [row.before] : [])),
  );
  const added = countsIn(
    after,
    rows.flatMap((row) => (row.kind === "added" ? [row.after] : [])),
  );
  return ([, column]) => {
    const lost = column.rows.size + holders(removed, column.column);
    const kept = holders(all, column.column) - lost + holders(added, column.column);
    return kept * lostToKept > column.rows.size ? [] : [{ column, kept }];
  };
}
