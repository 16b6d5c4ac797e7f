import { describe, expect, it } from "vitest";
import {
  headerPositionOf,
  nodeAt,
  positionOf,
  rowCount,
  rowEntries,
  rowPositionOf,
  sourceAt,
  tablesIn,
  toWire,
  valueAt,
  writeValue,
  type Path,
} from "../../../../shared/toml/index.js";
import { documentOf } from "./edited-text.js";

const text = `\uFEFFtitle = "x"
tags = ["a", { b = 1 }]
dotted.a.b = 1
inline = { p.q = 1, r = { s.t = 2, u = [3] } }
deck = [{ n = 1 }, { n = 2 }]
empty = []

# The first
[[rows]] # r
 n = 1
a.b = 1
[rows.sub]
m = 1

[plain]
x = 1
[plain.deep]
y = 1

[[rows]]
n = 2

[apart]
z = 1
[[rows.list]]
k = 1
[[rows.list]]
k = 2
`;
const document = documentOf(text);

describe("the value at a path", () => {
  it.each<[path: Path, source: string | undefined]>([
    [["title"], '"x"'],
    [["tags"], '["a", { b = 1 }]'],
    [["tags", 0], '"a"'],
    [["tags", 1, "b"], "1"],
    [["tags", 2], undefined],
    [["tags", "a"], undefined],
    [["tags", 1, "c"], undefined],
    [["tags", 1, 0], undefined],
    [["title", "a"], undefined],
    [["title", 0], undefined],
    [["dotted"], "{ a = { b = 1 } }"],
    [["dotted", "a"], "{ b = 1 }"],
    [["dotted", "a", "b"], "1"],
    [["dotted", "a", "c"], undefined],
    [["dotted", 0], undefined],
    [["inline", "p"], "{ q = 1 }"],
    [["inline", "p", "q"], "1"],
    [["inline", "p", "x"], undefined],
    [["inline", "x"], undefined],
    [["inline", "r", "s"], "{ t = 2 }"],
    [["inline", "r", "s", "t"], "2"],
    [["inline", "r", "u", 0], "3"],
    [["inline", 0], undefined],
    [["deck", 1], "{ n = 2 }"],
    [["deck", 1, "n"], "2"],
    [["rows"], "[{ n = 1, a = { b = 1 }, sub = { m = 1 } }, { n = 2, list = [{ k = 1 }, { k = 2 }] }]"],
    [["rows", 0, "a"], "{ b = 1 }"],
    [["rows", 0, "sub", "m"], "1"],
    [["rows", 1, "list", 1, "k"], "2"],
    [["rows", 1, "list", 2], undefined],
    [["rows", 2], undefined],
    [["rows", -1], undefined],
    [["rows", 0.5], undefined],
    [["rows", "n"], undefined],
    [["plain"], "{ x = 1, deep = { y = 1 } }"],
    [["plain", 0], "{ x = 1, deep = { y = 1 } }"],
    [["plain", 0, "deep", "y"], "1"],
    [["plain", "deep", 0, "y"], "1"],
    [["plain", 1], undefined],
    [["plain", 0, 0], undefined],
    [[0], undefined],
    [[0, "title"], undefined],
    [["nothing"], undefined],
    [[], undefined],
  ])("%j is %s", (path, source) => {
    const value = valueAt(document, path);
    expect(value && writeValue(value)).toBe(source);
  });

  it.each<[path: Path, source: string | undefined]>([
    [["tags", 1], "{ b = 1 }"],
    [["rows", 0, "a", "b"], "1"],
    [["rows", 0, "a"], undefined],
    [["rows", 0], undefined],
    [["inline", "p"], undefined],
    [["inline", "r", "u"], "[3]"],
    [["plain", 0, "x"], "1"],
  ])("%j has the token %s of its own", (path, source) => expect(sourceAt(document, path)).toBe(source));

  it("comes together from all over the file", () => {
    const scattered = documentOf("a.x.y = 1\n[[a.r]]\n[x]\n[a.r.s]\nn = 1\n[[a.r]]\n[a.r.s]\nn = 2\n[b]\n[a.t]\n");
    const value = valueAt(scattered, ["a"]);
    expect(value && writeValue(value)).toBe("{ x = { y = 1 }, r = [{ s = { n = 1 } }, { s = { n = 2 } }], t = {} }");
    expect(valueAt(scattered, ["a"])).toEqual(value);
  });

  it("is known with what is around it", () => {
    const found = nodeAt(document, ["inline", "r", "u", 0]);
    const sources = found?.around.map(({ from, to }) => found.chunk.text.slice(from, to));
    expect(sources).toEqual(["{ p.q = 1, r = { s.t = 2, u = [3] } }", "{ s.t = 2, u = [3] }", "[3]"]);
    expect(found?.pair.keys).toEqual(["inline"]);
    expect(nodeAt(document, ["title"])?.around).toEqual([]);
  });
});

