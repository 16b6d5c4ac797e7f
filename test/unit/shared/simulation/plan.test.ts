import { describe, expect, test } from "vitest";
import {
  batchesOf,
  checkedPlan,
  matchesOf,
  pairingsOf,
  plannedMatch,
  runBatch,
  seedOfMatch,
  setupOf,
  type SimulationPlan,
} from "../../../../shared/simulation/index.js";
import { toy } from "../match/toy/rules.js";
import { toyCards, toyPlan } from "./plans.js";

const among = (...decks: readonly string[]): SimulationPlan =>
  toyPlan({ contestants: decks.map((deck) => ({ deck, bot: "random" })) });

describe("who meets whom", () => {
  test.each([
    [["All"], [[0, 0]]],
    [["All", "Dear"], [[0, 1]]],
    [
      ["All", "Dear", "All"],
      [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
    ],
    [
      ["All", "All", "All", "All"],
      [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
        [2, 3],
      ],
    ],
    [[], []],
  ])("of %j: %j", (decks, pairings) => {
    const plan = among(...decks);
    expect(pairingsOf(plan)).toEqual(pairings);
    expect(matchesOf(plan)).toBe(pairings.length * 12);
  });

  test("in every other match they change seats", () => {
    const plan = among("All", "Dear", "All");
    expect([0, 1, 2, 3].map((index) => plannedMatch(plan, 2, index).seating)).toEqual([
      [1, 2],
      [2, 1],
      [1, 2],
      [2, 1],
    ]);
  });
});

describe("contestants that also meet themselves", () => {
  const plan = toyPlan({ mirrors: true });

  test("do so after all others, whose matches stay the same, and the first of the two changes seats", () => {
    expect(pairingsOf(plan)).toEqual([
      [0, 1],
      [0, 0],
      [1, 1],
    ]);
    expect(plannedMatch(plan, 0, 3)).toEqual(plannedMatch(toyPlan(), 0, 3));
    expect([0, 1, 2].map((index) => plannedMatch(plan, 1, index).firstSeat)).toEqual([0, 1, 0]);
    expect(pairingsOf({ ...plan, contestants: plan.contestants.slice(0, 1) })).toEqual([[0, 0]]);
  });

  test("say nothing of decks and cards by that: the counts are a check alone", () => {
    const count = (pairing: number) => runBatch(plan, toy, { pairing, from: 0, to: 12 }).sums;
    const { after, pairs } = count(1);
    expect(after.matches).toBe(12);
    expect(after.contestants).toEqual({});
    expect(pairs).toEqual({ together: {}, facing: {} });
    const seats = Object.values(after.meetings[1] ?? {});
    expect(seats.map(({ matches }) => matches)).toEqual([6, 6]);
    expect(seats.reduce((sum, { wins, losses }) => sum + wins + losses, 0)).toBe(12 - after.draws);
  });
});

describe("pairs of cards", () => {
  test("are refused where there are too many to count", () => {
    const many = Array.from({ length: 500 }, (_, at) => at);
    const cards = { ...toyCards, cards: many, decks: [{ name: "All", cards: many }] };
    const contestants = [{ deck: "All", bot: "first" }];
    expect(checkedPlan(toyPlan({ cards, contestants })).ok).toBe(true);
    expect(checkedPlan(toyPlan({ cards, contestants, pairs: true }))).toMatchObject({
      error: { code: "simulation/pairs", message: "There are 374,750 pairs of cards to count." },
    });
  });
});

describe("the seed of a match", () => {
  test("is a whole number of 32 bits, and another for each match of a plan and for each plan", () => {
    const seeds = [0, 1, 5].flatMap((seed) =>
      [0, 1, 2].flatMap((pairing) => Array.from({ length: 500 }, (_, index) => seedOfMatch(seed, pairing, index))),
    );
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true);
    expect(new Set(seeds).size).toBe(seeds.length);
    const plan = toyPlan();
    expect(plannedMatch(plan, 1, 3).seed).toBe(seedOfMatch(plan.seed, 1, 3));
  });

  test("has nothing in common with its neighbour's: half of the bits differ", () => {
    const bits = Array.from({ length: 1000 }, (_, index) => {
      const differing = (seedOfMatch(1, 0, index) ^ seedOfMatch(1, 0, index + 1)) >>> 0;
      return differing.toString(2).replaceAll("0", "").length;
    });
    expect(bits.reduce((sum, each) => sum + each, 0) / bits.length).toBeCloseTo(16, 0);
  });

  test("stays what it was, so that a simulation can be repeated by a later version", () => {
    expect([seedOfMatch(0, 0, 0), seedOfMatch(5, 1, 7)]).toEqual([1422740206, 2204380376]);
  });
});

