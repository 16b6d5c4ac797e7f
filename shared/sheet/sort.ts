import type { CellView } from "./cell-view.js";
import { SortValues } from "./sort-values.js";

/** One of the columns rows are sorted by, the first before the others. */
export interface SortKey {
  /** `columnKey` of a column of the sheet, or what names a derived one. */
  readonly column: string;
  readonly descending: boolean;
}

/** A column to sort by, with its cells. */
export interface SortColumn {
  readonly cell: (row: number) => CellView;
  readonly descending: boolean;
  /** The places of the texts of an enum, which stand before all other texts. */
  readonly choices?: ReadonlyMap<string, number> | undefined;
  /** Whether the cell could not be computed: such rows stand last of all, behind those whose cell is absent. */
  readonly isError?: ((row: number) => boolean) | undefined;
}

/** The order of rows by their columns, the first before the others; equal rows by their numbers (SHEET-8). */
function rowOrder(columns: readonly SortColumn[], values: readonly SortValues[]): (a: number, b: number) => number {
  const signs = columns.map(({ descending }) => (descending ? -1 : 1));
  return (a, b) => {
    for (let at = 0; at < values.length; at += 1) {
      const order = values[at]?.compared(a, b, signs[at] ?? 1) ?? 0;
      if (order !== 0) return order;
    }
    return a - b;
  };
}

/**
 * The rows 0 to `count` in the order the columns ask for: booleans, then numbers, then texts; absent cells last whatever the
 * direction; equal rows as they were (SHEET-8). With no columns: as they were.
 */
export const sortedRows = (count: number, columns: readonly SortColumn[]): readonly number[] =>
  new RowSorter().sorted(
    Array.from({ length: count }, (_, row) => String(row)),
    columns,
  );

/**
 * Sorts the same rows again and again: what a cell is sorted by is kept while the cell is the same one, and rows start from
 * their order of the last time, from which a few edits move few.
 */
export class RowSorter {
  #keys: readonly string[] = [];
  /** By place of the column. */
  #values: readonly SortValues[] = [];
  #order: readonly number[] = [];

  /** The rows, named by `keys`, in the order of the sort, as `sortedRows` returns it. */
  sorted(keys: readonly string[], columns: readonly SortColumn[]): readonly number[] {
    const earlier = earlierRows(this.#keys, keys);
    const starting = earlier ? followed(this.#order, earlier, this.#keys.length) : [...this.#order];
    this.#values = columns.map((column, at) => {
      const known = this.#values[at];
      const values = !known ? new SortValues(keys.length) : earlier ? known.moved(earlier) : known;
      values.read(column);
      return values;
    });
    this.#keys = keys;
    this.#order = starting.sort(rowOrder(columns, this.#values));
    return this.#order;
  }
}

/** Where each row was before, -1 for a new one; undefined where all are where they were. */
function earlierRows(before: readonly string[], keys: readonly string[]): Int32Array | undefined {
  if (before.length === keys.length && keys.every((key, row) => key === before[row])) return undefined;
  const places = new Map(before.map((key, row) => [key, row]));
  return Int32Array.from(keys, (key) => places.get(key) ?? -1);
}

/** An earlier order of rows with the numbers that they have now: without those that went, new ones last. */
function followed(order: readonly number[], earlier: Int32Array, countBefore: number): number[] {
  const now = new Int32Array(countBefore).fill(-1);
  const added: number[] = [];
  earlier.forEach((before, row) => {
    if (before === -1) added.push(row);
    else now[before] = row;
  });
  return [...order.map((before) => now[before] ?? -1).filter((row) => row !== -1), ...added];
}
