import type { ColumnId } from "../sheet/index.js";
import { rowCount, rowEntries, type TomlDocument, type TomlValue } from "../toml/index.js";
import type { TableVersion } from "./table.js";

/** How many rows have a value under a key, and under the keys within it where it holds tables. */
interface Held {
  rows: number;
  readonly members: Map<string, Held>;
}

/** How many rows have a value in each column. */
export type ColumnCounts = ReadonlyMap<string, Held>;

/** A version before is compared again and again. */
const known = new WeakMap<TomlDocument, Map<string, ColumnCounts>>();

/** The counts of all rows of a version. */
export function countsOf(version: TableVersion): ColumnCounts {
  const { document, path } = version;
  const tables = known.get(document) ?? new Map<string, ColumnCounts>();
  known.set(document, tables);
  const table = JSON.stringify(path);
  const counts = tables.get(table) ?? countsIn(version, Array(rowCount(document, path)).keys());
  tables.set(table, counts);
  return counts;
}

/**
 * The counts of some rows of a version, by their places. All columns are counted at once: a hostile file has thousands of new
 * columns beside thousands of rows.
 */
export function countsIn({ document, path }: TableVersion, places: Iterable<number>): ColumnCounts {
  const counts = new Map<string, Held>();
  for (const row of places) {
    for (const { key, value } of rowEntries(document, path, row)) count(counts, key, value);
  }
  return counts;
}

/** How many of the counted rows have a value in a column. */
export function holders(counts: ColumnCounts, { path }: ColumnId): number {
  let [rows, members] = [0, counts];
  for (const key of path) {
    const held = members.get(key);
    if (!held) return 0;
    ({ rows, members } = held);
  }
  return rows;
}

function count(into: Map<string, Held>, key: string, value: TomlValue): void {
  const held = into.get(key) ?? { rows: 0, members: new Map<string, Held>() };
  into.set(key, held);
  held.rows += 1;
  if (value.kind === "table") for (const [inner, member] of value.entries) count(held.members, inner, member);
}
