import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";

/** Seeded chance: whole numbers below a bound, each equally likely. */
export interface Random {
  /** 0 … `bound` − 1; `bound` is at least 1. */
  below(bound: number): number;
}

/**
 * The numbers a generator of this seed starts from, as a state keeps them: four outputs of SplitMix32, as the authors of
 * xoroshiro advise. Started from neighbouring seeds as they are, its first outputs resemble each other however many are skipped,
 * and simulations play matches of neighbouring seeds.
 */
export function seedRandom(seed: number): readonly number[] {
  const start = seed ^ Math.floor(seed / 2 ** 32);
  return [1, 2, 3, 4].map((at) => mixed(start + Math.imul(at, 0x9e3779b9)));
}

/** Spreads a number over all of 32 bits (the finalizer of MurmurHash3): each number becomes another one. */
function mixed(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
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
