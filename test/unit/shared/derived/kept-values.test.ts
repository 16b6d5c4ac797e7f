import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  computeExpression,
  CardIndex,
  DerivedCells,
  KeptValues,
  plainValue,
  type DerivedValue,
  type PlainValue,
  type SourceSheet,
} from "../../../../shared/derived/index.js";
import type { DerivedColumn } from "../../../../shared/metadata/index.js";
import type { CellView } from "../../../../shared/sheet/index.js";

interface Row {
  readonly key: string;
  readonly cells: readonly CellView[];
}

const column = (name: string, work: Partial<DerivedColumn>): DerivedColumn => ({
  name,
  function: "expr",
  frozen: false,
  inputs: [],
  ...work,
});
const columns = [
  column("doubled", { expression: "cost * 2" }),
  column("more", { expression: "doubled + 1" }),
  column("other", { function: "card_lookup" }),
  column("both", { expression: 'other + " " + more' }),
  column("broken", { expression: "cost +" }),
];
const names = columns.map(({ name }) => name);
const sheet: SourceSheet<Row> = {
  key: "own",
  columns: ["id", "name", "cost", "card-id"].map((header) => ({ header })),
  readingOf: () => undefined,
  textColumns: ["rules-text", "variables"],
};
const never = (): boolean => false;
const atOnce = (): boolean => true;

function bench(count = 5) {
  const rows: Row[] = Array.from({ length: count }, (_, at) => ({
    key: `r${at}`,
    cells: [`id-${at}`, `Card ${at}`, at, `id-${(at + 1) % count}`],
  }));
  const index = new CardIndex<Row>();
  index.put(sheet, 0, rows);
  const kept = new KeptValues(sheet, columns, index, computeExpression);
  kept.setRows(rows);
  /** As who holds the rows tells it. */
  const edit = (at: number, place: number, cell: CellView): void => {
    const before = rows[at];
    if (!before) return;
    const ids = [index.idOf("own", before.key)];
    const row = { ...before, cells: before.cells.with(place, cell) };
    rows[at] = row;
    index.set("own", row);
    kept.rowsChanged([row]);
    kept.cardsChanged([...ids, index.idOf("own", row.key)].filter((id) => id !== undefined));
  };
  const cellsOf = (name: string): (CellView | undefined)[] => rows.map(({ key }) => kept.value(name, key)?.cell);
  return { rows, index, kept, edit, cellsOf };
}

