import { neverHappens } from "../base/index.js";
import { numberOfCell } from "../sheet/index.js";
import type { Measure, PivotField } from "./spec.js";

/** What a cell of a pivot says, with the rows it says it of. */
export interface PivotFigure {
  /** Null where none of the rows holds a number. A share lies between 0 and 1. */
  readonly value: number | null;
  /** Numbers of the rows, in the order of the sheet. */
  readonly rows: readonly number[];
  /** How many of the rows it is made of: those that hold a number, where numbers are measured. */
  readonly counted: number;
}

/** The whole that shares are of: how many rows there are in all, in the row of the table, and in its column. */
export interface Wholes {
  readonly all: number;
  readonly row: number;
  readonly column: number;
}

/** The finite numbers that the rows of a sheet hold, one row after the other. */
export interface RowNumbers {
  readonly numbers: readonly number[];
  /** Where those of each row begin, and where those of the last one end. */
  readonly starts: Uint32Array;
}

/** The finite numbers that each of so many rows holds in a field; none where nothing is measured. */
export function numbersOf(field: PivotField | undefined, count: number): RowNumbers {
  const numbers: number[] = [];
  const starts = new Uint32Array(field ? count + 1 : 0);
  for (let row = 0; field && row < count; row++) {
    for (const cell of field.cellsOf(row)) {
      const number = numberOfCell(cell);
      if (number !== undefined && Number.isFinite(number)) numbers.push(number);
    }
    starts[row + 1] = numbers.length;
  }
  return { numbers, starts };
}

/** Measures some rows; `numbers` are those of all rows of the sheet. */
export function figureOf(measure: Measure, rows: readonly number[], numbers: RowNumbers, wholes: Wholes): PivotFigure {
  const share = (whole: number): PivotFigure => ({
    value: whole === 0 ? null : rows.length / whole,
    rows,
    counted: rows.length,
  });
  switch (measure) {
    case "count":
      return { value: rows.length, rows, counted: rows.length };
    case "share":
      return share(wholes.all);
    case "share-of-row":
      return share(wholes.row);
    case "share-of-column":
      return share(wholes.column);
    case "sum":
    case "mean":
    case "median":
    case "least":
    case "most":
      return numberOf(measure, rows, numbers);
    default:
      return neverHappens(measure);
  }
}

type NumberMeasure = Extract<Measure, "sum" | "mean" | "median" | "least" | "most">;

function numberOf(measure: NumberMeasure, rows: readonly number[], { numbers, starts }: RowNumbers): PivotFigure {
  const measured: number[] = [];
  const isMedian = measure === "median";
  let [counted, held, sum, least, most] = [0, 0, 0, Infinity, -Infinity];
  for (const row of rows) {
    const [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0];
    if (to > from) counted += 1;
    held += to - from;
    for (let at = from; at < to; at++) {
      const number = numbers[at] ?? 0;
      sum += number;
      if (number < least) least = number;
      if (number > most) most = number;
      if (isMedian) measured.push(number);
    }
  }
  const value = { sum, mean: sum / held, median: isMedian ? medianOf(measured) : 0, least, most }[measure];
  return { value: held === 0 ? null : value, rows, counted };
}

function medianOf(numbers: readonly number[]): number {
  const sorted = Float64Array.from(numbers).sort();
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
