import { randomFrom, shuffled } from "../match/index.js";
import { cardsDrawn, type DrawRule } from "./deck-odds.js";

/** One way in which a shuffled deck comes. */
export interface SampleHand {
  readonly hand: readonly string[];
  /** What each turn draws after it. */
  readonly turns: readonly (readonly string[])[];
}

/**
 * Spreads a seed over all bits (the finalizer of MurmurHash3): generators of neighbouring seeds begin alike, and hands are dealt by
 * seeds that follow each other.
 */
function spread(seed: number): number {
  let bits = seed >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Shuffles a deck by a seed and draws it: the same seed gives the same hand. */
export function sampleHand(cards: readonly string[], rule: DrawRule, seed: number): SampleHand {
  const random = randomFrom(spread(seed));
  const deck = shuffled(cards, (bound) => random.below(bound));
  const drawn = cardsDrawn(rule, cards.length);
  const [hand = 0, ...later] = drawn;
  return {
    hand: deck.slice(0, hand),
    turns: later.map((to, at) => deck.slice(drawn[at] ?? 0, to)),
  };
}
