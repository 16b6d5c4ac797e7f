import { randomFrom, shuffled } from "../match/index.js";
import { cardsDrawn, type DrawRule } from "./deck-odds.js";

/** One way in which a shuffled deck comes. */
export interface SampleHand {
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
