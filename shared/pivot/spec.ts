import type { CellView } from "../sheet/index.js";

/** What rows are grouped by, or what is measured of them. */
export interface PivotField {
  readonly title: string;
  /** The values that it may hold, in their order; none where it may hold any. */
  readonly choices: readonly string[];
  /** What a row holds, by its number: one cell, or those of all elements of an array. */
  readonly cellsOf: (row: number) => readonly CellView[];
}

/** What a pivot says of the rows that meet in a cell (PIVOT-3). */
export const measures = [
  "count",
  "share",
  "share-of-row",
  "share-of-column",
  "sum",
  "mean",
  "median",
  "least",
  "most",
] as const;

export type Measure = (typeof measures)[number];

const numeric: ReadonlySet<Measure> = new Set(["sum", "mean", "median", "least", "most"]);

/** Whether a measure is made of the numbers of a field; the others only count rows. */
export const needsNumbers = (measure: Measure): boolean => numeric.has(measure);

/** A question to a sheet: its rows by some fields, across by others. */
export interface PivotSpec {
  readonly rows: readonly PivotField[];
  /** None: the measure stands in one column. */
  readonly columns: readonly PivotField[];
  readonly measure: Measure;
  /** Whose numbers are measured; measures that count rows need none. */
  readonly of?: PivotField | undefined;
}
