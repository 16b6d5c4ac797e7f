import { describe, expect, it } from "vitest";
import type { PackContents } from "../../../../../../shared/games/ttcg/printings/packs.js";
import { CollectorsSimulation } from "../../../../../../shared/games/ttcg/tools/collectors.js";
import { randomFrom } from "../../../../../../shared/match/index.js";

/** One card of one tier, so that every pack is the same. */
const alike: PackContents = {
  cards: 1,
  packSize: 3,
  source: { kind: "policy", policy: "tiered", shares: [0, 1, 0, 0, 0, 0] },
};

function after(steps: number, { collectors = 4, packs = 5, contents = alike } = {}) {
  const simulation = new CollectorsSimulation(contents, collectors, packs, randomFrom(1));
  simulation.advance(steps);
  const { facts, charts } = simulation.report();
  return {
    done: simulation.done,
    facts: facts.map(({ value }) => value),
    rows: (id: string) =>
      charts.find((each) => each.id === id)?.rows.map(({ label, values }) => [label, ...values]) ?? [],
  };
}

describe("collectors", () => {
  it("say nothing of ends that nobody came to", () => {
    const { done, facts, rows } = after(3);
    expect([done, facts]).toEqual([3, ["3", "9", "–", "–", "more than 5 packs"]]);
    expect(rows("distinct")).toEqual([
      ["1", 1],
      ["2", 1],
      ["3", 1],
    ]);
    expect(rows("packs-with")[1]).toEqual(["2 Uncommon", 100]);
    expect(rows("per-pack")[1]).toEqual(["2 Uncommon", 3]);
  });

  it("count those who came to the end, and half of all of them", () => {
    expect(after(7).facts.slice(2)).toEqual(["1 of 1", "100 %", "1 pack"]);
    expect(after(5).facts.slice(2)).toEqual(["1 of 1", "100 %", "more than 5 packs"]);
    expect(after(6).facts.at(-1)).toBe("1 pack");
    expect(after(99).done).toBe(20);
  });

  it("are never more than all, while one of them has not come to the end", () => {
    for (const steps of [6, 7, 13])
      expect(
        after(steps)
          .rows("complete")
          .map(([, chance]) => chance),
      ).toEqual(Array(5).fill(100));
  });

  it("have every card at a pack, and not again with each that follows", () => {
    expect(after(20).rows("complete")).toEqual(["1", "2", "3", "4", "5"].map((label) => [label, 100]));
    const never = { ...alike, cards: 9, packSize: 1 };
    expect(after(20, { contents: never }).rows("complete").at(-1)).toEqual(["5", 0]);
  });

  it("draw a curve through the first pack, the last one, and at most a hundred", () => {
    const labels = (packs: number) =>
      after(packs, { packs, collectors: 1 })
        .rows("distinct")
        .map(([label]) => label);
    expect(labels(1)).toEqual(["1"]);
    expect(labels(3)).toEqual(["1", "2", "3"]);
    const long = labels(250);
    expect([long.length, long[0], long[1], long.at(-1)]).toEqual([100, "1", "4", "250"]);
  });
});
