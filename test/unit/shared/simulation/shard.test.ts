import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  addOutcome,
  emptyOutcome,
  frameOf,
  matchesOfShard,
  pairingsOf,
  readShard,
  readShardResults,
  runBatch,
  ShardMerge,
  writeShardResults,
  type ShardResults,
  type SimulationOutcome,
  type SimulationPlan,
} from "../../../../shared/simulation/index.js";
import { rangesOf } from "../../../../shared/simulation/shard.js";
import { toy } from "../match/toy/rules.js";
import { toyCards, toyPlan } from "./plans.js";

const dearer = { ...toyCards, definitions: toyCards.definitions.map((each) => ({ ...(each as object), cost: 2 })) };
const plan = toyPlan({ before: dearer, matches: 10, mirrors: true, pairs: true });
const { ruleset, contestants, matches, seed } = plan;
const schedule = { ruleset, contestants, matches, seed, mirrors: true, pairs: true };

const whole = pairingsOf(plan)
  .map((_, pairing) => runBatch(plan, toy, { pairing, from: 0, to: plan.matches }))
  .reduce(addOutcome, emptyOutcome());

const played = (of: number, number: number, from: SimulationPlan = plan): SimulationOutcome =>
  rangesOf(from, { number, of })
    .map((batch) => runBatch(from, toy, batch))
    .reduce(addOutcome, emptyOutcome());

const resultsOf = (of: number, number: number): ShardResults => ({
  provenance: {
    engine: "1",
    game: "toy",
    schedule,
    cards: "a",
    options: { limit: 3 },
  },
  frame: frameOf(plan, toy),
  names: ["one", "two"],
  of,
  shards: [number],
  outcome: played(of, number),
});

/** A hash without collisions: the text. */
const text = (each: string): string => each;

const mergeOf = (...all: readonly ShardResults[]): ShardMerge => {
  const merge = new ShardMerge(text);
  for (const results of all) must(merge.add(results));
  return merge;
};

/** What merging says to results that it does not take. */
const refusal = (merge: ShardMerge, results: ShardResults): string => {
  const added = merge.add(results);
  return added.ok ? "" : added.error.message;
};

