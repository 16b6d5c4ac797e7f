import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { forSpreadsheets } from "../../../../shared/formats/index.js";
import {
  addOutcome,
  cardFigures,
  changeOf,
  contestantFigures,
  contestantName,
  curveOf,
  emptyOutcome,
  evenChance,
  frameOf,
  histogramEntries,
  lengthsOf,
  meanOf,
  pairingFigures,
  recordsOf,
  csvOf,
  runBatch,
  seatFigures,
  shareOf,
  significanceOfChange,
  type FigureRecord,
  type SimulationFrame,
  type SimulationOutcome,
  type SimulationSums,
} from "../../../../shared/simulation/index.js";
import { toy } from "../match/toy/rules.js";
import { toyCards, toyPlan } from "./plans.js";

const noCross = { matches: 0, before: 0, after: 0, both: 0 };
const moments = (count: number, sum: number, squares: number) => ({ count, sum, squares });

const rest = {
  ...{ opening: { matches: 2, wins: 1 }, later: { matches: 3, wins: 2 }, offered: 4, kept: 3 },
  ...{ unplayed: 2, turns: moments(2, 7, 25) },
};
const noneRedrawn = { matches: 0, wins: 0 };

/** Ten matches of two contestants who share card 2, as they were counted. */
const sums: SimulationSums = {
  after: {
    ...emptyOutcome().sums.after,
    matches: 10,
    seats: { 0: { matches: 10, wins: 6 }, 1: { matches: 10, wins: 4 } },
    pairings: { 0: { matches: 10, wins: 7 } },
    meetings: {},
    turns: { 5: 10 },
    contestants: {
      0: {
        others: { matches: 10, wins: 7 },
        seats: { 0: { matches: 5, wins: 4 }, 1: { matches: 5, wins: 3 } },
        redrawn: noneRedrawn,
        cards: { 2: { drawn: { matches: 6, wins: 5 }, played: { matches: 3, wins: 3 }, ...rest } },
        curves: {
          life: {
            10: { start: moments(1, 2, 4), end: moments(0, 0, 0) },
            2: { start: moments(20, 40, 100), end: moments(10, 10, 10) },
            1: { start: moments(40, 80, 200), end: moments(40, 40, 40) },
            3: { start: moments(2, 4, 8), end: moments(1, 1, 1) },
          },
        },
      },
      1: {
        others: { matches: 10, wins: 3 },
        seats: { 0: { matches: 5, wins: 2 }, 1: { matches: 5, wins: 1 } },
        redrawn: noneRedrawn,
        cards: {
          2: { drawn: { matches: 4, wins: 1 }, played: { matches: 1, wins: 0 }, ...rest },
          11: { drawn: { matches: 8, wins: 3 }, played: { matches: 8, wins: 3 }, ...rest },
        },
        curves: {},
      },
    },
  },
  before: {
    ...emptyOutcome().sums.before,
    seats: { 0: { matches: 10, wins: 5 }, 1: { matches: 10, wins: 5 } },
    contestants: {
      0: {
        others: { matches: 10, wins: 5 },
        seats: { 0: { matches: 5, wins: 3 }, 1: { matches: 5, wins: 2 } },
        redrawn: noneRedrawn,
        cards: { 2: { drawn: { matches: 5, wins: 2 }, played: { matches: 2, wins: 1 }, ...rest } },
        curves: {},
      },
    },
  },
  pairs: emptyOutcome().sums.pairs,
  paired: {
    seats: { 0: { matches: 10, before: 5, after: 6, both: 4 }, 1: { matches: 10, before: 5, after: 4, both: 3 } },
    contestants: {
      0: {
        others: { matches: 10, before: 5, after: 7, both: 5 },
        seats: { 0: { matches: 5, before: 3, after: 4, both: 3 }, 1: { matches: 5, before: 2, after: 3, both: 2 } },
        cards: {
          2: {
            drawn: { matches: 4, before: 2, after: 3, both: 2 },
            played: { matches: 2, before: 1, after: 2, both: 1 },
          },
        },
      },
    },
  },
};

