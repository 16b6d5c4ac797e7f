import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { describe, expect, it } from "vitest";
import {
  candidateInterval,
  sequenceErrorRate,
  tune,
  tunerVerdict,
  type PlayCandidate,
  type Tuned,
} from "../../../../shared/simulation/index.js";
import { shareSequence } from "../../../../shared/simulation/sequence.js";

const target = { low: 0.45, high: 0.55 };
/** A planted effect: each point of the card is worth eight points of wins. */
const rateOf = (power: number): number => 0.26 + 0.08 * power;
/** Sorted by their distance from the present power of 1. */
const candidates = [1, 0, 2, 3, 4, 5];

/** Plays matches by chance, at most so many, looking after each 50; counts how many that were. */
function player(seed: number, most: number): { play: PlayCandidate<number>; played: () => number } {
  let played = 0;
  const play: PlayCandidate<number> = (power, isEnough) => {
    // The same seeds for each candidate.
    const generator = xoroshiro128plus(seed);
    const count = { matches: 0, wins: 0 };
    while (count.matches < most) {
      for (let match = 0; match < 50; match += 1) {
        count.matches += 1;
        if ((generator.next() >>> 0) / 2 ** 32 < rateOf(power)) count.wins += 1;
      }
      if (isEnough(count)) break;
    }
    played += count.matches;
    return Promise.resolve(count);
  };
  return { play, played: () => played };
}

describe("the tuner", () => {
  it("finds a planted effect, by the smallest change that reaches the target", async () => {
    const { play, played } = player(7, 20_000);
    const tuned = await tune(candidates, target, play);
    expect(tuned.found?.candidate).toBe(3);
    expect(tuned.trials.map(({ candidate, verdict }) => [candidate, verdict])).toEqual([
      [1, "outside"],
      [0, "outside"],
      [2, "outside"],
      [3, "inside"],
    ]);
    const { low = 0, high = 1 } = tuned.found?.interval ?? {};
    expect([low >= target.low, high <= target.high, low <= rateOf(3), high >= rateOf(3)]).toEqual(Array(4).fill(true));
    expect(played()).toBe(tuned.trials.reduce((sum, { interval }) => sum + interval.of, 0));
    expect(played()).toBeLessThan(4 * 20_000);
  });

  it("is wrong about a candidate in at most 5 % of 400 runs", async () => {
    const isWrong = ({ trials }: Tuned<number>): boolean =>
      trials.some(({ candidate, verdict }) => {
        const isInside = rateOf(candidate) >= target.low && rateOf(candidate) <= target.high;
        return (verdict === "inside" && !isInside) || (verdict === "outside" && isInside);
      });
    let wrong = 0;
    let found = 0;
    for (let run = 1; run <= 400; run += 1) {
      const tuned = await tune(candidates, target, player(run, 3_000).play);
      if (isWrong(tuned)) wrong += 1;
      if (tuned.found) found += 1;
    }
    expect(wrong).toBeLessThanOrEqual(20);
    expect(found).toBeGreaterThan(200);
  });

  it("has enough of a candidate once it is known, whichever way", async () => {
    const answers: boolean[] = [];
    const play: PlayCandidate<number> = (share, isEnough) => {
      for (const matches of [10, 1_000_000]) answers.push(isEnough({ matches, wins: Math.round(share * matches) }));
      return Promise.resolve({ matches: 1_000_000, wins: Math.round(share * 1_000_000) });
    };
    const { trials } = await tune([0.2, 0.9, 0.45, 0.5], target, play);
    expect(trials.map(({ verdict }) => verdict)).toEqual(["outside", "outside", "close", "inside"]);
    expect(answers).toEqual([false, true, false, true, false, true, false, true]);
  });

  it("counts an interval that just fills the target as inside, and one that just fits its end as close", () => {
    const of = 100;
    expect(tunerVerdict({ of, value: 0.5, low: 0.45, high: 0.55 }, target)).toBe("inside");
    expect(tunerVerdict({ of, value: 0.5, low: 0.25, high: 0.375 }, { low: 0.3125, high: 0.8125 })).toBe("close");
    expect(tunerVerdict({ of, value: 0.5, low: 0.25, high: 0.376 }, { low: 0.3125, high: 0.8125 })).toBe("open");
  });

  it("finds nothing where nothing reaches the target, and says what is still open", async () => {
    const far = await tune([0, 1], target, player(3, 20_000).play);
    expect([far.found, far.trials.map(({ verdict }) => verdict)]).toEqual([undefined, ["outside", "outside"]]);
    const few = await tune([3], target, player(3, 50).play);
    expect([few.found, few.trials.map(({ verdict }) => verdict)]).toEqual([undefined, ["open"]]);
    expect(await tune([], target, player(3, 50).play)).toEqual({ trials: [], found: undefined });
  });

  it("calls it close where the figure is at an end of the target", () => {
    const interval = (low: number, high: number) => ({ of: 1, value: (low + high) / 2, low, high });
    expect(tunerVerdict(interval(0.44, 0.46), target)).toBe("close");
    expect(tunerVerdict(interval(0.4, 0.46), target)).toBe("open");
    // A quarter of the target is narrow, and no more than that.
    expect(tunerVerdict(interval(0.43, 0.454), target)).toBe("close");
    expect(tunerVerdict(interval(0.43, 0.456), target)).toBe("open");
    expect(tunerVerdict(interval(0.45, 0.55), target)).toBe("inside");
    expect(tunerVerdict(interval(0.56, 0.6), target)).toBe("outside");
  });

  it("is less sure of each candidate the more there are, since any of them may be wrong", () => {
    const count = { matches: 400, wins: 200 };
    const width = (candidates: number): number => {
      const { low, high } = candidateInterval(count, candidates);
      return high - low;
    };
    expect(candidateInterval(count, 5)).toEqual(shareSequence(count, sequenceErrorRate / 5));
    expect(width(10)).toBeGreaterThan(width(1));
    expect(width(0)).toBe(width(1));
  });
});
