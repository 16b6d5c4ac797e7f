import { describe, expect, it } from "vitest";
import { games, type BoundTable } from "../../../../shared/games/index.js";
import { missingCards } from "../../../../shared/games/play-kit.js";

describe("cards that a deck names and the folder does not have", () => {
  it.each([
    [["a"], "The deck Tide names a card the folder does not have: a."],
    [["a", "b", "c"], "The deck Tide names 3 cards the folder does not have: a, b, c."],
    [["a", "b", "c", "d", "e"], "The deck Tide names 5 cards the folder does not have: a, b, c and 2 more."],
  ])("of %j are named, and those beyond three counted", (missing, remark) => {
    expect(missingCards("The deck Tide", missing)).toBe(remark);
  });

  it("are one remark a deck in TCG ONE, whose decks have a row for each card", () => {
    const rows = ["Tide", "Ember", "Tide", "Tide", "Tide"].map((deck, at) => ({
      ...{ "deck-name": deck, card: `gone ${at}`, copies: 1 },
    }));
    const tables: BoundTable[] = [{ file: "decks.toml", table: ["decks"], kind: "decks", rows }];
    expect(games.find(({ id }) => id === "tcgone")?.play?.material(tables).remarks).toEqual([
      "The deck Tide names 4 cards the folder does not have: gone 0, gone 2, gone 3 and 1 more.",
      "The deck Ember names a card the folder does not have: gone 1.",
    ]);
  });
});
