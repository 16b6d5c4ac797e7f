import { describe, expect, it } from "vitest";
import { proseWords } from "../../../../shared/text/index.js";

const words = (text: string): string =>
  proseWords(text)
    .map(({ text: word }) => word)
    .join(" ");

describe("the words of a text", () => {
  it.each([
    ["When it grows dark, draw a card.", "When it grows dark draw card"],
    ["Draw {cards($c)}. {Dissolve} an enemy.", "Draw an enemy"],
    ["Give {@plural subtype({$t})} spark", "Give spark"],
    ["a <b>bold</b> word", "bold word"],
    ["$power +2, @x #tag &amp; 3rd 2x x2 1/2", ""],
    ["see art/ember_fox.png or www.example.com", "see or"],
    ["onPlay KO ATK McFly iPad", ""],
    ["well-made Fire-Heart", "well made Fire Heart"],
    ["the card’s owner's don't", "the card’s owner's don't"],
    ["café naïve", "café naïve"],
    ["如自己的召喚師是Ilsa時", "Ilsa"],
    ["● ✪ ⍏ ↯ → 5", ""],
    ["", ""],
  ])("%j are %j", (text, expected) => expect(words(text)).toBe(expected));

  it("are where they are in the text, with what begins a sentence", () => {
    const text = "Draw {c}. Then “Ash” wakes.\nRest: now";
    const found = proseWords(text);
    expect(found.map(({ from, to }) => text.slice(from, to))).toEqual(found.map((word) => word.text));
    expect(found.filter(({ isFirst }) => isFirst).map((word) => word.text)).toEqual(["Draw", "Then", "Rest", "now"]);
  });

  it("are found in a time linear to the text", () => {
    for (const part of ["{", "<", "a.", "word ", "“", "A", "$", "{}"])
      expect(() => proseWords(part.repeat(50_000))).not.toThrow();
  });
});
