import { expect, it } from "vitest";
import { CardIndex, DerivedCells, plainOf, type SourceSheet } from "../../../../shared/derived/index.js";
import type { DerivedColumn } from "../../../../shared/metadata/index.js";
import type { SheetCell } from "../../../../shared/sheet/index.js";
import { growth } from "../../../support/counted-reads.js";

interface Row {
  readonly key: string;
  readonly cells: readonly SheetCell[];
}

/** How often the cell below a tower of so many columns is read, each of which uses the two before it. */
function readsOfTower(height: number): number {
  const sheet: SourceSheet<Row> = {
    key: "cards",
    columns: [{ header: "cost" }],
    readingOf: () => undefined,
    textColumns: [],
  };
  const before = (at: number): string => (at < 0 ? "cost" : `d${at}`);
  const columns = Array.from({ length: height }, (_, at): DerivedColumn => {
    const expression = `${before(at - 1)} * 0 + ${before(at - 2)} * 0 + cost`;
    return { name: `d${at}`, function: "expr", frozen: false, inputs: [], expression };
  });
  let reads = 0;
  const cells = new Proxy([7], {
    get(target, name, receiver): unknown {
      if (name === "0") reads += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const derived = new DerivedCells(sheet, columns, new CardIndex<Row>());
  const last = columns.at(-1);
  if (!last) throw new Error("No columns");
  for (let again = 0; again < 2; again += 1) expect(plainOf(derived.value({ key: "r", cells }, last))).toBe("7");
  return reads;
}

it("columns that use each other are looked at once for a value, by however many ways it is reached", () => {
  expect(growth(readsOfTower, 10)).toBeLessThan(2.5);
});
