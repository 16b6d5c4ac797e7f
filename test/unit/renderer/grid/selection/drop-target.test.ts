import { describe, expect, it } from "vitest";
import { dropTarget } from "../../../../../renderer/grid/selection/selection.js";

const keys = ["a", "b", "c", "d"];

describe("rows that are dropped between two rows", () => {
  it.each([
    [0, "a"],
    [1, undefined],
    [2, undefined],
    [3, undefined],
    [4, null],
  ])("at gap %i go before %j", (gap, before) => {
    const target = dropTarget(keys, new Set(["b", "c"]), gap);
    expect(target?.before).toBe(before);
  });

  it.each([
    [0, "b"],
    [1, "b"],
    [2, "c"],
    [3, null],
    [4, null],
  ])("come together at gap %i before %j where they lie apart", (gap, before) => {
    expect(dropTarget(keys, new Set(["a", "d"]), gap)?.before).toBe(before);
  });
});
