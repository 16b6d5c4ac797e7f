import fc from "fast-check";
import type { Ability } from "../../../shared/games/dreamtides/language/index.js";
import { BLANK_SOURCE, type CardSource, type Profile } from "../../../shared/games/dreamtides/rules/index.js";
import { dreamRules } from "../../../shared/games/dreamtides/rules/ruleset.js";
import { CARD_SUBTYPES } from "../../../shared/games/dreamtides/language/index.js";
import { createRuleset, type MatchSetup } from "../../../shared/match/index.js";
import { randomAbility } from "../../unit/shared/games/dreamtides/display/random-ability.js";
import { withAbilities } from "../../unit/shared/games/dreamtides/rules/board.js";
import { checkedEvery } from "./dreamtides.js";
import { playRandomly } from "./random-match.js";

const cardsInAll = 24;

function cardOf(at: number, abilities: readonly Ability[]): CardSource {
  const isEvent = abilities.some((ability) => "Event" in ability);
  return {
    ...BLANK_SOURCE,
    id: `card-${at}`,
    name: `Card ${at}`,
    cardType: isEvent ? "Event" : "Character",
    energyCost: at % 5,
    spark: isEvent ? null : at % 4,
    subtype: isEvent ? "" : (CARD_SUBTYPES[at % CARD_SUBTYPES.length] ?? ""),
    fast: at % 3 === 0,
  };
}

/**
 * A match of cards with any abilities the catalogue has, also those that no text builds, by a seed. Endless effects of such cards
 * are refused by the kernel, and end the match, as endless choices do that they lead to; anything else that goes wrong is thrown.
 */
export function playAnyCards(profile: Profile, seed: number): string {
  const abilities = fc.sample(fc.array(randomAbility, { minLength: 1, maxLength: 2 }), { numRuns: cardsInAll, seed });
  const definitions = abilities.map((each, at) => cardOf(at, each));
  const deck = { name: "Any", cards: Array.from({ length: 40 }, (_, at) => at % cardsInAll) };
  const setup: MatchSetup = { definitions, decks: [deck, deck], options: { profile }, seed };
  const ruleset = createRuleset(withAbilities(dreamRules(profile), abilities));
  try {
    const { state } = playRandomly({ ruleset, setup, watch: checkedEvery(ruleset, 30), limit: 2_000 });
    return state.outcome?.reason ?? "";
  } catch (error) {
    if (error instanceof Error && /goes on without end|too deeply/.test(error.message)) return "refused";
    throw error;
  }
}
