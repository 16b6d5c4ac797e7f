import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { botNamed, playMatch } from "../../../../shared/bots/index.js";
import {
  addOutcome,
  batchesOf,
  emptyOutcome,
  matchesOf,
  pairingsOf,
  plannedMatch,
  runBatch,
  setupOf,
  type Batch,
  type SimulationOutcome,
  type SimulationPlan,
} from "../../../../shared/simulation/index.js";
import { toy } from "../match/toy/rules.js";
import { toyCards, toyPlan } from "./plans.js";

const whole = (plan: SimulationPlan): SimulationOutcome =>
  pairingsOf(plan)
    .map((_, pairing) => runBatch(plan, toy, { pairing, from: 0, to: plan.matches }))
    .reduce(addOutcome, emptyOutcome());

const dearer = { ...toyCards, definitions: toyCards.definitions.map((each) => ({ ...(each as object), cost: 2 })) };
const compared = toyPlan({ before: dearer });

describe("what a plan counts", () => {
  test("is what its matches say, played one by one", () => {
    const plan = toyPlan();
    const winners: number[] = [];
    let turns = 0;
    for (let index = 0; index < plan.matches; index++) {
      const match = plannedMatch(plan, 0, index);
      const bots = [must(botNamed("random")), must(botNamed("random"))];
      const { outcome, state } = must(playMatch(toy, setupOf(plan, plan.cards, match), bots, { seed: match.seed }));
      turns += state.turn;
      const [winner] = outcome.winners;
      if (winner !== undefined && outcome.winners.length === 1) winners.push(match.seating[winner] ?? 0);
    }
    const { after } = whole(plan).sums;
    const wins = [0, 1].map((contestant) => winners.filter((each) => each === contestant).length);
    expect([after.contestants[0]?.others.wins, after.contestants[1]?.others.wins]).toEqual(wins);
    expect(after.pairings[0]).toEqual({ matches: plan.matches, wins: wins[0] });
    expect(Object.entries(after.turns).reduce((sum, [each, count]) => sum + Number(each) * count, 0)).toBe(turns);
    expect(winners.length + after.draws).toBe(plan.matches);
  });

  test("does not depend on how it is split into batches, nor on the order in which they come back", () => {
    const expected = whole(compared);
    const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(sizes, fc.infiniteStream(fc.nat()), (some, order) => {
        const batches = batchesOf(compared);
        const parts: { readonly at: number; readonly outcome: SimulationOutcome }[] = [];
        for (let each = 0; ; each++) {
          const batch = batches.next(some[each % some.length] ?? 1);
          if (!batch) break;
          parts.push({ at: Number(order.next().value), outcome: runBatch(compared, toy, batch) });
        }
        parts.sort((a, b) => a.at - b.at);
        expect(parts.map(({ outcome }) => outcome).reduce(addOutcome, emptyOutcome())).toEqual(expected);
      }),
      { numRuns: 15 },
    );
  });

  test("is added in any grouping", () => {
    const part = (from: number, to: number) => runBatch(compared, toy, { pairing: 0, from, to });
    const grouped = addOutcome(part(0, 3), addOutcome(part(3, 5), part(5, 12)));
    expect(grouped).toEqual(addOutcome(addOutcome(part(0, 3), part(3, 5)), part(5, 12)));
    expect(grouped).toEqual(whole(compared));
  });

  test("is other for another seed", () => {
    expect(whole(toyPlan({ seed: 6 }))).not.toEqual(whole(toyPlan()));
  });

  test("is the same before and after where nothing was edited, match by match", () => {
    const { sums } = whole(toyPlan({ before: toyCards }));
    expect(sums.before).toEqual(sums.after);
    const cross = sums.paired.contestants[0]?.others;
    expect(cross?.both).toBe(sums.after.contestants[0]?.others.wins);
    expect(cross?.before).toBe(cross?.both);
    expect(cross?.matches).toBe(12);
  });

  test("of one contestant alone is no win over others, but says who sits better", () => {
    const { after } = whole(toyPlan({ contestants: [{ deck: "All", bot: "random" }] })).sums;
    expect(after.contestants[0]?.others).toEqual({ matches: 0, wins: 0 });
    expect(after.pairings).toEqual({});
    const [first, second] = [after.seats[0], after.seats[1]];
    expect((first?.wins ?? 0) + (second?.wins ?? 0) + after.draws).toBe(12);
    expect(after.contestants[0]?.seats).toEqual(after.seats);
  });

  test("leaves a match out that comes to no end, with its pair, and names it with its seed", () => {
    const broken = toyPlan({ before: { ...toyCards, definitions: ["no card"] } });
    const { sums, failures } = whole(broken);
    expect(sums.after.matches + sums.before.matches).toBe(0);
    expect(failures).toHaveLength(12);
    expect(failures[3]).toMatchObject({
      pairing: 0,
      index: 3,
      cards: "before",
      seed: plannedMatch(broken, 0, 3).seed,
    });
  });

  test("reports each match before it is played", () => {
    const started: number[] = [];
    runBatch(toyPlan(), toy, { pairing: 0, from: 2, to: 5 }, (index) => started.push(index));
    expect(started).toEqual([2, 3, 4]);
  });
});

describe("the batches of a plan", () => {
  const three = toyPlan({ contestants: ["All", "Dear", "All"].map((deck) => ({ deck, bot: "first" })) });

  test("hold each match once, and none twice that was given back", () => {
    const batches = batchesOf(three);
    const seen: string[] = [];
    const note = ({ pairing, from, to }: Batch) => {
      for (let index = from; index < to; index++) seen.push(`${pairing}/${index}`);
    };
    const first = batches.next(5);
    if (!first) throw new Error("There are matches");
    batches.giveBack({ ...first, from: first.from + 2 });
    note({ ...first, to: first.from + 2 });
    for (let batch = batches.next(5); batch; batch = batches.next(5)) note(batch);
    expect(new Set(seen).size).toBe(matchesOf(three));
    expect(seen).toHaveLength(matchesOf(three));
  });

  test("take the pairings in turn", () => {
    const batches = batchesOf(three);
    expect([1, 2, 3].map(() => batches.next(4)?.pairing)).toEqual([0, 1, 2]);
  });

  test("hold nothing for no matches", () => {
    expect(batchesOf(toyPlan({ matches: 0 })).next(5)).toBeNull();
  });
});
