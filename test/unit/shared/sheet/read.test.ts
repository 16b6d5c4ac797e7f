import { describe, expect, test } from "vitest";
import { columnFacts, dominantKind, readSheet } from "../../../../shared/sheet/index.js";
import { column, grid, headers, sheet } from "./sheets.js";

const F1 = `[[cards]]
id = "abc-123"
name = "Test Card"
cost = 3

[[cards]]
id = "def-456"
name = "Another Card"
cost = 5
`;

describe("rows and headers (SHEET-2)", () => {
  test("L1: headers in order, values by header", () => {
    const read = sheet(F1);
    expect(headers(read)).toEqual(["id", "name", "cost"]);
    expect(grid(read)).toEqual([
      ["abc-123", "Test Card", "3"],
      ["def-456", "Another Card", "5"],
    ]);
  });

  test("L2: sparse rows give headers in first-seen order and absent cells", () => {
    const read = sheet('[[cards]]\nid = "1"\nname = "A"\n[[cards]]\nid = "2"\ncost = 5\n');
    expect(headers(read)).toEqual(["id", "name", "cost"]);
    expect(grid(read)).toEqual([
      ["1", "A", "-"],
      ["2", "-", "5"],
    ]);
  });

  test("L5: any script and emoji stay as they are", () => {
    const read = sheet('[[cards]]\nname = "日本語 Кириллица 🎴"\n');
    expect(grid(read)).toEqual([["日本語 Кириллица 🎴"]]);
  });

  test("rows behind [metadata] count too, and metadata is not a column", () => {
    const read = sheet("[[cards]]\na = 1\n\n[metadata]\nschema_version = 1\n\n[[cards]]\nb = 2\n");
    expect(headers(read)).toEqual(["a", "b"]);
    expect(read.facts.rowCount).toBe(2);
  });

  test("what is not a table among the rows is an empty row", () => {
    const read = sheet("cards = [{ a = 1 }, 7, { a = 2 }]\n");
    expect(grid(read)).toEqual([["1"], ["-"], ["2"]]);
  });
});

describe("array columns (SHEET-3)", () => {
  const cases: [name: string, text: string, headers: string[], grid: string[][]][] = [
    ["A1: one column an element", 'tags = ["a", "b", "c"]', ["tags[0]", "tags[1]", "tags[2]"], [["a", "b", "c"]]],
    [
      "A2: as many as the longest has",
      'tags = ["a", "b"]\n[[cards]]\ntags = ["x", "y", "z"]',
      ["tags[0]", "tags[1]", "tags[2]"],
      [
        ["a", "b", "-"],
        ["x", "y", "z"],
      ],
    ],
    [
      "A3: an empty array has absent cells",
      'tags = []\n[[cards]]\ntags = ["a", "b"]',
      ["tags[0]", "tags[1]"],
      [
        ["-", "-"],
        ["a", "b"],
      ],
    ],
    [
      "A4: so has a row without the key",
      'id = 1\n[[cards]]\ntags = ["x"]',
      ["id", "tags[0]"],
      [
        ["1", "-"],
        ["-", "x"],
      ],
    ],
    [
      "A5: numbers stay numbers",
      "levels = [10, 20, 30]",
      ["levels[0]", "levels[1]", "levels[2]"],
      [["10", "20", "30"]],
    ],
    ["A6: an array of tables is one column", "nested = [{ a = 1 }]", ["nested"], [["[{ a = 1 }]"]]],
    [
      "A7: two array keys",
      'a = ["1", "2"]\nb = ["3", "4", "5"]',
      ["a[0]", "a[1]", "b[0]", "b[1]", "b[2]"],
      [["1", "2", "3", "4", "5"]],
    ],
    [
      "A8: scalars around an array keep their order",
      'id = "1"\ntags = ["x"]\nname = "n"\n[[cards]]\ncost = 2',
      ["id", "tags[0]", "name", "cost"],
      [
        ["1", "x", "n", "-"],
        ["-", "-", "-", "2"],
      ],
    ],
    ["arrays that are all empty have no column", "id = 1\ntags = []", ["id"], [["1"]]],
    [
      "a longer array later adds its columns beside the first",
      'tags = ["a"]\nid = 1\n[[cards]]\ntags = ["b", "c"]\nid = 2',
      ["tags[0]", "tags[1]", "id"],
      [
        ["a", "-", "1"],
        ["b", "c", "2"],
      ],
    ],
    ["arrays of arrays are one column", "m = [[1], [2]]", ["m"], [["[[1], [2]]"]]],
  ];
  test.each(cases)("%s", (_, rows, expected, cells) => {
    const read = sheet(`[[cards]]\n${rows}\n`);
    expect(headers(read)).toEqual(expected);
    expect(grid(read)).toEqual(cells);
  });

  test("a key that is a scalar in some rows keeps a plain column, marked as mixed", () => {
    const { facts } = sheet('[[cards]]\ntides = "one"\n[[cards]]\ntides = ["a", "b"]\n');
    expect(facts.columns.map(({ source, mixed }) => [source, mixed])).toEqual([
      ["tides", true],
      ["tides[0]", false],
      ["tides[1]", false],
    ]);
  });
});

