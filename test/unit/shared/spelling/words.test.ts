import { describe, expect, it } from "vitest";
import { remembering, suggestionsFor, WordList, type Speller } from "../../../../shared/spelling/index.js";

const dictionary = new Set([
  "color",
  "center",
  "organize",
  "card",
  "draw",
  "kiln",
  "born",
  "form",
  "from",
  "the",
  "that",
]);
const speller: Speller = { isWord: (word) => dictionary.has(word) || dictionary.has(word.toLowerCase()) };

describe("a list of words", () => {
  const list = new WordList(speller, ["Ilsa", "untap"]);
  it.each(["card", "Card", "card's", "card’s", "colour", "centre", "organise", "ilsa", "Ilsa's", "Untap", "cärd"])(
    "has %s",
    (word) => expect(list.has(word)).toBe(true),
  );
  it.each(["crad", "Kilnborn", "kilnborn", "untapp"])("does not have %s", (word) => expect(list.has(word)).toBe(false));

  it("has names put together of two words, with a capital", () => {
    expect([list.hasName("Kilnborn"), list.hasName("kilnborn"), list.hasName("Kilnbron")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("suggestions", () => {
  const isWord = (phrase: string): boolean => phrase.split(" ").every((word) => speller.isWord(word));
  it.each([
    ["crad", ["card"]],
    ["fomr", ["form"]],
    ["Drwa", ["Draw"]],
    ["carrd", ["card"]],
    ["cad", ["card"]],
    ["Brad", []],
    ["drau", ["draw"]],
    ["cardthat", ["card that"]],
    ["a".repeat(10_000), []],
  ])("for %j are %j", (word, expected) => expect(suggestionsFor(word, isWord)).toEqual(expected));
});

it("each word is looked up once", () => {
  const asked: string[] = [];
  const once = remembering({ isWord: (word) => asked.push(word) > 0 });
  for (const word of ["a", "b", "a"]) once.isWord(word);
  expect(asked).toEqual(["a", "b"]);
});
