import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { FollowedCells, type ChangedCells } from "../../../../shared/revision/index.js";
import { columnKey } from "../../../../shared/sheet/index.js";
import { parseDocument, toWire } from "../../../../shared/toml/index.js";

const version = (text: string) => ({ file: "cards.toml", path: ["cards"], document: must(parseDocument(text)) });

const changedCells = (before: string, after: string): ChangedCells =>
  new FollowedCells(version(before), undefined).changed(version(after));

/** `0 cost: 2` for a cell of the row in place 0 that held 2. */
const cells = (before: string, after: string): readonly string[] =>
  changedCells(before, after).changed.flatMap(({ row, cells: changed }) =>
    changed.map(({ column, before: old }) => `${row} ${columnKey(column)}: ${old ? JSON.stringify(toWire(old)) : "-"}`),
  );

const card = (more: string): string => `[[cards]]\nid = "1"\n${more}\n`;

describe("the cells of a sheet that differ", () => {
  it.each([
    ["nothing", "cost = 2", "cost = 0x2", []],
    ["a value", "cost = 2", "cost = 3", ["0 cost: 2"]],
    ["a key that was added", "", "cost = 3", ["0 cost: -"]],
    ["a key that is gone", "cost = 2", "", ["0 cost: 2"]],
    ["an element of a list", "tags = [1, 2]", "tags = [1, 3]", [`0 ${columnKey({ path: ["tags"], index: 1 })}: 2`]],
    ["a list that grew", "tags = [1]", "tags = [1, 2]", [`0 ${columnKey({ path: ["tags"], index: 1 })}: -`]],
    [
      "a list that shrank",
      "tags = [1, 2]",
      "tags = [2]",
      [0, 1].map((index) => `0 ${columnKey({ path: ["tags"], index })}: ${index + 1}`),
    ],
    ["a list that is new", "", "tags = [1]", [`0 ${columnKey({ path: ["tags"], index: 0 })}: -`]],
    [
      "a list within a table, as a whole",
      "a = { n = [1] }",
      "a = { n = [2] }",
      [`0 ${columnKey({ path: ["a", "n"] })}: [1]`],
    ],
    ["a nested value", "a = [{ n = 1 }]", "a = [{ n = 2 }]", ['0 a: [{"n":1}]']],
  ])("hold %s", (_, before, after, expected) => expect(cells(card(before), card(after))).toEqual(expected));

  it("are found in tables of a row behind another header", () => {
    const rows = (value: number): string =>
      `[[cards]]\nid = "1"\n[[cards]]\nid = "2"\n[other]\nx = 1\n[cards.stats]\nattack = ${value}\n`;
    expect(cells(rows(1), rows(2))).toEqual([`1 ${columnKey({ path: ["stats", "attack"] })}: 1`]);
    expect(cells(rows(1), rows(1))).toEqual([]);
  });

  it("are those of the same row, also where it moved, and none of a row that is only spelled otherwise", () => {
    const [one, other] = [card("cost = 2"), card("cost = 5").replace('"1"', '"2"')];
    expect(cells(one + other, other + one.replace("cost = 2", "cost = 3"))).toEqual(["1 cost: 2"]);
    expect(changedCells(one, one.replace("cost = 2", "cost = 0x2")).changed).toEqual([]);
  });

  it("are those of rows that both versions have; others are new or gone", () => {
    const [one, other] = [card("cost = 2"), card("cost = 2").replace('"1"', '"2"')];
    expect(changedCells(one, other + one)).toEqual({
      added: [0],
      changed: [],
      removed: 0,
    });
    expect(changedCells(other + one, one)).toEqual({ added: [], changed: [], removed: 1 });
  });
});
