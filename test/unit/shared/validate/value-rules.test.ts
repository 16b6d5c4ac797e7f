import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { readMetadata, type ValidationRule } from "../../../../shared/metadata/index.js";
import { parseDocument, readValue, valueAt } from "../../../../shared/toml/index.js";
import { describeRule, faultOf, ruleLine } from "../../../../shared/validate/index.js";

/** The rule that lines of a `[[metadata.validation_rules]]` make. */
function ruleOf(lines: string): ValidationRule {
  const document = must(parseDocument(`[[metadata.validation_rules]]\ncolumn = "c"\n${lines}\n`));
  const [rule] = readMetadata(valueAt(document, ["metadata"])).validationRules;
  if (!rule) throw new Error(`No rule: ${lines}`);
  return rule;
}

/** What a rule says of a value given as TOML; `null` is an absent one. */
const said = (lines: string, source: string | null): string | undefined =>
  faultOf(ruleOf(lines), source === null ? undefined : must(readValue(source)));

const integer = 'type = "integer"';
const boolean = 'type = "boolean"';
const float = 'type = "float"';
const string = 'type = "string"';
const choice = 'type = "enum"\nenum = ["Common", "Rare", "1"]';
const none = 'type = "enum"\nenum = []';
const one = 'type = "enum"\nenum = ["only"]';
const many = `type = "enum"\nenum = [${Array.from({ length: 50 }, (_, at) => `"v${at}"`).join()}]`;
const range = 'type = "range"\nmin = 0\nmax = 10';
const pattern = `type = "pattern"\npattern = '^[A-Z]{2}-\\d{3}$'`;
const required = 'type = "required"';

