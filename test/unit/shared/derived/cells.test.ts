import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  computeExpression,
  CardIndex,
  DerivedCells,
  derivedIn,
  plainOf,
  type DerivedValue,
  type SourceSheet,
} from "../../../../shared/derived/index.js";
import type { DerivedColumn } from "../../../../shared/metadata/index.js";
import type { CellView } from "../../../../shared/sheet/index.js";

interface Row {
  readonly key: string;
  readonly cells: readonly CellView[];
}

const sheetOf = (key: string, headers: readonly (string | [string, number])[]): SourceSheet<Row> => ({
  key,
  columns: headers.map((header) => (typeof header === "string" ? { header } : { header: header[0], index: header[1] })),
  readingOf: () => undefined,
  textColumns: ["rules-text", "variables"],
});

const column = (name: string, work: Partial<DerivedColumn>): DerivedColumn => ({
  name,
  function: "expr",
  frozen: false,
  inputs: [],
  ...work,
});

const doubled = column("doubled", { expression: "cost * 2" });
const more = column("more", { expression: "doubled + 1" });
const other = column("other", { function: "card_lookup" });

describe("what a value depends on", () => {
  const own = sheetOf("own", ["id", "name", "cost", "card-id"]);
  const cards = sheetOf("cards", ["id", "name", "note"]);

  function bench() {
    const row: Row = { key: "r", cells: ["1", "Own", 3, "x"] };
    const card: Row = { key: "c", cells: ["x", "Other", ""] };
    const index = new CardIndex<Row>();
    index.put(own, 0, [row]);
    index.put(cards, 1, [card]);
    return { row, card, index, derived: new DerivedCells(own, [doubled, more, other], index, computeExpression) };
  }

  test("nothing is computed again while nothing changes, and the value is the same object", () => {
    const { row, derived } = bench();
    const before = derived.value(row, more);
    expect(derived.value(row, more)).toBe(before);
    expect(derived.worked).toBe(2);
  });

  test("a cell it does not read changes nothing", () => {
    const { row, derived } = bench();
    derived.value(row, more);
    derived.value({ ...row, cells: ["1", "Renamed", 3, "x"] }, more);
    expect(derived.worked).toBe(2);
  });

  test("a cell it reads through another column does", () => {
    const { row, derived } = bench();
    expect(plainOf(derived.value(row, more))).toBe("7");
    expect(plainOf(derived.value({ ...row, cells: ["1", "Own", 4, "x"] }, more))).toBe("9");
  });

  test("D4: a card is followed when it is renamed, given another id, or gone", () => {
    const { row, card, index, derived } = bench();
    expect(plainOf(derived.value(row, other))).toBe("Other");
    index.set("cards", { ...card, cells: ["x", "Renamed", ""] });
    expect(plainOf(derived.value(row, other))).toBe("Renamed");
    index.set("cards", { ...card, cells: ["y", "Renamed", ""] });
    expect(plainOf(derived.value(row, other))).toBe("Error: Unknown Card: x");
    const edited: Row = { ...row, cells: ["1", "Own", 3, "y"] };
    expect(plainOf(derived.value(edited, other))).toBe("Renamed");
    index.drop("cards");
    expect(plainOf(derived.value(edited, other))).toBe("Error: Unknown Card: y");
  });

  test("a cell of that card it did not ask for changes nothing", () => {
    const { row, card, index, derived } = bench();
    derived.value(row, other);
    index.set("cards", { ...card, cells: ["x", "Other", "noted"] });
    derived.value(row, other);
    expect(derived.worked).toBe(1);
  });

  test("D8: after rapid edits a value shows the last", () => {
    const { row, derived } = bench();
    const edited = (cost: number): Row => ({ ...row, cells: ["1", "Own", cost, "x"] });
    const early = derived.value(row, doubled);
    derived.value(edited(2), doubled);
    expect(plainOf(early)).toBe("6");
    expect(plainOf(derived.value(edited(5), doubled))).toBe("10");
  });

  test("columns that depend on each other in a circle say so and end", () => {
    const a = column("a", { expression: "b + 1" });
    const b = column("b", { expression: "a + 1" });
    const derived = new DerivedCells(own, [a, b], new CardIndex<Row>(), computeExpression);
    const row: Row = { key: "r", cells: [] };
    for (const each of [a, b, a]) expect(plainOf(derived.value(row, each))).toContain("Goes round in a circle");
  });

  test("D10: a cell that throws shows an error, and the other cells are computed", () => {
    const broken: SourceSheet<Row> = {
      ...own,
      readingOf: () => {
        throw new Error("no reading");
      },
    };
    const seen = column("seen", { function: "rules_preview" });
    const texts = { ...broken, columns: [{ header: "rules-text" }, { header: "cost" }] };
    const derived = new DerivedCells(texts, [seen, doubled], new CardIndex<Row>(), computeExpression);
    const row: Row = { key: "r", cells: ["Draw a card.", 2] };
    expect(plainOf(derived.value(row, seen))).toBe("Error: rules_preview failed: no reading");
    expect(plainOf(derived.value(row, doubled))).toBe("4");
  });

  test("a row that is forgotten is computed again", () => {
    const { row, derived } = bench();
    derived.value(row, doubled);
    derived.forget(row.key);
    derived.value(row, doubled);
    expect(derived.worked).toBe(2);
  });

  test("the cards a value depends on are listed, those of columns it reads included, found or not", () => {
    const { row, derived } = bench();
    const both = column("both", { expression: "other + more" });
    const derivedToo = new DerivedCells(own, [doubled, more, other, both], new CardIndex<Row>(), computeExpression);
    derived.value(row, doubled);
    derivedToo.value(row, both);
    expect([...derived.farInputs(row, doubled).cards]).toEqual([]);
    expect([...derivedToo.farInputs(row, both).cards]).toEqual(["x"]);
    expect(derivedToo.farInputs(row, both).hasReading).toBe(false);
  });
});