describe("values kept for all rows", () => {
  test("are computed a slice at a time, and all of them in the end", () => {
    const { kept, cellsOf } = bench();
    kept.keep("doubled");
    expect(kept.left(["doubled"])).toBe(5);
    kept.work(["doubled"], atOnce);
    expect(kept.left(["doubled"])).toBe(4);
    expect(cellsOf("doubled")).toEqual([0, undefined, undefined, undefined, undefined]);
    expect(kept.work(["doubled"], never)).toBe(true);
    expect([kept.left(["doubled"]), kept.worked]).toEqual([0, 5]);
    expect(cellsOf("doubled")).toEqual([0, 2, 4, 6, 8]);
    expect(kept.work(["doubled"], never)).toBe(false);
  });

  test("cost the cell of an edit, and nothing where it does not read that cell", () => {
    const { kept, edit, cellsOf } = bench();
    for (const name of ["doubled", "more"]) kept.keep(name);
    kept.work(["doubled", "more"], never);
    const worked = kept.worked;
    edit(2, 2, 50);
    expect(kept.left(["doubled", "more"])).toBe(2);
    expect(kept.work(["doubled", "more"], never)).toBe(true);
    // The one column is read by the other, and computed once for both.
    expect(kept.worked - worked).toBe(2);
    expect(cellsOf("more")).toEqual([1, 3, 101, 7, 9]);
  });

  test("of a card that others look up are computed again for those alone", () => {
    const { kept, edit, cellsOf } = bench();
    kept.keep("other");
    kept.work(["other"], never);
    const worked = kept.worked;
    edit(3, 1, "Renamed");
    kept.work(["other"], never);
    // The row itself, and the one that looks it up.
    expect(kept.worked - worked).toBe(2);
    expect(cellsOf("other")).toEqual(["Card 1", "Card 2", "Renamed", "Card 4", "Card 0"]);
  });

  test("stay the same objects where they come out the same", () => {
    const { kept, edit } = bench();
    kept.keep("doubled");
    kept.work(["doubled"], never);
    const before = kept.value("doubled", "r1");
    edit(1, 1, "Renamed");
    expect(kept.work(["doubled"], never)).toBe(false);
    expect(kept.value("doubled", "r1")).toBe(before);
  });

  test("outlive rows that are fetched again with the same cells, and go with rows that are gone", () => {
    const { rows, kept } = bench();
    kept.keep("doubled");
    kept.work(["doubled"], never);
    kept.setRows(rows.slice(1).map(({ key, cells }) => ({ key, cells: [...cells] })));
    expect(kept.left(["doubled"])).toBe(0);
    expect([kept.value("doubled", "r0"), kept.value("doubled", "r1")?.cell]).toEqual([undefined, 2]);
  });

  test("of a column that is not there are none, and none are left", () => {
    const { kept } = bench();
    kept.keep("nothing");
    expect([kept.left(["nothing"]), kept.work(["nothing"], never), kept.value("nothing", "r0")]).toEqual([
      0,
      false,
      undefined,
    ]);
  });

  test("of rules text depend on what is being typed in rows that have some", () => {
    const texts: SourceSheet<Row> = { ...sheet, columns: [{ header: "rules-text" }] };
    const kept = new KeptValues(
      texts,
      [column("seen", { function: "rules_preview" })],
      new CardIndex<Row>(),
      computeExpression,
    );
    kept.setRows([
      { key: "a", cells: ["Draw."] },
      { key: "b", cells: [""] },
    ]);
    kept.keep("seen");
    kept.work(["seen"], never);
    kept.readingsChanged(["a", "b"]);
    expect(kept.left(["seen"])).toBe(1);
  });

  test("of a row are computed one by one where time is over after each", () => {
    const { kept } = bench();
    for (const name of names) kept.keep(name);
    for (let left = 25; left > 0; left -= 1) {
      expect(kept.left(names)).toBe(left);
      kept.work(names, atOnce);
    }
    expect(kept.left(names)).toBe(0);
  });

  test("after any edits are those of a new computation", () => {
    const cell = fc.constantFrom<CellView>("id-0", "ID-1", "id-9", "", null, 1, 2, 2.5);
    const edit = fc.record({ row: fc.nat(4), place: fc.nat(3), cell, slice: fc.nat(6) });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const { rows, index, kept, edit: make } = bench();
        for (const name of names) kept.keep(name);
        for (const { row, place, cell: value, slice } of edits) {
          make(row, place, value);
          let done = 0;
          kept.work(names, () => (done += 1) > slice);
        }
        kept.work(names, never);
        const fresh = new DerivedCells(sheet, columns, index, computeExpression);
        for (const row of rows) {
          for (const of of columns) expect(kept.value(of.name, row.key)).toEqual(plainValue(fresh.value(row, of)));
        }
      }),
      { seed: 8, numRuns: 80 },
    );
  });
});

test.each<[DerivedValue, PlainValue]>([
  [{ kind: "text", text: "x" }, { cell: "x" }],
  [{ kind: "text", text: "" }, { cell: null }],
  [{ kind: "number", number: 3 }, { cell: 3 }],
  [{ kind: "number", number: -Infinity }, { cell: { $float: "-inf" } }],
  [{ kind: "boolean", boolean: false }, { cell: false }],
  [{ kind: "image", source: { number: "7" } }, { cell: "7" }],
  [
    { kind: "error", message: "msg" },
    { cell: null, error: "msg" },
  ],
])("%j is sorted, filtered and counted as %j", (value, plain) => expect(plainValue(value)).toEqual(plain));
