import { describe, expect, test } from "vitest";
import { cellText, columnFacts, typeText, type ForcedType, type TypingRules } from "../../../../shared/sheet/index.js";
import { readValue, writeValue, type TomlValue } from "../../../../shared/toml/index.js";
import { column, sheet } from "./sheets.js";

interface Context {
  /** The cell's value as TOML; absent where not given. */
  readonly cell?: string;
  /** The other values of the column, as TOML. */
  readonly others?: readonly string[];
  readonly rules?: TypingRules;
  readonly forced?: ForcedType;
}

/** What typing gives: the value as TOML, as it is to be spelled, with the code of its problem behind it, or the code of the refusal. */
function typed(text: string, { cell, others = [], rules, forced }: Context = {}): string {
  const rows = [cell, ...others].map((value) => `[[cards]]\n${value === undefined ? "" : `x = ${value}\n`}`);
  const { facts } = sheet(rows.join("\n"));
  const current = cell === undefined ? undefined : valueOf(cell);
  const result = typeText(text, { current, column: columnFacts(facts, column("x")), rules, forced });
  if (!result.ok) return `refused: ${result.error.code}`;
  const { value, source = writeValue(value), problem } = result.value;
  return problem ? `${source} ! ${problem.code}` : source;
}

function valueOf(source: string): TomlValue {
  const value = readValue(source);
  if (!value.ok) throw new Error(value.error.message);
  return value.value;
}

type Case = [name: string, text: string, context: Context, result: string];

describe("rule 1: a forced type", () => {
  const cases: Case[] = [
    ["an apostrophe makes a string of a number", "'10", { cell: "3" }, '"10"'],
    ["an apostrophe makes a string over a boolean", "'true", { cell: "true" }, '"true"'],
    ["an apostrophe makes a string of other text too", "'abc", { cell: "3" }, '"abc"'],
    ["an apostrophe before a number is a mark in a string cell as well", "'0x1F", { cell: '"a"' }, '"0x1F"'],
    ["an apostrophe of the text itself stays", "'Tis but a scratch", { cell: '"a"' }, '"\'Tis but a scratch"'],
    ["it stays where the column is of strings", "'Tis", { others: ['"a"', '"b"'] }, '"\'Tis"'],
    ["it stays in a column nothing is known of", "'Tis", {}, '"\'Tis"'],
    ["it is a mark in a column of numbers", "'Tis", { others: ["1", "2"] }, '"Tis"'],
    ["the type menu stands over the cell's type", "12", { cell: '"a"', forced: "integer" }, "12"],
    ["and over the rules", "12", { rules: { type: "integer" }, forced: "string" }, '"12"'],
    ["a forced string keeps its apostrophe", "'a", { forced: "string" }, '"\'a"'],
    ["a forced float takes whole text", "2", { cell: "1", forced: "float" }, "2.0"],
    [
      "text that is not of the forced type stays, marked",
      "abc",
      { cell: "1", forced: "integer" },
      '"abc" ! sheet/not-an-integer',
    ],
    ["a forced date", "2024-02-29", { cell: '"a"', forced: "date" }, "2024-02-29"],
    ["a forced TOML value", '["a", 1]', { cell: '"a"', forced: "toml" }, '["a", 1]'],
  ];
  test.each(cases)("%s", (_, text, context, result) => expect(typed(text, context)).toBe(result));
});

describe("rule 2: a type rule", () => {
  const cases: Case[] = [
    ["an integer", "42", { rules: { type: "integer" } }, "42"],
    ["over a string cell", "42", { cell: '"a"', rules: { type: "integer" } }, "42"],
    ["no integer", "4.2", { rules: { type: "integer" } }, '"4.2" ! sheet/not-an-integer'],
    ["a float from whole text", "42", { rules: { type: "float" } }, "42.0"],
    ["no number", "many", { rules: { type: "float" } }, '"many" ! sheet/not-a-number'],
    ["a boolean", "yes", { rules: { type: "boolean" } }, "true"],
    ["no boolean", "maybe", { rules: { type: "boolean" } }, '"maybe" ! sheet/not-a-boolean'],
    ["a string whatever it looks like", "42", { cell: "1", rules: { type: "string" } }, '"42"'],
    ["the type stands over the enum", "42", { rules: { type: "integer", enum: ["a"] } }, "42"],
  ];
  test.each(cases)("%s", (_, text, context, result) => expect(typed(text, context)).toBe(result));
});

test("rule 3: where an enum rule exists every text is a string", () => {
  expect(typed("3", { cell: "1", rules: { enum: ["1", "2"] } })).toBe('"3"');
});

describe("rule 4: a column that mixes integers and floats takes the shortest spelling", () => {
  const others = ["0", "0.5", "1"];
  const cases: Case[] = [
    ["whole text", "0", { cell: "0.5", others }, "0"],
    ["decimal text", "0.25", { cell: "0", others }, "0.25"],
    ["a decimal that is whole", "2.0", { cell: "0", others }, "2"],
    ["other text", "much", { cell: "0", others }, '"much"'],
    ["an absent cell", "3", { others }, "3"],
    ["a special in a float cell", "inf", { cell: "0.5", others }, "inf"],
    ["minus zero keeps its sign", "-0.0", { cell: "0.5", others }, "-0.0"],
    ["a boolean cell stays one", "false", { cell: "true", others }, "false"],
  ];
  test.each(cases)("%s", (_, text, context, result) => expect(typed(text, context)).toBe(result));
});

