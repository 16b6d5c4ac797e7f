import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import type { ColumnType } from "../../../../shared/sheet/index.js";
import { fromWire, toWire, type WireValue } from "../../../../shared/toml/index.js";
import { itemsOfText, textOfItems } from "../../../../renderer/structure/model/item-text.js";
import { newItem, newValue, textOfValue, valueOfText } from "../../../../renderer/structure/model/values.js";
import { abilityType, nestedGame } from "../../../support/validate/nested-game.js";

const read = (value: WireValue) => must(fromWire(value));

describe("texts and values", () => {
  test.each<[string, ColumnType, WireValue | undefined, WireValue]>([
    ["3", { kind: "integer" }, undefined, 3],
    ["three", { kind: "integer" }, 3, "three"],
    [" +07 ", { kind: "integer" }, undefined, 7],
    ["-999999999999999999", { kind: "integer" }, undefined, { $int: "-999999999999999999" }],
    ["9999999999999999999", { kind: "integer" }, 3, "9999999999999999999"],
    ["yes", { kind: "boolean" }, undefined, true],
    ["maybe", { kind: "boolean" }, true, "maybe"],
    ["3", { kind: "text" }, undefined, "3"],
    ["fire", { kind: "choice", values: [] }, undefined, "fire"],
    ["a, b c,", { kind: "texts" }, undefined, ["a", "b c"]],
    ['["a, b", "c"]', { kind: "texts" }, undefined, ["a, b", "c"]],
    ["3", { kind: "any" }, undefined, 3],
    ["3", { kind: "any" }, "three", "3"],
    ["3", { kind: "any" }, "", 3],
    ["a, b", { kind: "any" }, ["c"], ["a", "b"]],
    ["{ a = 1 }", { kind: "any" }, undefined, { a: 1 }],
    ["  { a = 1 }  ", { kind: "any" }, "x", { a: 1 }],
    ["see [1]", { kind: "any" }, undefined, "see [1]"],
    ["", { kind: "any" }, ["c"], ""],
    ["  ", { kind: "any" }, ["c"], "  "],
    ["{ a = 1 }", { kind: "map", keys: { kind: "text" }, value: { kind: "any" } }, undefined, { a: 1 }],
    ["{ a = 1 }", { kind: "record", members: [] }, undefined, { a: 1 }],
    ["[{ a = 1 }]", { kind: "rows", rows: abilityType }, undefined, [{ a: 1 }]],
    ["{ a = 1 }", { kind: "named", name: "x" }, undefined, { a: 1 }],
    ["[a, b", { kind: "texts" }, undefined, ["[a", "b"]],
  ])("%s as %j", (text, type, current, value) => {
    expect(toWire(valueOfText(text, type, current === undefined ? undefined : read(current)))).toEqual(value);
  });

  test.each<[WireValue, string]>([
    [["flying", "first strike"], "flying, first strike"],
    [["a, b"], '["a, b"]'],
    [["a", "b, c"], '["a", "b, c"]'],
    [["a", ""], '["a", ""]'],
    [["x", "y"], "x, y"],
    [[1, 2], "[1, 2]"],
    [{ a: 1 }, "{ a = 1 }"],
    ["text", "text"],
    [true, "true"],
  ])("%j is edited as %s", (value, text) => {
    expect(textOfValue(read(value))).toBe(text);
    expect(
      toWire(
        valueOfText(text, { kind: Array.isArray(value) && typeof value[0] === "string" ? "texts" : "any" }, undefined),
      ),
    ).toEqual(value);
  });
});