const frame: SimulationFrame = {
  seats: ["First", "Second"],
  counters: [{ counter: "life", title: "Life" }],
  contestants: [
    { deck: "Ash", bot: "random", cards: [2] },
    { deck: "Low", bot: "random", cards: [11, 2] },
  ],
  matches: 10,
  seed: 1,
  isCompared: true,
};
const alone: SimulationFrame = { ...frame, isCompared: false };

describe("figures of counts", () => {
  test("of a contestant: its share now, and the change on the same matches, in all and by seat", () => {
    const { wins, seats } = contestantFigures(frame, sums, 0);
    expect(wins.now).toEqual(shareOf(7, 10));
    const change = changeOf(
      { matches: 10, wins: 5 },
      { matches: 10, wins: 7 },
      { matches: 10, before: 5, after: 7, both: 5 },
    );
    expect(wins.change).toEqual(change);
    expect(seats.map(({ now }) => now)).toEqual([shareOf(4, 5), shareOf(3, 5)]);
    expect(seats.map(({ change: of }) => of?.value)).toEqual([expect.closeTo(0.2), expect.closeTo(0.2)]);
  });

  test("of seats: their shares and changes", () => {
    const figures = seatFigures(frame, sums);
    expect(figures.map(({ now }) => now)).toEqual([shareOf(6, 10), shareOf(4, 10)]);
    expect(figures.map(({ change }) => change?.value)).toEqual([expect.closeTo(0.1), expect.closeTo(-0.1)]);
  });

  test("know no change where nothing is compared", () => {
    expect(contestantFigures(alone, sums, 0).wins).toEqual({ now: shareOf(7, 10), change: null });
    expect(seatFigures(alone, sums).map(({ change }) => change)).toEqual([null, null]);
  });

  test("of a pairing are the wins of its first; one alone has none", () => {
    expect(pairingFigures(frame, sums)).toEqual([{ first: 0, second: 1, wins: shareOf(7, 10) }]);
    expect(pairingFigures({ ...frame, contestants: frame.contestants.slice(0, 1) }, sums)).toEqual([]);
  });

  test("of a card: where it was drawn, played and not drawn, and how much more is won with it", () => {
    const [card] = cardFigures(frame, sums, [0]);
    expect(card).toMatchObject({ card: 2, notDrawn: shareOf(2, 4) });
    expect(card?.drawn.now).toEqual(shareOf(5, 6));
    expect(card?.played.now).toEqual(shareOf(3, 3));
    expect(card?.lift).toEqual(changeOf({ matches: 4, wins: 2 }, { matches: 6, wins: 5 }, noCross));
    const cross = { matches: 4, before: 2, after: 3, both: 2 };
    expect(card?.drawn.change).toEqual(changeOf({ matches: 5, wins: 2 }, { matches: 6, wins: 5 }, cross));
    expect(card?.played.change?.value).toBe(0.5);
  });

  test("of a card in two decks are of both, and cards come by number", () => {
    const figures = cardFigures(frame, sums, [1, 0]);
    expect(figures.map(({ card }) => card)).toEqual([2, 11]);
    expect(figures[0]?.drawn.now).toEqual(shareOf(6, 10));
    expect(figures[0]?.notDrawn).toEqual(shareOf(4, 10));
    expect(figures[1]?.notDrawn).toEqual(shareOf(0, 2));
  });

  test("of a contestant there is none of are empty", () => {
    expect(cardFigures(frame, sums, [7])).toEqual([]);
    expect(curveOf(sums.after, 7, "life")).toEqual([]);
    expect(contestantFigures(frame, sums, 7).wins).toEqual({ now: null, change: null });
  });

  test("of a counter go by turn, not by name, as far as a twentieth of the matches come", () => {
    expect(curveOf(sums.after, 0, "life")).toEqual([
      { turn: 1, start: meanOf(40, 80, 200), end: meanOf(40, 40, 40) },
      { turn: 2, start: meanOf(20, 40, 100), end: meanOf(10, 10, 10) },
      { turn: 3, start: meanOf(2, 4, 8), end: meanOf(1, 1, 1) },
    ]);
  });
});

