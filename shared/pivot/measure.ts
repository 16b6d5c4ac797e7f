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

/** The finite numbers that each row of a sheet holds; none where nothing is measured. */
export type RowNumbers = readonly (readonly number[])[];

const none: readonly number[] = [];

/** The finite numbers that each of so many rows holds in a field. */
export function numbersOf(field: PivotField | undefined, count: number): RowNumbers {
  if (!field) return [];
  return Array.from({ length: count }, (_, row) => {
    const numbers: number[] = [];
    for (const cell of field.cellsOf(row)) {
      const number = numberOfCell(cell);
      if (number !== undefined && Number.isFinite(number)) numbers.push(number);
    }
    return numbers.length === 0 ? none : numbers;
  });
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
    case "most": {
      const measured: number[] = [];
      let counted = 0;
      for (const row of rows) {
        const own = numbers[row] ?? none;
        if (own.length > 0) counted += 1;
        for (const number of own) measured.push(number);
      }
      return { value: measured.length === 0 ? null : ofNumbers(measure, measured), rows, counted };
    }
    default:
      return neverHappens(measure);
  }
}

function ofNumbers(
  measure: Extract<Measure, "sum" | "mean" | "median" | "least" | "most">,
  numbers: readonly number[],
): number {
  const add = (sum: number, number: number): number => sum + number;
  switch (measure) {
    case "sum":
      return numbers.reduce(add, 0);
    case "mean":
      return numbers.reduce(add, 0) / numbers.length;
    case "median":
      return medianOf(numbers);
    case "least":
      return numbers.reduce((a, b) => Math.min(a, b));
    case "most":
      return numbers.reduce((a, b) => Math.max(a, b));
  }
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
