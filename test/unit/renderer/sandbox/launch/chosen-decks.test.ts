import { describe, expect, it } from "vitest";
import { chosenDecks, whyNotPlayable } from "../../../../../renderer/sandbox/launch/chosen-decks.js";
import type { GamePlay, PlayMaterial } from "../../../../../shared/games/index.js";

const material: PlayMaterial = {
  definitions: [{}],
  origins: [],
  decks: [
    { name: "Embers", cards: [0, 0] },
    { name: "Tides", cards: [0] },
    { name: "Lost", cards: [] },
    { name: "Apart", cards: [], parts: { side: [0] } },
  ],
  everything: { name: "All cards", cards: [0] },
  options: {},
  remarks: [],
};
const two = { id: "two", seats: ["One", "Two"] };
const play = { options: [] };
const nothing: PlayMaterial = { ...material, decks: [], everything: null };

describe("the decks of a match", () => {
  it.each([
    [
      ["Tides", "All cards"],
      ["Tides", "All cards"],
    ],
    [
      [null, null],
      ["Embers", "Tides"],
    ],
    [
      ["Gone", "Embers"],
      ["Embers", "Embers"],
    ],
  ])("%j are %j", (decks, names) =>
    expect(chosenDecks(material, two, { decks }).map(({ name }) => name)).toEqual(names),
  );

  it.each([
    [["Embers", "Tides"], undefined],
    [["Embers", "Apart"], undefined],
    // It would be lost in the first turns, without a word why.
    [["Embers", "Lost"], "Lost has no cards that are in this folder. Choose another deck."],
  ])("%j: %j", (decks, problem) =>
    expect(whyNotPlayable({ play, material }, two, { decks, options: {} })).toBe(problem),
  );

  it("are held against the rules, under the options that are chosen", () => {
    const strict: Pick<GamePlay, "options" | "deckFault"> = {
      options: [{ kind: "flag", id: "any", title: "Any deck", initial: false }],
      deckFault: ({ name, cards }, _, { any }) => (any !== true && cards.length < 2 ? `${name} is too small.` : null),
    };
    const why = (options: Record<string, boolean>) =>
      whyNotPlayable({ play: strict, material }, two, { decks: ["Embers", "Tides"], options });
    expect(why({})).toBe("Tides is too small.");
    expect(why({ any: true })).toBeUndefined();
  });

  it("are none in a folder without cards", () => {
    expect(whyNotPlayable({ play, material: nothing }, two, { decks: [null, null], options: {} })).toBe(
      "The folder has no cards to play with.",
    );
    expect(chosenDecks(nothing, two, { decks: [null, null] })).toEqual([]);
  });
});
