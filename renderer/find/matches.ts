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
  /** Keys of the rows not on screen that have matches in columns on screen. */
  readonly hiddenRows: readonly string[];
  /** How many matches these rows have there. */
  readonly hidden: number;
  /** Keys of the hidden columns that have matches, in whatever row, from left to right. */
  readonly hiddenColumns: readonly string[];
  /** How many matches these columns have. */
  readonly inHiddenColumns: number;
}

/** The columns that are looked in, from left to right. */
export interface LookedIn {
  readonly shown: readonly FindColumn[];
  readonly hidden: readonly FindColumn[];
}

/** More than these are not gone through one by one. */
export const mostMatches = 10_000;

export const noMatches: Matches = {
  shown: [],
  hiddenRows: [],
  hidden: 0,
  hiddenColumns: [],
  inHiddenColumns: 0,
};

/**
 * Looks for a text in the cells of some columns, letters of either case. `shown` are the rows on screen from top to bottom,
 * `all` those of the sheet. Every match is counted once: on screen, in a hidden row, or in a hidden column. After
 * `mostMatches` on screen nothing more is looked for.
 */
export function findMatches(
  query: string,
  columns: LookedIn,
  shown: readonly GridRow[],
  all: readonly GridRow[],
): Matches {
  const needle = query.toLowerCase();
  if (needle === "") return noMatches;
  const has = (row: GridRow, { textOf }: FindColumn): boolean => textOf(row).toLowerCase().includes(needle);
  const found: Match[] = [];
  for (const row of shown) {
    for (const column of columns.shown) {
      if (has(row, column)) found.push({ rowKey: row.key, column: column.key });
      if (found.length >= mostMatches) return { ...noMatches, shown: found };
    }
  }
  const onScreen = new Set(shown.map(({ key }) => key));
  const hiddenRows: string[] = [];
  let hidden = 0;
  for (const row of all) {
    if (onScreen.has(row.key)) continue;
    const { length } = columns.shown.filter((column) => has(row, column));
    if (length > 0) hiddenRows.push(row.key);
    hidden += length;
  }
  const inColumns = columns.hidden.map((column) => all.filter((row) => has(row, column)).length);
  return {
    shown: found,
    hiddenRows,
    hidden,
    hiddenColumns: columns.hidden.flatMap(({ key }, at) => (inColumns[at] === 0 ? [] : [key])),
    inHiddenColumns: inColumns.reduce((sum, each) => sum + each, 0),
  };
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

/**
 * Where a text occurs in another one, letters of either case, from left to right and without overlaps. Places count UTF-16
 * units; where folding the case changes how long the text is, they would be wrong, and none are returned.
 */
export function occurrences(text: string, query: string): readonly number[] {
  const [haystack, needle] = [text.toLowerCase(), query.toLowerCase()];
  if (needle === "" || haystack.length !== text.length || needle.length !== query.length) return [];
  const places: number[] = [];
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + needle.length)) places.push(at);
  return places;
}
