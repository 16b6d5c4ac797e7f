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
    const target = dropTarget(keys, { top: 1, bottom: 2 }, gap);
    expect(target?.before).toBe(before);
  });
});
