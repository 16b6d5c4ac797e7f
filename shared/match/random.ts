import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus, xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";

/** Seeded chance: whole numbers below a bound, each equally likely. */
export interface Random {
  /** 0 … `bound` − 1; `bound` is at least 1. */
  below(bound: number): number;
}

/** The numbers a generator of this seed starts from, as a state keeps them. */
export function seedRandom(seed: number): readonly number[] {
  const generator = xoroshiro128plus(seed);
  // The first outputs of neighbouring seeds resemble each other.
  for (let skipped = 0; skipped < 8; skipped++) generator.next();
  return generator.getState();
}

/** A generator for those who keep no state: bots, playouts, tests. */
export function randomFrom(seed: number): Random {
  const generator = xoroshiro128plusFromState(seedRandom(seed));
  return { below: (bound) => (bound <= 1 ? 0 : uniformInt(generator, 0, bound - 1)) };
}

/** Where chance is kept in a state. */
export interface RandomHolder {
  random: readonly number[];
}

/** Draws from the chance kept in `holder`, and puts the advanced chance back. */
export function drawBelow(holder: RandomHolder, bound: number): number {
  if (bound <= 1) return 0;
  const generator = xoroshiro128plusFromState(holder.random);
  const value = uniformInt(generator, 0, bound - 1);
  holder.random = generator.getState();
  return value;
}

/** A shuffled copy, every order equally likely; `below` is the source of randomness. */
export function shuffled<Item>(items: readonly Item[], below: (bound: number) => number): Item[] {
  const result = items.slice();
  for (let last = result.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const held = result[last] as Item;
    result[last] = result[other] as Item;
    result[other] = held;
  }
  return result;
}

/** A shuffled copy by the chance kept in `holder`, reading and writing it once. */
export function shuffledBy<Item>(holder: RandomHolder, items: readonly Item[]): Item[] {
  const generator = xoroshiro128plusFromState(holder.random);
  const result = shuffled(items, (bound) => uniformInt(generator, 0, bound - 1));
  holder.random = generator.getState();
  return result;
}
