import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { listTables, vocabulariesIn } from "../../../../shared/sheet/index.js";
import { parseDocument } from "../../../../shared/toml/index.js";

const titles = (text: string, file: string, remembered?: string[][]): [string, string][] =>
  listTables(must(parseDocument(text)), file, remembered).map(({ table, title }) => [table.join("."), title]);

describe("which tables are sheets", () => {
  const two = '[[heroes]]\nname = "a"\n\n[[villains]]\nname = "b"\n';
  const cases: [name: string, text: string, file: string, sheets: [string, string][]][] = [
    ["an array of tables named as the file", "[[cards]]\na = 1\n", "cards.toml", [["cards", "cards"]]],
    [
      "the only one, whatever its name (L7)",
      "[[cards]]\na = 1\n",
      "rendered-cards.toml",
      [["cards", "rendered-cards"]],
    ],
    ["a file name with dashes for underscores", "[[card_fx]]\na = 1\n", "card-fx.toml", [["card_fx", "card-fx"]]],
    [
      "several, each with a tab of its own (L6)",
      two,
      "cards.toml",
      [
        ["heroes", "cards / heroes"],
        ["villains", "cards / villains"],
      ],
    ],
    [
      "several, the one the file is named after first",
      two,
      "villains.toml",
      [
        ["villains", "villains"],
        ["heroes", "villains / heroes"],
      ],
    ],
    ["never metadata", '[metadata]\n[[metadata.columns]]\nkey = "a"\n\n[[cards]]\na = 1\n', "x.toml", [["cards", "x"]]],
    ["never a plain table, named as the file or not (L8)", "[cards]\na = 1\n", "cards.toml", []],
    ["never an array of plain values", 'cards = ["a", "b"]\n', "cards.toml", []],
    ["an inline array of tables", "cards = [{ a = 1 }, { a = 2 }]\n", "x.toml", [["cards", "x"]]],
    ["an array that holds tables among other things", "cards = [{ a = 1 }, 2]\n", "x.toml", [["cards", "x"]]],
    ["an empty array the file is named after", "cards = []\n", "cards.toml", [["cards", "cards"]]],
    ["no other empty array", "tags = []\n", "cards.toml", []],
    ["an array of tables inside a table", "[[game.cards]]\na = 1\n", "x.toml", [["game.cards", "x"]]],
    ["not the arrays inside of rows", "[[cards]]\n[[cards.parts]]\na = 1\n", "x.toml", [["cards", "x"]]],
    ["nothing in the file of the tab order", "[[cards]]\na = 1\n", "sheets.toml", []],
    ["nothing in a scenario", "[[cards]]\na = 1\n", "opening.scenario.toml", []],
    ["nothing in an empty file", "", "cards.toml", []],
  ];
  test.each(cases)("%s", (_, text, file, sheets) => {
    expect(titles(text, file)).toEqual(sheets);
  });

  test("a sheet of rows is distinguished from one that has lost them", () => {
    const kinds = (text: string) =>
      listTables(must(parseDocument(text)), "cards.toml", [["cards"]]).map(({ kind }) => kind);
    expect(kinds("[[cards]]\na = 1\n")).toEqual(["rows"]);
    expect(kinds("cards = [{ a = 1 }]\n")).toEqual(["rows"]);
    expect(kinds("# nothing left\n")).toEqual(["remembered"]);
  });

  test("a table that lost its last row stays a sheet when it is remembered (R9)", () => {
    expect(titles("# nothing left\n", "cards.toml", [["cards"]])).toEqual([["cards", "cards"]]);
    expect(titles("[[cards]]\na = 1\n", "cards.toml", [["cards"]])).toEqual([["cards", "cards"]]);
    expect(titles("cards = 3\n", "cards.toml", [["cards"]])).toEqual([]);
    expect(titles("", "cards.toml", [["cards"], ["cards"]])).toEqual([["cards", "cards"]]);
  });

  test("the settings of a workspace are no sheets", () => {
    expect(titles('[[sheets]]\nfile = "a.toml"\n', ".cardwright/workspace.toml")).toEqual([]);
  });
});

describe("vocabularies", () => {
  test("lists of nothing but texts are offered by their key", () => {
    const document = must(parseDocument('effects = ["Draw", "Dissolve"]\nmixed = ["a", 1]\nempty = []\nname = "x"\n'));
    expect(vocabulariesIn(document)).toEqual([{ key: "effects", values: ["Draw", "Dissolve"] }]);
  });
});