describe("new items", () => {
  const types = nestedGame.sheets[0]?.types;

  test("hold what is required: the first choice, and as many items as these need", () => {
    expect(toWire(newItem(abilityType, types))).toEqual({
      ability_type: "triggered",
      alterations: [{ effect: "heal" }],
    });
  });

  test.each<[min: number | undefined, max: number | undefined, number]>([
    [undefined, undefined, 0],
    [2, undefined, 2],
    [-3, 5, 0],
    [undefined, -1, -1],
    [-3, -2, -2],
  ])("hold the number from %s to %s that is nearest to 0: %i", (min, max, number) => {
    const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
    expect(toWire(newValue({ kind: "integer", ...limits }, types))).toBe(number);
  });

  test.each<[ColumnType, WireValue]>([
    [{ kind: "boolean" }, false],
    [{ kind: "text" }, ""],
    [{ kind: "choice", values: [] }, ""],
    [{ kind: "texts" }, []],
    [{ kind: "map", keys: { kind: "text" }, value: { kind: "any" } }, {}],
    [{ kind: "record", members: [{ key: "on", type: { kind: "boolean" }, required: true, about: "" }] }, { on: false }],
    [{ kind: "any" }, ""],
  ])("of %j begin as %j", (type, value) => expect(toWire(newValue(type, types))).toEqual(value));

  test("of a record that requires itself come to an end", () => {
    const node: ColumnType = {
      kind: "record",
      members: [{ key: "list", type: { kind: "named", name: "list" }, required: true, about: "" }],
    };
    const list: ColumnType = {
      kind: "rows",
      rows: {
        title: "Node",
        name: [],
        spelling: "inline",
        min: 1,
        members: [{ key: "node", type: node, required: true, about: "" }],
      },
    };
    expect(JSON.stringify(toWire(newValue(list, { list }))).split("node")).toHaveLength(5);
  });

  test("hold nothing of a case that nothing of theirs chooses", () => {
    const of = { a: [{ key: "n", type: { kind: "integer" }, required: true, about: "" }] } as const;
    const members = [{ key: "kind", type: { kind: "choice", values: ["a"] }, required: true, about: "" }] as const;
    expect(toWire(newItem({ members, cases: { key: "kind", up: 1, of } }, types))).toEqual({ kind: "a" });
    expect(toWire(newItem({ members, cases: { key: "other", up: 0, of } }, types))).toEqual({ kind: "a" });
    expect(toWire(newItem({ members, cases: { key: "kind", up: 0, of: {} } }, types))).toEqual({ kind: "a" });
  });

  test("hold what the present case requires", () => {
    const cases = {
      key: "kind",
      up: 0,
      of: { a: [{ key: "n", type: { kind: "integer", min: 2 }, required: true, about: "" }] },
    } as const;
    const members = [{ key: "kind", type: { kind: "choice", values: ["a", "b"] }, required: true, about: "" }] as const;
    expect(toWire(newItem({ members, cases }, types))).toEqual({ kind: "a", n: 2 });
  });

  test("of a type that requires itself come to an end", () => {
    const type: ColumnType = {
      kind: "rows",
      rows: {
        title: "Step",
        name: [],
        spelling: "inline",
        min: 1,
        members: [{ key: "steps", type: { kind: "named", name: "steps" }, required: true, about: "" }],
      },
    };
    expect(JSON.stringify(toWire(newValue(type, { steps: type })))).toMatch(/^\[\{"steps":/u);
  });
});

describe("items as text", () => {
  const items = [read({ name: "A", do: [{ x: 1 }, { x: 2 }] }), read({ name: "B" })];

  test("are TOML blocks, and read back", () => {
    expect(textOfItems("abilities", items)).toContain("[[abilities.do]]");
    expect(must(itemsOfText(textOfItems("abilities", items), "ability"))).toEqual(items);
  });

  test.each<[string, string, readonly WireValue[]]>([
    ["blocks under the header of their file", '  [[cards.abilities]]\n  name = "A"\n', [{ name: "A" }]],
    ["several blocks", "[[a]]\nx = 1\n[[a]]\nx = 2\n", [{ x: 1 }, { x: 2 }]],
    ["the pairs of one item", 'name = "A"\ncost = 1\n', [{ name: "A", cost: 1 }]],
    ["one pair", "name = 'A'", [{ name: "A" }]],
    ["a pair with a list of numbers", "n = [1, 2]", [{ n: [1, 2] }]],
    ["a pair with a list of numbers and tables", "n = [1, {}]", [{ n: [1, {}] }]],
    ["a table with nothing in it", "[mana]\n", [{ mana: {} }]],
    ["a table of one pair", "[mana]\nfire = 1\n", [{ mana: { fire: 1 } }]],
    ["a list beside something else", "x = 1\n[[a]]\ny = 1\n", [{ x: 1, a: [{ y: 1 }] }]],
    ["a table of the one item", "[mana]\nfire = 1\nair = 2\n", [{ mana: { fire: 1, air: 2 } }]],
  ])("%s", (_, text, values) => {
    expect(must(itemsOfText(text, "ability")).map(toWire)).toEqual(values);
  });

  test.each<[string, string]>([
    ["[[a]]\nname 3\n", "Not a valid ability: line 2, expected =."],
    ["", "Not a valid ability: it is empty."],
    ["a = []", "Not a valid ability: it is empty."],
  ])("%j is refused", (text, message) => {
    expect(itemsOfText(text, "ability")).toMatchObject({ ok: false, error: { message } });
  });
});
