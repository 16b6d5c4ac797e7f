import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { readMetadata, type ValidationRule } from "../../../../shared/metadata/index.js";
import { parseDocument, readValue, valueAt, writeValue } from "../../../../shared/toml/index.js";
import { fixesFor } from "../../../../shared/validate/metadata/value-fixes.js";
import { isBlank, numberForm } from "../../../../shared/validate/metadata/value-text.js";

function ruleOf(lines: string): ValidationRule {
  const document = must(parseDocument(`[[metadata.validation_rules]]\ncolumn = "c"\n${lines}\n`));
  const [rule] = readMetadata(valueAt(document, ["metadata"])).validationRules;
  if (!rule) throw new Error(`No rule: ${lines}`);
  return rule;
}

const range = 'type = "range"\nmin = 0\nmax = 10';
const type = (name: string): string => `type = "${name}"`;

describe("what a value that breaks a rule was meant to be", () => {
  const fixes = (lines: string, source: string, choices: readonly string[] = []): readonly string[] =>
    fixesFor(ruleOf(lines), { path: ["c"] }, must(readValue(source)), choices).map(
      ({ id, title, kind, edits: [edit] }) => {
        const value = edit?.kind === "cell" && edit.to.kind === "value" ? writeValue(edit.to.value) : "?";
        expect(title).toBe(`Set to ${value}`);
        return `${id}${kind ? ` (${kind})` : ""}: ${value}`;
      },
    );

  it.each<[lines: string, value: string, expected: readonly string[]]>([
    [range, "-1", ["clamp: 0"]],
    [range, "11", ["clamp: 10"]],
    [range, '"11"', ["clamp: 10"]],
    [range, "11.5", ["clamp: 10.0"]],
    [range, "-0.5", ["clamp: 0.0"]],
    [range, "0", []],
    [range, "10", []],
    [range, '"x"', []],
    ['type = "range"\nmin = 0.5', "0", ["clamp: 0.5"]],
    ['type = "range"\nmin = 1', "5", []],
    ['type = "range"\nmax = 1', "-5", []],
    [type("string"), "7", ['convert: "7"']],
    [type("string"), "true", ['convert: "true"']],
    [type("string"), "[1]", []],
    [type("string"), "{ a = 1 }", []],
    [type("integer"), '"42"', ["convert: 42"]],
    [type("integer"), '" -7 "', ["convert: -7"]],
    [type("integer"), '"+7"', ["convert: 7"]],
    [type("integer"), '"999999999999999"', ["convert: 999999999999999"]],
    [type("integer"), '"1000000000000000"', []],
    [type("integer"), '"4x"', []],
    [type("integer"), '"x4"', []],
    [type("integer"), "4.5", []],
    [type("float"), '"1.5"', ["convert: 1.5"]],
    [type("float"), '"x"', []],
    [type("float"), "true", []],
    [type("boolean"), '"Yes"', ["convert: true"]],
    [type("boolean"), '"true"', ["convert: true"]],
    [type("boolean"), '" no "', ["convert: false"]],
    [type("boolean"), '"FALSE"', ["convert: false"]],
    [type("boolean"), '"maybe"', []],
    [type("boolean"), '"constructor"', []],
    ['type = "required"', '""', []],
    ['type = "pattern"\npattern = "a"', '"b"', []],
  ])("%j, %s: %j", (lines, value, expected) => expect(fixes(lines, value)).toEqual(expected));

  it("are guesses where several texts are allowed, each with an id of its own", () => {
    const rule = 'type = "enum"\nenum = ["baw"]';
    expect(fixes(rule, '"bow"', ["baw", "bew", "xyz"])).toEqual(['nearest (guess): "baw"', 'nearest-2 (guess): "bew"']);
    expect(fixes(rule, '"bow"', ["quite another"])).toEqual([]);
  });

  it("are none for a value that is not there", () => {
    expect(fixesFor(ruleOf(range), { path: ["c"] }, undefined, [])).toEqual([]);
  });
});

describe("a number", () => {
  it.each([
    ["7", 7],
    ["-7", -7],
    ["1.5", 1.5],
    ["nan", undefined],
    ['"7"', 7],
    ['" +7.5 "', 7.5],
    ['"7."', 7],
    ['".5"', 0.5],
    ['"12e3"', 12_000],
    ['"1e+2"', 100],
    ['"1E-2"', 0.01],
    ['"1e12"', 1e12],
    ['"."', undefined],
    ['"1e"', undefined],
    ['"x1"', undefined],
    ['"1x"', undefined],
    ['""', undefined],
    ['"0x10"', undefined],
    ["true", undefined],
    ["[1]", undefined],
  ])("in %s is %s", (source, number) => expect(numberForm(must(readValue(source)))).toBe(number));
});

describe("blank", () => {
  it.each([
    ['""', true],
    ['" \\t\\n"', true],
    ["[]", true],
    ["{}", true],
    ['"x"', false],
    ['[""]', false],
    ["{ a = 1 }", false],
    ["0", false],
    ["false", false],
  ])("is %s: %s", (source, blank) => expect(isBlank(must(readValue(source)))).toBe(blank));

  it("is what is not there", () => expect(isBlank(undefined)).toBe(true));
});
