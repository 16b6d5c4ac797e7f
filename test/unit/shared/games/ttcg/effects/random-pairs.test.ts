import { describe, expect, test } from "vitest";
import { randomPairs } from "../../../../../../shared/games/ttcg/effects/random-pairs.js";
import { randomFrom } from "../../../../../../shared/match/index.js";

const drawn = (effects: readonly string[], pairs: number, seed = 1) => randomPairs(effects, pairs, randomFrom(seed));

describe("random pairs", () => {
  test.each<[effects: number, pairs: number, drawn: number | undefined]>([
    [0, 5, undefined],
    [1, 5, undefined],
    [2, 5, 1],
    [7, 5, 3],
    [20, 5, 5],
    [20, 0, 0],
  ])("of %i effects, %i of them, are at most half as many", (count, pairs, expected) => {
    const effects = Array.from({ length: count }, (_, at) => `e${at}`);
    expect(drawn(effects, pairs)?.length).toBe(expected);
  });

  test("are any two that differ, each as often as it is there", () => {
    const effects = ["a", "b", "a", "c", "a", "b"];
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6_000; seed += 1)
      for (const [one, other] of drawn(effects, 1, seed) ?? []) {
        const pair = `${one}${other}`;
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
    // The first any of six, the second any of those that differ from it.
    const chances = { ab: (3 / 6) * (2 / 3), ac: (3 / 6) * (1 / 3), ba: (2 / 6) * (3 / 4), bc: (2 / 6) * (1 / 4) };
    const ofC = { ca: (1 / 6) * (3 / 5), cb: (1 / 6) * (2 / 5) };
    const expected = Object.entries({ ...chances, ...ofC });
    expect([...counts.keys()].sort()).toEqual(expected.map(([pair]) => pair));
    for (const [pair, chance] of expected)
      expect(Math.abs((counts.get(pair) ?? 0) / 6_000 - chance)).toBeLessThan(0.03);
  });

  test("are none where all effects are equal", () => expect(drawn(["a", "a", "a", "a"], 2)).toEqual([]));
});
