import { describe, expect, it } from "vitest";
import { clampSelection } from "../../../../shared/match/index.js";
import { selectionPrompt } from "../../../../shared/match/select.js";

describe("the limits of a selection", () => {
  it.each([
    ["count 3 of 0", 0, { count: 3 }, { min: 0, max: 0 }],
    ["count 3 of 2", 2, { count: 3 }, { min: 2, max: 2 }],
    ["count 3 of 5", 5, { count: 3 }, { min: 3, max: 3 }],
    ["the default of 4", 4, {}, { min: 1, max: 1 }],
    ["the default of 0", 0, {}, null],
    ["1 to 4 of 2", 2, { min: 1, max: 4 }, { min: 1, max: 2 }],
    ["at least 0 of 3", 3, { min: 0 }, { min: 0, max: 1 }],
    ["at least 0 of 0", 0, { min: 0 }, { min: 0, max: 0 }],
    ["up to 2 of 3", 3, { max: 2 }, { min: 1, max: 2 }],
    ["at least 2 of 3", 3, { min: 2 }, { min: 2, max: 2 }],
    ["at least 2 of 1", 1, { min: 2 }, null],
    ["at least 3 and up to 2 of 5", 5, { min: 3, max: 2 }, null],
    ["exactly none of 5", 5, { count: -1 }, { min: 0, max: 0 }],
  ])("%s", (_name, size, limits, expected) => {
    expect(clampSelection(size, limits)).toEqual(expected);
  });
});

describe("a selection", () => {
  const ask = { seat: 0, title: "Which?" };

  it("of more cards than there are is a mistake of the rules", () => {
    expect(() => selectionPrompt({ ...ask, cards: [] })).toThrow(/Selection impossible: "Which\?" among 0 cards/);
  });

  it("of exactly one card is answered by the first pick", () => {
    expect(selectionPrompt({ ...ask, cards: [4, 5] })).toMatchObject({ direct: true, min: 1, max: 1, picked: [] });
    expect(selectionPrompt({ ...ask, cards: [4, 5], max: 2 })).toMatchObject({ direct: false });
  });

  it("without seeing the faces is of one card", () => {
    expect(selectionPrompt({ ...ask, cards: [4, 5], blind: true })).toMatchObject({ direct: true, blind: true });
    expect(() => selectionPrompt({ ...ask, cards: [4, 5], blind: true, max: 2 })).toThrow(/of one card/);
  });
});
