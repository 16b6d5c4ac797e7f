import { expect, it, vi } from "vitest";
import {
  computeExpression,
  CardIndex,
  DerivedCells,
  KeptValues,
  plainOf,
  type SourceSheet,
} from "../../../../shared/derived/index.js";
import type { DerivedColumn } from "../../../../shared/metadata/index.js";
import type { SheetCell } from "../../../../shared/sheet/index.js";
import { growth } from "../../../support/counted-reads.js";

interface Row {
  readonly key: string;
  readonly cells: readonly SheetCell[];
}

const sheet: SourceSheet<Row> = {
  key: "cards",
  columns: [{ header: "cost" }],
  readingOf: () => undefined,
  textColumns: [],
};

const columnOf = (name: string, expression: string): DerivedColumn => ({
  name,
  function: "expr",
  frozen: false,
  inputs: [],
  expression,
});

/** How often the cell below a tower of so many columns is read, each of which uses the two before it. */
function readsOfTower(height: number): number {
  const before = (at: number): string => (at < 0 ? "cost" : `d${at}`);
  const columns = Array.from({ length: height }, (_, at) =>
    columnOf(`d${at}`, `${before(at - 1)} * 0 + ${before(at - 2)} * 0 + cost`),
  );
  let reads = 0;
  const cells = new Proxy([7], {
    get(target, name, receiver): unknown {
      if (name === "0") reads += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const derived = new DerivedCells(sheet, columns, new CardIndex<Row>(), computeExpression);
  const last = columns.at(-1);
  if (!last) throw new Error("No columns");
  for (let again = 0; again < 2; again += 1) expect(plainOf(derived.value({ key: "r", cells }, last))).toBe("7");
  return reads;
}

it("columns that use each other are looked at once for a value, by however many ways it is reached", () => {
  expect(growth(readsOfTower, 10)).toBeLessThan(2.5);
});

/** How much is looked up for the values of a chain of so many columns, each of which uses the one before it. */
function looksAtChain(length: number): number {
  const columns = Array.from({ length }, (_, at) => columnOf(`d${at}`, `${at === 0 ? "cost" : `d${at - 1}`} + 1`));
  const kept = new KeptValues(sheet, columns, new CardIndex<Row>(), computeExpression);
  for (const { name } of columns) kept.keep(name);
  kept.setRows([{ key: "r", cells: [7] }]);
  const look = vi.spyOn(Map.prototype, "get");
  kept.work(
    columns.map(({ name }) => name),
    () => false,
  );
  // Expressions keep maps of their own.
  const count = look.mock.calls.filter(([key]) => String(key).startsWith("r d")).length;
  look.mockRestore();
  expect(kept.value(`d${length - 1}`, "r")).toEqual({ cell: 7 + length });
  return count;
}

it("columns of a chain are each looked at once for the values of a row", () => {
  expect(growth(looksAtChain, 40)).toBeLessThan(2.5);
});
