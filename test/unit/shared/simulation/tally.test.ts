import { describe, expect, test } from "vitest";
import {
  countMatch,
  emptyCard,
  emptyTally,
  type Curve,
  type MatchReport,
  type SeatReport,
  type Tally,
} from "../../../../shared/simulation/index.js";

const seat = (drawn: readonly number[], played: readonly number[], energy?: Curve): SeatReport => ({
  drawn: new Set(drawn),
  played: new Set(played),
  opening: new Set(drawn.slice(0, 1)),
  later: new Set(drawn.slice(1)),
  offered: new Set(drawn.slice(0, 1)),
  kept: new Set<number>(),
  hasRedrawn: drawn.length > 2,
  playedOn: new Map(played.map((card, at) => [card, at + 1])),
  curves: energy ? { energy } : {},
});

const report = (more: Partial<MatchReport> = {}): MatchReport => ({
  winners: [0],
  reason: "life",
  turns: 6,
  seats: [seat([], []), seat([], [])],
  ...more,
});

const place = { pairing: 0, seating: [0, 1], contestants: [0, 1], firstSeat: 0, isCheck: false } as const;
const cards = [0, 1, 2, 3];

const tallied = (...reports: readonly MatchReport[]): Tally => {
  const tally = emptyTally();
  for (const each of reports) countMatch(tally, { report: each, cards }, place);
  return tally;
};

describe("a match is counted", () => {
  test.each<[name: string, winners: readonly number[], draws: number, wins: readonly [number, number]]>([
    ["won by the first seat", [0], 0, [1, 0]],
    ["won by the second", [1], 0, [0, 1]],
    ["won by nobody, which is a draw", [], 1, [0, 0]],
    ["won by both, which is a draw", [0, 1], 1, [0, 0]],
  ])("%s", (_, winners, draws, [first, second]) => {
    const tally = tallied(report({ winners }));
    expect(tally).toMatchObject({ matches: 1, draws });
    expect(tally.seats).toEqual({ 0: { matches: 1, wins: first }, 1: { matches: 1, wins: second } });
    expect(tally.pairings).toEqual({ 0: { matches: 1, wins: first } });
    expect(tally.contestants[0]?.others).toEqual({ matches: 1, wins: first });
    expect(tally.contestants[1]?.others).toEqual({ matches: 1, wins: second });
  });

  test("by its length and by what it ended with", () => {
    const tally = tallied(report(), report({ turns: 9 }), report({ reason: "deck" }), report({ turns: 9 }));
    expect(tally.turns).toEqual({ 6: 2, 9: 2 });
    expect(tally.reasons).toEqual({ life: 3, deck: 1 });
    expect(tally.matches).toBe(4);
  });

  test("for the contestant in the seat it sat in, and the pairing for its first contestant", () => {
    const tally = emptyTally();
    countMatch(
      tally,
      { report: report(), cards },
      {
        ...place,
        ...{ pairing: 2, seating: [3, 1], contestants: [1, 3], firstSeat: 1 },
      },
    );
    expect(tally.pairings).toEqual({ 2: { matches: 1, wins: 0 } });
    expect(tally.contestants[3]?.seats).toEqual({ 0: { matches: 1, wins: 1 } });
    expect(tally.contestants[1]?.seats).toEqual({ 1: { matches: 1, wins: 0 } });
  });

  test("of a contestant with itself by seat alone", () => {
    const tally = emptyTally();
    countMatch(tally, { report: report(), cards }, { ...place, seating: [0, 0], contestants: [0, 0] });
    expect(tally.pairings).toEqual({});
    expect(tally.contestants[0]?.others).toEqual({ matches: 0, wins: 0 });
    expect(tally.contestants[0]?.seats).toEqual({ 0: { matches: 1, wins: 1 }, 1: { matches: 1, wins: 0 } });
  });
});

describe("a card is counted", () => {
  test("where it was drawn and where it was played, for the seat whose it is", () => {
    const tally = tallied(report({ seats: [seat([0, 1], [1]), seat([1], [])] }));
    const won = { matches: 1, wins: 1 };
    expect(tally.contestants[0]?.cards).toEqual({
      0: { ...emptyCard(), drawn: won, opening: won, offered: 1, unplayed: 1 },
      1: { ...emptyCard(), drawn: won, later: won, played: won, turns: { count: 1, sum: 1, squares: 1 } },
    });
    const lost = { matches: 1, wins: 0 };
    expect(tally.contestants[1]?.cards).toEqual({
      1: { ...emptyCard(), drawn: lost, opening: lost, offered: 1, unplayed: 1 },
    });
  });

  test("once in a match, however many of its definitions came up, under its number", () => {
    const tally = emptyTally();
    const seats = [seat([0, 1, 2], [0, 1]), seat([], [])];
    countMatch(tally, { report: report({ seats }), cards: [7, 7, 4] }, place);
    const won = { matches: 1, wins: 1 };
    expect(tally.contestants[0]?.cards).toEqual({
      4: { ...emptyCard(), drawn: won, later: won, unplayed: 1 },
      // Of two definitions the one that was played first counts.
      7: {
        ...{ ...emptyCard(), drawn: won, played: won, opening: won, later: won, offered: 1 },
        turns: { count: 1, sum: 1, squares: 1 },
      },
    });
  });
});

describe("a counter is summed", () => {
  test("by own turn, from 1, as numbers, their sum and the sum of their squares", () => {
    const [one, two] = [
      { start: [1, 3], end: [0, 2] },
      { start: [2, 5, 4], end: [2] },
    ];
    const tally = tallied(
      report({ seats: [seat([], [], one), seat([], [])] }),
      report({ seats: [seat([], [], two), seat([], [])] }),
    );
    expect(tally.contestants[0]?.curves).toEqual({
      energy: {
        1: { start: { count: 2, sum: 3, squares: 5 }, end: { count: 2, sum: 2, squares: 4 } },
        2: { start: { count: 2, sum: 8, squares: 34 }, end: { count: 1, sum: 2, squares: 4 } },
        // A turn in which the match ended has no end.
        3: { start: { count: 1, sum: 4, squares: 16 }, end: { count: 0, sum: 0, squares: 0 } },
      },
    });
    expect(tally.contestants[1]?.curves).toEqual({});
  });
});
