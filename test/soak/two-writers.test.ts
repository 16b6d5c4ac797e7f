import { expect, it } from "vitest";
import { interleave, type Outcome } from "../support/workspace/two-writers.js";

const runs = 2_000;
const firstSeed = 10_000;

it(`nothing of two writers is lost without a conflict shown, over ${runs} interleavings`, () => {
  const outcomes = Array.from({ length: runs }, (_, at) => interleave(firstSeed + at));
  const sum = (count: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  console.log(
    `two writers, seeds ${firstSeed}..${firstSeed + runs - 1}: ${sum(({ edits }) => edits)} edits, ` +
      `${sum(({ outsideWrites }) => outsideWrites)} outside writes, ${sum(({ conflicts }) => conflicts)} conflicts shown, ` +
      `${sum(({ inWindow }) => inWindow)} in the window, ${sum(({ recoveredFromKept }) => recoveredFromKept)} of them in kept copies`,
  );
  expect(outcomes.flatMap(({ lost }) => lost)).toEqual([]);
});
