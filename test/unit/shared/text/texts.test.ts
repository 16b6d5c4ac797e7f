import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  editDistance,
  excerpt,
  isWhiteSpace,
  listed,
  lowerCase,
  nearestWords,
  originOf,
  paragraphSpans,
  partSpans,
  suggestionLimit,
  trimText,
} from "../../../../shared/text/index.js";

const slices = (text: string, spans: readonly { from: number; to: number }[]) =>
  spans.map(({ from, to }) => text.slice(from, to));

describe("white space", () => {
  test("is what Unicode says, not what JavaScript trims", () => {
    const differs = (unit: number) => isWhiteSpace(unit) !== (String.fromCharCode(unit).trim() === "");
    const units = Array.from({ length: 0x10000 }, (_, unit) => unit).filter(differs);
    expect(units).toEqual([0x85, 0xfeff]);
  });
  test("is trimmed at the ends alone", () => expect(trimText("\u2003 a b\u0085\n")).toBe("a b"));
});

describe("paragraphs", () => {
  test.each([
    ["are parted by two line feeds", "a\n\nb", ["a", "b"]],
    ["are trimmed", " a \n\n\tb\n", ["a", "b"]],
    ["three line feeds part like two", "a\n\n\nb", ["a", "b"]],
    ["four leave nothing between", "a\n\n\n\nb", ["a", "b"]],
    ["a space between keeps them together", "a\n \nb", ["a\n \nb"]],
    ["so does a carriage return", "a\r\n\r\nb", ["a\r\n\r\nb"]],
    ["single line feeds stay", "a\nb", ["a\nb"]],
    ["nothing has none", " \n\n ", []],
  ])("%s", (_rule, text, paragraphs) => expect(slices(text, paragraphSpans(text))).toEqual(paragraphs));

  test("are what splitting and trimming returns", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("\n", "a", " ", "\r") }), (text) => {
        const split = text
          .split("\n\n")
          .map(trimText)
          .filter((piece) => piece !== "");
        expect(slices(text, paragraphSpans(text))).toEqual(split);
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});

test("parts lie between separators", () => {
  const text = " a ,b\n\n, c d,";
  expect(slices(text, partSpans(text, [",", "\n"]))).toEqual(["a", "b", "c d"]);
});

describe("lower case", () => {
  test("keeps offsets where nothing grows", () =>
    expect(lowerCase("AbÇ")).toEqual({ text: "abç", origins: undefined }));
  test("leads back where something does", () => {
    const lowered = lowerCase("aİ𐐀B");
    expect(lowered.text).toBe("ai̇𐐨b");
    expect(Array.from({ length: 7 }, (_, offset) => originOf(lowered, offset))).toEqual([0, 1, 1, 2, 3, 4, 5]);
  });
});

describe("the distance of texts", () => {
  test.each([
    ["", "", 0],
    ["abc", "abc", 0],
    ["abc", "abd", 1],
    ["abc", "ab", 1],
    ["", "abc", 3],
    ["kitten", "sitting", 3],
    ["ab", "ba", 1],
    ["a\u{1F600}c", "ac", 1],
  ])("%s to %s is %i", (left, right, distance) => {
    expect(editDistance(left, right)).toBe(distance);
    expect(editDistance(right, left)).toBe(distance);
  });

  test("beyond a limit is one more than the limit", () => {
    const short = fc.string({ unit: fc.constantFrom("a", "b", "\u{1F600}"), maxLength: 8 });
    fc.assert(
      fc.property(short, short, fc.nat(4), (left, right, limit) => {
        expect(editDistance(left, right, limit)).toBe(Math.min(editDistance(left, right), limit + 1));
      }),
      { numRuns: 500, seed: 1 },
    );
    expect(editDistance("a".repeat(1_000_000), "a", 3)).toBe(4);
  });
});

describe("the nearest words", () => {
  test.each([
    ["the smallest distance alone, in order", "drow", ["drew", "draw", "crow", "drawn"], ["drew", "draw", "crow"]],
    ["the word itself before all", "drew", ["draw", "drew"], ["drew"]],
    ["each once", "drow", ["draw", "draw"], ["draw"]],
    ["at most five", "xb", ["ab", "bb", "cb", "db", "eb", "fb"], ["ab", "bb", "cb", "db", "eb"]],
    ["none too far", "dra", ["drones"], []],
    ["none for a single letter but itself", "x", ["c", "e"], []],
  ])("%s", (_rule, written, words, nearest) => expect(nearestWords(written, words)).toEqual(nearest));

  test("a third of the length may differ", () => {
    expect(["a", "ab", "abcde", "abcdef", "abcdefghi", "abcdefghijklmno"].map(suggestionLimit)).toEqual([
      0, 1, 1, 2, 3, 3,
    ]);
  });
});

test("lists in a sentence", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((items) => listed(items, "or"))).toEqual([
    "",
    "a",
    "a or b",
    "a, b or c",
  ]);
});

describe("an excerpt", () => {
  test.each([
    ["shows the line and the place", "one\ntwo three\nfour", 8, 13, "two three\n    ^^^^^"],
    ["of an empty place has one caret", "ab", 2, 2, "ab\n  ^"],
    ["of several lines shows the first", "ab\ncd", 1, 4, "ab\n ^"],
    ["keeps columns under tabs", "\tab", 1, 2, " ab\n ^"],
  ])("%s", (_rule, text, from, to, shown) => expect(excerpt(text, { from, to })).toBe(shown));

  test("of a long line shows the surroundings", () => {
    const [line = "", carets = ""] = excerpt(`${"x".repeat(500)}HERE${"y".repeat(500)}`, { from: 500, to: 504 }).split(
      "\n",
    );
    expect(line).toHaveLength(120);
    expect(line.slice(carets.indexOf("^"), carets.lastIndexOf("^") + 1)).toBe("HERE");
  });
});
