import { cellName, numberOfCell, textOfView, type CellView, type ColumnFilter } from "../sheet/index.js";
import type { CountedRows } from "./count.js";
import type { Slot, SlotCondition } from "./skeleton.js";

/** What a condition is about: a column as people name it, or a computed one. */
export type ConditionColumn = Pick<SlotCondition, "column" | "computed">;

type Scalar = string | number | boolean;

const scalarOf = (cell: CellView): Scalar => {
  if (cell === null) return "";
  return typeof cell === "boolean" ? cell : (numberOfCell(cell) ?? textOfView(cell));
};

/** The condition that a filter of a column is; undefined for filters that slots cannot have. */
export function conditionOfFilter({ test, not = false }: ColumnFilter, of: ConditionColumn): SlotCondition | undefined {
  if (not) return undefined;
  switch (test.kind) {
    case "values": {
      const [only, ...others] = test.values.map(scalarOf);
      if (only === undefined) return undefined;
      return { ...of, is: others.length === 0 ? only : [only, ...others] };
    }
    case "range": {
      const { min, max } = test;
      if (min === undefined && max === undefined) return undefined;
      return { ...of, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    }
    case "boolean":
      return { ...of, is: test.value };
    case "empty":
      return { ...of, is: "" };
    default:
      return undefined;
  }
}

/** A condition in a few words. */
export function conditionText({ is, min, max, meaning }: SlotCondition, title: string): string {
  if (meaning !== undefined) return meaning;
  if (is !== undefined) {
    const words = (typeof is === "object" ? is : [is]).map((value) => (value === "" ? "(empty)" : String(value)));
    return `${title} ${words.join(" or ")}`;
  }
  if (min === undefined) return `${title} at most ${max}`;
  return max === undefined ? `${title} at least ${min}` : `${title} ${min} to ${max}`;
}

/**
 * A slot for each combination of values that rows hold in some columns, with as many cards as there are now as its target. At
 * most `most` slots; fewer where there are fewer combinations. Those that share the value of the first column stand together:
 * numbers count up, then other values come in the order in which rows first hold them.
 */
export function slotsOfColumns(columns: readonly ConditionColumn[], rows: CountedRows, most: number): readonly Slot[] {
  const cells = columns.map((column) => rows.cellsOf(column));
  const orders = columns.map(() => new Map<Scalar, number>());
  const found = new Map<string, { readonly values: readonly Scalar[]; count: number }>();
  for (let row = 0; row < rows.count; row++) {
    let combinations: readonly (readonly CellView[])[] = [[]];
    for (const cellsOf of cells) {
      const own = new Map((cellsOf?.(row) ?? []).map((cell) => [cellName(cell), cell]));
      const filled = [...own.values()].filter((cell) => cell !== null);
      const there = filled.length === 0 ? [null] : filled;
      combinations = combinations.flatMap((before) => there.map((cell) => [...before, cell])).slice(0, most);
    }
    for (const combination of combinations) {
      const key = JSON.stringify(combination.map(cellName));
      const known = found.get(key);
      if (known) known.count += 1;
      else if (found.size < most) found.set(key, { values: combination.map(scalarOf), count: 1 });
    }
  }
  for (const { values } of found.values()) {
    orders.forEach((order, at) => {
      const value = values[at];
      if (value !== undefined && !order.has(value)) order.set(value, order.size);
    });
  }
  const inOrder = [...found.values()].sort((one, other) => compareValues(one.values, other.values, orders));
  return inOrder.map(({ values, count }) => ({
    name: values.map((value) => (value === "" ? "(empty)" : String(value))).join(" · "),
    target: count,
    where: columns.flatMap((column, at) => {
      const is = values[at];
      return is === undefined ? [] : [{ ...column, is }];
    }),
  }));
}

/** By the first column in which two combinations differ; `orders` holds the place of each value of a column. */
function compareValues(
  ones: readonly Scalar[],
  others: readonly Scalar[],
  orders: readonly ReadonlyMap<Scalar, number>[],
): number {
  for (const [at, order] of orders.entries()) {
    const [one = "", other = ""] = [ones[at], others[at]];
    if (one === other) continue;
    if (typeof one === "number" || typeof other === "number") {
      if (typeof one === "number" && typeof other === "number") return one - other;
      return typeof one === "number" ? -1 : 1;
    }
    return (order.get(one) ?? 0) - (order.get(other) ?? 0);
  }
  return 0;
}
