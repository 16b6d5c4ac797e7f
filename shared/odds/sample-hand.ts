import { randomFrom, shuffled } from "../match/index.js";
import type { DealtHand } from "./dealing.js";
import { cardsDrawn, type DrawRule } from "./deck-odds.js";

/** One way in which a shuffled deck comes. */
export interface SampleHand {
  /** What was put back before, as the rules dealt it; nothing where no hand was. */
  readonly first?: readonly string[];
  readonly hand: readonly string[];
  /** What each turn draws after it. */
  readonly turns: readonly (readonly string[])[];
}

/** Shuffles a deck by a seed and draws it: the same seed gives the same hand. */
export function sampleHand(cards: readonly string[], rule: DrawRule, seed: number): SampleHand {
  const random = randomFrom(seed);
  const deck = shuffled(cards, (bound) => random.below(bound));
  const drawn = cardsDrawn(rule, cards.length);
  const [hand = 0, ...later] = drawn;
  return {
    hand: deck.slice(0, hand),
    turns: later.map((to, at) => deck.slice(drawn[at] ?? 0, to)),
  };
}

/**
 * A hand that was dealt by the rules, and what the turns after it draw from the rest of the deck, shuffled by a seed (ODDS-3).
 *
 * @param cards the definition of each card of the deck
 */
export function sampleOfDealt(
  { first, hand, mulligans }: DealtHand,
  cards: readonly number[],
  nameOf: (definition: number) => string,
  rule: DrawRule,
  seed: number,
): SampleHand {
  const rest = [...cards];
  for (const card of hand) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  const later = sampleHand(rest.map(nameOf), { ...rule, hand: 0 }, seed);
  return { ...(mulligans > 0 && { first: first.map(nameOf) }), hand: hand.map(nameOf), turns: later.turns };
}
