import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  isWhole,
  namedType,
  readSheet,
  updateRows,
  wholeKeys,
  type WholeKeys,
  type ColumnType,
} from "../../../../shared/sheet/index.js";
import { parseDocument } from "../../../../shared/toml/index.js";
import { nestedGame } from "../../../support/validate/nested-game.js";

const text = `[[cards]]
name = "A"
mana = { fire = 1, any = 2 }
stats.power = 3
[[cards.abilities]]
name = "Rage"

[[cards]]
name = "B"
abilities = []
`;
const wholeMap = (...keys: readonly string[]): WholeKeys => new Map(keys.map((key) => [key, undefined]));
const document = must(parseDocument(text));
const columns = (whole?: WholeKeys) =>
  readSheet(document, ["cards"], undefined, whole).columns.map(({ source, kind }) => `${source} ${kind}`);

describe("whole columns (SHEET-12)", () => {
  test("are never spread", () => {
    expect(columns(wholeMap("mana", "abilities"))).toEqual([
      "name text",
      "mana structure",
      "stats.power number",
      "abilities structure",
    ]);
  });

  test("without a schema tables spread, and lists of tables are structures", () => {
    expect(columns()).toEqual([
      "name text",
      "mana.fire number",
      "mana.any number",
      "stats.power number",
      "abilities structure",
    ]);
  });

  test("a table inside a spread table is a structure; a list of lists is TOML", () => {
    const { columns: found } = readSheet(must(parseDocument("[[cards]]\na.b.c = 1\nd = [[1], [2]]\n")), ["cards"]);
    expect(found.map(({ source, kind }) => `${source} ${kind}`)).toEqual(["a.b structure", "d toml"]);
  });

  test("stay whole while rows change", () => {
    const facts = readSheet(document, ["cards"], undefined, wholeMap("mana"));
    const after = must(parseDocument(`${text}mana = { water = 1 }\n`));
    const updated = updateRows(facts, document, after, [{ before: 1, after: 1 }]);
    expect(updated.columns).toEqual(readSheet(after, ["cards"], facts).columns);
    expect(updated.columns.map(({ source }) => source)).toContain("mana");
    expect(updated.keys.find(({ key }) => key === "mana")?.plain.counts.present).toBe(2);
  });

  test("columns that become whole keep their place", () => {
    const facts = readSheet(document, ["cards"], readSheet(document, ["cards"]), wholeMap("mana"));
    expect(facts.columns.map(({ source }) => source)).toEqual(["name", "mana", "stats.power", "abilities"]);
  });

  test("a sheet that loses its rows keeps them as they are", () => {
    const facts = readSheet(document, ["cards"], undefined, wholeMap("mana"));
    const emptied = readSheet(must(parseDocument("cards = []\n")), ["cards"], facts);
    expect(emptied.columns.map(({ source }) => source)).toEqual(facts.columns.map(({ source }) => source));
    expect(emptied.columns.find(({ source }) => source === "mana")?.kind).toBe("structure");
  });
});

describe("types", () => {
  const integer: ColumnType = { kind: "integer" };
  const record = (type: ColumnType): ColumnType => ({ kind: "record", members: [{ key: "a", type, about: "" }] });

  test.each<[ColumnType, boolean]>([
    [integer, false],
    [{ kind: "texts" }, false],
    [{ kind: "any" }, false],
    [record(integer), false],
    [record({ kind: "texts" }), true],
    [record(record(integer)), true],
    [{ kind: "record", members: [], cases: { key: "a", up: 0, of: {} } }, true],
    [{ kind: "map", keys: { kind: "text" }, value: integer }, true],
    [{ kind: "named", name: "x" }, true],
  ])("%j is whole: %s", (type, isIt) => {
    expect(isWhole(type)).toBe(isIt);
  });

  test("the whole keys of a schema", () => {
    expect([...wholeKeys(nestedGame.sheets[0]).keys()]).toEqual(["mana", "abilities", "parts"]);
    expect(wholeKeys(nestedGame.sheets[0])).toBe(wholeKeys(nestedGame.sheets[0]));
    expect(wholeKeys(undefined).size).toBe(0);
  });

  test("names lead to types, and those that lead nowhere to any", () => {
    const types = { a: { kind: "named", name: "b" }, b: integer, c: { kind: "named", name: "c" } } as const;
    expect(namedType({ kind: "named", name: "a" }, types)).toBe(integer);
    expect(namedType({ kind: "named", name: "c" }, types)).toEqual({ kind: "any" });
    expect(namedType({ kind: "named", name: "d" }, types)).toEqual({ kind: "any" });
    expect(namedType(integer, undefined)).toBe(integer);
  });
});
