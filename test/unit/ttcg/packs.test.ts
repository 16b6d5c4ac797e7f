import { describe, expect, it } from "vitest";
import { openPacks, openPrintRun, type PackContents } from "../../../shared/games/ttcg/printings/packs.js";

const contents: PackContents = {
  cards: 60,
  loreCards: 4,
  packSize: 10,
  loreCardsPerPack: 1,
  policy: "flat",
};

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

describe("packs", () => {
  it("have as many cards as a pack holds, a lore card besides", () => {
    const report = openPacks(contents, 500, 1);
    expect([sum(report.perCard), sum(report.perTier), sum(report.perLoreCard)]).toEqual([5000, 5000, 500]);
    expect(report.distinct).toHaveLength(500);
  });

  it.each<[policy: "flat" | "tiered", expected: number[]]>([
    ["flat", [1, 1, 1, 1, 1, 1].map((each) => each / 6)],
    ["tiered", [50, 25, 12.5, 5, 2.5, 1.25].map((each) => each / 96.25)],
  ])("of the policy %s have tiers in its shares", (policy, expected) => {
    const { perTier } = openPacks({ ...contents, policy }, 20_000, 2);
    expect(perTier.map((count, at) => Math.abs(count / 200_000 - (expected[at] ?? 0)) < 0.005)).toEqual(
      expected.map(() => true),
    );
  });

  it("have shares of the designer's own where there are some", () => {
    const { perTier } = openPacks({ ...contents, policy: "tiered", shares: [1, 0, 0, 0, 0, 1] }, 1000, 3);
    expect(perTier.slice(1, 5)).toEqual([0, 0, 0, 0]);
    expect(Math.min(perTier[0] ?? 0, perTier[5] ?? 0)).toBeGreaterThan(4500);
  });

  it("find every card sooner or later, and say when", () => {
    const { distinct, completeAfter, perCard } = openPacks(contents, 300, 4);
    expect(completeAfter).toBe(distinct.indexOf(60) + 1);
    expect(Math.min(...perCard)).toBeGreaterThan(0);
    expect(distinct.every((found, at) => found >= (distinct[at - 1] ?? 0))).toBe(true);
    expect(openPacks(contents, 1, 4).completeAfter).toBeUndefined();
  });

  it("of one seed are the same, of another are not", () => {
    expect(openPacks(contents, 50, 5)).toEqual(openPacks(contents, 50, 5));
    expect(openPacks(contents, 50, 5)).not.toEqual(openPacks(contents, 50, 6));
  });

  it("of no cards are empty", () => {
    const report = openPacks({ ...contents, cards: 0, loreCards: 0 }, 3, 1);
    expect([report.perCard, report.perTier, report.distinct]).toEqual([[], [0, 0, 0, 0, 0, 0], [0, 0, 0]]);
    expect(report.completeAfter).toBeUndefined();
  });
});

describe("packs filled from a print run", () => {
  const copies = Array.from({ length: 60 }, () => [3, 3, 3, 3, 3, 3]);

  it("hold each copy once", () => {
    const report = openPrintRun(copies, contents, 1);
    expect(report.packs).toBe(108);
    expect(new Set(report.perCard)).toEqual(new Set([18]));
    expect(report.perTier).toEqual([180, 180, 180, 180, 180, 180]);
  });

  it("leave out what fills no pack", () => {
    const report = openPrintRun([[4, 0, 0, 0, 0, 0], [3]], { ...contents, cards: 2, packSize: 3 }, 1);
    expect([report.packs, sum(report.perCard)]).toEqual([2, 6]);
  });

  it("are shuffled by the seed", () => {
    expect(openPrintRun(copies, contents, 1).distinct).not.toEqual(openPrintRun(copies, contents, 2).distinct);
  });
});
