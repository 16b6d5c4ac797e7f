import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges, must } from "../../../../shared/base/index.js";
import {
  equalValues,
  parseDocument,
  printDocument,
  readValue,
  setValue,
  valueAt,
  type TomlValue,
} from "../../../../shared/toml/index.js";

const value = (source: string): TomlValue => must(readValue(source));

function set(text: string, path: readonly string[], to: TomlValue): string {
  const document = must(parseDocument(text));
  const { doc, inverse } = must(setValue(document, path, to));
  expect(applyChanges(printDocument(doc), inverse)).toBe(text);
  return printDocument(doc);
}

const deck = `cards = [
    { card = "a", copies = 2 }, # the first
    { card = "b",  copies = 2 }, # the second
    # about c
    { card = 'c', copies = 2 }, # the third
    { card = "d", copies = 1 }  # no comma
] # the deck
name = "Reeds"
`;

describe("a list of tables that is set as a whole", () => {
  it.each([
    [
      "loses one of them with its line alone",
      `[{ card = "a", copies = 2 }, { card = "c", copies = 2 }, { card = "d", copies = 1 }]`,
      deck.replace('    { card = "b",  copies = 2 }, # the second\n', ""),
    ],
    [
      "changes one of their members in its token",
      `[{ card = "a", copies = 2 }, { card = "b", copies = 1 }, { card = "c", copies = 2 }, { card = "d", copies = 1 }]`,
      deck.replace('"b",  copies = 2', '"b",  copies = 1'),
    ],
    [
      "takes one more on a line of its own",
      `[{ card = "a", copies = 2 }, { card = "x", copies = 4 }, { card = "b", copies = 2 }, { card = "c", copies = 2 }, { card = "d", copies = 1 }]`,
      deck.replace('    { card = "b"', '    { card = "x", copies = 4 },\n    { card = "b"'),
    ],
    [
      "does several of these at once",
      `[{ card = "b", copies = 3 }, { card = "c", copies = 2 }, { card = "d", copies = 1 }]`,
      deck.replace('    { card = "a", copies = 2 }, # the first\n', "").replace('"b",  copies = 2', '"b",  copies = 3'),
    ],
  ])("%s", (_, to, wanted) => {
    expect(set(deck, ["cards"], value(to))).toBe(wanted);
  });
});

describe("a list of words that is set as a whole", () => {
  it.each([
    [`tags = ['a',  "b", 'c'] # why`, `["a", "c"]`, `tags = ['a',  'c'] # why`],
    [`tags = ['a',  "b"] # why`, `["a", "b", "c"]`, `tags = ['a',  "b", "c"] # why`],
    [`tags = ['a',  "b"] # why`, `["x", "a", "b"]`, `tags = ["x", 'a',  "b"] # why`],
    [`tags = [\n  "a", # one\n  "b", # two\n]\n`, `["a", "z"]`, `tags = [\n  "a", # one\n  "z", # two\n]\n`],
    [`tags = ["a"]`, `[]`, `tags = []`],
  ])("%j set to %s", (text, to, wanted) => {
    expect(set(text, ["tags"], value(to))).toBe(wanted);
  });
});

it("an inline table that is set as a whole keeps the spelling of the members that stay", () => {
  const text = `stats = { power = 0x10,  "toughness" = 2, old = 'x' } # both\n`;
  const wanted = `stats = { power = 0x10,  "toughness" = 3, new = 1 } # both\n`;
  expect(set(text, ["stats"], value(`{ power = 16, toughness = 3, new = 1 }`))).toBe(wanted);
});

it("a list means what it was set to, whatever it was", () => {
  const word = fc.constantFrom<TomlValue>(
    { kind: "string", value: "a" },
    { kind: "string", value: "b" },
    { kind: "integer", value: 1n },
    { kind: "table", entries: new Map([["k", { kind: "integer", value: 1n }]]) },
    { kind: "table", entries: new Map([["k", { kind: "integer", value: 2n }]]) },
    { kind: "array", items: [{ kind: "string", value: "a" }] },
    { kind: "array", items: [] },
  );
  const spelled = (item: TomlValue): string => {
    if (item.kind === "table") return `{ k = ${[...item.entries.values()].map(spelled).join("")} }`;
    if (item.kind === "array") return item.items.length === 0 ? "[]" : "[ 'a' ]";
    return item.kind === "integer" ? `0x${item.value}` : `'${item.kind === "string" ? item.value : ""}'`;
  };
  const layouts = [
    (items: readonly string[]) => `[${items.join(",")}]`,
    (items: readonly string[]) => `[\n${items.map((item) => `  ${item}, # ${item}\n`).join("")}]`,
    (items: readonly string[]) => `[ # open\n  ${items.join(", ")}\n  # end\n]`,
  ];
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 7 }),
      fc.array(word, { maxLength: 7 }),
      fc.constantFrom(...layouts),
      (before, after, layout) => {
        const text = `list = ${layout(before.map(spelled))} # behind\nother = 1\n`;
        const to: TomlValue = { kind: "array", items: after };
        const now = must(parseDocument(set(text, ["list"], to)));
        const read = valueAt(now, ["list"]);
        expect(read && equalValues(read, to)).toBe(true);
        expect(printDocument(now)).toMatch(/\] # behind\nother = 1\n$/u);
      },
    ),
    { numRuns: 300, seed: 4 },
  );
});