describe("a rule of the metadata", () => {
  it.each<[scenario: string, lines: string, passes: (string | null)[], fails: string[]]>([
    ["X1 integer", integer, ["42", "42.0", "-5", "0"], ["3.14", '"42"', '"abc"', "true"]],
    ["X2 boolean", boolean, ["true", "false", "1", "0"], ["2", '"true"', '"false"']],
    ["X3 float", float, ["3.14", "3"], ['"3"', "true"]],
    ["X4 string", string, ['"text"', '""'], ["3", "true", "[]"]],
    ["X5 nothing under an enum", choice, [null], []],
    ["X5 nothing under a range", range, [null], []],
    ["X5 nothing under a pattern", pattern, [null], []],
    ["X5 nothing under a type", integer, [null], []],
    ["X6 enum", choice, ['"Common"', '"Rare"', "1"], ['"common"', '"Legendary"', '" Rare"']],
    ["X7 enum of nothing", none, [null], ['"a"', "1"]],
    ["X8 enum of 50", many, ['"v0"', '"v49"'], ['"v50"']],
    ["X8 enum of one", one, ['"only"'], ['"Only"']],
    ["X9 range", range, ["5", "0", "10"], ["-1", "11"]],
    ["X10 from", 'type = "range"\nmin = 3', ["3", "1000"], ["2"]],
    ["X10 to", 'type = "range"\nmax = 3', ["3", "-1000"], ["4"]],
    ["X10 fractions", 'type = "range"\nmin = 0.0\nmax = 1.0', ["0.5", "1"], ["1.01"]],
    ["X10 texts", range, ['"5"', '" 7.5 "', '"1e1"'], ['"abc"', '"11"', '""', "true", "[1]"]],
    ["X10 texts that are allowed", `${range}\nallow = ["", "*"]`, ['""', '"*"'], ['"?"']],
    ["X11 pattern", pattern, ['"CD-456"'], ['"invalid"', '"xCD-456"', "5"]],
    ["a pattern is looked for anywhere", 'type = "pattern"\npattern = "[0-9]+"', ['"a1b"', "12"], ['"ab"']],
    ["X13 required", required, ["0", "false", '"text"', "[0]"], ['""', '"  "', "[]", "{}"]],
    [
      "X6 enum with texts that are allowed besides",
      `${choice}\nallow = ["*"]`,
      ['"*"', '"Common"'],
      ['"**"', '"common"'],
    ],
    ["X7 enum of nothing but what is allowed", `${none}\nallow = ["*"]`, ['"*"'], ['"a"', "1"]],
    ["X24 an empty text under an enum", choice, ['""'], []],
  ])("%s", (_, lines, passes, fails) => {
    for (const source of passes) expect(said(lines, source), String(source)).toBeUndefined();
    for (const source of fails) expect(said(lines, source), source).toBeTypeOf("string");
  });

  it.each<[scenario: string, lines: string, source: string | null, fragments: string[]]>([
    ["X6 names the value and the list", choice, '"Epic"', ["Epic", "Common, Rare, 1"]],
    ["long lists end somewhere", many, '"x"', ["v0, v1", "v19 and 30 more"]],
    ["X9 below", range, "-1", ["less than minimum", "-1", "0"]],
    ["X9 above", range, "11", ["greater than maximum", "11", "10"]],
    ["X10 no number", range, '"abc"', ["not a valid number", "abc"]],
    ["X11 pattern", pattern, '"invalid"', ["does not match pattern", "invalid", "[A-Z]{2}"]],
    ["X12 no pattern", 'type = "pattern"\npattern = "["', '"a"', ["Invalid regex pattern", "["]],
    ["X12 look-around", 'type = "pattern"\npattern = "(?=a)"', '"a"', ["Invalid regex pattern", "look-around"]],
    ["X5 required", required, null, ["required"]],
    ["X1 integer", integer, "3.14", ["not a valid integer", "3.14"]],
    ["X2 boolean", boolean, "2", ["not a valid boolean"]],
  ])("says %s", (_, lines, source, fragments) => {
    const message = said(lines, source);
    for (const fragment of fragments) expect(message).toContain(fragment);
  });

  it.each([
    ["enum", choice, '"x"'],
    ["range", range, "99"],
    ["pattern", pattern, '"x"'],
    ["required", required, null],
    ["type", integer, '"x"'],
  ])("X14 says its own message for %s", (_, lines, source) => {
    expect(said(`${lines}\nmessage = "Not so"`, source)).toBe("Not so");
  });

  it("keeps the engine's message for a pattern that cannot be read", () => {
    expect(said('type = "pattern"\npattern = "["\nmessage = "Not so"', '"a"')).toContain("Invalid regex pattern");
  });

  it.each([
    ["enum", choice],
    ["range", range],
    ["pattern", pattern],
    ["type", integer],
  ])("quotes only the beginning of a very long text under %s", (_, lines) => {
    const message = said(lines, `"${"😀".repeat(50_000)}"`) ?? "";
    expect(message).toContain("😀…");
    expect(message.length).toBeLessThan(400);
    expect(message.isWellFormed()).toBe(true);
  });

  it.each([
    ["X23 enum", 'type = "enum"\nenum = ["A", "B"]', "one of A, B", "enum(c: [A, B])"],
    ["X23 range", range, "between 0 and 10", "range(c: 0..10)"],
    ["X23 range from", 'type = "range"\nmin = 0', "at least 0", "range(c: 0..)"],
    ["X23 range to", 'type = "range"\nmax = 10', "at most 10", "range(c: ..10)"],
    ["X23 range of all", 'type = "range"', "a number", "range(c)"],
    ["X23 pattern", 'type = "pattern"\npattern = "re"', "matches re", "pattern(c: /re/)"],
    ["X23 required", required, "required", "required(c)"],
    ["X23 type", boolean, "boolean", "type(c: boolean)"],
    ["enum from elsewhere", 'type = "enum"\nenum_from = "a.toml#b"', "one of a.toml#b", "enum(c: [])"],
  ])("%s is described", (_, lines, description, line) => {
    expect([describeRule(ruleOf(lines)), ruleLine(ruleOf(lines))]).toEqual([description, line]);
  });
});
