import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compileExpression,
  computeExpression,
  DerivedCells,
  expressionProblem,
  plainOf,
  shownNumber,
  type DerivedValue,
} from "../../../../shared/derived/index.js";
import type { DerivedColumn } from "../../../../shared/metadata/index.js";
import type { CellView } from "../../../../shared/sheet/index.js";

const column = (expression: string, name = "worked"): DerivedColumn => ({
  name,
  function: "expr",
  expression,
  frozen: false,
  inputs: [],
});

const cells: Readonly<Record<string, CellView>> = {
  name: "Salt Reader",
  "energy-cost": 3,
  spark: null,
  attack: 5,
  defense: 2,
  big: { $int: "9007199254740993" },
  made: { $date: "2024-03-09" },
  fast: true,
  blank: "",
  tags: ["sea", "keeper"],
};

const shown = (expression: string): string => plainOf(valueOf(expression));

function valueOf(expression: string): DerivedValue {
  const headers = Object.keys(cells);
  const sheet = {
    key: "s",
    columns: headers.map((header) => ({ header })),
    readingOf: () => undefined,
    textColumns: [],
  };
  const row = { key: "r", cells: Object.values(cells) };
  const derived = new DerivedCells(sheet, [column(expression)], { find: () => undefined }, computeExpression);
  return derived.value(row, column(expression));
}

describe("what an expression returns", () => {
  test.each([
    ["attack + defense", "7"],
    ["(attack + defense) / 2", "3.5"],
    ["7 / 2", "3.5"],
    ["attack % 2", "1"],
    ["0.1 + 0.2", "0.3"],
    ["-attack", "-5"],
    ["energy_cost * 2", "6"],
    ['row["energy-cost"] * 2', "6"],
    ['row["attack"] + attack', "10"],
    ["name.size() / 2", "5.5"],
    ["size(tags) + 1", "3"],
    ["tags[0]", "sea"],
    ['"sea" in tags', "true"],
    ['tags.filter(t, t != "sea")', "keeper"],
    ['tags.map(t, t.upper()).join("-")', "SEA-KEEPER"],
    ['attack > 3 ? "dear" : "cheap"', "dear"],
    ["fast && attack == 5", "true"],
    ["round(attack / 3, 2)", "1.67"],
    ["round(2.5) + floor(1.9) + ceil(1.1) + abs(-1)", "7"],
    ["min(attack, defense) + max(1, 2.5)", "4.5"],
    ["sum([1, 2.5])", "3.5"],
    ["or(spark, 0) + 1", "1"],
    ['name + " " + attack', "Salt Reader 5"],
    ['number("12") + 1', "13"],
    ["spark", ""],
    ["made", "2024-03-09"],
    ['name.lower().contains("salt")', "true"],
    ["[1, 2, 3].map(x, x * 2)", "2, 4, 6"],
    ["blank.size()", "0"],
    ['blank + "x"', "x"],
    ['blank == "" ? 1 : 2', "1"],
  ])("%s gives %s", (expression, result) => expect(shown(expression)).toBe(result));
});

describe("arithmetic with an empty cell returns nothing, not an error", () => {
  test.each([
    "spark + 1",
    "blank + 1",
    "attack / blank",
    "blank / attack",
    '(row["blank"] * 2 + attack) % 3',
    "round(blank / attack, 2)",
    "spark - blank",
    "size(tags) * spark",
    'blank / "*"',
  ])("%s", (expression) => expect(valueOf(expression)).toEqual({ kind: "missing" }));
});

test.each([
  [2 / 3, "0.666667"],
  [2.5, "2.5"],
  [1 / 3000, "0.000333333"],
  [1_234_567, "1234567"],
  [1_234_567.891, "1234568"],
  [-1 / 7, "-0.142857"],
  [Infinity, "Infinity"],
])("a cell shows %d as %s", (number, shownAs) => expect(shownNumber(number)).toBe(shownAs));

