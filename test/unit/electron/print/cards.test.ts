import { describe, expect, test } from "vitest";
import { cellsOf, headOf } from "../../../../electron/print/card-rows.js";
import { cardsOf, remarksOn, type CardScope } from "../../../../electron/print/index.js";
import { faceTemplateSchema } from "../../../../shared/face/index.js";
import { folderTables, games, type FolderTable } from "../../../../shared/games/index.js";
import { noSettings } from "../../../../shared/validate/index.js";

const tablesOf = (content: Readonly<Record<string, unknown>>): readonly FolderTable[] =>
  folderTables(games, [{ file: "set.toml", content }], noSettings);
const box = { kind: "text", x: 0, y: 0, width: 50, height: 10, size: 4, leastSize: 4, color: "#000000" };
const face = {
  tables: ["things"],
  template: faceTemplateSchema.parse({ width: 50, height: 60, parts: [{ ...box, text: "{name}: {text}" }] }),
};
const drawn = (rows: readonly unknown[], scope: CardScope = {}) =>
  tablesOf({ things: rows }).flatMap((table) => cardsOf(table, [face], scope));

describe("the copies of a card", () => {
  test.each([
    [3, 3],
    ["4", 4],
    [0, 0],
    [-2, 0],
    [1_000, 1_000],
    [1_001, 1_000],
    [2.5, 1],
    ["many", 1],
    ["", 1],
    [" 2 ", 2],
    [undefined, 1],
  ])("by a column that says %j are %i", (count, copies) => {
    const row = count === undefined ? { name: "Oar" } : { name: "Oar", count };
    expect(drawn([row], { copies: "count" })[0]?.cards.map((card) => card.copies)).toEqual([copies]);
    expect(drawn([row])[0]?.cards.map((card) => card.copies)).toEqual([1]);
  });
});

describe("a column of copies that says something odd", () => {
  const rows = [-2, 5_000, 2.5, "many", 3].map((count, at) => ({ name: `Oar ${at}`, count }));

  test("is reported for each card, with what is made of it", () =>
    expect(remarksOn(drawn(rows, { copies: "count" }))).toEqual([
      "set.toml: row 0 of things (Oar 0) says -2 copies: none are made",
      "set.toml: row 1 of things (Oar 1) says 5000 copies: 1000 are made, the most there can be of one card",
      "set.toml: row 2 of things (Oar 2) says 2.5 copies, which is no whole number: one is made",
      "set.toml: row 3 of things (Oar 3) says many copies, which is no whole number: one is made",
    ]));

  test("is of no concern where nobody asks for it", () => expect(remarksOn(drawn(rows))).toEqual([]));
});

describe("what a card is called", () => {
  test.each([
    [{ id: "a1", name: " Oar ", title: "Title" }, "Oar"],
    [{ id: "a1", name: " ", title: "Title" }, "Title"],
    [{ id: "a1", name: "" }, "a1"],
    [{ cost: 1 }, "things 0"],
  ])("%j is %s", (row, name) => expect(drawn([row])[0]?.cards[0]?.name).toBe(name));

  test("is what its game names rows by, without what is empty", () => {
    const row = { "list-name": "Starter", "card-id": "c1", "list-type": "cards", copies: 1 };
    const heads = [row, { ...row, "list-name": "" }, { ...row, "card-id": "" }].map((each) => {
      const [table] = tablesOf({ "card-lists": [each] });
      if (!table?.binding) throw new Error("no card list");
      return headOf(table, 0, cellsOf(each));
    });
    expect(heads.map(({ id, name }) => [id, name])).toEqual([
      ["c1", "Starter, c1"],
      ["c1", "c1"],
      ["", "Starter"],
    ]);
  });
});

describe("which cards are drawn", () => {
  const rows = [{ name: "Oar" }, { name: "Mast" }, { name: "Rope" }];
  const card = { id: "a", name: "Oar", "rules-text": "Draw {cards($c)}.", variables: "c: 2", "card-type": "Event" };
  test.each<[scope: CardScope, names: readonly string[]]>([
    [{}, ["Oar", "Mast", "Rope"]],
    [{ table: "things" }, ["Oar", "Mast", "Rope"]],
    [{ table: "others" }, []],
    [{ game: "dreamtides" }, []],
    [{ isWanted: (_, row) => row !== 1 }, ["Oar", "Rope"]],
  ])("with %j are %j", (scope, names) =>
    expect(drawn(rows, scope).flatMap(({ cards }) => cards.map(({ name }) => name))).toEqual(names),
  );

  test("keep their places in their table where others are left out", () =>
    expect(drawn(rows, { isWanted: (_, row) => row > 0 })[0]?.cards.map(({ row }) => row)).toEqual([1, 2]));

  test.each([
    ["dreamtides", 1],
    ["ttcg", 0],
  ])("of %s are those that are bound to it", (game, count) =>
    expect(tablesOf({ cards: [card] }).flatMap((table) => cardsOf(table, [], { game }))).toHaveLength(count),
  );

  test("say their rules as players read them, or what their largest text says", () => {
    const [bound] = tablesOf({ cards: [card] }).flatMap((table) => cardsOf(table, [], {}));
    expect(bound?.cards[0]?.text).toBe("Draw 2 cards.");
    expect(drawn([{ name: "Oar", text: "Row." }])[0]?.cards[0]?.text).toBe("Oar: Row.");
  });
});

test("a card with a text that is cut off is named by its row", () => {
  const rows = [{ name: "Oar" }, { name: "Mast", text: "x ".repeat(200) }];
  expect(remarksOn(drawn(rows))).toEqual(["set.toml: row 1 of things (Mast) has a text that is cut off on its face"]);
  expect(
    remarksOn(
      drawn(
        rows.map((row) => ({ ...row, count: 0 })),
        { copies: "count" },
      ),
    ),
  ).toEqual([]);
});
