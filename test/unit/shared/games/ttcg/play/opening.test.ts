import { expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { ttcgPlay as play } from "../../../../../../shared/games/ttcg/play/play.js";
import { ttcgRuleset as ruleset } from "../../../../../../shared/games/ttcg/play/ruleset.js";
import { trialMaterial } from "../../../../../support/match/ttcg.js";

const { definitions } = trialMaterial();
const cards = Array.from({ length: 50 }, (_, at) => at);
const decks = [
  { name: "One", cards },
  { name: "Other", cards },
];

/** The definitions in the opening hand of a seat, where some were chosen for the first. */
function openingHand(seat: number, chosen: readonly number[], options: Record<string, number> = {}): readonly number[] {
  const given = { "deck-rules": "sandbox", "first-player": "player-1", ...options };
  const setup = { definitions, decks, options: play.withHand(given, 0, chosen), seed: 5 };
  const { state } = must(ruleset.setup(setup));
  return (state.zones.hand[seat] ?? []).map((id) => state.cards[id]?.definition ?? -1);
}

it.each([[[]], [[3]], [[3, 41, 17]], [[1, 2, 3, 4, 5, 6, 7]]])(
  "chosen cards %j count as cards of the opening hand",
  (chosen) => {
    const hand = openingHand(0, chosen);
    expect(hand).toHaveLength(7);
    expect(hand).toEqual(expect.arrayContaining(chosen));
    expect(openingHand(1, chosen)).toHaveLength(7);
  },
);

it("chosen cards are held although the rules deal fewer", () => {
  expect(openingHand(0, [3, 41, 17], { "opening-hand": 2 })).toEqual([3, 41, 17]);
});
