import { columnSource, columnTitle, type CellDifference, type ColumnId } from "../sheet/index.js";
import { writeValue } from "../toml/index.js";
import { countsIn, countsOf, holders } from "./column-holders.js";
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
}

/** In fewer rows than this a line under each is no longer than one for the column. */
const fewestRows = 3;

/** A cell that one version of its row lacks. */
interface OneSided {
  readonly column: ColumnId;
  readonly rows: Map<number, CellDifference>;
}

/**
 * The columns that no row had before, those that no row has any more, and those of which one took the place of the other with
 * the same values. The time is linear in the cells that differ, but for the first look at a version before.
 */
export function columnChanges({ before, after, rows }: TableDifference): readonly ColumnChange[] {
  if (!before || !after) return [];
  const added = columnsThat(rows, (cell) => cell.before === undefined);
  const removed = columnsThat(rows, (cell) => cell.after === undefined);
  const isLong = ([, { rows: own }]: readonly [string, OneSided]): boolean => own.size >= fewestRows;
  const fresh = [...added].filter(isLong).filter(([, { column }]) => holders(countsOf(before), column) === 0);
  const lost = [...removed].filter(isLong).filter(([key]) => !added.has(key));
  const gone = lost.length === 0 ? [] : lost.filter(goneFrom(before, after, rows));
  const old = new Map(fresh.length === 0 ? [] : gone.map(([, each]) => [valuesOf(each, "before"), each]));
  const renamed = new Set<OneSided>();
  const changes = fresh.map(([, each]): ColumnChange => {
    const from = old.size === 0 ? undefined : old.get(valuesOf(each, "after"));
    if (!from || renamed.has(from)) return changeOf("added", each);
    renamed.add(from);
    const [keyBefore, columnBefore] = [columnSource(from.column), columnTitle(from.column)];
    return { ...changeOf("renamed", each), keyBefore, columnBefore };
  });
  return [...changes, ...gone.flatMap(([, each]) => (renamed.has(each) ? [] : [changeOf("removed", each)]))];
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
  const found = new Map<string, OneSided>();
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

/** Whether all rows that had a column lost it, or are gone themselves, and no new row has it. */
function goneFrom(
  before: TableVersion,
  after: TableVersion,
  rows: readonly RowDifference[],
): (candidate: readonly [string, OneSided]) => boolean {
  const all = countsOf(before);
  const removed = countsIn(
    before,
    rows.flatMap((row) => (row.kind === "removed" ? [row.before] : [])),
  );
  const added = countsIn(
    after,
    rows.flatMap((row) => (row.kind === "added" ? [row.after] : [])),
  );
  return ([, { column, rows: own }]) =>
    holders(added, column) === 0 && own.size + holders(removed, column) === holders(all, column);
}

/** Equal for columns with the same values in the same rows. */
const valuesOf = ({ rows }: OneSided, side: "before" | "after"): string =>
  [...rows].map(([row, { [side]: value }]) => `${row} ${value ? writeValue(value, { oneLine: true }) : ""}`).join("\n");