describe("rule 5: over a boolean (9.3 V8, V9, V11)", () => {
  const cases: [text: string, result: string][] = [
    ["1", "true"],
    ["0", "false"],
    ["TRUE", "true"],
    ["false", "false"],
    ["yes", "true"],
    ["No", "false"],
    ["42", '"42" ! sheet/not-a-boolean'],
    ["maybe", '"maybe" ! sheet/not-a-boolean'],
  ];
  test.each(cases)("%j becomes %s", (text, result) => expect(typed(text, { cell: "true" })).toBe(result));
});

describe("rule 6: over a number", () => {
  const cases: Case[] = [
    ["V10: an integer over an integer", "1", { cell: "42" }, "1"],
    ["a decimal over an integer", "1.5", { cell: "42" }, "1.5"],
    ["an exponent over an integer stays as it was typed", "1e3", { cell: "42" }, "1e3"],
    ["an exponent over a float stays as it was typed", " 2.50E+06 ", { cell: "2.5" }, "2.50E+06"],
    ["an exponent behind what TOML does not write", "1.e3", { cell: "2.5" }, "1000.0"],
    ["whole text over a float stays a float", "1", { cell: "2.5" }, "1.0"],
    ["text over an integer", "*", { cell: "42" }, '"*"'],
    ["text over a float", "lots", { cell: "2.5" }, '"lots"'],
    ["blanks around do not matter to numbers", " 7 ", { cell: "42" }, "7"],
    ["but stay in texts", " seven ", { cell: "42" }, '" seven "'],
    ["leading zeros are no number", "007", { cell: "42" }, '"007"'],
    ["signs and groups", "+1_000", { cell: "42" }, "1000"],
    ["V3: NaN over a float", "NaN", { cell: "2.5" }, "nan"],
    ["V3: Infinity over a float", "-Infinity", { cell: "2.5" }, "-inf"],
    ["V3: NaN over an integer is text", "NaN", { cell: "2" }, '"NaN"'],
    ["a number without its zero", ".5", { cell: "2.5" }, "0.5"],
    ["beyond 2^53 integers stay exact", "9007199254740993", { cell: "1" }, "9007199254740993"],
  ];
  test.each(cases)("%s", (_, text, context, result) => expect(typed(text, context)).toBe(result));
});

describe("rule 7: over a string everything is a string", () => {
  test.each(["10", "0028", "true", "1.5", "NaN", "1979-05-27", "[1]"])("%j", (text) => {
    expect(typed(text, { cell: '"0001"', others: ["1", "2"] })).toBe(JSON.stringify(text));
  });
});

describe('rule 8: over nothing, "" and "*" the column decides', () => {
  const cases: Case[] = [
    ["a column of integers", "2", { cell: '""', others: ["1", '""', '"*"'] }, "2"],
    ["its star", "2", { cell: '"*"', others: ["1"] }, "2"],
    ["its absent cell", "2", { others: ["1"] }, "2"],
    ["text in it", "X", { cell: '""', others: ["1"] }, '"X"'],
    ["a decimal in it is text", "2.5", { cell: '""', others: ["1"] }, '"2.5"'],
    ["a column of strings", "10", { cell: '""', others: ['"a"'] }, '"10"'],
    ["a column of floats", "2", { others: ["1.5"] }, "2.0"],
    ["a column of booleans", "yes", { others: ["true", "false"] }, "true"],
    ["text in a column of booleans", "maybe", { others: ["true", "false"] }, '"maybe"'],
    ["a column of dates", "2024-01-01", { others: ["1979-05-27"] }, "2024-01-01"],
    ["text in a column of dates", "soon", { others: ["1979-05-27"] }, '"soon"'],
    ["a column of tables", "{ a = 1 }", { others: ["[[1], [2]]"] }, "{ a = 1 }"],
    ["plain text in a column of tables", "later", { others: ["[[1], [2]]"] }, '"later"'],
    ["a tie guesses", "7", { others: ["1", '"a"'] }, "7"],
    ["a tie guesses text", "a", { others: ["1", '"b"'] }, '"a"'],
    ["nothing known: an integer", "7", {}, "7"],
    ["nothing known: a float", "7.5", {}, "7.5"],
    ["nothing known: a boolean", "true", {}, "true"],
    ["nothing known: yes is a word", "yes", {}, '"yes"'],
    ["nothing known: text", "0028", {}, '"0028"'],
  ];
  test.each(cases)("%s", (_, text, context, result) => expect(typed(text, context)).toBe(result));
});

