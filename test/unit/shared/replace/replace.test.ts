import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  readPattern,
  readReplacement,
  replaceIn,
  textSearchSchema,
  type TextSearch,
} from "../../../../shared/replace/index.js";

type Wish = Partial<TextSearch>;

const searchFor = (find: string, wish: Wish = {}): TextSearch => textSearchSchema.parse({ find, ...wish });

/** The text after a replacement, and how often something was replaced; null where nothing was found. */
function replaced(text: string, find: string, by: string, wish: Wish = {}): readonly [string, number] | null {
  const search = searchFor(find, wish);
  const pattern = must(readPattern(search));
  const result = replaceIn(text, pattern, must(readReplacement(by, pattern, search)));
  if (!result) return null;
  const { text: after, count } = must(result);
  return [after, count];
}

const expression = { isPattern: true };

describe("a text in place of another", () => {
  test.each<[text: string, find: string, by: string, wish: Wish, after: readonly [string, number] | null]>([
    ["Ember Fox", "ember", "Cinder", {}, ["Cinder Fox", 1]],
    ["Ember Fox", "ember", "Cinder", { matchesCase: true }, null],
    ["ember ember", "ember", "x", { matchesCase: true }, ["x x", 2]],
    ["a.b a+b", "a.b", "c", {}, ["c a+b", 1]],
    ["costs $1", "$1", "$2", {}, ["costs $2", 1]],
    ["one\\ntwo", "\\n", " ", {}, ["one two", 1]],
    ["aaaa", "aa", "b", {}, ["bb", 2]],
    ["Fire, fireball", "fire", "ice", { wholeWords: true }, ["ice, fireball", 1]],
    ["élan élancé", "élan", "verve", { wholeWords: true }, ["verve élancé", 1]],
    ["𝒜b b", "b", "c", { wholeWords: true }, ["𝒜b c", 1]],
    ["+1 +1x", "+1", "+2", { wholeWords: true }, ["+2 +1x", 1]],
    ["x+1", "+1", "+2", { wholeWords: true }, ["x+2", 1]],
    ["b b𝒜", "b", "c", { wholeWords: true }, ["c b𝒜", 1]],
    ["e e\u0301", "e", "a", { wholeWords: true }, ["a e\u0301", 1]],
    ["fire_ball fire", "fire", "ice", { wholeWords: true }, ["fire_ball ice", 1]],
    ["Mage", "mage", "Wizard", { wholeCell: true }, ["Wizard", 1]],
    ["Mages", "mage", "Wizard", { wholeCell: true }, null],
    ["two\nlines", "two\nlines", "one", { wholeCell: true }, ["one", 1]],
    ["draw", "draw ", "", {}, null],
    ["draw a card", "a ", "", {}, ["draw card", 1]],
    ["ΑΒΓ", "αβ", "x", {}, ["xΓ", 1]],
    ["Draw, draw, DRAW, dRaw", "draw", "take", { keepsCapitals: true }, ["Take, take, TAKE, take", 4]],
    ["A card", "a", "one", { keepsCapitals: true, wholeWords: true }, ["One card", 1]],
    ["Élan", "élan", "ørn", { keepsCapitals: true }, ["Ørn", 1]],
    ["+1", "+1", "one", { keepsCapitals: true }, ["one", 1]],
    ["Draw", "draw", "𐐨x", { keepsCapitals: true }, ["𐐀x", 1]],
  ])("%j: %j by %j, %j", (text, find, by, wish, after) => {
    expect(replaced(text, find, by, wish)).toEqual(after);
  });
});

describe("what an expression finds", () => {
  test.each<[text: string, find: string, by: string, wish: Wish, after: readonly [string, number] | null]>([
    ["Draw 2 cards", "\\d+", "3", {}, ["Draw 3 cards", 1]],
    ["Fox, Red", "(\\w+), (\\w+)", "$2 $1", {}, ["Red Fox", 1]],
    ["Fox, Red", "(?P<a>\\w+), (?P<b>\\w+)", "${b} ${a}", {}, ["Red Fox", 1]],
    ["Fox", "fox", "[$0] [$&] $$", {}, ["[Fox] [Fox] $", 1]],
    ["ab", "(a)|(b)", "<$1$2>", {}, ["<a><b>", 2]],
    ["Draw 2", "draw (\\d)", "take $1", { keepsCapitals: true }, ["Take 2", 1]],
    ["a\nb", "^", "- ", {}, ["- a\n- b", 2]],
    ["a b", " ", "\\n", {}, ["a\nb", 1]],
    ["abcdefghij", "(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)", "$10$1", {}, ["ja", 1]],
    ["a b", " ", "\\\\n", {}, ["a\\nb", 1]],
    ["a b", " ", "\\t", {}, ["a\tb", 1]],
    ["Draw 12", "1", "x", { wholeWords: true }, null],
    ["Mage 2", "Mage \\d", "x", { wholeCell: true }, ["x", 1]],
    ["Mage 22", "Mage \\d", "x", { wholeCell: true }, null],
    ["", "", "x", {}, null],
  ])("%j: %j by %j, %j", (text, find, by, wish, after) => {
    if (find === "") expect(readPattern(searchFor(find, expression))).toMatchObject({ ok: false });
    else expect(replaced(text, find, by, { ...wish, ...expression })).toEqual(after);
  });

  test.each([
    ["(", /^This is not a regular expression: missing closing \)/u],
    ["a**b[", /^This is not a regular expression/u],
    ["(a)\\1", /^This is not a regular expression/u],
    ["(?=a)", /^This is not a regular expression/u],
    ["((a{100}){100}){100}", /not a regular expression|repeats too much/u],
    ["(a{1000}){30}", /not a regular expression|repeats too much/u],
    ["(){1000}{1000}{1000}", /not a regular expression|repeats too much/u],
  ])("is refused for %s", (find, message) => {
    expect(readPattern(searchFor(find, expression))).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(message) as string },
    });
  });

  test("must have the groups that a replacement names", () => {
    const pattern = must(readPattern(searchFor("(a)", expression)));
    for (const [by, mark] of [
      ["$2", "$2"],
      ["x${other}", "${other}"],
      ["${toString}", "${toString}"],
    ] as const) {
      const message = `${mark} stands for a group that the expression does not have: it has 1 group.`;
      expect(readReplacement(by, pattern, searchFor(by, expression))).toMatchObject({ ok: false, error: { message } });
    }
  });

  test("is found in time that grows with the text, whatever the expression", () => {
    const text = "a".repeat(50_000);
    expect(replaced(`${text}!`, "(a+)+$", "x", expression)).toBeNull();
    expect(replaced(text, "(a|aa)+", "x", expression)).toEqual(["x", 1]);
  });
});

test("a text that would be longer than a cell may be is refused", () => {
  const pattern = must(readPattern(searchFor("a")));
  const by = must(readReplacement("b".repeat(1024), pattern, searchFor("a")));
  expect(replaceIn("a".repeat(20_000), pattern, by)).toMatchObject({ ok: false });
  expect(replaceIn("a".repeat(16_000), pattern, by)).toMatchObject({ ok: true, value: { count: 16_000 } });
});

test("replacing plain text is splitting at it and joining", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "$", "\\", ".", "é", " ") });
  fc.assert(
    fc.property(
      letters,
      letters.filter(({ length }) => length > 0),
      letters,
      (text, find, by) => {
        const after = replaced(text, find, by, { matchesCase: true });
        expect(after?.[0] ?? text).toBe(text.split(find).join(by));
        expect(after?.[1] ?? 0).toBe(text.split(find).length - 1);
      },
    ),
  );
});
