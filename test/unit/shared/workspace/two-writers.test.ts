import { expect, it } from "vitest";
import { interleave } from "../../../support/workspace/two-writers.js";

it("nothing of two writers is lost without a conflict shown, over 150 interleavings", () => {
  const outcomes = Array.from({ length: 150 }, (_, seed) => interleave(seed + 1));
  expect(outcomes.flatMap(({ lost }) => lost)).toEqual([]);
  expect(outcomes.some(({ conflicts }) => conflicts > 0)).toBe(true);
});
