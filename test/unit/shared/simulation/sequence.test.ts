import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { describe, expect, it } from "vitest";
import {
  changeSequence,
  contestantSequence,
  emptyOutcome,
  expectedMatches,
  isNarrow,
  runBatch,
  shareSequence,
} from "../../../../shared/simulation/index.js";
import { toy } from "../match/toy/rules.js";
import { toyPlan } from "./plans.js";

const runs = 2_000;
const error = 0.05;
const looks = [20, 40, 60, 80, 100, 150, 200, 300, 400, 600, 800, 1_200, 1_600, 2_400];

/** Whole numbers of 32 bits as shares. */
function chance(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => (generator.next() >>> 0) / 2 ** 32;
}

/** In how many runs an interval misses the truth at any of the looks. */
function misses(truth: number, draw: (next: () => number) => readonly [number, number], isPaired: boolean): number {
  let missed = 0;
  for (let run = 0; run < runs; run += 1) {
    const next = chance(run + 1);
    const cross = { matches: 0, before: 0, after: 0, both: 0 };
    const isMissed = looks.some((look) => {
      while (cross.matches < look) {
        const [before, after] = draw(next);
        cross.matches += 1;
        cross.before += before;
        cross.after += after;
        cross.both += before * after;
      }
      const { low, high } = isPaired
        ? changeSequence(cross, error)
        : shareSequence({ matches: cross.matches, wins: cross.after }, error);
      return low > truth || high < truth;
    });
    if (isMissed) missed += 1;
  }
  return missed;
}

/** A match that is won half of the time, and played out alike after an edit but for so many. */
const paired =
  (gains: number, losses: number) =>
  (next: () => number): readonly [number, number] => {
    const drawn = next();
    if (drawn < gains) return [0, 1];
    if (drawn < gains + losses) return [1, 0];
    return next() < 0.5 ? [1, 1] : [0, 0];
  };

describe("intervals that may be looked at at any time", () => {
  it("see a change where there is none in at most 5 % of 2,000 simulations, however often one looks", () => {
    expect(misses(0, paired(0.08, 0.08), true)).toBeLessThanOrEqual(runs * error);
  });

  it("miss a change that there is in at most 5 % of 2,000 simulations", () => {
    expect(misses(0.06, paired(0.1, 0.04), true)).toBeLessThanOrEqual(runs * error);
  });

  it("miss the share of wins in at most 5 % of 2,000 simulations", () => {
    expect(misses(0.5, (next) => [0, next() < 0.5 ? 1 : 0], false)).toBeLessThanOrEqual(runs * error);
  });

  it("find a planted change, and are narrower where few matches end otherwise", () => {
    const found = changeSequence({ matches: 2_000, before: 1_000, after: 1_100, both: 980 }, error);
    expect(found.value).toBe(0.05);
    expect(found.low).toBeGreaterThan(0);
    const noisier = changeSequence({ matches: 2_000, before: 1_000, after: 1_100, both: 600 }, error);
    expect(noisier.high - noisier.low).toBeGreaterThan(found.high - found.low);
  });

  it("are the same from the other side", () => {
    const gain = changeSequence({ matches: 300, before: 100, after: 130, both: 90 }, error);
    const loss = changeSequence({ matches: 300, before: 130, after: 100, both: 90 }, error);
    expect(loss.low).toBeCloseTo(-gain.high, 5);
    expect(loss.high).toBeCloseTo(-gain.low, 5);
  });

  it("tell how many matches are still needed", () => {
    const plan = toyPlan({ matches: 40 });
    const { sums } = runBatch(plan, toy, { pairing: 0, from: 0, to: 40 });
    const frame = {
      contestants: [
        { deck: "All", bot: "random", cards: [] },
        { deck: "Dear", bot: "random", cards: [] },
      ],
      isCompared: false,
    };
    const widths = [0, 1].map((index) => {
      const { low, high } = contestantSequence(frame, sums, index);
      return high - low;
    });
    const within = Math.max(...widths) / 2;
    expect(isNarrow(frame, sums, within)).toBe(true);
    expect(expectedMatches(frame, sums, within)).toBe(40);
    expect(expectedMatches(frame, sums, within / 2)).toBe(160);
    expect(expectedMatches(frame, emptyOutcome().sums, within)).toBeUndefined();
  });

  it("hold everything before the first match, and stay within bounds where all are won", () => {
    expect(shareSequence({ matches: 0, wins: 0 }, error)).toMatchObject({ low: 0, high: 1 });
    expect(changeSequence({ matches: 0, before: 0, after: 0, both: 0 }, error)).toMatchObject({ low: -1, high: 1 });
    expect(shareSequence({ matches: 50, wins: 50 }, error)).toMatchObject({ value: 1, high: 1 });
    // By hand: 1/(n+1) · 1/0.05 for each p^n, so that the end is where p^50 = 0.05/51.
    expect(shareSequence({ matches: 50, wins: 50 }, error).low).toBeCloseTo((0.05 / 51) ** (1 / 50), 4);
  });
});