describe("a place in the file", () => {
  it.each<[path: Path, part: string]>([
    [["tags", 1, "b"], "1 }]\ndotted"],
    [["rows", 0, "n"], "1\na.b"],
    [["rows", 1, "list", 1, "k"], "2\n<end>"],
    [["plain", 0, "deep", "y"], "1\n\n[[rows]]\nn = 2"],
    [["apart", "z"], "1\n[[rows.list]]"],
  ])("of the value %j", (path, part) => {
    const lines = text.slice(0, `${text}<end>`.indexOf(part)).split("\n");
    expect(positionOf(document, path)).toEqual({ line: lines.length, column: (lines.at(-1) ?? "").length + 1 });
  });

  it("of the header of an item in lists of lists is known", () => {
    const nested = documentOf(
      "# rows\n[[rows]]\n  # one\n  [[rows.list]]\n\t[[rows.list.deep]]\n[[rows.list.deep]]\n[[rows.list]]\n  [rows.list.table]\n[[rows.list.deep]]\n[[rows]]\n [[rows.list]]\n",
    );
    const places: readonly (readonly [Path, number, number])[] = [
      [["rows", 0, "list", 0], 4, 3],
      [["rows", 0, "list", 0, "deep", 0], 5, 2],
      [["rows", 0, "list", 0, "deep", 1], 6, 1],
      [["rows", 0, "list", 1], 7, 1],
      [["rows", 0, "list", 1, "table"], 8, 3],
      [["rows", 0, "list", 1, "deep", 0], 9, 1],
      [["rows", 1, "list", 0], 11, 2],
    ];
    for (const [path, line, column] of places) expect(headerPositionOf(nested, path)).toEqual({ line, column });
    expect(headerPositionOf(nested, ["rows", 1, "list", 1])).toBeUndefined();
    expect(headerPositionOf(nested, ["rows", 2, "list", 0])).toBeUndefined();
  });

  it("of what is not there is not known", () => {
    expect(positionOf(document, ["rows", 0, "x"])).toBeUndefined();
    expect(positionOf(document, ["rows", 0])).toBeUndefined();
  });

  it.each<[table: string[], row: number, line: number | undefined, column: number]>([
    [["rows"], 0, 9, 1],
    [["rows"], 1, 20, 1],
    [["rows"], 2, undefined, 1],
    [["plain"], 0, 15, 1],
    [["plain"], 1, undefined, 1],
    [["plain", "deep"], 0, 17, 1],
    [["deck"], 0, 5, 9],
    [["deck"], 1, 5, 20],
    [["deck"], 2, undefined, 1],
    [["apart"], 0, 23, 1],
    [["dotted"], 0, undefined, 1],
    [["nothing"], 0, undefined, 1],
  ])("of the rows of %j: %i", (table, row, line, column) => {
    expect(rowPositionOf(document, table, row)).toEqual(line === undefined ? undefined : { line, column });
  });

  it("of a table inside another that has a header far from it", () => {
    const apart = documentOf("[x]\n[b]\n\n[a.c]\n[a]\n");
    expect(rowPositionOf(apart, ["a", "c"], 0)).toEqual({ line: 4, column: 1 });
    expect(rowPositionOf(apart, ["a"], 0)).toEqual({ line: 5, column: 1 });
    expect(rowPositionOf(apart, ["c"], 0)).toBeUndefined();
  });
});

describe("the rows of a table", () => {
  it.each<[table: string[], count: number]>([
    [["rows"], 2],
    [["deck"], 2],
    [["empty"], 0],
    [["plain"], 1],
    [["apart"], 1],
    [["dotted"], 0],
    [["title"], 0],
    [["nothing"], 0],
    [["tags"], 2],
  ])("of %j are %i", (table, count) => expect(rowCount(document, table)).toBe(count));

  it.each<[table: string[], row: number, entries: unknown]>([
    [["rows"], 0, { n: 1, a: { b: 1 }, sub: { m: 1 } }],
    [["rows"], 1, { n: 2, list: [{ k: 1 }, { k: 2 }] }],
    [["rows"], 2, {}],
    [["deck"], 1, { n: 2 }],
    [["tags"], 0, {}],
    [["tags"], 1, { b: 1 }],
    [["plain"], 0, { x: 1, deep: { y: 1 } }],
  ])("hold what they hold: %j %i", (table, row, entries) => {
    const found = rowEntries(document, table, row);
    expect(Object.fromEntries(found.map(({ key, value }) => [key, toWire(value)]))).toEqual(entries);
    expect(rowEntries(document, table, row).length).toBe(found.length);
  });

  it("of plain pairs alone, and of none, are read the same way", () => {
    const plain = documentOf('[[r]]\n"" = 1\nb = 2\n[[r]]\n[[r]]\na.b = 1\na.c = 2\n');
    const rows = [0, 1, 2].map((row) => rowEntries(plain, ["r"], row).map(({ key, value }) => [key, toWire(value)]));
    expect(rows).toEqual([
      [
        ["", 1],
        ["b", 2],
      ],
      [],
      [["a", { b: 1, c: 2 }]],
    ]);
    for (const row of [0, 2]) expect(rowEntries(plain, ["r"], row)).toBe(rowEntries(plain, ["r"], row));
  });
});

it("the tables of a file are listed in order of first sight", () => {
  expect(tablesIn(document).map(({ path, kind }) => `${path.join(".")}: ${kind}`)).toEqual([
    "title: value",
    "tags: list",
    "dotted.a.b: value",
    "inline: table",
    "deck: inline-array",
    "empty: list",
    "rows: array-of-tables",
    "plain: table",
    "plain.deep: table",
    "apart: table",
  ]);
  expect(tablesIn(documentOf("a = [1]\nb = [{}]\n[c.d]\n[[e.f]]\n")).map(({ path, kind }) => [path, kind])).toEqual([
    [["a"], "list"],
    [["b"], "inline-array"],
    [["c", "d"], "table"],
    [["e", "f"], "array-of-tables"],
  ]);
});