describe("rule 9: integers that do not fit into 64 bits are kept as text, marked", () => {
  const cases: Case[] = [
    ["the largest fits", "9223372036854775807", { cell: "1" }, "9223372036854775807"],
    ["one more does not", "9223372036854775808", { cell: "1" }, '"9223372036854775808" ! sheet/integer-too-large'],
    ["the least fits", "-9223372036854775808", { cell: "1" }, "-9223372036854775808"],
    ["by the column too", "9223372036854775808", { others: ["1"] }, '"9223372036854775808" ! sheet/integer-too-large'],
    ["by guess too", "9223372036854775808", {}, '"9223372036854775808" ! sheet/integer-too-large'],
    ["a float takes it", "9223372036854775808", { cell: "1.5" }, "9223372036854776000.0"],
  ];
  test.each(cases)("%s", (_, text, context, result) => expect(typed(text, context)).toBe(result));
});

describe("rule 10: over a date", () => {
  const cases: Case[] = [
    ["a day", "2024-02-29", { cell: "1979-05-27" }, "2024-02-29"],
    ["a moment", "1979-05-27T07:32:00Z", { cell: "1979-05-27" }, "1979-05-27T07:32:00Z"],
    ["a time", "07:32:00", { cell: "08:00:00" }, "07:32:00"],
    ["a day that does not exist", "2023-02-29", { cell: "1979-05-27" }, '"2023-02-29" ! sheet/not-a-date'],
    ["no date", "tomorrow", { cell: "1979-05-27" }, '"tomorrow" ! sheet/not-a-date'],
    ["more than a date", "2024-01-01 # new year", { cell: "1979-05-27" }, '"2024-01-01 # new year" ! sheet/not-a-date'],
  ];
  test.each(cases)("%s", (_, text, context, result) => expect(typed(text, context)).toBe(result));
});

describe("cells of lists and tables are typed as TOML", () => {
  test("what parses is the value, and keeps its spelling", () => {
    const { facts } = sheet("[[cards]]\nx = [[1]]\n");
    const context = { current: valueOf("[[1]]"), column: columnFacts(facts, column("x")) };
    const result = typeText(" [ [1],\n  [0x1F] ] ", context);
    expect(result.ok && result.value.source).toBe("[ [1],\n  [0x1F] ]");
    expect(result.ok && writeValue(result.value.value)).toBe("[[1], [31]]");
  });

  test.each([
    ["[1, 2", 1, 1],
    ["[1,\n  oops]", 2, 3],
    ["\n [1, }", 2, 6],
  ])("%j stays pending, with the place of the error", (text, line, at) => {
    const { facts } = sheet("[[cards]]\nx = [[1]]\n");
    const result = typeText(text, { current: valueOf("[[1]]"), column: columnFacts(facts, column("x")) });
    expect(result).toMatchObject({ ok: false, error: { line, column: at } });
  });

  test("more than one value is refused", () => {
    expect(typed("[1]\nb = 2", { cell: "[[1]]" })).toMatch(/^refused/);
    expect(typed("", { cell: "[[1]]" })).toBe("refused: sheet/no-value");
  });
});

test("two quotes type the empty string", () => {
  expect(typed('""', { cell: "1" })).toBe('""');
  expect(typed('""', { cell: '"a"' })).toBe('""');
});

test("half a character can be held by no file", () => {
  expect(typed("a\uD800b", { cell: '"a"' })).toBe("refused: sheet/unpaired-surrogate");
});

test("a megabyte of digits is typed at once", () => {
  expect(typed("9".repeat(1_000_000), { cell: "1" }).length).toBe(1_000_002);
  expect(typed(`1.${"0".repeat(1_000_000)}x`, { cell: "1" }).length).toBeGreaterThan(1_000_000);
});

describe("text that is committed as it was shown changes nothing", () => {
  const values = [
    ...['""', '"*"', '"10"', '"true"', '"\'quoted"', '"\'10"', "'\"\"'", '" a "', '"two\\nlines"', '"1979-05-27"'],
    ...["0", "-3", "0x1F", "9223372036854775807", "1.0", "1e21", "-0.0", "inf", "-inf", "nan", "5e-7", "true", "false"],
    ...[
      "1979-05-27",
      "07:32:00",
      "1979-05-27T07:32:00Z",
      "1979-05-27 07:32:00.5",
      "[]",
      '["a", 1]',
      "{ a = { b = 1 } }",
    ],
  ];
  const columns = [[], ["1"], ["1.5"], ["1", "1.5"], ['"a"'], ["true"], ["[[1]]"], ["1979-05-27"]];
  test.each(values)("%s", (source) => {
    const current = valueOf(source);
    for (const others of columns) {
      expect(typed(cellText(current), { cell: source, others }), others.join()).toBe(writeValue(current));
    }
  });
});

test("a message quotes the beginning of a long text", () => {
  const { facts } = sheet("[[cards]]\nx = 1\n");
  const quoted = (text: string): string | undefined => {
    const where = { current: undefined, column: columnFacts(facts, column("x")), rules: { type: "float" as const } };
    const result = typeText(text, where);
    return result.ok ? result.value.problem?.message : undefined;
  };
  const [whole, long] = ["ab".repeat(20), "ab".repeat(21)];
  expect([quoted(whole), quoted(long)]).toEqual([
    `“${whole}” is not a number.`,
    `“${long.slice(0, 39)}…” is not a number.`,
  ]);
});
