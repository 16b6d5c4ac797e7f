import { cellText, columnTitle, diffCells, innerDifferences } from "../sheet/index.js";
import { rowCount, rowEntries, type RowEntry, type TomlDocument, type TomlValue } from "../toml/index.js";

/** A cell that differs, in words. */
export interface ChangedCell {
  readonly row: string;
  readonly column: string;
  /** As text; null where the cell is absent. */
  readonly before: string | null;
  readonly after: string | null;
}

/** How a table differs from the one before it, whose rows are at the same places. */
export interface TableChanges {
  readonly cells: number;
  /** How many rows have other cells. */
  readonly changed: number;
  readonly added: number;
  /** The first of the cells. */
  readonly changes: readonly ChangedCell[];
  /** The titles of the first rows that were added. */
  readonly newRows: readonly string[];
}

/** Compares two versions of a table whose new rows are behind the others, and describes so many of the differences. */
export function tableChanges(
  before: TomlDocument,
  after: TomlDocument,
  table: readonly string[],
  most: number,
): TableChanges {
  const count = rowCount(before, table);
  const changes: ChangedCell[] = [];
  let [cells, changed] = [0, 0];
  for (let row = 0; row < count; row += 1) {
    const differences = diffCells(before, row, after, row, table).flatMap(innerDifferences);
    cells += differences.length;
    changed += differences.length === 0 ? 0 : 1;
    for (const { column, before: old, after: fresh } of differences.slice(0, most - changes.length)) {
      const title = rowTitle(rowEntries(after, table, row));
      changes.push({ row: title, column: columnTitle(column), before: shown(old), after: shown(fresh) });
    }
  }
  const added = Math.max(0, rowCount(after, table) - count);
  const newRows = Array.from({ length: Math.min(added, most) }, (_, at) =>
    rowTitle(rowEntries(after, table, count + at)),
  );
  return { cells, changed, added, changes, newRows };
}

/** The columns that a version of a table has and the one before it has in no row, in the order in which they first come. */
export function newColumns(before: TomlDocument, after: TomlDocument, table: readonly string[]): readonly string[] {
  const known = keysIn(before, table);
  return [...keysIn(after, table)].filter((key) => !known.has(key));
}

function keysIn(document: TomlDocument, table: readonly string[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (let row = 0; row < rowCount(document, table); row += 1) {
    for (const { key } of rowEntries(document, table, row)) keys.add(key);
  }
  return keys;
}

const shown = (value: TomlValue | undefined): string | null => (value === undefined ? null : cellText(value));

/** A row's name, else what its first cell says. */
export function rowTitle(entries: readonly RowEntry[]): string {
  const named = entries.find(({ key }) => key === "name") ?? entries[0];
  return cellText(named?.value) || "Unnamed row";
}
