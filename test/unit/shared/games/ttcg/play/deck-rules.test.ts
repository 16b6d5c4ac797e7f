import { expect, it } from "vitest";
import { ttcgPlay } from "../../../../../../shared/games/ttcg/play/play.js";
import { ttcgRuleset } from "../../../../../../shared/games/ttcg/play/ruleset.js";
import { startMatch } from "../../../../../../shared/match/index.js";
import { trialMaterial } from "../../../../../support/match/ttcg.js";

const { definitions } = trialMaterial();

/** Whether two such decks are accepted, each with so many cards, of which no more than some are copies. */
function isAccepted(rules: string, count: number, copies: number): boolean {
  const cards = Array.from({ length: count }, (_, at) => Math.floor(at / copies));
  const decks = ["One", "Other"].map((name) => ({ name, cards }));
  return startMatch(ttcgRuleset, { definitions, decks, options: { "deck-rules": rules }, seed: 1 }).ok;
}

it.each([
  ["constructed", 49, 2, false],
  ["constructed", 50, 2, true],
  ["constructed", 70, 2, true],
  ["constructed", 71, 2, false],
  ["constructed", 50, 3, false],
  ["sealed", 39, 1, false],
  ["sealed", 40, 40, true],
  ["sandbox", 1, 1, true],
  ["sandbox", 60, 60, true],
] as const)("%s: a deck of %i cards, %i of each, is accepted: %s", (rules, count, copies, wanted) => {
  expect(isAccepted(rules, count, copies)).toBe(wanted);
  // Known before a match is set up, too.
  const deck = { name: "One", cards: Array.from({ length: count }, (_, at) => Math.floor(at / copies)) };
  expect(ttcgPlay.deckFault?.(deck, trialMaterial(), { "deck-rules": rules }) === null).toBe(wanted);
});
