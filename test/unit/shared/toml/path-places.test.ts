import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges, must } from "../../../../shared/base/index.js";
import {
  applyTextChanges,
  changesBetween,
  parseDocument,
  placeInRow,
  printDocument,
  spanOfPath,
} from "../../../../shared/toml/index.js";

const text = `title = "x"

# first
[[cards]]
name = "Ash"
tags = ["a", "b"]
stats.power = 1
[cards.body]
arms = 2
[[cards.parts]]
n = 1

[[cards]]
name = """
Elm
tree"""

[printing]
run = 3
`;
const document = must(parseDocument(text));

const at = (path: readonly (string | number)[]): string | undefined => {
  const span = spanOfPath(document, path);
  return span && text.slice(span.from, span.to);
};

describe("where a path is in the text", () => {
  it.each([
    [["cards", 0, "name"], 'name = "Ash"'],
    [["cards", 0, "tags"], 'tags = ["a", "b"]'],
    [["cards", 0, "tags", 1], '"b"'],
    [["cards", 0, "stats", "power"], "stats.power = 1"],
    [["cards", 0, "body"], "[cards.body]"],
    [["cards", 0, "body", "arms"], "arms = 2"],
    [["cards", 0, "parts"], "[[cards.parts]]"],
    [["cards", 1, "name"], 'name = """\nElm\ntree"""'],
    [["cards", 1, "absent"], "[[cards]]"],
    [["cards", 1], "[[cards]]"],
    [["printing", 0, "run"], "run = 3"],
    [["printing", 0], "[printing]"],
    [["nothing"], undefined],
  ])("of %j is %j", (path, expected) => {
    expect(at(path)).toBe(expected);
  });

  it("leads back to its row and keys", () => {
    for (const path of [["name"], ["tags"], ["stats", "power"], ["body", "arms"]]) {
      const span = spanOfPath(document, ["cards", 0, ...path]);
      expect(placeInRow(document, span?.from ?? -1)).toMatchObject({ table: ["cards"], row: 0, keys: path });
    }
  });
});

describe("what a place of the text is in", () => {
  it.each([
    ["title", undefined],
    ["# first", { row: 0, keys: [] }],
    ["[[cards]]", { row: 0, keys: [] }],
    ['"b"', { row: 0, keys: ["tags"], item: 1 }],
    ["n = 1", { row: 0, keys: ["parts", "n"] }],
    ["tree", { row: 1, keys: ["name"] }],
    ["run", { table: ["printing"], row: 0, keys: ["run"] }],
  ])("at %j is %j", (words, expected) => {
    const place = placeInRow(document, text.indexOf(words));
    if (expected) expect(place).toMatchObject(expected);
    else expect(place).toBeUndefined();
  });

  it("is something or nothing everywhere, in every version", () => {
    fc.assert(
      fc.property(fc.nat(text.length), (place) => {
        const found = placeInRow(document, place);
        expect(found === undefined || found.row >= 0).toBe(true);
      }),
    );
  });
});

describe("the changes between two versions", () => {
  const insert = fc.constantFrom("# note\n", "\n", '[[cards]]\nname = "Yew"\n', "x = 1\n", "");
  const lines = [...text.matchAll(/^/gmu)].map(({ index }) => index);

  it("turn the text of one into that of the other", () => {
    fc.assert(
      fc.property(fc.constantFrom(...lines), fc.constantFrom(...lines), insert, (a, b, words) => {
        const edited = applyTextChanges(document, [{ from: Math.min(a, b), to: Math.max(a, b), insert: words }]);
        if (!edited.ok) return;
        const after = printDocument(edited.value.doc);
        expect(applyChanges(text, changesBetween(document, edited.value.doc))).toBe(after);
        expect(applyChanges(after, changesBetween(edited.value.doc, document))).toBe(text);
      }),
    );
  });

  it("are apart where edits of rows were", () => {
    const after = must(parseDocument(text.replace("Ash", "Oak").replace("run = 3", "run = 4")));
    expect(changesBetween(document, after)).toHaveLength(2);
    expect(changesBetween(document, document)).toEqual([]);
  });
});
