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

const valueOf = (source: string): TomlValue => must(readValue(source));

/** The text after a value is set; what is undone gives the text before. */
function after(text: string, path: (string | number)[], to: TomlValue): string {
  const { doc, changes, inverse } = must(setValue(must(parseDocument(text)), path, to));
  const now = printDocument(doc);
  expect(applyChanges(text, changes)).toBe(now);
  expect(applyChanges(now, inverse)).toBe(text);
  expect(printDocument(must(parseDocument(now)))).toBe(now);
  return now;
}

const list = `[[decks]]
cards = [ # the pool
    {card="a",copies=2}, # opener
    {  card = "b", copies = 4 },

    # the finisher
    {card="c"},
]
`;

describe("an array that is set to another one", () => {
  it.each<[string, string, string, string]>([
    ["keeps the spelling of what stays", `a = [1,  0x10 , 3]\n`, "[1, 16, 4]", `a = [1,  0x10 , 4]\n`],
    ["loses an element in the middle", `a = ['x','y' , "z"]\n`, '["x", "z"]', `a = ['x',"z"]\n`],
    ["gets an element at its end", "a = [\n  1, # one\n  2,\n]\n", "[1, 2, 3]", "a = [\n  1, # one\n  2,\n  3,\n]\n"],
    ["gets elements in between", "a = [1, 2]\n", "[1, 3, 2]", "a = [1, 3, 2]\n"],
    ["is emptied as a whole", "a = [1, # one\n2]\n", "[]", "a = []\n"],
    ["keeps its line ends", "a = [\r\n  1,\r\n  2,\r\n]\r\n", "[2]", "a = [\r\n  2,\r\n]\r\n"],
  ])("%s", (_, text, to, wanted) => expect(after(text, ["a"], valueOf(to))).toBe(wanted));

  it("changes the members that differ, and loses lines with the comments behind them", () => {
    const to = valueOf('[{card = "b", copies = 2}, {card = "c"}]');
    expect(after(list, ["decks", 0, "cards"], to)).toBe(
      list.replace('    {card="a",copies=2}, # opener\n', "").replace("copies = 4", "copies = 2"),
    );
  });

  it("has the requested elements, whichever they were, and nothing else changes", () => {
    const item = fc.oneof(
      fc.integer({ min: 0, max: 3 }).map((at) => String(at)),
      fc.constantFrom('"a"', "'a'", '"b"', "true", "[1, 2]", "[1]", "[]"),
      fc.constantFrom('{card = "a"}', '{card="a",copies=2}', '{card = "b", copies=1}', "{x.y = 1}", "{x = {y = 2}}"),
    );
    const layout = fc.constantFrom(
      (items: string[]) => `[${items.join(",")}]`,
      (items: string[]) => `[ ${items.join(" , ")} ]`,
      (items: string[]) => `[\n${items.map((each) => `  ${each}, # ${each}\n`).join("")}]`,
      (items: string[]) => `[\r\n  # first\r\n${items.map((each) => `  ${each}`).join(",\r\n")}\r\n]`,
    );
    const items = fc.array(item, { maxLength: 6 });
    fc.assert(
      fc.property(items, items, layout, fc.boolean(), (before, wanted, print, isInline) => {
        const row = isInline
          ? `{ b = 1, a = ${print(before).replaceAll(/#.*/gu, "").replaceAll(/\r?\n/gu, " ")} }`
          : "";
        const plain = row.replaceAll(/,\s*\]/gu, " ]");
        const text = isInline ? `rows = [${plain}]\n` : `[[rows]]\nb = 1\na = ${print(before)}\nc = 2 # two\n`;
        if (!parseDocument(text).ok) return;
        const to = valueOf(`[${wanted.join(", ")}]`);
        const now = after(text, ["rows", 0, "a"], to);
        const found = valueAt(must(parseDocument(now)), ["rows", 0, "a"]);
        expect(found && equalValues(found, to)).toBe(true);
        const around = (all: string): string[] => [
          all.slice(0, all.indexOf("a = [")),
          all.slice(all.lastIndexOf("]", isInline ? all.lastIndexOf("}") : undefined)),
        ];
        expect(around(now)).toEqual(around(text));
      }),
      { seed: 11, numRuns: 1500 },
    );
  });
});

const tables = `[[decks]]
name = "First"

# The opener
[[decks.cards]]
card = "a" # first
copies = 3

[[decks.cards]]
card = "b"
[decks.cards.note]
text = "why"

[[decks.cards]]
card = "c"
copies = 7

# The second
[[decks]]
name = "Second"
[[decks.cards]]
card = "a"
`;

describe("an array of tables within a row that is set to another one", () => {
  const cards = ["decks", 0, "cards"];
  const first = '{card = "a", copies = 3}';
  const second = '{card = "b", note = {text = "why"}}';
  const third = '{card = "c", copies = 7}';

  it.each<[string, string, (text: string) => string]>([
    [
      "changes the members that differ",
      `[{card = "a", copies = 2}, ${second}, {card = "c", copies = 7}]`,
      (text) => text.replace("copies = 3", "copies = 2"),
    ],
    [
      "loses the first with the comment above it",
      `[${second}, ${third}]`,
      (text) => text.replace('# The opener\n[[decks.cards]]\ncard = "a" # first\ncopies = 3\n\n', ""),
    ],
    [
      "loses one with the tables below it",
      `[${first}, ${third}]`,
      (text) => text.replace('[[decks.cards]]\ncard = "b"\n[decks.cards.note]\ntext = "why"\n\n', ""),
    ],
    [
      "loses the last, and stays apart from the next row",
      `[${first}, ${second}]`,
      (text) => text.replace('\n[[decks.cards]]\ncard = "c"\ncopies = 7\n', ""),
    ],
    ["may lose all", "[]", (text) => text.replace(/\n# The opener[^]*?copies = 7\n/u, "")],
  ])("%s", (_, to, wanted) => {
    expect(after(tables, cards, valueOf(to))).toBe(wanted(tables));
    const crlf = tables.replaceAll("\n", "\r\n");
    expect(after(crlf, cards, valueOf(to))).toBe(wanted(tables).replaceAll("\n", "\r\n"));
  });

  it("is left alone where it would get more of them", () =>
    expect(setValue(must(parseDocument(tables)), cards, valueOf(`[${first}, ${second}, ${third}, 1]`))).toMatchObject({
      ok: false,
      error: { code: "toml/is-a-table" },
    }));
});