describe("figures of what never came up", () => {
  const unseen: SimulationFrame = { ...frame, contestants: [{ deck: "Ash", bot: "random", cards: [40] }] };

  test("of a card are unknown, but where it was not drawn", () => {
    expect(cardFigures(unseen, sums, [0])).toEqual([
      {
        card: 40,
        drawn: { now: null, change: null },
        played: { now: null, change: null },
        notDrawn: shareOf(7, 10),
        holders: shareOf(7, 10),
        lift: null,
        ...{ usual: 0.7, aboveDeck: null, later: null, kept: null },
        ...{ opening: null, shrunk: null, turn: null, stuck: null },
      },
    ]);
  });

  test("of a card in the opening hand, when it was played and how often it was not, add up over decks", () => {
    const [first] = cardFigures(frame, sums, [0, 1]);
    expect(first).toMatchObject({
      card: 2,
      opening: shareOf(2, 4),
      turn: meanOf(4, 14, 50),
      stuck: shareOf(4, 10),
    });
    const rate = first?.drawn.now?.value ?? 0;
    const usual = first?.holders?.value ?? 0;
    expect(first?.shrunk).toBeGreaterThanOrEqual(Math.min(rate, usual));
    expect(first?.shrunk).toBeLessThanOrEqual(Math.max(rate, usual));
  });

  test("of a card in a simulation of nothing are unknown", () => {
    expect(cardFigures(unseen, emptyOutcome().sums, [0])[0]).toMatchObject({ notDrawn: null, lift: null });
  });

  test("of a card that was drawn on one side alone know no change", () => {
    const [, low] = cardFigures(frame, sums, [0, 1]);
    expect(low?.card).toBe(11);
    expect(low?.drawn).toEqual({ now: shareOf(3, 8), change: null });
  });
});

test.each([
  [0, 0, 0.5],
  [10, 0, 0.5],
  [10, 4, 0.3],
  [10, 10, 0],
])("of %i matches with %i draws, the even chance is %d", (matches, draws, chance) => {
  const after = { ...emptyOutcome().sums.after, matches, draws };
  expect(evenChance(frame, { ...emptyOutcome().sums, after })).toBe(chance);
});

test("a change is marked from thirty matches on each side on", () => {
  const change = (before: number, after: number) => {
    const made = changeOf({ matches: before, wins: 0 }, { matches: after, wins: after }, noCross);
    return made && significanceOfChange(made);
  };
  expect([change(29, 30), change(30, 29), change(30, 30)]).toEqual(["too-few", "too-few", "above"]);
});

describe("the lengths of matches", () => {
  test("in a few numbers", () => {
    expect(lengthsOf({ 10: 1, 9: 8, 3: 1 })).toEqual({
      mean: 8.5,
      median: 9,
      tenth: 3,
      ninetieth: 9,
      shortest: 3,
      longest: 10,
    });
    expect(lengthsOf({ 4: 2 })).toEqual({ mean: 4, median: 4, tenth: 4, ninetieth: 4, shortest: 4, longest: 4 });
  });

  test("are listed as numbers, lowest first", () => {
    expect(histogramEntries({ "-1": 2, 100: 1, 20: 3 })).toEqual([
      [-1, 2],
      [20, 3],
      [100, 1],
    ]);
  });
});

describe("what the sums are read with", () => {
  test("names for each contestant the cards of its deck, each once, by number", () => {
    const plan = toyPlan();
    const made = frameOf({ ...plan, cards: { ...toyCards, cards: toyCards.cards.map((each) => each % 3) } }, toy);
    expect(made.contestants[0]?.cards).toEqual([0, 1, 2]);
    const dear = toyCards.decks[1]?.cards ?? [];
    expect(frameOf(plan, toy).contestants[1]).toEqual({ deck: "Dear", bot: "random", cards: [...new Set(dear)] });
    expect(made).toMatchObject({ seats: toy.seats, counters: toy.layout.counters, isCompared: false });
  });

  test("has the cards of before too, in the order of their numbers", () => {
    const before = { ...toyCards, decks: [{ name: "All", cards: [2, 12] }] };
    const now = { ...toyCards, decks: [{ name: "All", cards: [11, 4] }] };
    const made = frameOf(toyPlan({ cards: now, before, contestants: [{ deck: "All", bot: "first" }] }), toy);
    expect(made.isCompared).toBe(true);
    expect(made.contestants[0]?.cards).toEqual([2, 4, 11, 12]);
    const unknown = frameOf(toyPlan({ contestants: [{ deck: "None", bot: "first" }] }), toy);
    expect(unknown.contestants[0]?.cards).toEqual([]);
  });

  test("calls a contestant there is none of by its number", () => expect(contestantName(frame, 5)).toBe("5"));
});

