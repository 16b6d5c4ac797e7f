import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  clearing,
  columnFacts,
  columnName,
  copyName,
  idColumnOf,
  idOf,
  isBlankId,
  needsId,
  newRowEntries,
  randomUuid,
  readColumnName,
} from "../../../../shared/sheet/index.js";
import { insertRow, printDocument, rowEntries } from "../../../../shared/toml/index.js";
import { column, integer, sheet, string, textOf } from "./sheets.js";

describe("ids (SHEET-6, R17)", () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  const ids = (...values: string[]) => sheet(values.map((value) => `[[cards]]\nid = ${value}\n`).join("")).facts;
  /** Bits that differ from call to call, negative ones too. */
  const bits = () => {
    let state = 1;
    return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) | 0);
  };

  test("a new id is a UUID of version 4 whatever the bits", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 4, maxLength: 4 }), (words) => {
        const rest = [...words];
        expect(randomUuid(() => rest.shift() ?? 0)).toMatch(uuid);
      }),
      { seed: 1 },
    );
    expect(randomUuid(() => -1)).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
    expect(randomUuid(() => 0)).toBe("00000000-0000-4000-8000-000000000000");
  });

  test("it is in upper case where most ids are", () => {
    const upper = '"1A000000-0000-4000-8000-000000000000"';
    const lower = '"1a000000-0000-4000-8000-000000000000"';
    expect(randomUuid(bits(), ids(upper, upper, lower))).toMatch(/^[\dA-F-]+$/);
    expect(randomUuid(bits(), ids(upper, lower, lower))).toMatch(uuid);
    expect(randomUuid(bits(), ids('"123"', '"456"'))).toMatch(uuid);
  });

  test.each([
    ["[[cards]]\nname = 1\nid = 2\n", { path: ["id"] }],
    ["[[cards]]\nID = 2\n", { path: ["ID"] }],
    ["[[cards]]\nuuid = 2\ncard-id = 3\n", undefined],
  ])("the id column of %j is %j", (text, id) => {
    expect(idColumnOf(sheet(text).facts)).toEqual(id);
  });

  test("the id of a row is whatever its cell holds", () => {
    const { document, facts } = sheet('[[cards]]\nid = 7\n[[cards]]\nid = " "\n[[cards]]\nname = "x"\n');
    expect([0, 1, 2].map((row) => idOf(document, facts, row))).toEqual([integer(7), string(" "), undefined]);
    expect([0, 1, 2].map((row) => isBlankId(idOf(document, facts, row)))).toEqual([false, true, true]);
  });

  test.each([
    ['id = ""\nname = "x"', true],
    ['name = "x"', true],
    ['ID = " "\ncost = 0', true],
    ['id = ""\nfast = false', true],
    ['id = ""\ntags = []', true],
    ['id = ""\nname = " "', false],
    ['id = ""', false],
    ['id = 0\nname = "x"', false],
    ['id = "a"\nname = "x"', false],
  ])("a row of %j needs an id: %s", (keys, needs) => {
    const { document } = sheet(`[[cards]]\n${keys}\n`);
    expect(needsId(rowEntries(document, ["cards"], 0))).toBe(needs);
  });
});

describe("emptying a cell (SHEET-5)", () => {
  test.each([
    ["most empties are empty texts", ['""', '""', "-", '"a"'], "empty-string"],
    ["most are absent", ['""', "-", "-", '"a"'], "remove"],
    ["as many of each", ['""', "-", '"a"'], "remove"],
    ["there are none", ['"a"', '"b"'], "remove"],
  ])("where %s", (_, cells, how) => {
    const rows = cells.map((cell) => `[[cards]]\n${cell === "-" ? "" : `x = ${cell}\n`}`);
    expect(clearing(columnFacts(sheet(rows.join("")).facts, column("x")))).toBe(how);
  });

  test("an element is always removed", () => {
    const { facts } = sheet('[[cards]]\nx = ["", ""]\n');
    expect(clearing(columnFacts(facts, column("x[0]")))).toBe("remove");
  });
});

