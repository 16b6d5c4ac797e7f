import { describe, expect, test } from "vitest";
import { fontMetrics, measure } from "../../../../shared/face/font/metrics.js";
import { fit, type TextBounds } from "../../../../shared/face/text/fit.js";

/** A font that is counted in the head: half the size for each letter of English, twice the size for a long dash. */
const font = fontMetrics("Even", "normal", {
  ...{ unitsPerEm: 1000, ascent: 800, descent: 200 },
  runs: ["20:500*95", "2014:2000", "2026:500"],
});
const high: TextBounds = { width: 2, height: 100, size: 1, leastSize: 1, leading: 1.25 };
const linesOf = (text: string, bounds: Partial<TextBounds>): readonly string[] =>
  fit(font, text, { ...high, ...bounds }).lines.map((line) => line.text);

describe("the width of a character that the font lacks", () => {
  test.each([
    ["呪", 1],
    ["。", 1],
    ["！", 1],
    ["한", 1],
    ["👩", 1],
    ["ж", 0.7],
    ["e\u0301", 0.5],
    ["\u200d", 0],
    ["\ufeff", 0],
  ])("%j is %f", (text, width) => expect(measure(font, text)).toEqual({ width, known: false }));
});

describe("a text is broken into lines", () => {
  test.each<[what: string, text: string, width: number, lines: readonly string[]]>([
    ["of exactly its width", "ab cd", 2.5, ["ab cd"]],
    ["before the word that is too much by a letter", "ab cd", 2, ["ab", "cd"]],
    ["with one space for tabs and several spaces", "a \t b", 9, ["a b"]],
    ["within a word that is too long, where it is full", "abcd", 1.5, ["abc", "d"]],
    ["within a word of exactly two lines", "abcd", 1, ["ab", "cd"]],
    ["with the space before a word that is cut", "x a—", 2, ["x a", "—"]],
    ["at line feeds, returns and both together", "a\nb\rc\r\nd", 9, ["a", "b", "c", "d"]],
    ["at the separators of Unicode", "a\u2028b\u2029c", 9, ["a", "b", "c"]],
    ["where two line breaks leave one empty", "a\n\nb", 9, ["a", "", "b"]],
    ["without the blank lines around it", " \n ab \n ", 9, ["ab"]],
    ["between ideographs, but not before a full stop", "呪文。", 2, ["呪", "文。"]],
    ["not before a closing bracket", "文呪」", 2, ["文", "呪」"]],
    ["not before a closing quotation mark", "文呪»", 2, ["文", "呪»"]],
    ["not before a long vowel", "ドカー", 2, ["ド", "カー"]],
    ["not before a small kana", "アキャ", 2, ["ア", "キャ"]],
    ["between Katakana", "x カドカ", 2, ["x カ", "ドカ"]],
    ["between Hiragana", "x かどか", 2, ["x か", "どか"]],
    ["before and behind English among ideographs", "ab呪cd", 2.5, ["ab呪", "cd"]],
    ["not where it may be divided, while all of it fits", "ab\u00adcd", 2, ["abcd"]],
    ["with a hyphen that just fits", "ab\u00adcd", 1.5, ["ab-", "cd"]],
    ["without a hyphen for which there is no room", "ab\u00adcd", 1.4, ["ab", "cd"]],
    ["with a hyphen behind a word", "x ab\u00adcd", 2.5, ["x ab-", "cd"]],
    ["before a word whose hyphen has no room behind another", "x ab\u00adcd", 2.4, ["x", "abcd"]],
    ["at the last hyphen that fits", "ab\u00adcd\u00adef", 2.5, ["abcd-", "ef"]],
    ["within a syllable that is too long", "ab\u00adcdef", 1.5, ["ab-", "cde", "f"]],
  ])("%s", (_, text, width, lines) => expect(linesOf(text, { width })).toEqual(lines));

  test.each([
    ["ab呪 cd", 2, [false, true]],
    ["呪 b", 9, [false]],
    ["abжcd", 2, [false, true]],
  ])("of which it knows whether the font has all: %s", (text, width, known) =>
    expect(fit(font, text, { ...high, width }).lines.map((line) => line.known)).toEqual(known),
  );

  test.each([
    ["שלוף", true],
    ["بطاقة", true],
    ["ܐܒ", true],
    ["ހށ", true],
    ["1. (שלוף) a", true],
    ["a שלוף", false],
    ["1.", false],
  ])("whose first letter says how they are read: %s", (text, rightToLeft) =>
    expect(fit(font, text, { ...high, width: 99 }).lines[0]?.rightToLeft).toBe(rightToLeft),
  );
});

describe("the size of a text", () => {
  test.each<[what: string, text: string, bounds: Partial<TextBounds>]>([
    ["as wide as its box", "abcd", { width: 2 }],
    ["as high as its box", "ab\ncd", { height: 2.5 }],
  ])("is kept where it is exactly %s", (_, text, bounds) => {
    expect(fit(font, text, { ...high, leastSize: 0.5, ...bounds })).toMatchObject({ size: 1 });
  });

  test.each(Array.from({ length: 20 }, (_, at) => 1 + at * 0.05))("is the largest that fits: %f", (size) => {
    // Two letters as wide as the size, and no room for a second line.
    const found = fit(font, "abcd", { width: 2 * size, height: 2.49, size: 2, leastSize: 1, leading: 1.25 });
    expect(found).toMatchObject({ size, lines: [{ text: "abcd" }] });
    expect(found.overflow).toBeUndefined();
  });

  test.each<[text: string, bounds: Partial<TextBounds>, overflow: number]>([
    ["abcd", { width: 0.1, height: 0.2 }, 0.05],
    ["abcd", { width: 0.09, height: 0.07 }, 0],
    ["abcd", { width: 1.6, height: 1.25 }, 0.8],
  ])("says at which size it would fit: %j in %j", (text, bounds, overflow) =>
    expect(fit(font, text, { ...high, ...bounds }).overflow).toBeCloseTo(overflow, 9),
  );

  test.each([
    [4_000, undefined],
    [4_001, 0],
  ])("of %i letters", (count, overflow) => {
    const found = fit(font, "a".repeat(count), { ...high, width: 9_999 });
    expect(found.overflow).toBe(overflow);
    expect(found.lines).toHaveLength(1);
  });
});

describe("a text that is cut off", () => {
  test.each<[what: string, text: string, bounds: Partial<TextBounds>, lines: readonly string[]]>([
    ["has an ellipsis on its last line only", "ab cd ef gh", { width: 1.5, height: 2.5 }, ["ab", "cd…"]],
    ["has the lines for which there is room, and no part of one", "ab cd ef", { width: 1.5, height: 2.4 }, ["ab…"]],
    ["has no space before its ellipsis", "ab c defg", { width: 2, height: 1.25 }, ["ab…"]],
    ["keeps no half of a letter with its marks", "ae\u0301\u0301bcd", { width: 1.2, height: 1.25 }, ["a…"]],
    ["is nothing where not even the ellipsis fits", "ab", { width: 0.4, height: 1.25 }, [""]],
  ])("%s", (_, text, bounds, lines) => {
    const found = fit(font, text, { ...high, size: 2, ...bounds });
    expect(found.lines.map((line) => line.text)).toEqual(lines);
    expect(found.size).toBe(1);
  });
});
