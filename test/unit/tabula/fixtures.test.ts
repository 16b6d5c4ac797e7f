import { parse, TomlDate } from "smol-toml";
import { describe, expect, test } from "vitest";
import { columnName, listTables, readSheet, vocabulariesIn } from "../../../shared/sheet/index.js";
import { documentValue, printDocument, rowCount, valueAt, type TomlValue } from "../../../shared/toml/index.js";
import { fromOther } from "../../support/toml-other.js";
import { fixtureBytes, fixtureDocument, fixtureNames, fixtureText } from "./fixture-files.js";

/** Dates and line ends in one spelling, so that two readers can be compared. */
function canonical(value: TomlValue): TomlValue {
  switch (value.kind) {
    case "string":
      return { ...value, value: value.value.replaceAll("\r\n", "\n") };
    case "date":
      return { ...value, text: new TomlDate(value.text).toISOString() };
    case "array":
      return { ...value, items: value.items.map(canonical) };
    case "table":
      return { ...value, entries: new Map([...value.entries].map(([key, each]) => [key, canonical(each)])) };
    default:
      return value;
  }
}

const columnsOf = (name: string, table: string): string[] =>
  readSheet(fixtureDocument(name), [table]).columns.map(({ id }) => columnName(id));

const cell = (name: string, ...path: (string | number)[]): TomlValue | undefined => valueAt(fixtureDocument(name), path);

const idsOf = (name: string, table: string): (TomlValue | undefined)[] =>
  Array.from({ length: rowCount(fixtureDocument(name), [table]) }, (_, row) => cell(name, table, row, "id"));

describe("every fixture", () => {
  test.each(fixtureNames)("%s has the same value for us and for another reader", (name) => {
    const other = fromOther(parse(fixtureText(name).replace(/^\uFEFF/u, ""), { integersAsBigInt: true }));
    expect(canonical(documentValue(fixtureDocument(name)))).toEqual(canonical(other));
  });

  test.each(fixtureNames)("%s is printed back byte for byte", (name) => {
    expect(Buffer.from(printDocument(fixtureDocument(name))).equals(fixtureBytes(name))).toBe(true);
  });
});

describe("bytes that a checkout must not convert", () => {
  const endings = (name: string) => fixtureText(name).match(/\r?\n/gu) ?? [];

  test.each<[string, ("\r\n" | "\n")[]]>([
    ["crlf.toml", ["\r\n"]],
    ["bom-crlf-no-final-newline.toml", ["\r\n"]],
    ["mixed-line-ends.toml", ["\n", "\r\n"]],
    ["metadata-in-the-middle.toml", ["\n"]],
  ])("the line ends of %s", (name, kinds) => {
    expect([...new Set(endings(name))].sort()).toEqual(kinds);
  });

  test("CR LF inside a text is one line end, so that paragraphs are found", () => {
    expect(cell("crlf.toml", "cards", 0, "rules-text")).toEqual({
      kind: "string",
      value: "Draw {cards($c)}.\n\n{Reclaim_For_Cost($r)}",
    });
  });

  test.each(["bom.toml", "bom-crlf-no-final-newline.toml"])("%s begins with a byte order mark", (name) => {
    expect([...fixtureBytes(name).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test.each(["no-final-newline.toml", "bom-crlf-no-final-newline.toml"])("%s ends without a line end", (name) => {
    expect(fixtureText(name)).not.toMatch(/\n$/u);
  });

  test("aligned keys have spaces at the end of a line, and a tab", () => {
    expect(fixtureText("aligned-keys.toml")).toMatch(/0 {3}\n$/u);
    expect(fixtureText("aligned-keys.toml")).toContain("\tname");
  });
});

describe("tables of a file", () => {
  test.each<[string, string[]]>([
    ["several-tables.toml", ["cards", "sets", "tokens"]],
    ["metadata-in-the-middle.toml", ["cards"]],
    ["inline-rows.toml", ["cards"]],
    ["vocabulary.toml", []],
    ["plain-table.toml", []],
    ["empty.toml", []],
    ["comments-only.toml", []],
  ])("%s offers %j", (name, tables) => {
    expect(listTables(fixtureDocument(name), name).map(({ table }) => table.join("."))).toEqual(tables);
  });

  test("rows before and after [metadata] are of one table", () => {
    expect(fixtureText("metadata-in-the-middle.toml").split("[metadata]")[1]).toContain("[[cards]]");
    expect(rowCount(fixtureDocument("metadata-in-the-middle.toml"), ["cards"])).toBe(6);
  });

  test("lists of strings are vocabularies", () => {
    expect(vocabulariesIn(fixtureDocument("vocabulary.toml")).map(({ key }) => key)).toEqual(["moods", "directions"]);
  });
});

describe("identities that no editor may trust", () => {
  const ids = idsOf("metadata-in-the-middle.toml", "cards");
  const texts = ids.flatMap((id) => (id?.kind === "string" ? [id.value] : []));

  test("integers are among strings", () => {
    expect(ids.map((id) => id?.kind)).toContain("integer");
    expect(texts).not.toHaveLength(0);
  });

  test("one is used twice, and the zero one twice", () => {
    const twice = texts.filter((id, at) => texts.indexOf(id) < at);
    expect(twice.map((id) => /^[0-]+$/u.test(id)).sort()).toEqual([false, true]);
  });

  test("upper case, and numbers of images as text with leading zeros", () => {
    expect(idsOf("multi-line-arrays.toml", "dreamcaller").map((id) => id?.kind === "string" && id.value)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^[0-9A-F-]{36}$/u)]),
    );
    expect(cell("multi-line-arrays.toml", "dreamcaller", 0, "image-number")).toEqual({ kind: "string", value: "0028" });
  });
});

describe("columns", () => {
  test.each<[string, string, string[]]>([
    ["row-shapes.toml", "cards", ["stats.power", "stats.health", "abilities", "grid", "mixed"]],
    ["multi-line-arrays.toml", "dreamcaller", ["mandatory-tides[3]", "optional-tides[6]"]],
    ["quoted-keys.toml", "cards", ['"energy.cost"', "energy.cost", 'stats."max.power"', "1234", "__proto__", '""']],
    ["dates-and-times.toml", "printings", ["ordered", "bell", "holidays[1]"]],
  ])("%s has among its columns %s %j", (name, table, columns) => {
    expect(columnsOf(name, table)).toEqual(expect.arrayContaining(columns));
  });

  test("a quoted key with brackets is another column than the element it looks like", () => {
    expect(columnsOf("quoted-keys.toml", "cards")).toEqual(expect.arrayContaining(["tides[0]", '"tides[0]"']));
  });

  test("three spellings of a member are one column", () => {
    const powers = [0, 1, 2].map((row) => cell("row-shapes.toml", "cards", row, "stats", "power")?.kind);
    expect(powers).toEqual(["integer", "integer", "integer"]);
    expect(columnsOf("row-shapes.toml", "cards").filter((name) => name === "stats.power")).toHaveLength(1);
  });
});