describe("a shard", () => {
  test.each(["1/1", "3/8", "1000000/1000000"])("is read: %s", (each) => {
    const [number, of] = each.split("/").map(Number);
    expect(must(readShard(each))).toEqual({ number, of });
  });

  test.each(["", "3", "0/8", "9/8", "-1/8", "1.5/8", "1/0", "3/8/2", "1/1000001", " 1/8", "१/८"])(
    "is refused: “%s”",
    (each) => expect(readShard(each)).toMatchObject({ ok: false, error: { code: "simulation/shard" } }),
  );

  test("has each match of each pairing once, together with the others, and as many as they to one", () => {
    const three = ["All", "Dear", "All"].map((deck) => ({ deck, bot: "random" }));
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 300 }), (matches, of) => {
        const schedule = { contestants: three, matches };
        const seen = new Set<string>();
        const sizes: number[] = [];
        for (let number = 1; number <= of; number++) {
          sizes.push(matchesOfShard(schedule, { number, of }));
          for (const { pairing, from, to } of rangesOf(schedule, { number, of })) {
            for (let index = from; index < to; index++) {
              expect(seen.has(`${pairing} ${index}`)).toBe(false);
              seen.add(`${pairing} ${index}`);
            }
          }
        }
        expect(seen.size).toBe(3 * matches);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe("the results of all shards", () => {
  test("are to the byte those of one run, in any order and grouping, through files", () => {
    const expected = writeShardResults({ ...resultsOf(1, 1), outcome: whole });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.infiniteStream(fc.nat()), (of, chance) => {
        const next = (below: number): number => Number(chance.next().value) % below;
        let parts = Array.from({ length: of }, (_, at) => resultsOf(of, at + 1));
        while (parts.length > 1) {
          const [one] = parts.splice(next(parts.length), 1);
          const [other] = parts.splice(next(parts.length), 1);
          if (!one || !other) throw new Error("Two are left");
          const merged = mergeOf(one, other).merged;
          if (!merged) throw new Error("Something was merged");
          parts = [...parts, must(readShardResults(writeShardResults(merged.results)))];
        }
        const [last = resultsOf(1, 1)] = parts;
        expect(last.shards).toEqual(Array.from({ length: of }, (_, at) => at + 1));
        expect(writeShardResults({ ...last, of: 1, shards: [1] })).toBe(expected);
      }),
      { numRuns: 8 },
    );
  });

  test("count a shard once, and name those that are missing", () => {
    const merge = mergeOf(resultsOf(5, 4), resultsOf(5, 2), resultsOf(5, 4));
    expect(merge.merged).toMatchObject({ missing: [1, 3, 5], repeated: 1, results: { shards: [2, 4] } });
    expect(merge.merged?.results.outcome).toEqual(addOutcome(played(5, 2), played(5, 4)));
  });

  test("are refused where a shard says something else the second time, or overlaps with others", () => {
    const merge = mergeOf(resultsOf(3, 1));
    expect(refusal(merge, { ...resultsOf(3, 1), outcome: played(3, 2) })).toBe(
      "Shard 1 of 3 came twice, with different results.",
    );
    const both = mergeOf(resultsOf(3, 1), resultsOf(3, 2)).merged;
    expect(both && refusal(merge, both.results)).toMatch(/^Shard 1 of 3 is in other results already/);
    expect(merge.merged?.results.outcome).toEqual(played(3, 1));
  });

  test.each<[string, (results: ShardResults) => ShardResults]>([
    ["another version of the program", (all) => ({ ...all, provenance: { ...all.provenance, engine: "2" } })],
    ["another game", (all) => ({ ...all, provenance: { ...all.provenance, game: "other" } })],
    ["other cards", (all) => ({ ...all, provenance: { ...all.provenance, cards: "b" } })],
    ["other options of the rules", (all) => ({ ...all, provenance: { ...all.provenance, options: {} } })],
    ["another seed", (all) => withSchedule(all, { seed: 6 })],
    ["another number of matches", (all) => withSchedule(all, { matches: 11 })],
    ["other rules", (all) => withSchedule(all, { ruleset: "toy-2" })],
    ["other decks or players", (all) => withSchedule(all, { contestants: [] })],
    ["with or without mirror matches", (all) => withoutExtra(all, "mirrors")],
    ["with or without pairs of cards", (all) => withoutExtra(all, "pairs")],
    ["4 shards, not 3", (all) => ({ ...all, of: 4 })],
    ["other names of cards", (all) => ({ ...all, names: ["one"] })],
  ])("are refused where they have %s", (what, change) => {
    const merge = mergeOf(resultsOf(3, 1));
    expect(refusal(merge, change(resultsOf(3, 2)))).toBe(
      `These results are of another simulation than the first: ${what}.`,
    );
    expect(merge.merged).toMatchObject({ results: { shards: [1] } });
  });
});

const withSchedule = (
  results: ShardResults,
  change: Partial<ShardResults["provenance"]["schedule"]>,
): ShardResults => ({
  ...results,
  provenance: { ...results.provenance, schedule: { ...results.provenance.schedule, ...change } },
});

function withoutExtra(results: ShardResults, extra: "mirrors" | "pairs"): ShardResults {
  const { [extra]: left, ...rest } = results.provenance.schedule;
  expect(left).toBe(true);
  return { ...results, provenance: { ...results.provenance, schedule: rest } };
}

describe("a file of results", () => {
  const written = writeShardResults(resultsOf(2, 1));
  const changed = (change: (file: Record<string, unknown>) => unknown): string =>
    JSON.stringify(change(JSON.parse(written) as Record<string, unknown>));

  test("is read as it was written, a failed match included", () => {
    const fault = { code: "match/stuck", message: "Nobody can move.", suggestion: "Look." };
    const failure = { pairing: 0, index: 3, seed: 9, cards: "after" as const, fault };
    const results = { ...resultsOf(2, 1), outcome: { ...played(2, 1), failures: [failure] } };
    expect(must(readShardResults(writeShardResults(results)))).toEqual(results);
  });

  test("changes no prototype, whatever its names", () => {
    const named = (names: string): string => written.replace(/"reasons":\{/u, `"reasons":{${names},`);
    expect(readShardResults(named('"__proto__":1'))).toMatchObject({
      error: { message: expect.stringContaining('There is no key "__proto__" here') as unknown },
    });
    const hostile = named('"constructor":2');
    const merge = mergeOf(must(readShardResults(hostile)), resultsOf(2, 2));
    const { reasons } = merge.merged?.results.outcome.sums.after ?? { reasons: {} };
    expect(Object.getPrototypeOf(reasons)).toBe(Object.prototype);
    expect(Object.entries(reasons)).toContainEqual(["constructor", 2]);
    expect(({} as Record<string, unknown>).constructor).toBe(Object);
  });

  test("of an earlier version is refused with what to do", () => {
    expect(readShardResults(changed((file) => ({ ...file, names: undefined, version: 2 })))).toMatchObject({
      error: {
        message:
          "These results are of version 2 of the format, and this is version 3. Play their shards again with this build.",
      },
    });
  });

  test.each<[string, string]>([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["another format", changed((file) => ({ ...file, format: "other" }))],
    ["an earlier version", changed((file) => ({ ...file, version: 2 }))],
    ["a later version", changed((file) => ({ ...file, version: 4 }))],
    ["something unknown", changed((file) => ({ ...file, more: 1 }))],
    ["shards out of order", changed((file) => ({ ...file, shards: [2, 1] }))],
    ["a shard twice", changed((file) => ({ ...file, shards: [1, 1] }))],
    ["a shard beyond the last", changed((file) => ({ ...file, shards: [3] }))],
    ["half a match", written.replace(/"draws":\d+/u, '"draws":0.5')],
    ["a turn that no table holds", written.replace(/"turns":\{/u, '"turns":{"99999999":1,')],
    ["counts below nothing", written.replace(/"wins":\d+/u, '"wins":-1')],
  ])("is refused with a reason: %s", (_what, content) => {
    expect(content).not.toBe(written);
    expect(readShardResults(content)).toMatchObject({ ok: false, error: { code: "simulation/results" } });
  });
});
