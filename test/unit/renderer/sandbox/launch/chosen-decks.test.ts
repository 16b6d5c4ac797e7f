import { describe, expect, it } from "vitest";
import { chosenDecks, whyNotPlayable } from "../../../../../renderer/sandbox/launch/chosen-decks.js";
import type { PlayMaterial } from "../../../../../shared/games/index.js";

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
const two = { seats: ["One", "Two"] };
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
  ])("%j: %j", (decks, problem) => expect(whyNotPlayable(material, two, { decks })).toBe(problem));

  it("are none in a folder without cards", () => {
    expect(whyNotPlayable(nothing, two, { decks: [null, null] })).toBe("The folder has no cards to play with.");
    expect(chosenDecks(nothing, two, { decks: [null, null] })).toEqual([]);
  });
});
