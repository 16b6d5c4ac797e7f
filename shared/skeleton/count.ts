import { cellName, rowTest, type CellsOf, type CellView, type ColumnFilter } from "../sheet/index.js";
import type { Booster, Skeleton, Slot, SlotCondition } from "./skeleton.js";

/** How a slot stands. `rows.length + missing − over` is its target (SKELETON-3). */
export interface SlotCount {
  readonly slot: Slot;
  /** Numbers of the rows that match, in the order of the sheet. */
  readonly rows: readonly number[];
  readonly missing: number;
  readonly over: number;
  /** How many of its cards a booster holds on average (SKELETON-4); null where the skeleton has no booster. */
  readonly asFan: number | null;
  /** What could not be asked, such as a column that is not there: no card matches then. */
  readonly unknown: readonly string[];
}

export interface SkeletonCount {
  readonly slots: readonly SlotCount[];
  /** Rows in no slot, and rows in more than one. */
  readonly unplaced: readonly number[];
  readonly repeated: readonly number[];
  /** Values of the booster that no row holds, as the skeleton says them. */
  readonly absentFromBooster: readonly string[];
}

/** The rows that skeletons are counted in. */
export interface CountedRows {
  readonly count: number;
  /** The cells of a column or of a computed one as a condition names it; undefined where there is none. */
  readonly cellsOf: (condition: Pick<SlotCondition, "column" | "computed">) => ReturnType<CellsOf>;
  /** Whether the rules text of a row means this; undefined where that cannot be asked. */
  readonly means: (query: string) => ((row: number) => boolean) | undefined;
}

/** The filter of a column that a condition on its cells is. */
export function filterOf({ is, min, max }: SlotCondition, column: string): ColumnFilter {
  if (is === undefined) return { column, test: { kind: "range", min, max } };
  return { column, test: { kind: "values", values: typeof is === "object" ? is : [is] } };
}

/** Counts the cards of each slot: a card is counted in a slot exactly where all its conditions hold. */
export function countSkeleton({ slots, booster }: Skeleton, rows: CountedRows): SkeletonCount {
  const pack = booster && packOf(booster, rows);
  const places = new Uint16Array(rows.count);
  const counted = slots.map((slot): SlotCount => {
    const { tests, unknown } = testsOf(slot, rows);
    const members: number[] = [];
    for (let row = 0; unknown.length === 0 && row < rows.count; row++) {
      if (!tests.every((test) => test(row))) continue;
      members.push(row);
      places[row] = (places[row] ?? 0) + 1;
    }
    const [missing, over] = [Math.max(0, slot.target - members.length), Math.max(0, members.length - slot.target)];
    const asFan = pack ? members.reduce((sum, row) => sum + (pack.chances[row] ?? 0), 0) : null;
    return { slot, rows: members, missing, over, asFan, unknown };
  });
  const rowsWhere = (is: (places: number) => boolean): number[] =>
    Array.from(places.keys()).filter((row) => is(places[row] ?? 0));
  return {
    slots: counted,
    unplaced: rowsWhere((count) => count === 0),
    repeated: rowsWhere((count) => count > 1),
    absentFromBooster: pack?.absent ?? [],
  };
}

function testsOf({ where }: Slot, rows: CountedRows) {
  const tests: ((row: number) => boolean)[] = [];
  const unknown: string[] = [];
  for (const condition of where) {
    const { column, computed, meaning } = condition;
    const name = meaning ?? computed ?? column ?? "";
    const cells = meaning === undefined ? rows.cellsOf(condition) : undefined;
    const test =
      meaning === undefined
        ? cells && rowTest({ join: "all", filters: [filterOf(condition, name)] }, () => (row) => filledIn(cells(row)))
        : rows.means(meaning);
    if (test) tests.push(test);
    else unknown.push(name);
  }
  return { tests, unknown };
}

const blank: readonly CellView[] = [null];

/** The elements of an array that are there; one that is empty holds the empty value, and no other does (SKELETON-2). */
function filledIn(cells: readonly CellView[]): readonly CellView[] {
  if (cells.length === 1) return cells;
  const filled = cells.filter((cell) => cell !== null);
  return filled.length === 0 ? blank : filled;
}

/** For each row how often a booster holds it: the cards of its value, shared by all rows of that value. */
function packOf({ column, cards }: Booster, rows: CountedRows) {
  const chances = new Float64Array(rows.count);
  const cells = rows.cellsOf({ column });
  const members = new Map<string, number[]>(cards.map(({ value }) => [cellName(value), []]));
  for (let row = 0; cells && row < rows.count; row++) {
    for (const name of new Set(filledIn(cells(row)).map(cellName))) members.get(name)?.push(row);
  }
  const absent: string[] = [];
  for (const { value, count } of cards) {
    const own = members.get(cellName(value)) ?? [];
    if (own.length === 0 && count > 0) absent.push(String(value));
    for (const row of own) chances[row] = (chances[row] ?? 0) + count / own.length;
  }
  return { chances, absent };
}
