import { describe, expect, it } from "vitest";
import { randomFrom } from "../../../../shared/match/index.js";

const seeds = Array.from({ length: 4_000 }, (_, seed) => seed);

/** What part of the seeds from `from` on draws the same number below `bound`, at place `at`, as the next seed does. */
function agreeing(bound: number, at: number, from = 0): number {
  const draw = (seed: number): number => {
    const random = randomFrom(seed);
    for (let skipped = 0; skipped < at; skipped++) random.below(bound);
    return random.below(bound);
  };
  return seeds.filter((seed) => draw(from + seed) === draw(from + seed + 1)).length / seeds.length;
}

describe("chance of neighbouring seeds", () => {
  it.each([
    [2, 0, 0],
    [2, 1, 0],
    [2, 0, 0x7fff_f000],
    [2, 0, 2 ** 40],
    [4, 0, 0],
    [4, 3, 0],
    [10, 0, 0],
  ])("has nothing in common: of %i, at place %i, from seed %i", (bound, at, from) => {
    // Five standard deviations of so many throws.
    const slack = 5 * Math.sqrt(((1 / bound) * (1 - 1 / bound)) / seeds.length);
    expect(Math.abs(agreeing(bound, at, from) - 1 / bound)).toBeLessThan(slack);
  });

  it("is the same for the same seed, and another for one that differs beyond 32 bits", () => {
    const first = (seed: number): readonly number[] => {
      const random = randomFrom(seed);
      return [1, 2, 3].map(() => random.below(1_000_000));
    };
    expect(first(7)).toEqual(first(7));
    expect(first(7 + 2 ** 32)).not.toEqual(first(7));
  });
});
