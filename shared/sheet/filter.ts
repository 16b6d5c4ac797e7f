import { compilePattern, neverHappens } from "../base/index.js";
import { isBlankCell, numberOfCell, textOfView, type CellView } from "./cell-view.js";
import { readDecimal, readInteger } from "./numbers.js";

/** What is asked of a cell (SHEET-9). Texts are compared without regard to letter case, but where values are chosen. */
export type CellTest =
  | { readonly kind: "contains" | "starts-with" | "ends-with"; readonly text: string }
  | { readonly kind: "equals"; readonly value: CellView }
  /** Both bounds belong to it; a text that spells a number is one. */
  | { readonly kind: "range"; readonly min?: number | undefined; readonly max?: number | undefined }
  | { readonly kind: "boolean"; readonly value: boolean }
  /** Exactly one of these; with none, every cell passes. The empty text stands for absent cells and blank texts as well. */
  | { readonly kind: "values"; readonly values: readonly CellView[] }
  | { readonly kind: "matches"; readonly pattern: string }
  | { readonly kind: "empty" }
  /** Something is wrong with the cell. */
  | { readonly kind: "has-problem" };

export interface ColumnFilter {
  /** `columnKey` of a column of the sheet, or what names a derived one. */
  readonly column: string;
  /** Cells that do not pass the test pass the filter. */
  readonly not?: boolean | undefined;
  readonly test: CellTest;
}

export interface RowFilter {
  /** Whether rows must pass every filter or one of them. */
  readonly join: "all" | "any";
  readonly filters: readonly ColumnFilter[];
}

export const noFilter: RowFilter = { join: "all", filters: [] };

type Passes = (cell: CellView) => boolean;

const folded = (text: string): string => text.trim().toLowerCase();

/** What a test says of cells that are not absent. `has-problem` is the caller's to answer. */
export function passes(test: CellTest): Passes {
  switch (test.kind) {
    case "contains":
    case "starts-with":
    case "ends-with": {
      const wanted = folded(test.text);
      const is = textTests[test.kind];
      return (cell) => cell !== null && is(folded(textOfView(cell)), wanted);
    }
    case "equals":
      return (cell) => sameCell(cell, test.value);
    case "range": {
      const { min = -Infinity, max = Infinity } = test;
      return (cell) => {
        const number = numberIn(cell);
        return number !== undefined && number >= min && number <= max;
      };
    }
    case "boolean":
      return (cell) => cell === test.value;
    case "values":
      return ofValues(test.values);
    case "matches": {
      const pattern = compilePattern(test.pattern);
      return (cell) => pattern.ok && cell !== null && pattern.value.isIn(textOfView(cell));
    }
    case "empty":
      return isBlankCell;
    case "has-problem":
      return () => false;
    default:
      return neverHappens(test);
  }
}

const textTests = {
  contains: (text: string, wanted: string) => text.includes(wanted),
  "starts-with": (text: string, wanted: string) => text.startsWith(wanted),
  "ends-with": (text: string, wanted: string) => text.endsWith(wanted),
} as const;

/** The number of a cell, or that its text spells. */
export function numberIn(cell: CellView): number | undefined {
  if (typeof cell !== "string") return numberOfCell(cell);
  const text = cell.trim();
  const whole = readInteger(text);
  return whole === undefined ? readDecimal(text) : Number(whole);
}

/** Whether two cells count as the same: texts in any letter case, 3 and 3.0, absent and absent. */
function sameCell(a: CellView, b: CellView): boolean {
  if (a === null || b === null) return a === b;
  if (typeof a === "string" && typeof b === "string") return folded(a) === folded(b);
  const [left, right] = [numberOfCell(a), numberOfCell(b)];
  if (left !== undefined || right !== undefined) return left === right || (Number.isNaN(left) && Number.isNaN(right));
  return typeof a === typeof b && textOfView(a) === textOfView(b);
}

/** A set of names, so that long lists cost no more than short ones. */
function ofValues(values: readonly CellView[]): Passes {
  if (values.length === 0) return () => true;
  const names = new Set(values.map(cellName));
  return (cell) => names.has(cellName(cell));
}

/**
 * One string for cells that are the same choice of a filter; absent cells and blank texts are one choice. Texts that differ
 * in letter case or spaces are different choices: a filter by values is how people find the one that is spelled wrongly.
 */
export function cellName(cell: CellView): string {
  if (isBlankCell(cell)) return "text ";
  if (typeof cell === "string") return `text ${cell}`;
  const number = numberOfCell(cell);
  return number === undefined ? `${typeof cell} ${textOfView(cell)}` : `number ${number}`;
}

/** The cells a filter looks at in a row: one, or all elements of an array; undefined where the sheet has no such column. */
export type CellsOf = (column: string) => ((row: number) => readonly CellView[]) | undefined;

/**
 * Tells of each row whether it passes. A filter of a column that is not there passes every row; one of several cells passes
 * where one of them does, negated where none does. `hasProblem` says whether something is wrong with a row's cell.
 */
export function rowTest(
  { join, filters }: RowFilter,
  cellsOf: CellsOf,
  hasProblem: (row: number, column: string) => boolean = () => false,
): (row: number) => boolean {
  const tests = filters.flatMap(({ column, not = false, test }) => {
    const cells = cellsOf(column);
    if (!cells) return [];
    if (test.kind === "has-problem") return [(row: number) => hasProblem(row, column) !== not];
    const passing = passes(test);
    return [(row: number) => cells(row).some(passing) !== not];
  });
  if (tests.length === 0) return () => true;
  return join === "all" ? (row) => tests.every((test) => test(row)) : (row) => tests.some((test) => test(row));
}
