import type { RowView } from "./view.js";

/** A commit as people know it. */
export interface CommitInfo {
  readonly hash: string;
  readonly author: string;
  /** As ISO 8601 writes it, with the author's offset. */
  readonly date: string;
  /** The first line of its message. */
  readonly subject: string;
}

/** What one commit did to a row. */
export interface RowChange {
  /** Null for what is not committed yet. */
  readonly commit: CommitInfo | null;
  /** The file that holds the row since then; for a row that was removed, the one that held it. */
  readonly file: string;
  /** What the file was called before, where the commit renamed it. */
  readonly fileBefore?: string;
  readonly row: RowView;
}

/** The changes of one row, the newest first. */
export type RowHistory = readonly RowChange[];

/** The key of the column that a cell is in, such as `abilities` of `abilities[0].name`. */
const columnOf = (key: string): string => /^[^.[]+/u.exec(key)?.[0] ?? key;

/** Whether a change touched a cell: the cell itself, something inside of it, or a whole that it is part of. */
function touches({ row }: RowChange, key: string): boolean {
  return row.cells.some((cell) => cell.key === key || isWithin(cell.key, key) || isWithin(key, cell.key));
}

const isWithin = (inner: string, outer: string): boolean =>
  inner.startsWith(outer) && /^[.[]/u.test(inner.slice(outer.length));

/** The changes of one cell, or of a column with all that nests in it, the newest first. */
export const cellHistory = (history: RowHistory, key: string): RowHistory =>
  history.filter((change) => touches(change, key));

/** Who is to be asked about a cell: the last change of each column that ever changed, by the column's key. */
export function blame(history: RowHistory): ReadonlyMap<string, RowChange> {
  const found = new Map<string, RowChange>();
  for (const change of history) {
    for (const { key } of change.row.cells) {
      const column = columnOf(key);
      if (!found.has(column)) found.set(column, change);
    }
  }
  return found;
}

/** A number of a row over time. */
export interface NumberSeries {
  readonly key: string;
  readonly column: string;
  /** The oldest first; a point for each change, and one for what the cell held before the first that is known. */
  readonly points: readonly { readonly change: RowChange | null; readonly value: number }[];
}

/** The cells of a row that held numbers, and changed at least once. Where a cell was absent or no number it has no point. */
export function numberSeries(history: RowHistory): readonly NumberSeries[] {
  const series = new Map<string, { column: string; points: { change: RowChange | null; value: number }[] }>();
  for (const change of history.toReversed()) {
    for (const { key, column, before, after } of change.row.cells) {
      const known = series.get(key);
      const own = known ?? { column, points: [] };
      if (!known) series.set(key, own);
      const first = known ? undefined : numberOf(before);
      if (first !== undefined) own.points.push({ change: null, value: first });
      const value = numberOf(after);
      if (value !== undefined) own.points.push({ change, value });
    }
  }
  return [...series].flatMap(([key, { column, points }]) => (points.length > 1 ? [{ key, column, points }] : []));
}

function numberOf(text: string | null): number | undefined {
  const digits = text?.replaceAll("_", "") ?? "";
  return /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu.test(digits) ? Number(digits) : undefined;
}
