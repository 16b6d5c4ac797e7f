import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { describe, expect, it } from "vitest";
import { shrunkShares } from "../../../../shared/simulation/index.js";

describe("shrunk shares", () => {
  it("match a calculation by hand", () => {
    // Errors 0.25/100 each; distances 0.1 and −0.1: the spread is 0.01 − 0.0025, and the weight 0.0075 / 0.01.
    const shares = shrunkShares([
      { matches: 100, wins: 60, usual: 0.5 },
      { matches: 100, wins: 40, usual: 0.5 },
    ]);
    expect(shares.map((share) => share?.toFixed(6))).toEqual(["0.575000", "0.425000"]);
  });

  it("stay the usual ones where they differ no more than chance makes them, and are none of no matches", () => {
    const shares = shrunkShares([
      { matches: 100, wins: 52, usual: 0.5 },
      { matches: 100, wins: 31, usual: 0.3 },
      { matches: 0, wins: 0, usual: 0.5 },
    ]);
    expect(shares).toEqual([0.5, 0.3, null]);
    expect(shrunkShares([])).toEqual([]);
  });

  it("draw few matches further than many, and are nearer to the truth than the plain ones", () => {
    const generator = xoroshiro128plus(11);
    const chance = (): number => (generator.next() >>> 0) / 2 ** 32;
    const cards = Array.from({ length: 400 }, (_, at) => {
      const [truth, matches] = [0.5 + (chance() - 0.5) * 0.2, at % 2 === 0 ? 40 : 400];
      const wins = Array.from({ length: matches }, chance).filter((drawn) => drawn < truth).length;
      return { truth, matches, wins, usual: 0.5 };
    });
    const shares = shrunkShares(cards);
    const error = (of: (at: number) => number): number =>
      cards.reduce((sum, { truth }, at) => sum + (of(at) - truth) ** 2, 0);
    const plain = (at: number): number => (cards[at]?.wins ?? 0) / (cards[at]?.matches ?? 1);
    expect(error((at) => shares[at] ?? 0)).toBeLessThan(error(plain) * 0.8);
    const pull = (at: number): number => Math.abs((shares[at] ?? 0) - 0.5) / Math.abs(plain(at) - 0.5 || 1);
    expect(pull(0)).toBeLessThan(pull(1));
  });
});
