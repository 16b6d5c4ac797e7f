import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addSums,
  countPair,
  emptyPaired,
  type Cross,
  type MatchReport,
  type PairedTally,
} from "../../../../shared/simulation/index.js";

/** A match by who won and what each seat drew and played, by definition. */
const reportOf = (
  winners: readonly number[],
  drawn: readonly (readonly number[])[] = [],
  played: readonly (readonly number[])[] = [],
): MatchReport => ({
  winners,
  reason: "life",
  turns: 5,
  seats: [0, 1].map((seat) => ({
    ...{ drawn: new Set(drawn[seat]), played: new Set(played[seat]), curves: {} },
    ...{ opening: new Set<number>(), later: new Set<number>(), playedOn: new Map<number, number>() },
    ...{ offered: new Set<number>(), kept: new Set<number>(), hasRedrawn: false },
  })),
});

/** Each definition is the card of the same number, unless other numbers are given. */
const playedWith = (report: MatchReport, cards: readonly number[] = [0, 1, 2, 3]) => ({ report, cards });

const place = { pairing: 0, seating: [0, 1], contestants: [0, 1], firstSeat: 0, isCheck: false } as const;
const cross = (matches: number, before: number, after: number, both: number): Cross => ({
  matches,
  before,
  after,
  both,
});

const counted = (before: MatchReport, after: MatchReport): PairedTally => {
  const tally = emptyPaired();
  countPair(tally, playedWith(before), playedWith(after), place);
  return tally;
};

describe("one match before and after an edit", () => {
  test.each<[name: string, before: readonly number[], after: readonly number[], first: Cross, second: Cross]>([
    ["won both times", [0], [0], cross(1, 1, 1, 1), cross(1, 0, 0, 0)],
    ["won before, lost after", [0], [1], cross(1, 1, 0, 0), cross(1, 0, 1, 0)],
    ["lost before, won after", [1], [0], cross(1, 0, 1, 0), cross(1, 1, 0, 0)],
    ["lost both times", [1], [1], cross(1, 0, 0, 0), cross(1, 1, 1, 1)],
    ["drawn before, won after", [], [0], cross(1, 0, 1, 0), cross(1, 0, 0, 0)],
    ["won before, won by both after", [0], [0, 1], cross(1, 1, 0, 0), cross(1, 0, 0, 0)],
  ])("%s", (_, before, after, first, second) => {
    const { seats, contestants } = counted(reportOf(before), reportOf(after));
    expect(seats).toEqual({ 0: first, 1: second });
    expect(contestants[0]).toEqual({ others: first, seats: { 0: first }, cards: {} });
    expect(contestants[1]).toEqual({ others: second, seats: { 1: second }, cards: {} });
  });

  test("counts for a card only where it came up both times, drawn and played apart", () => {
    const before = reportOf([0], [[0, 1], [2]], [[1], []]);
    const after = reportOf([0], [[1, 3], [2]], [[0, 1], [2]]);
    const { contestants } = counted(before, after);
    expect(contestants[0]?.cards).toEqual({ 1: { drawn: cross(1, 1, 1, 1), played: cross(1, 1, 1, 1) } });
    expect(contestants[1]?.cards).toEqual({ 2: { drawn: cross(1, 0, 0, 0), played: cross(0, 0, 0, 0) } });
  });

  test("knows a card by its number where the edit moved it, and counts it once however many definitions it has", () => {
    const tally = emptyPaired();
    const before = playedWith(reportOf([0], [[0, 1], []]), [7, 7]);
    const after = playedWith(reportOf([1], [[2], []]), [5, 6, 7]);
    countPair(tally, before, after, place);
    expect(tally.contestants[0]?.cards).toEqual({ 7: { drawn: cross(1, 1, 0, 0), played: cross(0, 0, 0, 0) } });
  });

  test("counts for the contestant in the seat it sat in", () => {
    const tally = emptyPaired();
    const match = playedWith(reportOf([0]));
    countPair(tally, match, match, { ...place, seating: [1, 0] });
    expect(tally.contestants[1]?.seats).toEqual({ 0: cross(1, 1, 1, 1) });
    expect(tally.contestants[0]?.seats).toEqual({ 1: cross(1, 0, 0, 0) });
  });

  test("of a contestant with itself counts by seat, not as a match against others", () => {
    const tally = emptyPaired();
    const match = playedWith(reportOf([1]));
    countPair(tally, match, match, { ...place, seating: [0, 0], contestants: [0, 0] });
    expect(tally.contestants[0]?.others).toEqual(cross(0, 0, 0, 0));
    expect(tally.contestants[0]?.seats).toEqual({ 0: cross(1, 0, 0, 0), 1: cross(1, 1, 1, 1) });
  });
});

describe("many matches before and after an edit", () => {
  const outcome = fc.constantFrom<readonly number[]>([0], [1], [], [0, 1]);
  const matches = fc.array(fc.tuple(outcome, outcome), { maxLength: 30 });
  const tallyOf = (pairs: readonly (readonly [readonly number[], readonly number[]])[]): PairedTally => {
    const tally = emptyPaired();
    for (const [before, after] of pairs)
      countPair(tally, playedWith(reportOf(before)), playedWith(reportOf(after)), place);
    return tally;
  };

  test("no more are won both times than before or after, and before and after change places with the matches", () => {
    fc.assert(
      fc.property(matches, (pairs) => {
        const there = tallyOf(pairs);
        const back = tallyOf(pairs.map(([before, after]) => [after, before]));
        for (const [seat, { matches: all, before, after, both }] of Object.entries(there.seats)) {
          expect(all).toBe(pairs.length);
          expect(both).toBeLessThanOrEqual(Math.min(before, after));
          expect(before + after - both).toBeLessThanOrEqual(all);
          expect(back.seats[Number(seat)]).toEqual(cross(all, after, before, both));
        }
      }),
    );
  });

  test("count the same in parts that are added", () => {
    fc.assert(
      fc.property(matches, matches, (some, more) => {
        expect(addSums(tallyOf(some), tallyOf(more))).toEqual(tallyOf([...some, ...more]));
      }),
    );
  });
});
