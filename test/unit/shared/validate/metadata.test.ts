import { describe, expect, it } from "vitest";
import { fixed, problemLines, problemsOf } from "../../../support/validate/problems.js";
import type { CheckedGame } from "../../../../shared/validate/index.js";

const noGame: CheckedGame = { id: "none", title: "None", sheets: [] };

const rule = (column: string, lines: string): string =>
  `[[metadata.validation_rules]]\ncolumn = "${column}"\n${lines}\n\n`;
const row = (lines: string): string => `[[n]]\n${lines}\n\n`;
const lines = (files: Record<string, string>): readonly string[] =>
  problemLines(noGame, files).map((line) => line.replace(/ warning$/u, ""));
const found = (text: string): readonly string[] => lines({ "n.toml": text }).map((line) => line.replace("n.toml ", ""));

const choice = 'type = "enum"\nenum = ["Ember", "Tide"]';

describe("the rules of a file's metadata", () => {
  it.each<[name: string, text: string, problems: string[]]>([
    ["are warnings of its own rows", row('a = "Flame"') + rule("a", choice), ["0 a metadata/enum"]],
    ["X16 leave other columns alone", row('b = "Flame"') + rule("a", choice), []],
    ["X20 say nothing where there are none", row('a = "Flame"'), []],
    [
      "hold for each element of a list",
      row('a = ["Ember", "Flame", "Frost"]') + rule("a", choice),
      ["0 a[1] metadata/enum", "0 a[2] metadata/enum"],
    ],
    ["hold for one element alone", row('a = ["Flame", "Frost"]') + rule("a[1]", choice), ["0 a[1] metadata/enum"]],
    [
      "X15 tell the first that fails",
      row('a = "Flame"') + rule("a", 'type = "required"') + rule("a", choice) + rule("a", 'type = "integer"'),
      ["0 a metadata/enum"],
    ],
    ["X15 are silent when all hold", row('a = "Tide"') + rule("a", 'type = "required"') + rule("a", choice), []],
    [
      "ask for a list as a whole where they require it",
      row("a = []") + row("b = 1") + row('a = ["Tide"]') + rule("a", 'type = "required"'),
      ["0 a metadata/required", "1 a metadata/required"],
    ],
    [
      "ask the table, not each of its rows, for a column that no row has",
      row("b = 1") + row("b = 2") + rule("a", 'type = "required"') + rule("c.d", 'type = "required"'),
      ["- a metadata/required", "- c.d metadata/required"],
    ],
    ["ask a table without rows for nothing", "n = []\n" + rule("a", 'type = "required"'), []],
    [
      "ask each row for a column that another one has",
      row("b = 1") + row("a = 2") + rule("a", 'type = "required"'),
      ["0 a metadata/required"],
    ],
    ["reach into tables", row("a = { b = 3 }") + rule("a.b", 'type = "range"\nmax = 2'), ["0 a.b metadata/range"]],
    [
      "know keys with dots by their label",
      row('"a.b" = 3') + rule("a.b", 'type = "range"\nmax = 2'),
      ["0 a.b metadata/range"],
    ],
    [
      "hold in every table of the file",
      `${row('a = "Flame"')}[[m]]\na = "Frost"\n\n${rule("a", choice)}`,
      ["0 a metadata/enum", "0 a metadata/enum"],
    ],
  ])("%s", (_, text, problems) => expect(found(text)).toEqual(problems));

  it.each<[name: string, files: Record<string, string>, problems: string[]]>([
    [
      "a list of words of another file",
      {
        "n.toml": row('a = "Frost"') + row('a = "Tide"') + rule("a", 'type = "enum"\nenum_from = "words.toml#kinds"'),
        "words.toml": 'kinds = ["Ember", "Tide"]\n',
      },
      ["n.toml 0 a metadata/enum"],
    ],
    [
      "what a column of another file holds",
      {
        "n.toml": row('a = "x"') + row('a = "z"') + rule("a", 'type = "enum"\nenum_from = "m.toml#id"'),
        "m.toml": '[[m]]\nid = "x"\n',
      },
      ["n.toml 1 a metadata/enum"],
    ],
    [
      "its own column",
      {
        "n.toml":
          row('id = "x"\na = "x"') + row('id = "y"\na = "z"') + rule("a", 'type = "enum"\nenum_from = "n.toml#id"'),
      },
      ["n.toml 1 a metadata/enum"],
    ],
    [
      "a file that is not there, of which nothing is known",
      { "n.toml": row('a = "x"') + rule("a", 'type = "enum"\nenum_from = "m.toml#id"') },
      [],
    ],
  ])("an enum draws its values from %s", (_, files, problems) => expect(lines(files)).toEqual(problems));

  it.each([
    ["the nearest value", 'a = "Tyde"', rule("a", choice), "nearest", 'a = "Tide"'],
    ["the same in other letters", 'a = "EMBER"', rule("a", choice), "nearest", 'a = "Ember"'],
    ["the value it begins", 'a = "t"', rule("a", choice), "nearest", 'a = "Tide"'],
    ["the nearest bound", "a = 99", rule("a", 'type = "range"\nmin = 1\nmax = 10'), "clamp", "a = 10"],
    ["the nearest bound of a text", 'a = "-3"', rule("a", 'type = "range"\nmin = 1\nmax = 10'), "clamp", "a = 1"],
    ["the number a text spells", 'a = "42"', rule("a", 'type = "integer"'), "convert", "a = 42"],
    ["the fraction a text spells", 'a = "4.5"', rule("a", 'type = "float"'), "convert", "a = 4.5"],
    ["the flag a text spells", 'a = "yes"', rule("a", 'type = "boolean"'), "convert", "a = true"],
    ["the text of a number", "a = 7", rule("a", 'type = "string"'), "convert", 'a = "7"'],
    ["an element alone", 'a = ["Ember", "Tyde"]', rule("a", choice), "nearest", 'a = ["Ember", "Tide"]'],
  ])("a fix sets %s, and changes nothing else", (_, before, rules, fix, after) => {
    const files = { "n.toml": row(before) + rules };
    const [problem] = problemsOf(noGame, files);
    if (!problem) throw new Error("There is a problem");
    const repaired = fixed(problem, fix, files);
    expect(repaired).toEqual({ "n.toml": row(after) + rules });
    expect(problemsOf(noGame, repaired)).toEqual([]);
  });

  it.each([
    ["nothing like it is a value", 'a = "Frost"', choice],
    ["a text spells no number", 'a = "many"', 'type = "integer"'],
    ["a value is required", 'a = ""', 'type = "required"'],
    ["a pattern does not match", 'a = "x"', 'type = "pattern"\npattern = "y"'],
  ])("there is no fix where %s", (_, cell, lines) => {
    expect(problemsOf(noGame, { "n.toml": row(cell) + rule("a", lines) }).map(({ fixes }) => fixes)).toEqual([[]]);
  });

  it("a rule that is switched off hides no other rule", () => {
    const files = { "n.toml": row('a = "Flame"') + rule("a", choice) + rule("a", 'type = "integer"') };
    const severities = new Map([["metadata/enum", "off"]] as const);
    expect(problemsOf(noGame, files, { severities, bindings: [] }).map(({ code }) => code)).toEqual(["metadata/type"]);
  });
});