describe("new rows (TOML-5)", () => {
  const { document, facts } = sheet('[[cards]]\nid = "a"\nname = "A"\ntags = ["x"]\nstats = { hp = 1 }\n');
  const block = (...cells: [string, ReturnType<typeof integer>][]): string => {
    const entries = newRowEntries(
      facts,
      () => "new-id",
      cells.map(([name, value]) => [column(name), value]),
    );
    return textOf(must(insertRow(document, ["cards"], 1, { entries }))).slice(printDocument(document).length);
  };

  test("have an id where the sheet has ids", () => {
    expect(block()).toBe('\n[[cards]]\nid = "new-id"\n');
  });

  test("R4: have their values in the order of the sheet, new keys last, with their types", () => {
    expect(block(["power", integer(3)], ["name", string("B")])).toBe(
      '\n[[cards]]\nid = "new-id"\nname = "B"\npower = 3\n',
    );
  });

  test("keep an id that is given", () => {
    expect(block(["id", string("mine")])).toBe('\n[[cards]]\nid = "mine"\n');
  });

  test("collect elements and members", () => {
    expect(block(["tags[4]", string("p")], ["tags[1]", string("q")], ["stats.hp", integer(2)])).toBe(
      '\n[[cards]]\nid = "new-id"\ntags = ["p", "q"]\nstats = { hp = 2 }\n',
    );
  });

  test("have no id where the sheet has none", () => {
    expect(newRowEntries(sheet("[[cards]]\na = 1\n").facts, () => "x")).toEqual([]);
  });
});

test.each([
  ["Ember", [], "Ember (copy)"],
  ["Ember", ["Ember (copy)"], "Ember (copy 2)"],
  ["Ember (copy)", ["Ember (copy)"], "Ember (copy 2)"],
  ["Ember (copy 2)", ["Ember (copy)", "Ember (copy 2)"], "Ember (copy 3)"],
  ["", [], " (copy)"],
])("a copy of %j beside %j is called %j", (name, taken: string[], copy) => {
  expect(copyName(name, (candidate) => taken.includes(candidate))).toBe(copy);
});

describe("names of columns", () => {
  test.each([
    ["energy-cost", { path: ["energy-cost"] }],
    ["tides[12]", { path: ["tides"], index: 12 }],
    ["stats.power", { path: ["stats", "power"] }],
    ["stats.tags[0]", { path: ["stats", "tags"], index: 0 }],
    ['"a.b".c', { path: ["a.b", "c"] }],
    ['"tides[0]"', { path: ["tides[0]"] }],
    ['"tides[0]"[1]', { path: ["tides[0]"], index: 1 }],
    ["Energy Cost", { path: ["Energy Cost"] }],
    ["a = 1 # b", { path: ["a = 1 # b"] }],
    ["x\ny", { path: ["x\ny"] }],
    ["", { path: [""] }],
    ['""', { path: [""] }],
    ["[0]", { path: ["[0]"] }],
    ["1[x]", { path: ["1[x]"] }],
  ])("%j means %j", (name, id) => {
    expect(readColumnName(name)).toEqual(id);
  });

  test("every column has a name that means it", () => {
    const part = fc.oneof(
      fc.string(),
      fc.string({ unit: "binary" }),
      fc.constantFrom("a.b", "a[0]", '"', "'", "a = 1", "#", " x "),
    );
    fc.assert(
      fc.property(
        fc.array(
          part.filter((text) => text.isWellFormed()),
          { minLength: 1, maxLength: 3 },
        ),
        fc.option(fc.nat({ max: 99_999 }), { nil: undefined }),
        (path, index) => {
          const id = index === undefined ? { path } : { path, index };
          expect(readColumnName(columnName(id))).toEqual(id);
        },
      ),
      { seed: 3, numRuns: 400 },
    );
  });
});
