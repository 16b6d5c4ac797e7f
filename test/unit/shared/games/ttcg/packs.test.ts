import { describe, expect, it } from "vitest";
import {
  PackOpening,
  slotDraw,
  tierChances,
  type CardSource,
  type PackContents,
} from "../../../../../shared/games/ttcg/printings/packs.js";
import { randomFrom } from "../../../../../shared/match/index.js";

const flat: CardSource = { kind: "policy", policy: "flat" };
const contents: PackContents = { cards: 60, packSize: 10, source: flat };
const copies = Array.from({ length: 60 }, (_, card) => (card === 7 ? [9, 0, 0, 0, 0, 0] : [3, 3, 3, 3, 3, 3]));

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

function opened(of: PackContents, packs: number, seed: number): PackOpening {
  const opening = new PackOpening(of, slotDraw(of, randomFrom(seed)));
  for (let pack = 0; pack < packs; pack += 1) opening.open();
  return opening;
}

describe("packs", () => {
  it("have as many cards as a pack holds", () => {
    const { packs, perCard, perTier } = opened(contents, 500, 1);
    expect([packs, sum(perCard), sum(perTier)]).toEqual([500, 5000, 5000]);
  });

  it.each<[title: string, source: CardSource, expected: number[]]>([
    ["of the policy flat", flat, [1, 1, 1, 1, 1, 1].map((each) => each / 6)],
    [
      "of the policy tiered",
      { kind: "policy", policy: "tiered" },
      [50, 25, 12.5, 5, 2.5, 1.25].map((each) => each / 96.25),
    ],
    [
      "of shares of the designer's own",
      { kind: "policy", policy: "tiered", shares: [1, 0, 0, 0, 0, 1] },
      [0.5, 0, 0, 0, 0, 0.5],
    ],
    ["of copies", { kind: "copies", copies }, [186, 177, 177, 177, 177, 177].map((each) => each / 1071)],
  ])("%s have tiers in their shares", (_, source, expected) => {
    const { perTier } = opened({ ...contents, source }, 20_000, 2);
    expect(tierChances(source).map((chance) => chance.toFixed(9))).toEqual(expected.map((each) => each.toFixed(9)));
    expect(perTier.map((count, at) => Math.abs(count / 200_000 - (expected[at] ?? 0)) < 0.005)).toEqual(
      expected.map(() => true),
    );
  });

  it("of few copies have none that was not printed, and each that was", () => {
    const few = [
      [0, 0, 0, 0, 0, 0],
      [0, 1, 0, 0, 0, 0],
      [0, 0, 0, 0, 1, 0],
      [0, 0, 0, 0, 0, 0],
    ];
    const { perCard, perTier } = opened({ cards: 4, packSize: 10, source: { kind: "copies", copies: few } }, 100, 3);
    expect([perCard[0], perCard[3], sum(perCard)]).toEqual([0, 0, 1000]);
    expect(Math.abs((perCard[1] ?? 0) - 500)).toBeLessThan(100);
    expect(perTier).toEqual([0, perCard[1], 0, 0, perCard[2], 0]);
  });

  it("of copies have each card as often as it was printed", () => {
    const { perCard } = opened({ ...contents, source: { kind: "copies", copies } }, 20_000, 3);
    expect(Math.abs((perCard[7] ?? 0) / 200_000 - 9 / 1071)).toBeLessThan(0.002);
    expect(Math.abs((perCard[8] ?? 0) / 200_000 - 18 / 1071)).toBeLessThan(0.002);
  });

  it("of the policies have all cards equally often", () => {
    const { perCard } = opened(contents, 20_000, 4);
    expect(perCard.every((count) => Math.abs(count / 200_000 - 1 / 60) < 0.002)).toBe(true);
  });

  it("count different cards up to all of them", () => {
    const opening = new PackOpening(contents, slotDraw(contents, randomFrom(4)));
    let before = 0;
    while (!opening.isComplete && opening.packs < 500) {
      opening.open();
      expect(opening.distinct).toBeGreaterThanOrEqual(before);
      expect(opening.distinct).toBe(opening.perCard.filter((count) => count > 0).length);
      before = opening.distinct;
    }
    expect(Math.min(...opening.perCard)).toBeGreaterThan(0);
  });

  it("count a tier once a pack, however many cards of it are in it", () => {
    const { packsWithTier } = opened(
      { ...contents, source: { kind: "policy", policy: "tiered", shares: [1, 0, 0, 0, 0, 0] } },
      30,
      1,
    );
    expect(packsWithTier).toEqual([30, 0, 0, 0, 0, 0]);
  });

  it("of one seed are the same, of another are not", () => {
    expect(opened(contents, 50, 5).perCard).toEqual(opened(contents, 50, 5).perCard);
    expect(opened(contents, 50, 5).perCard).not.toEqual(opened(contents, 50, 6).perCard);
  });

  it("of no cards are empty, and no set is complete", () => {
    const opening = opened({ ...contents, cards: 0 }, 3, 1);
    expect([sum(opening.perTier), opening.distinct, opening.isComplete]).toEqual([0, 0, false]);
  });
});
