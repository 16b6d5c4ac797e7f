import { describe, expect, it } from "vitest";
import { dreamtidesLanesRuleset, dreamtidesRuleset } from "../../../../../shared/games/dreamtides/rules/index.js";
import type { GameWord } from "../../../../../shared/match/index.js";
import { wordsIn } from "../../../../../renderer/sandbox/table/words.js";

const words: readonly GameWord[] = [
  { word: "Fast", about: "" },
  { word: "Kindle", forms: ["kindled"], about: "" },
  { word: "● Energy", forms: ["●"], about: "" },
];

describe("the words of the game that a card uses", () => {
  it.each([
    ["are found in any case and form", "When kindled, KINDLE 2.", ["Kindle"]],
    ["are not parts of longer words", "Breakfast, a fastening, kindles", []],
    ["are found beside marks", "Event\nFast.", ["Fast"]],
    ["are signs too, which stand on numbers", "Pay 2●: draw", ["● Energy"]],
    ["come in the order of the list", "● for a fast one", ["Fast", "● Energy"]],
  ])("%s", (_rule, text, found) => {
    expect(wordsIn(text, words).map(({ word }) => word)).toEqual(found);
  });
});

describe("the words a game provides", () => {
  it.each([
    ["classic", dreamtidesRuleset],
    ["lanes", dreamtidesLanesRuleset],
  ])("are each told once, in a sentence: %s", (_name, { layout }) => {
    const list = layout.words ?? [];
    expect(new Set(list.map(({ word }) => word)).size).toBe(list.length);
    for (const { about } of list) expect(about).toMatch(/^[\p{Lu}].+\.$/u);
    for (const word of ["Kindle", "Materialize", "Dissolve", "Foresee", "Fast", "Judgment", "Figment", "Dreamwell"]) {
      expect(list.some((each) => each.word === word)).toBe(true);
    }
  });

  it("mention lanes only where there are lanes", () => {
    const isLane = ({ word }: GameWord): boolean => word === "Lane";
    expect(dreamtidesLanesRuleset.layout.words?.some(isLane)).toBe(true);
    expect(dreamtidesRuleset.layout.words?.some(isLane)).toBe(false);
  });
});