describe("what is wrong with an expression", () => {
  test.each([
    ["spark > 1", "> does not go with an empty cell and a number. or(x, 0) gives an empty cell a value."],
    ["blank > 1", "> does not go with an empty cell and a number. or(x, 0) gives an empty cell a value."],
    ["-spark", "- does not go with an empty cell."],
    ["max(blank, 1)", "An empty cell is not a number: or(x, 0) gives it a value."],
    ["name * 2", "* does not go with a text and a number."],
    ["atack + 1", "There is no column atack. Did you mean attack?"],
    ["attack +", "Something is missing at the end."],
    ["attack * * 2", "“*” cannot stand here."],
    ["attack # 2", "“#” cannot stand here."],
    ["(attack + 2", "“)” is missing."],
    ["[attack 2]", "“]” is missing before “2”."],
    ["attack 2", "“2” cannot stand here."],
    ["row.", "A name is missing."],
    ["'attack", "The closing quotation mark of a text is missing."],
    ["", "There is no expression yet."],
    ['name.matches("(a+)+$")', "There are no patterns here: use contains, startsWith or endsWith."],
    ["[1].map(a, [1].map(b, [1].map(c, c)))", "Lists go at most two deep into each other."],
    ["number(name)", '"Salt Reader" is not a number.'],
    ["row", "The result is a table; ask for one of its keys."],
    ["worked + 1", "worked: Goes round in a circle: worked → worked."],
    ['row["nope"]', "There is no column nope."],
    ["round(name)", "There is no round for a text."],
    // With an empty cell in place of the text, the error only speaks of one.
    ['blank == "" ? number(name) : number("empty cell")', '"Salt Reader" is not a number.'],
  ])("%s: %s", (expression, message) => expect(shown(expression)).toBe(`Error: ${message}`));

  test.each([
    ["attack + atack", 9, 14],
    ["attack + ", 9, 9],
    ["1 + 2 + nope", 8, 12],
  ])("%s is marked from %i to %i", (expression, from, to) =>
    expect(expressionProblem(expression, Object.keys(cells))).toMatchObject({ from, to }),
  );

  test.each([
    ["a > 1", "expression/empty-cell"],
    ["-a", "expression/empty-cell"],
    ["max(a, 1)", "expression/empty-cell"],
    ['number("an empty cell")', "expression/invalid"],
    ['"x" * 2', "expression/invalid"],
  ])("%s of an empty cell fails with the code %s", (expression, code) => {
    const compiled = compileExpression(expression);
    const result = compiled.ok ? compiled.value.evaluate({ a: null }) : compiled;
    expect(result).toMatchObject({ ok: false, error: { code } });
  });

  test("a header with a dash is known in both ways it can be named", () =>
    expect(expressionProblem('row["energy-cost"] + energy_cost', Object.keys(cells))).toBeUndefined());

  test("places are those of the text as it was written, although whole numbers are changed", () => {
    const source = '1 + 2 + "a" * 3';
    const compiled = compileExpression(source);
    const result = compiled.ok ? compiled.value.evaluate({}) : compiled;
    expect(result).toMatchObject({ ok: false, error: { from: 8, to: 15 } });
  });
});

test("other computed columns are named as columns are, with blanks in their names by row", () => {
  const per = column("attack / defense", "per defense");
  const twice = column('row["per defense"] * 2 + row["attack"]', "twice");
  const headers = Object.keys(cells);
  const sheet = {
    key: "s",
    columns: headers.map((header) => ({ header })),
    readingOf: () => undefined,
    textColumns: [],
  };
  const derived = new DerivedCells(sheet, [per, twice], { find: () => undefined }, computeExpression);
  expect(plainOf(derived.value({ key: "r", cells: Object.values(cells) }, twice))).toBe("10");
});

test("whatever is written, nothing is thrown and places are inside the text", () => {
  const parts = [
    "attack",
    "spark",
    "row",
    "[",
    "]",
    "(",
    ")",
    "+",
    "?",
    ":",
    '"a"',
    "3",
    ".",
    "map",
    ",",
    "in",
    "x",
    "{",
    "}",
    "!",
  ];
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 40 }),
        fc.array(fc.constantFrom(...parts)).map((all) => all.join(" ")),
      ),
      (text) => {
        const problem = expressionProblem(text, Object.keys(cells));
        if (problem) {
          expect(problem.from).toBeGreaterThanOrEqual(0);
          expect(problem.to).toBeLessThanOrEqual(text.length);
        }
        shown(text);
      },
    ),
    { numRuns: 500 },
  );
});