describe("outcomes that are added", () => {
  test("list the matches that failed by pairing, then by index", () => {
    const failures = (...places: readonly (readonly [number, number])[]): SimulationOutcome => ({
      ...emptyOutcome(),
      failures: places.map(([pairing, index]) => ({
        ...{ pairing, index, seed: 1, cards: "after" },
        fault: { code: "test/broken", message: "" },
      })),
    });
    const added = addOutcome(failures([1, 0], [0, 10]), failures([0, 9], [2, 0], [1, 3]));
    expect(added.failures.map(({ pairing, index }) => [pairing, index])).toEqual([
      [0, 9],
      [0, 10],
      [1, 0],
      [1, 3],
      [2, 0],
    ]);
  });

  test("say of a match that failed with the cards as they are that it was so, and of what was thrown what it says", () => {
    const plan = toyPlan({ cards: { ...toyCards, definitions: ["no card"] }, before: toyCards });
    const { failures, sums: counted } = runBatch(plan, toy, { pairing: 0, from: 0, to: 1 });
    expect(failures).toMatchObject([{ pairing: 0, index: 0, cards: "after" }]);
    expect(counted.before.matches).toBe(0);
    const broken = {
      ...toy,
      setup: () => {
        throw new RangeError("no table");
      },
    };
    expect(runBatch(toyPlan(), broken, { pairing: 0, from: 0, to: 1 }).failures[0]?.fault).toEqual({
      code: "simulation/broken",
      message: "A match broke: RangeError: no table",
    });
  });
});

describe("the lines of a table of figures", () => {
  const linesOf = (): readonly string[] => csvOf(recordsOf(frame, sums, [])).split("\n");
  const blank: FigureRecord = {
    ...{ figure: "wins", contestant: null, against: null, seat: null, card: null, counter: null, turn: null, of: null },
    ...{ value: null, low: null, high: null, before: null, change: null, changeLow: null, changeHigh: null },
    ...{ metric: null, bot: null, otherCard: null, chance: null, corrected: null, stale: null },
  };

  test("begin with their headings, and what does not apply is empty", () => {
    const lines = linesOf();
    expect(lines[0]).toBe(
      "figure,metric,contestant,bot,against,seat,card,otherCard,counter,turn,of,value,low,high,before,change,changeLow,changeHigh,chance,corrected,stale",
    );
    expect(lines[1]).toMatch(/^wins,WR,Ash,random,,,,,,,10,0\.7,0\.39\d+,0\.89\d+,0\.5,0\.19\d+,-?[\d.]+,[\d.]+,,,$/u);
    expect(lines.at(-2)).toBe("matches of this length,,,,,,,,,5,,10,,,0,,,,,,");
    expect(lines.at(-1)).toBe("");
  });

  test.each([
    ["plain", "plain"],
    ["a, b", '"a, b"'],
    ['say "so"', '"say ""so"""'],
    ["two\nlines", '"two\nlines"'],
    ["=1+1", "'=1+1"],
    ["+A1", "'+A1"],
    ["-A1", "'-A1"],
    ["-1", "-1"],
    ["@name", "'@name"],
    ["1=1", "1=1"],
    ["a-b", "a-b"],
  ])("write the name %j as %j", (name, expected) => {
    const { text } = must(forSpreadsheets(csvOf([{ ...blank, card: name }])));
    const [, ...rest] = text.split("\n");
    expect(rest.join("\n")).toBe(`wins,,,,,,${expected},,,,,,,,,,,,,,\n`);
  });
});