describe("what a match is set up from", () => {
  test("is the decks of those who sit there, in the order of the seats", () => {
    const plan = toyPlan();
    const setup = setupOf(plan, plan.cards, { seed: 9, seating: [1, 0] });
    expect(setup.decks).toEqual([toyCards.decks[1], toyCards.decks[0]]);
    expect(setup).toMatchObject({ seed: 9, definitions: toyCards.definitions, options: {} });
  });

  test("is nothing where the plan has no such deck", () => {
    const plan = among("Nothing");
    const one = { seed: 1, seating: [0, 0] } as const;
    expect(() => setupOf(plan, plan.cards, one)).toThrow("The plan has no deck Nothing");
    expect(() => setupOf(plan, plan.cards, { ...one, seating: [4, 4] })).toThrow("The plan has no deck 4");
  });
});

describe("a plan is checked before anything is played", () => {
  const [all] = toyCards.decks;
  if (!all) throw new Error("The toy has decks");
  const withoutDear = { ...toyCards, decks: [all] };

  test.each<[name: string, plan: SimulationPlan, code: string, message: string, expected?: string]>([
    ["no deck", among(), "simulation/no-decks", "No deck is chosen."],
    ["an unknown deck", among("All", "Cheap"), "simulation/unknown-deck", "There is no deck “Cheap”.", "All or Dear"],
    [
      "a deck that was not there before",
      toyPlan({ before: withoutDear }),
      "simulation/unknown-deck",
      "There is no deck “Dear” among the cards as they were.",
      "All",
    ],
    [
      "a deck that is there no more",
      toyPlan({ cards: withoutDear, before: toyCards }),
      "simulation/unknown-deck",
      "There is no deck “Dear”.",
      "All",
    ],
  ])("%s", (_, plan, code, message, expected) => {
    const checked = checkedPlan(plan);
    expect(checked.ok ? null : checked.error).toEqual({ code, message, ...(expected && { expected }) });
  });

  test("an unknown player", () => {
    const checked = checkedPlan(toyPlan({ contestants: [{ deck: "All", bot: "genius" }] }));
    expect(checked.ok ? null : checked.error.message).toContain("genius");
  });

  test.each([
    ["two decks", toyPlan()],
    ["two decks before and after", toyPlan({ before: toyCards })],
    ["one alone", among("Dear")],
  ])("%s can be played", (_, plan) => expect(checkedPlan(plan)).toEqual({ ok: true, value: plan }));
});

describe("batches", () => {
  test("reach no further than the plan, and hold a match at least", () => {
    const batches = batchesOf(toyPlan({ matches: 5 }));
    expect(batches.next(3)).toEqual({ pairing: 0, from: 0, to: 3 });
    expect(batches.next(0)).toEqual({ pairing: 0, from: 3, to: 4 });
    expect(batches.next(3)).toEqual({ pairing: 0, from: 4, to: 5 });
    expect(batches.next(3)).toBeNull();
  });

  test("are next what was given back, but for nothing", () => {
    const batches = batchesOf(toyPlan({ matches: 5 }));
    const first = batches.next(2);
    if (!first) throw new Error("There are matches");
    batches.giveBack(first);
    batches.giveBack({ pairing: 0, from: 2, to: 2 });
    expect(batches.next(9)).toEqual(first);
    expect(batches.next(9)).toEqual({ pairing: 0, from: 2, to: 5 });
    expect(batches.next(9)).toBeNull();
  });
});
