import { describe, expect, it } from "vitest";
import { lex, sentenceOf } from "../../../../../../shared/games/ttcg/language/tokens/lex.js";
import { withoutSynonyms } from "../../../../../../shared/games/ttcg/language/tokens/repair.js";

describe("a text as words (EFFECT-1)", () => {
  it.each<[text: string, words: string[], misspelt: number[]]>([
    ["Draw two cards.", ["draw", "two", "cards", "."], []],
    ["draw Two", ["draw", "two"], [0, 1]],
    ["DRAW", ["draw"], [0]],
    ["A,b.,c", ["a", ",", "b", ".", ",", "c"], []],
    ["Draw\ttwo\u00a0cards\n.", ["draw", "two", "cards", "."], []],
    [" \n", [], []],
  ])("%j", (text, words, misspelt) => {
    const lexed = lex(text);
    expect([lexed.words, lexed.misspelt]).toEqual([words, misspelt]);
    expect(lexed.words.map((_, at) => text.slice(lexed.from[at], lexed.to[at]).toLowerCase())).toEqual(words);
  });

  it("is a sentence again, with marks at the word before them", () => {
    expect(sentenceOf(["when", "it", "attacks", ",", "draw", "."])).toBe("When it attacks, draw.");
    expect(sentenceOf([])).toBe("");
  });

  it.each<[words: string, meant: string | undefined]>([
    ["level up this", "rank up this"],
    ["promote this level 2 card", "rank up this rank 2 card"],
    ["up level", "up rank"],
    ["rank up", undefined],
  ])("means by synonyms: %s", (words, meant) => {
    expect(withoutSynonyms(words.split(" "))?.join(" ")).toBe(meant);
  });
});