describe("tables inside of rows (SHEET-4)", () => {
  test.each([
    ["an inline table", "[[cards]]\nstats = { power = 1, health = 2 }\n"],
    ["dotted keys", "[[cards]]\nstats.power = 1\nstats.health = 2\n"],
    ["a sub-table", "[[cards]]\n[cards.stats]\npower = 1\nhealth = 2\n"],
  ])("%s shows as one column a member", (_, text) => {
    const read = sheet(text);
    expect(headers(read)).toEqual(["stats.power", "stats.health"]);
    expect(grid(read)).toEqual([["1", "2"]]);
  });

  test("deeper tables, nested arrays of tables and empty tables are one column", () => {
    const read = sheet("[[cards]]\na = { b = { c = 1 } }\nempty = {}\n[[cards.parts]]\nx = 1\n");
    expect(headers(read)).toEqual(["a.b", "empty", "parts"]);
    expect(grid(read)).toEqual([["{ c = 1 }", "{}", "[{ x = 1 }]"]]);
  });

  test("keys with dots and brackets of their own are never taken for members or elements", () => {
    const { facts } = sheet('[[cards]]\n"a.b" = 1\n"tides[0]" = 2\ntides = ["x"]\na.b = 3\n');
    expect(facts.columns.map(({ id }) => id)).toEqual([
      { path: ["a.b"] },
      { path: ["tides[0]"] },
      { path: ["tides"], index: 0 },
      { path: ["a", "b"] },
    ]);
    expect(new Set(facts.columns.map(({ key }) => key)).size).toBe(4);
  });

  test("__proto__ and its like are keys as any other", () => {
    const read = sheet('[[cards]]\n__proto__ = "a"\nconstructor = { toString = 1 }\n');
    expect(headers(read)).toEqual(["__proto__", "constructor.toString"]);
    expect(grid(read)).toEqual([["a", "1"]]);
  });
});

describe("what a column holds", () => {
  const text = `[[cards]]
spark = 2
cost = 1.5
fast = true
text = """one
two"""
[[cards]]
spark = ""
cost = 2
fast = false
[[cards]]
spark = "*"
`;
  test("counts of each kind of value, and of absent cells", () => {
    const { facts } = sheet(text);
    const spark = columnFacts(facts, column("spark"));
    expect(spark).toMatchObject({ absent: 0, counts: { present: 3, integers: 1, blank: 1, star: 1, strings: 0 } });
    expect(columnFacts(facts, column("text"))).toMatchObject({ absent: 2, counts: { strings: 1, multiLine: 1 } });
    expect(columnFacts(facts, column("nowhere"))).toMatchObject({ absent: 3, counts: { present: 0 } });
  });

  test.each([
    ["spark", "integer", "number"],
    ["cost", undefined, "number"],
    ["fast", "boolean", "boolean"],
    ["text", "string", "long-text"],
  ])("%s is mostly %s and edited as %s", (key, dominant, kind) => {
    const { facts } = sheet(text);
    expect(dominantKind(columnFacts(facts, column(key)).counts)).toBe(dominant);
    expect(facts.columns.find(({ source }) => source === key)?.kind).toBe(kind);
  });

  test("an element is typed by all elements of its key", () => {
    const { facts } = sheet("[[cards]]\nxs = [1, 2, 3]\n[[cards]]\nxs = [4]\n");
    expect(columnFacts(facts, column("xs[2]")).typing.integers).toBe(4);
    expect(columnFacts(facts, column("xs[9]")).typing.integers).toBe(4);
    expect(columnFacts(facts, column("xs[2]")).absent).toBe(1);
  });

  test("a column of booleans with one text is edited as text", () => {
    const { facts } = sheet('[[cards]]\nfast = true\n[[cards]]\nfast = ""\n');
    expect(facts.columns[0]?.kind).toBe("text");
  });
});

test("reading another version with the facts of the first keeps the order of its columns", () => {
  const first = sheet("[[cards]]\na = 1\nb = 2\nc = 3\n");
  const second = sheet("[[cards]]\nc = 1\na = 2\nd = 3\n");
  const read = readSheet(second.document, ["cards"], first.facts);
  expect(read.columns.map(({ source }) => source)).toEqual(["a", "c", "d"]);
  expect(read.keyOrder).toEqual(["a", "c", "d"]);
});

test("a table emptied from outside keeps its columns", () => {
  const first = sheet('[[cards]]\na = 1\nb = ["x"]\n');
  const second = sheet("# empty\n");
  const read = readSheet(second.document, ["cards"], first.facts);
  expect(read.columns.map(({ source }) => source)).toEqual(["a", "b[0]"]);
  expect(read.rowCount).toBe(0);
});
