import { expect, it } from "vitest";
import { emptyOutcome, pairFigures } from "../../../../shared/simulation/index.js";
import { frameOfCards } from "./reports.js";

/** Matches of the first contestant by which of its cards 0 and 1 it drew, counted as a simulation counts them. */
function counted(cells: Readonly<Record<"both" | "first" | "second" | "neither", readonly [number, number]>>) {
  const { sums } = emptyOutcome();
  const add = (...names: (keyof typeof cells)[]) => ({
    matches: names.reduce((sum, name) => sum + cells[name][0], 0),
    wins: names.reduce((sum, name) => sum + cells[name][1], 0),
  });
  const rest = {
    ...{ played: add(), opening: add(), later: add() },
    ...{ offered: 0, kept: 0, unplayed: 0, turns: { count: 0, sum: 0, squares: 0 } },
  };
  const all = add("both", "first", "second", "neither");
  sums.after.contestants[0] = {
    ...{ others: all, seats: { 0: all }, redrawn: add(), curves: {} },
    cards: {
      0: { ...rest, drawn: add("both", "first") },
      1: { ...rest, drawn: add("both", "second") },
    },
  };
  sums.pairs.together[0] = { 0: { 1: add("both") } };
  return sums;
}

it("a pair of which all matches were won is no surer than one match more on either side allows (Agresti and Caffo)", () => {
  const sums = counted({ both: [40, 40], first: [40, 20], second: [40, 20], neither: [40, 20] });
  const [pair] = pairFigures(frameOfCards(2), sums).pairs;
  expect(pair?.lift.value).toBeCloseTo(0.5, 12);
  // Of 42 matches 41 are won, or 21: variance (41·1 + 3·21·21) / 42³, so that 0.5 is 3.68499 standard errors.
  // Without the added matches it would be 0.000261, with one of the two numbers 0.000217 or 0.000276.
  expect(pair?.chance).toBeCloseTo(0.000_228_7, 6);
});
