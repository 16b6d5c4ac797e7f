import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { printJson, printToml, readJson } from "../../../../shared/formats/index.js";
import {
  documentValue,
  equalValues,
  parseDocument,
  writeValue,
  type TomlValue,
} from "../../../../shared/toml/index.js";

describe("reading JSON", () => {
  test.each([
    ["1", "1"],
    ["-0", "-0.0"],
    ["1.0", "1.0"],
    ["1e3", "1000.0"],
    ["9007199254740993", "9007199254740993"],
    ['"a\\n\\u00e9\\ud83d\\ude00"', '"""\na\né😀"""'],
    ["true", "true"],
    ["[1, [], {}]", "[1, [], {}]"],
    ['{"a": null, "b": 1}', "{ b = 1 }"],
    ['{"$int": "9007199254740993"}', "9007199254740993"],
    ['{"$float": "-inf"}', "-inf"],
    ['{"$date": "1979-05-27"}', "1979-05-27"],
    ['{"$other": "x"}', '{ "$other" = "x" }'],
    ['{"__proto__": 1}', "{ __proto__ = 1 }"],
    [' \n\t{ "a" : 1 } ', "{ a = 1 }"],
    ["\uFEFF1", "1"],
  ])("%s is %s", (json, toml) => {
    expect(writeValue(must(readJson(json)))).toBe(toml);
  });

  test.each([
    ["", "json/no-value", 1, 1],
    ["null", "json/null", 1, 1],
    ["[1, null]", "json/null", 1, 5],
    ['{"a": 1,\n "a": 2}', "json/repeated-key", 2, 2],
    ['{"a" 1}', "json/no-colon", 1, 6],
    ["{a: 1}", "json/no-key", 1, 2],
    ["[1 2]", "json/no-comma", 1, 4],
    ["[1,]", "json/no-value", 1, 4],
    ['{"a": 1,}', "json/no-key", 1, 9],
    ["1 2", "json/more-than-a-value", 1, 3],
    ["01", "json/no-value", 1, 1],
    ["1.", "json/no-value", 1, 1],
    ["NaN", "json/no-value", 1, 1],
    ["1e999", "json/number-too-large", 1, 1],
    ["9223372036854775808", "json/integer-too-large", 1, 1],
    ['"a\nb"', "json/broken-text", 1, 3],
    ['"a\\x"', "json/broken-text", 1, 3],
    ['"abc', "json/broken-text", 1, 5],
    ['"\\ud800"', "json/unpaired-surrogate", 1, 1],
    ['{"$int": "x"}', "json/no-value", 1, 1],
  ])("%j is refused as %s at %d:%d", (json, code, line, column) => {
    expect(readJson(json)).toMatchObject({ ok: false, error: { code, line, column } });
  });

  test("nesting without end is refused, not crashed on", () => {
    expect(readJson("[".repeat(100_000))).toMatchObject({ ok: false, error: { code: "json/too-deep" } });
    expect(readJson('{"a":'.repeat(100_000))).toMatchObject({ ok: false, error: { code: "json/too-deep" } });
  });

  test("long texts are read at once", () => {
    expect(must(readJson(JSON.stringify("x\\n\n".repeat(300_000)))).kind).toBe("string");
  });

  test("what JavaScript reads from JSON, this reads as well", () => {
    fc.assert(
      fc.property(
        fc.json({ stringUnit: "binary" }).filter((json) => !/\d{16}/.test(json)),
        (json) => {
          const read = readJson(json);
          if (!read.ok) {
            expect(read.error.code).toMatch(/null|surrogate|repeated|too-large|no-value/);
            return;
          }
          expect(JSON.parse(printJson(read.value))).toEqual(withoutNulls(JSON.parse(json)));
        },
      ),
      { seed: 8, numRuns: 300 },
    );
  });
});

const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (each === null ? [] : [[key, withoutNulls(each)]])),
  );
};

describe("printing JSON", () => {
  test("forms of values JSON does not have, two spaces, a line end", () => {
    const document = must(parseDocument("a = 1\nb = [1.0, inf]\nc = 9007199254740993\nd = 1979-05-27\ne = []\n[f]\n"));
    expect(printJson(documentValue(document))).toBe(`{
  "a": 1,
  "b": [
    1.0,
    {"$float":"inf"}
  ],
  "c": {"$int":"9007199254740993"},
  "d": {"$date":"1979-05-27"},
  "e": [],
  "f": {}
}
`);
  });
});

const scalar: fc.Arbitrary<TomlValue> = fc.oneof(
  fc
    .string({ unit: "grapheme" })
    .filter((text) => text.isWellFormed())
    .map((value): TomlValue => ({ kind: "string", value })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value): TomlValue => ({ kind: "integer", value })),
  fc.double().map((value): TomlValue => ({ kind: "float", value })),
  fc.boolean().map((value): TomlValue => ({ kind: "boolean", value })),
  fc.constant<TomlValue>({ kind: "date", text: "07:32:00.5", dateKind: "local-time" }),
);
const key = fc.string().filter((name) => name.isWellFormed() && !name.startsWith("$"));
const { value } = fc.letrec<{ value: TomlValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 4, arbitrary: scalar },
    fc.array(tie("value"), { maxLength: 3 }).map((items): TomlValue => ({ kind: "array", items })),
    fc
      .uniqueArray(fc.tuple(key, tie("value")), { selector: ([name]) => name, maxLength: 4 })
      .map((members): TomlValue => ({ kind: "table", entries: new Map(members) })),
  ),
}));
const root = fc
  .uniqueArray(fc.tuple(key, value), { selector: ([name]) => name, maxLength: 5 })
  .map((members) => new Map(members));

describe("values from one format to another and back", () => {
  test("to JSON and back", () => {
    fc.assert(
      fc.property(value, (each) => {
        expect(equalValues(must(readJson(printJson(each))), each), printJson(each)).toBe(true);
      }),
      { seed: 6, numRuns: 400 },
    );
  });

  test("to a TOML file and back", () => {
    fc.assert(
      fc.property(root, (entries) => {
        const toml = printToml(entries);
        expect(equalValues(documentValue(must(parseDocument(toml))), { kind: "table", entries }), toml).toBe(true);
      }),
      { seed: 6, numRuns: 400 },
    );
  });
});

test("a new TOML file has headers, blank lines between its tables, and short tables in their rows' lines", () => {
  const json = `{
    "title": "Set", "cards": [
      {"name": "A", "stats": {"hp": 1}, "parts": [{"x": 1}]},
      {"name": "B", "about": {"text": "${"long ".repeat(20)}"}}
    ], "metadata": {"rows": {"default_height": 9}, "empty": {}}
  }`;
  const read = must(readJson(json));
  expect(read.kind === "table" && printToml(read.entries)).toBe(`title = "Set"

[[cards]]
name = "A"
stats = { hp = 1 }

[[cards.parts]]
x = 1

[[cards]]
name = "B"

[cards.about]
text = "${"long ".repeat(20)}"

[metadata.rows]
default_height = 9

[metadata.empty]
`);
});
