import { form, optional, pieces, rule, words } from "../../../../../text/index.js";
import type { CardPredicate, CollectionExpression, StandardEffect } from "../../ast.js";
import { cardPredicate, predicate } from "../predicates.js";
import { quantity } from "../quantities.js";
import {
  article,
  CARDS,
  DISCARDS,
  DOT,
  ENERGY,
  energySymbol,
  POINTS,
  reclaim,
  RECLAIMCOST,
  SUBTYPE,
  UPTOEVENTS,
} from "../terminals.js";

/** Cards, energy and points (LANG-11). A form with a tail comes before the same without. */
export const cardEffect = rule<StandardEffect>("card effect", () => [
  form(["each player abandons", article, cardPredicate], (matching) => ({
    EachPlayerAbandonsCharacters: { matching, count: 1 },
  })),
  form(["each player discards", DISCARDS], (count) => ({ EachPlayerDiscardCards: { count } })),
  form(["discard a chosen", cardPredicate, "from the opponent's hand", DOT, "they draw", CARDS], (card) => ({
    DiscardCardFromEnemyHandThenTheyDraw: { predicate: card },
  })),
  form(["discard a chosen", cardPredicate, "from the opponent's hand"], (card) => ({
    DiscardCardFromEnemyHand: { predicate: card },
  })),
  form(["draw", CARDS, "for each", quantity], (count, each) => ({ DrawCardsForEach: { count, for_each: each } })),
  form(["draw", optional(article), cardPredicate, "from your deck"], (card) => ({
    DrawMatchingCard: { predicate: card },
  })),
  form(["draw", CARDS], (count) => ({ DrawCards: { count } })),
  form(["discard", DISCARDS], (count) => ({ DiscardCards: { count } })),
  form(["gain", energySymbol, "equal to that character's cost"], () => ({ GainEnergyEqualToCost: { target: "It" } })),
  form(["gain", ENERGY, "for each", predicate], (gains, each) => ({ GainEnergyForEach: { gains, for_each: each } })),
  form(["gain", ENERGY], (gains) => ({ GainEnergy: { gains } })),
  form(["gain", POINTS, "for each", quantity], (gain, each) => ({ GainPointsForEach: { gain, for_count: each } })),
  form(["gain", POINTS], (gains) => ({ GainPoints: { gains } })),
  form(["put the", CARDS, "of your deck into your void"], (count) => ({ PutCardsFromYourDeckIntoVoid: { count } })),
  form(["put", article, cardPredicate, "from your void on top of your deck"], (matching) => ({
    PutCardsFromVoidOnTopOfDeck: { count: 1, matching },
  })),
  form([reclaim, "a random", cardPredicate], (card) => ({ ReturnRandomFromYourVoidToPlay: { predicate: card } })),
  form([reclaim, optional(article), predicate], (target) => ({ ReturnFromYourVoidToPlay: { target } })),
  form(["it gains", reclaim, "equal to its cost this turn"], () => ({
    GainsReclaim: { target: "It", count: { Exactly: 1 }, this_turn: true, cost: null },
  })),
  form([predicate, "gains", RECLAIMCOST, "this turn"], (target, energy) => ({
    GainsReclaim: { target, count: { Exactly: 1 }, this_turn: true, cost: energy },
  })),
  form([voidCards, "in your void", words("gain", "gains"), reclaimAmount, "this turn"], ({ count, card }, energy) => ({
    GainsReclaim: { target: { YourVoid: card }, count, this_turn: true, cost: energy },
  })),
  form([voidCards, "in your void", words("gain", "gains"), reclaimAmount], ({ count, card }, energy) => ({
    GainsReclaim: { target: { YourVoid: card }, count, this_turn: false, cost: energy },
  })),
  form(["return", UPTOEVENTS, "from your void to your hand"], (count) => ({
    ReturnUpToCountFromYourVoidToHand: { target: { YourVoid: "Event" }, count },
  })),
  form(["return this character from your void to your hand"], () => ({ ReturnFromYourVoidToHand: { target: "This" } })),
  form(["return", optional(article), cardPredicate, "from your void to your hand"], (card) => ({
    ReturnFromYourVoidToHand: { target: { YourVoid: card } },
  })),
  form(["return", optional(article), predicate, "to", optional(words("your")), "hand"], (target) => ({
    ReturnToHand: { target },
  })),
]);

interface VoidCards {
  readonly count: CollectionExpression;
  readonly card: CardPredicate;
}

const voidCards = pieces<VoidCards>("cards in the void", () => [
  form(["all cards", optional(words("currently"))], () => ({ count: "All", card: "Card" })),
  form([article, cardPredicate], (card) => ({ count: { Exactly: 1 }, card })),
  form([SUBTYPE], (subtype) => ({ count: { Exactly: 1 }, card: { CharacterType: subtype } })),
]);

/** `null` is the card's own cost. */
const reclaimAmount = rule<number | null>("price of reclaim", () => [
  form([RECLAIMCOST]),
  form([reclaim, "equal to their cost"], () => null),
  form([reclaim, "equal to its cost"], () => null),
]);
