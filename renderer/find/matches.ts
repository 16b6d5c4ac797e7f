import type { GridRow } from "../state/index.js";

/** A cell whose text has what is looked for. */
export interface Match {
  readonly rowKey: string;
  readonly column: string;
}

/** A column that is looked in. */
export interface FindColumn {
  readonly key: string;
  readonly textOf: (row: GridRow) => string;
}

export interface Matches {
  /** In the order they stand on screen, row by row. */
  readonly shown: readonly Match[];
  /** Keys of the rows not on screen that have matches. */
  readonly hiddenRows: readonly string[];
  /** How many matches these rows have. */
  readonly hidden: number;
}

/** More than these are not gone through one by one. */
export const mostMatches = 10_000;

export const noMatches: Matches = { shown: [], hiddenRows: [], hidden: 0 };

/**
 * Looks for a text in the cells of some columns, letters of either case. `shown` are the rows on screen from top to bottom,
 * `all` those of the sheet. After `mostMatches` on screen nothing more is looked for.
 */
export function findMatches(
  query: string,
  columns: readonly FindColumn[],
  shown: readonly GridRow[],
  all: readonly GridRow[],
): Matches {
  const needle = query.toLowerCase();
  if (needle === "") return noMatches;
  const has = (row: GridRow) => columns.filter(({ textOf }) => textOf(row).toLowerCase().includes(needle));
  const found: Match[] = [];
  for (const row of shown) {
    for (const { key } of has(row)) {
      found.push({ rowKey: row.key, column: key });
      if (found.length >= mostMatches) return { ...noMatches, shown: found };
    }
  }
  const onScreen = new Set(shown.map(({ key }) => key));
  const hiddenRows: string[] = [];
  let hidden = 0;
  for (const row of all) {
    if (onScreen.has(row.key)) continue;
    const { length } = has(row);
    if (length > 0) hiddenRows.push(row.key);
    hidden += length;
  }
  return { shown: found, hiddenRows, hidden };
}

/** The match `by` places on from another, round and round; the first, or last, where that one is none of them. */
export function matchFrom(matches: readonly Match[], from: Match | undefined, by: 1 | -1): Match | undefined {
  const at = placeOf(matches, from);
  const next = at === -1 ? (by === 1 ? 0 : -1) : at + by;
  return matches[(next + matches.length) % matches.length];
}

/** The place of a match among others, from 0; -1 where it is none of them. */
export const placeOf = (matches: readonly Match[], match: Match | undefined): number =>
  match ? matches.findIndex(({ rowKey, column }) => rowKey === match.rowKey && column === match.column) : -1;
