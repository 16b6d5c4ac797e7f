import { describe, expect, test } from "vitest";
import { naturalText, summaryOf, type ColumnType } from "../../../../shared/sheet/index.js";
import { fromWire, type WireValue } from "../../../../shared/toml/index.js";
import { must } from "../../../../shared/base/index.js";
import { abilityType } from "../../../support/validate/nested-game.js";

const abilities: ColumnType = { kind: "rows", rows: abilityType };
const summary = (value: WireValue, type?: ColumnType): string => summaryOf(must(fromWire(value)), type);

describe("summaries", () => {
  test.each<[string, WireValue, ColumnType | undefined, string]>([
    ["a list by its names", [{ name: "Healing Aura" }, { name: "Swarm" }], abilities, "2: Healing Aura, Swarm"],
    ["an item without a name by its number", [{}, { name: " " }, { name: "Swarm" }], abilities, "3: 1, 2, Swarm"],
    ["a list without a type by what usually names things", [{ id: "a" }, { title: "B" }], undefined, "2: a, B"],
    ["a list of scalars", [1, 2], undefined, "2: 1, 2"],
    ["a map", { fire: 1, any: 2 }, undefined, "fire 1, any 2"],
    ["a record with parts", { amount: 3, do: [{}], more: { a: 1 } }, undefined, "amount 3, do (1), more (1)"],
    ["an empty list", [], abilities, ""],
    ["an empty table", {}, undefined, ""],
    ["a text in its place", "soon", abilities, "soon"],
    [
      "long lists in part",
      Array.from({ length: 14 }, () => ({})),
      abilities,
      "14: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, …",
    ],
  ])("%s", (_, value, type, expected) => {
    expect(summary(value, type)).toBe(expected);
  });

  test("of an absent value are empty", () => {
    expect(summaryOf(undefined)).toBe("");
  });

  test("sort by count, then by names", () => {
    const all = ["10: A", "2: B", "2: A", "1: Z"];
    expect(all.toSorted((a, b) => (naturalText(a) < naturalText(b) ? -1 : 1))).toEqual([
      "1: Z",
      "2: A",
      "2: B",
      "10: A",
    ]);
  });
});
