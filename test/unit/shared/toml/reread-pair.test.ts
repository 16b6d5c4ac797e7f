import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { nodeAt, parseDocument, setValue } from "../../../../shared/toml/index.js";
import { randomDocument, randomFrom } from "../../../support/toml-edits.js";
import { placedNodes, rereadLike, valueTokens } from "../../../support/toml-reread.js";
import { documentOf, string } from "./edited-text.js";

const pieces = [
  ...["", " ", "\t", "\n", "\r\n", "\r", "#", "=", ",", ".", "x", "1", "-", ":", "_", "a = 1", "[new]", "[[cards]]"],
  ...['"', '""', '"""', "'", "'''", "\\", "[", "]", "{", "}", "1 2", "1 # c", "1\na = 2", "\uD800", "\uDC00", "\u0007"],
];
const insert = fc.oneof(
  fc.constantFrom(...valueTokens, ...pieces),
  fc.array(fc.constantFrom(...pieces), { maxLength: 5 }).map((some) => some.join("")),
  fc.string({ unit: "binary" }).map((text) => JSON.stringify(text)),
);

const anyNode = fc
  .record({ seed: fc.integer({ min: 1, max: 1_000_000 }), place: fc.nat() })
  .map(({ seed, place }) => {
    const all = placedNodes(must(parseDocument(randomDocument(randomFrom(seed)))));
    return all[place % all.length];
  })
  .filter((found) => found !== undefined);

describe("a pair whose value changes, read again without the rest of its chunk", () => {
  it("makes the chunk that a reading of the whole makes, for every value in every other's place", () => {
    fc.assert(
      fc.property(anyNode, fc.constantFrom(...valueTokens), ({ chunk, at, node }, token) => {
        const outcome = rereadLike(chunk, at, { from: node.from, to: node.to, insert: token });
        expect(["same", "refused"]).toContain(outcome);
      }),
      { numRuns: 500 },
    );
  });

  it("makes it for any text in place of any part of a value, or leaves it to that reading", () => {
    const part = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }));
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(anyNode, part, insert, ({ chunk, at, node }, ends, text) => {
        const [from = 0, to = 0] = ends
          .map((end) => Math.round(node.from + end * (node.to - node.from)))
          .sort((a, b) => a - b);
        const outcome = rereadLike(chunk, at, { from, to, insert: text });
        outcomes.add(outcome);
        expect(outcome).not.toBe("different");
      }),
      { numRuns: 1_000 },
    );
    expect([...outcomes].sort()).toEqual(["left", "refused", "same"]);
  });

  it("is what setting a value does: values beside it are not read again", () => {
    const before = documentOf('[[cards]]\nname = "A"\ntags = ["x"]\n[cards.extra]\nnote = { a = 1 }\n');
    const { doc } = must(setValue(before, ["cards", 0, "name"], string("Another")));
    for (const path of [["tags"], ["tags", 0], ["extra", "note"], ["extra", "note", "a"]]) {
      const [old, now] = [before, doc].map((each) => nodeAt(each, ["cards", 0, ...path])?.node);
      expect(now?.value).toBe(old?.value);
      expect(now?.from).toBe((old?.from ?? 0) + "nother".length);
    }
  });
});
