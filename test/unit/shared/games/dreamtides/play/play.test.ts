import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { gameOf } from "../../../../../../shared/games/index.js";
import { tablesOfGame } from "../../../../../support/bound-tables.js";

const card = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  name,
  id: `id-${name}`,
  "card-type": "Character",
  "rules-text": "",
  "energy-cost": 1,
  spark: 1,
  ...more,
});

const sources = tablesOfGame("dreamtides", [
  { file: "a.toml", content: { cards: [card("Ash"), { name: "No card" }, card("Birch")] } },
  { file: "b.toml", content: { cards: [card("Cedar")], dreamwell: [{ name: "Pool", "energy-produced": 1 }] } },
  {
    file: "lists.toml",
    content: { "card-lists": [{ "list-name": "Wood", "list-type": "BaseCardId", "card-id": "id-Ash", copies: 8 }] },
  },
]);

const play = gameOf("dreamtides")?.play;
if (!play) throw new Error("Dreamtides is played");
const [rules] = play.rulesets;
if (!rules) throw new Error("Dreamtides has rules");

describe("what a folder is played with", () => {
  it("names the row of each definition, rows that are no cards left out", () => {
    const { origins, definitions } = play.material(sources);
    expect(definitions.length).toBe(origins.length);
    expect(origins.map(({ file, table, index }) => `${file} ${table} ${index}`)).toEqual([
      "a.toml cards 0",
      "a.toml cards 2",
      "b.toml cards 0",
      "b.toml dreamwell 0",
    ]);
  });

  it("says which costs cannot be read, and that such cards cost nothing", () => {
    const remarksOf = (...costs: readonly unknown[]) => {
      const cards = costs.map((cost, at) => card(`Oak ${at}`, { "energy-cost": cost }));
      return play.material(tablesOfGame("dreamtides", [{ file: "a.toml", content: { cards } }])).remarks;
    };
    expect(remarksOf(1, "2", "*", 0n)).toEqual([]);
    expect(remarksOf(1, "=1+1")).toEqual([
      "The cost of Oak 1 (=1+1) is no whole number: the card costs nothing in matches.",
    ]);
    expect(remarksOf("=1+1", "1,5", "", -1)).toEqual([
      "The costs of 4 cards are no whole numbers, such as that of Oak 0 (=1+1): they cost nothing in matches.",
    ]);
  });

  it("begins with the chosen cards in hand: out of the deck where it has them, besides it where not", () => {
    const { definitions, decks, options } = play.material(sources);
    const [wood] = decks;
    if (!wood) throw new Error("There is a list");
    const chosen = play.withHand(options, 0, [0, 2]);
    const setup = { definitions, decks: [wood, wood], options: chosen, seed: 5 };
    const view = rules.view(must(rules.setup(setup)).state, "all");
    const inZone = (zone: string, side: number) =>
      view.cards.filter((each) => each.zone === zone && each.side === side).map(({ definition }) => definition);
    expect(inZone("hand", 0).toSorted()).toEqual([0, 0, 0, 0, 2]);
    expect(inZone("deck", 0).length).toBe(4);
    expect(inZone("hand", 1)).toEqual([0, 0, 0, 0, 0]);
    expect(inZone("deck", 1).length).toBe(3);
  });

  it("keeps the hand of one seat when the other's is chosen, and refuses what is not a card", () => {
    const { definitions, decks, options } = play.material(sources);
    const both = play.withHand(play.withHand(options, 0, [1]), 1, [2]);
    expect(both).toEqual({ inHand: [[1], [2]] });
    const wrong = rules.setup({
      definitions,
      decks: decks.slice(0, 2),
      options: play.withHand(options, 1, [3]),
      seed: 1,
    });
    expect(wrong.ok).toBe(false);
    expect(play.isCard(definitions[0])).toBe(true);
    expect(play.isCard(definitions[3])).toBe(false);
  });
});
