import { describe, expect, test } from "vitest";
import {
  addOutcome,
  cardFigures,
  contestantFigures,
  contestantName,
  curveOf,
  evenChance,
  emptyOutcome,
  frameOf,
  joinCards,
  lengthFigures,
  lengthsOf,
  pairingFigures,
  pairingsOf,
  quantileOf,
  runBatch,
  seatFigures,
  type SimulationOutcome,
  type SimulationPlan,
} from "../../../../shared/simulation/index.js";
import { toy } from "../match/toy/rules.js";
import { toyCards, toyPlan } from "./plans.js";

const outcomeOf = (plan: SimulationPlan): SimulationOutcome =>
  pairingsOf(plan)
    .map((_, pairing) => runBatch(plan, toy, { pairing, from: 0, to: plan.matches }))
    .reduce(addOutcome, emptyOutcome());

const plan = toyPlan({ matches: 40, before: toyCards });
const frame = frameOf(plan, toy);
const { sums } = outcomeOf(plan);

describe("the figures of a simulation", () => {
  test("agree with each other: who wins, who sits where, who meets whom", () => {
    const [all, dear] = [0, 1].map((index) => contestantFigures(frame, sums, index).wins.now);
    const decided = 40 - sums.after.draws;
    expect((all?.value ?? 0) * 40 + (dear?.value ?? 0) * 40).toBeCloseTo(decided);
    expect(pairingFigures(frame, sums)).toEqual([{ first: 0, second: 1, wins: all }]);
    const seats = seatFigures(frame, sums).map(({ now }) => now?.value ?? 0);
    expect((seats[0] ?? 0) + (seats[1] ?? 0)).toBeCloseTo(decided / 40);
    expect(evenChance(frame, sums)).toBeCloseTo(((seats[0] ?? 0) + (seats[1] ?? 0)) / 2);
    expect(evenChance(frame, emptyOutcome().sums)).toBe(0.5);
  });

  test("know no change where nothing was edited, to within very little", () => {
    const { change } = contestantFigures(frame, sums, 0).wins;
    expect(change?.value).toBe(0);
    expect((change?.high ?? 1) - (change?.low ?? 0)).toBeLessThan(0.15);
    const alone = frameOf({ ...plan, before: null }, toy);
    expect(contestantFigures(alone, sums, 0).wins.change).toBeNull();
  });

  test("say of a card what was won where it was drawn, and where it was not", () => {
    const cards = cardFigures(frame, sums, [0, 1]);
    expect(cards.map(({ card }) => card)).toEqual(toyCards.definitions.map((_definition, index) => index));
    for (const { card, drawn, notDrawn, holders: held } of cards) {
      const holders = frame.contestants.filter((contestant) => contestant.cards.includes(card)).length;
      expect((drawn.now?.of ?? 0) + (notDrawn?.of ?? 0)).toBe(holders * 40);
      expect(held?.of).toBe(holders * 40);
      const won = (drawn.now?.value ?? 0) * (drawn.now?.of ?? 0) + (notDrawn?.value ?? 0) * (notDrawn?.of ?? 0);
      expect((held?.value ?? 0) * (held?.of ?? 0)).toBeCloseTo(won);
    }
    expect(cardFigures(frame, sums, [1]).length).toBe(frame.contestants[1]?.cards.length);
  });

  test("count a card of several decks in all of them", () => {
    const [both, first, second] = [[0, 1], [0], [1]].map((those) => cardFigures(frame, sums, those));
    const played = (figures: typeof both, card: number) =>
      figures?.find((each) => each.card === card)?.played.now?.of ?? 0;
    for (const card of frame.contestants[1]?.cards ?? []) {
      expect(played(both, card)).toBe(played(first, card) + played(second, card));
    }
  });

  test("draw a counter over the own turns of a contestant", () => {
    const curve = curveOf(sums.after, 0, "life");
    expect(curve[0]?.turn).toBe(1);
    expect(curve[0]?.start?.of).toBe(40);
    expect(curve.every(({ start }) => (start?.of ?? 0) >= 2)).toBe(true);
    expect(curveOf(sums.after, 0, "nothing")).toEqual([]);
  });

  test("count every match in the lengths", () => {
    const { histogram, now, before } = lengthFigures(sums);
    expect(histogram.reduce((sum, each) => sum + each.now, 0)).toBe(40);
    expect(now).toEqual(before);
    expect(now?.shortest).toBe(histogram[0]?.turns);
  });

  test("leave out no number of turns between the shortest match and the longest", () => {
    const { histogram } = lengthFigures({
      ...emptyOutcome().sums,
      after: { ...emptyOutcome().sums.after, turns: { 4: 2, 7: 1 } },
      before: { ...emptyOutcome().sums.before, turns: { 5: 3 } },
    });
    expect(histogram).toEqual([
      { turns: 4, now: 2, before: 0 },
      { turns: 5, now: 0, before: 3 },
      { turns: 6, now: 0, before: 0 },
      { turns: 7, now: 1, before: 0 },
    ]);
  });

  test("are none before anything was played", () => {
    const nothing = emptyOutcome().sums;
    expect(contestantFigures(frame, nothing, 0).wins).toEqual({ now: null, change: null });
    expect(lengthFigures(nothing)).toEqual({ now: null, before: null, histogram: [] });
    expect(cardFigures(frame, nothing, [0]).every(({ drawn }) => drawn.now === null)).toBe(true);
  });
});

describe("quantiles", () => {
  test.each([
    [{ 4: 1, 5: 1, 6: 1 }, 0.5, 5],
    [{ 4: 1, 5: 1 }, 0.5, 4],
    [{ 4: 9, 20: 1 }, 0.9, 4],
    [{ 4: 9, 20: 1 }, 0.91, 20],
    [{ 10: 1, 9: 1 }, 1, 10],
  ])("of %j at %d: %d", (histogram, share, expected) => expect(quantileOf(histogram, share)).toBe(expected));

  test("of nothing are none", () => expect(lengthsOf({})).toBeNull());
});

describe("contestants", () => {
  test("are called by their decks, and by their players where these differ", () => {
    expect(contestantName(frame, 1)).toBe("Dear");
    const mixed = toyPlan({ contestants: ["random", "first"].map((bot) => ({ deck: "All", bot })) });
    expect(contestantName(mixed, 1)).toBe("All, first");
  });
});

describe("the numbers of cards", () => {
  test("are the same before and after, whatever was added, removed or moved", () => {
    const named = (keys: readonly string[]) => ({ definitions: keys, decks: [], options: {}, keys });
    const joint = joinCards(named(["b", "a", "new"]), named(["a", "gone", "b"]));
    expect(joint.keys).toEqual(["b", "a", "new", "gone"]);
    expect(joint.cards.cards).toEqual([0, 1, 2]);
    expect(joint.before?.cards).toEqual([1, 3, 0]);
  });
});
