import { describe, expect, it } from "vitest";
import { cardFigures, changeOf, emptyCard, emptyOutcome, shareOf } from "../../../../shared/simulation/index.js";
import { combinedChange, sumOfShares } from "../../../../shared/simulation/strata.js";

const none = { matches: 0, before: 0, after: 0, both: 0 };
const change = changeOf({ matches: 200, wins: 90 }, { matches: 100, wins: 60 }, none);
if (!change) throw new Error("There is a change");

describe("differences of several decks as one", () => {
  it("are that of one deck where there is one, and nothing of none", () => {
    const combined = combinedChange([{ change, weight: 1 }]);
    expect(combined?.value).toBeCloseTo(change.value, 12);
    expect(combined?.low).toBeCloseTo(change.low, 12);
    expect(combined?.high).toBeCloseTo(change.high, 12);
    expect(combined).toMatchObject({ before: { of: 200 }, after: { of: 100 } });
    expect(combinedChange([])).toBeNull();
  });

  it("have an interval narrower by the root of how many equal ones there are", () => {
    const four = combinedChange(Array.from({ length: 4 }, () => ({ change, weight: 1 / 4 })));
    expect(four?.value).toBeCloseTo(change.value, 12);
    expect((four?.high ?? 0) - change.value).toBeCloseTo((change.high - change.value) / 2, 12);
    expect(change.value - (four?.low ?? 0)).toBeCloseTo((change.value - change.low) / 2, 12);
    expect(four?.after.of).toBe(400);
  });
});

describe("a sum of shares", () => {
  it("of one share taken from another is the interval of Newcombe for independent ones", () => {
    const [one, other] = [shareOf(60, 100), shareOf(90, 200)];
    if (!one || !other) throw new Error("There are shares");
    const sum = sumOfShares([
      { share: one, weight: 1 },
      { share: other, weight: -1 },
    ]);
    for (const end of ["value", "low", "high"] as const) expect(sum[end]).toBeCloseTo(change[end], 12);
  });
});

describe("a card of several decks", () => {
  const { sums } = emptyOutcome();
  const deck = (wins: number, drawn: readonly [matches: number, wins: number]) => ({
    ...{ others: { matches: 1_000, wins }, seats: { 0: { matches: 1_000, wins } }, curves: {} },
    redrawn: { matches: 0, wins: 0 },
    cards: { 1: { ...emptyCard(), drawn: { matches: drawn[0], wins: drawn[1] } } },
  });
  // The strong deck draws the card nearly always, the weak one seldom; in neither does it make a difference.
  sums.after.contestants = { 0: deck(800, [900, 720]), 1: deck(200, [100, 20]) };
  const contestants = ["Strong", "Weak"].map((name) => ({ deck: name, bot: "random", cards: [1] }));
  const frame = { seats: ["A", "B"], counters: [], contestants, matches: 1_000, seed: 1, isCompared: false };

  it("is not thought strong for being drawn in strong decks", () => {
    const [card] = cardFigures(frame, sums, [0, 1]);
    expect(card?.drawn.now?.value).toBe(0.74);
    expect(card?.notDrawn?.value).toBe(0.26);
    expect(card?.lift?.value).toBeCloseTo(0, 12);
    expect(card?.aboveDeck?.value).toBeCloseTo(0, 12);
    expect(card?.usual).toBeCloseTo(0.74, 12);
    expect(card?.shrunk).toBeCloseTo(0.74, 12);
  });

  it("of one deck is above it by IWD times the share of matches without the card", () => {
    sums.after.contestants[2] = deck(500, [250, 150]);
    const three = { ...frame, contestants: [...contestants, { deck: "Even", bot: "random", cards: [1] }] };
    const [card] = cardFigures(three, sums, [2]);
    expect(card?.drawn.now?.value).toBe(0.6);
    expect(card?.aboveDeck?.value).toBeCloseTo(0.6 - 0.5, 12);
    expect(card?.aboveDeck?.value).toBeCloseTo(0.75 * (card?.lift?.value ?? 0), 12);
  });
});
