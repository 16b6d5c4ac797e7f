import { neverHappens } from "../base/index.js";
import type { TomlValue } from "../toml/index.js";

/** How many cells of a column hold what. Cells without the key are counted by nobody: see `ColumnFacts.absent`. */
export interface CellCounts {
  /** All cells that hold a value. */
  readonly present: number;
  /** `""` */
  readonly blank: number;
  /** `"*"` */
  readonly star: number;
  /** Strings other than `""` and `"*"`. */
  readonly strings: number;
  readonly integers: number;
  readonly floats: number;
  readonly booleans: number;
  readonly dates: number;
  readonly arrays: number;
  readonly tables: number;
  /** Arrays that hold tables, and tables that hold anything: what a structure editor shows better than text. */
  readonly structures: number;
  /** Strings with a line break. */
  readonly multiLine: number;
  /** Strings of more than `longText` UTF-16 units. */
  readonly long: number;
  /** Strings whose letters are all upper case, or all lower case; counted in id columns only. */
  readonly upper: number;
  readonly lower: number;
}

export type Tally = { -readonly [Count in keyof CellCounts]: CellCounts[Count] };

export const longText = 80;

export const emptyTally = (): Tally => ({
  present: 0,
  blank: 0,
  star: 0,
  strings: 0,
  integers: 0,
  floats: 0,
  booleans: 0,
  dates: 0,
  arrays: 0,
  tables: 0,
  structures: 0,
  multiLine: 0,
  long: 0,
  upper: 0,
  lower: 0,
});

export const noCounts: CellCounts = Object.freeze(emptyTally());

/** Adds a value to a tally (`by` 1) or takes it out again (`by` -1). */
export function count(tally: Tally, value: TomlValue, by: 1 | -1): void {
  tally.present += by;
  switch (value.kind) {
    case "string":
      countText(tally, value.value, by);
      break;
    case "integer":
      tally.integers += by;
      break;
    case "float":
      tally.floats += by;
      break;
    case "boolean":
      tally.booleans += by;
      break;
    case "date":
      tally.dates += by;
      break;
    case "array":
      tally.arrays += by;
      if (value.items.some((item) => item.kind === "table")) tally.structures += by;
      break;
    case "table":
      tally.tables += by;
      if (value.entries.size > 0) tally.structures += by;
      break;
    default:
      neverHappens(value);
  }
}

function countText(tally: Tally, text: string, by: 1 | -1): void {
  if (text === "") {
    tally.blank += by;
    return;
  }
  if (text === "*") {
    tally.star += by;
    return;
  }
  tally.strings += by;
  if (text.length > longText) tally.long += by;
  if (text.includes("\n")) tally.multiLine += by;
}

/**
 * Whether two values count alike wherever a key that is not an id has them, as nearly all texts do before and after a
 * replacement. Lists and tables are not looked into.
 */
export function countAlike(a: TomlValue, b: TomlValue): boolean {
  if (a.kind === "string" && b.kind === "string") return textAlike(a.value, b.value);
  return a.kind === b.kind && a.kind !== "array" && a.kind !== "table";
}

const textAlike = (a: string, b: string): boolean =>
  (a.trim() === "") === (b.trim() === "") &&
  (a === "") === (b === "") &&
  (a === "*") === (b === "*") &&
  a.length > longText === b.length > longText &&
  a.includes("\n") === b.includes("\n");

/** Counts the letter case of an id, for ids generated later to look like it (SHEET-6). */
export function countLetterCase(tally: Tally, text: string, by: 1 | -1): void {
  const upper = text.toUpperCase();
  const lower = text.toLowerCase();
  if (upper === lower) return;
  if (text === upper) tally.upper += by;
  else if (text === lower) tally.lower += by;
}

/** The counts of several columns taken together: the elements of one array key are of one kind (SHEET-3). */
export function sumOfCounts(all: readonly CellCounts[]): CellCounts {
  const sum = emptyTally();
  for (const counts of all) for (const key of countNames) sum[key] += counts[key];
  return sum;
}

const countNames = Object.keys(noCounts) as (keyof CellCounts)[];