test("the entries of a list are one value", () => {
  const sheet = sheetOf("s", [
    ["tags", 0],
    ["tags", 1],
    ["tags", 2],
  ]);
  const joined = column("joined", { expression: 'tags.join("+")' });
  const derived = new DerivedCells(sheet, [joined], new CardIndex<Row>(), computeExpression);
  expect(plainOf(derived.value({ key: "r", cells: ["a", "b", null] }, joined))).toBe("a+b");
});

describe("the index of cards", () => {
  const first = sheetOf("first", ["id"]);
  const second = sheetOf("second", ["id"]);
  test("D2: the sheet that comes first counts, whichever was put in first", () => {
    const index = new CardIndex<Row>();
    index.put(
      {
        key: "other",
        columns: [{ header: "id" }, { header: "card_id" }],
        idPlace: 1,
        readingOf: () => undefined,
        textColumns: [],
      },
      2,
      [{ key: "c", cells: ["no", "goblin_01"] }],
    );
    expect(index.find("goblin_01")?.row.key).toBe("c");
    expect(index.find("Goblin_01")).toBeUndefined();
    expect(index.find("no")).toBeUndefined();
    index.put(second, 1, [{ key: "b", cells: ["x"] }]);
    index.put(first, 0, [{ key: "a", cells: ["x"] }]);
    expect(index.find("x")?.row.key).toBe("a");
    index.drop("first");
    expect(index.find("x")?.row.key).toBe("b");
  });
  test("D2: nothing is found in none, and none by an id that no row has", () => {
    const index = new CardIndex<Row>();
    expect(index.find("x")).toBeUndefined();
    index.put(first, 0, [{ key: "a", cells: ["x"] }]);
    expect([index.find("x")?.row.key, index.find("x")?.sheet.key, index.find("z")]).toEqual(["a", "first", undefined]);
  });
  test("letter case counts in all ids but UUIDs", () => {
    const uuid = "6D2B1E52-0f6a-4c39-9c1e-3a1d5d7a8b90";
    const index = new CardIndex<Row>();
    index.put(first, 0, [
      { key: "a", cells: [uuid] },
      { key: "b", cells: ["S109"] },
      { key: "c", cells: ["s109"] },
    ]);
    const found = [uuid.toUpperCase(), uuid.toLowerCase(), "S109", "s109"].map((id) => index.find(id)?.row.key);
    expect(found).toEqual(["a", "a", "b", "c"]);
  });
  test("ids that are no texts are not found", () => {
    const index = new CardIndex<Row>();
    index.put(first, 0, [{ key: "a", cells: [5] }]);
    expect(index.find("5")).toBeUndefined();
  });
});

test("after any edits the values are those of a new computation", () => {
  const own = sheetOf("own", ["id", "name", "cost", "card-id"]);
  const columns = [doubled, more, other, column("both", { expression: 'other + " " + more' })];
  const cell = fc.constantFrom<CellView>("x", "y", "X", "", null, 1, 2, 2.5);
  const edit = fc.record({ row: fc.nat(3), place: fc.nat(3), cell });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      const rows: Row[] = Array.from({ length: 4 }, (_, at) => ({
        key: `r${at}`,
        cells: ["x", `Card ${at}`, at, "y"],
      }));
      const index = new CardIndex<Row>();
      index.put(own, 0, rows);
      const derived = new DerivedCells(own, columns, index, computeExpression);
      for (const { row: at, place, cell: value } of edits) {
        const before = rows[at];
        if (!before) continue;
        const row = { ...before, cells: before.cells.with(place, value) };
        rows[at] = row;
        index.set("own", row);
        const fresh = new DerivedCells(own, columns, index, computeExpression);
        for (const each of rows) {
          for (const of of columns) expect(plainOf(derived.value(each, of))).toBe(plainOf(fresh.value(each, of)));
        }
      }
    }),
    { numRuns: 60 },
  );
});

test.each<[DerivedValue, string]>([
  [{ kind: "text", text: "x" }, "x"],
  [{ kind: "number", number: 3 }, "3"],
  [{ kind: "boolean", boolean: true }, "true"],
  [{ kind: "image", source: { number: "7", address: "https://x/7.png" } }, "https://x/7.png"],
  [{ kind: "image", source: { number: "7" } }, "7"],
  [{ kind: "error", message: "msg" }, "Error: msg"],
])("D13: %j is copied as %s", (value, plain) => expect(plainOf(value)).toBe(plain));

describe("the derived columns of a sheet", () => {
  const named = (name: string, expression: string) => ({ name, function: "expr", expression });

  test("are the first of each name, by which sorts, filters and the grid know them", () => {
    const metadata = { derived_columns: [named("rate", "cost"), named("sum", "1"), named("rate", "power")] };
    expect(derivedIn({ metadata }).map(({ name, expression }) => [name, expression])).toEqual([
      ["rate", "cost"],
      ["sum", "1"],
    ]);
  });
});
