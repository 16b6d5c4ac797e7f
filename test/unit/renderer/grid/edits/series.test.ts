import { describe, expect, it } from "vitest";
import { continued, type FillMode } from "../../../../../renderer/grid/edits/series.js";
import type { WireCell } from "../../../../../shared/workspace/index.js";

describe("cells with more text", () => {
  it.each<[name: string, seed: readonly WireCell[], next: readonly WireCell[], mode?: FillMode]>([
    ["copy a single number", [3], [3, 3, 3]],
    ["count on from a single number where a series is asked for", [3], [4, 5, 6], "series"],
    ["count on in equal steps", [10, 20], [30, 40, 50]],
    ["count down", [3, 2], [1, 0, -1]],
    ["stay the same where numbers do", [5, 5], [5, 5, 5]],
    ["repeat numbers that are no series", [1, 2, 5], [1, 2, 5]],
    ["repeat such numbers even where a series is asked for", [1, 2, 5], [1, 2, 5], "series"],
    ["round decimals as they are written", [0.1, 0.2], [0.3, 0.4, 0.5]],
    ["count on from the smallest numbers", [1e-7, 2e-7], [3e-7, 4e-7, 5e-7]],
    ["count on a text that ends in a number", ["Card 9"], ["Card 10", "Card 11", "Card 12"]],
    ["keep the zeros before it", ["A-007", "A-009"], ["A-011", "A-013", "A-015"]],
    ["stop at zero", ["Tier 1", "Tier 0"], ["Tier 0", "Tier 0", "Tier 0"]],
    ["repeat texts that differ before their numbers", ["A1", "B2"], ["A1", "B2", "A1"]],
    ["repeat other texts", ["Ash", "Oak"], ["Ash", "Oak", "Ash"]],
    ["take a text that is only a number for a text", ["7"], ["7", "7", "7"]],
    ["repeat mixed values, absent ones too", [1, null, "x"], [1, null, "x"]],
    ["copy a series the other way", [10, 20], [10, 20, 10], "other"],
    ["copy a numbered text the other way", ["Card 9"], ["Card 9", "Card 9", "Card 9"], "other"],
    ["count on from a single number the other way", [3], [4, 5, 6], "other"],
    ["repeat texts either way", ["Ash"], ["Ash", "Ash", "Ash"], "other"],
    [
      "copy dates and lists",
      [{ $date: "2026-01-01" }, ["a"]],
      [{ $date: "2026-01-01" }, ["a"], { $date: "2026-01-01" }],
    ],
  ])("%s", (_, seed, next, mode) => {
    expect(continued(seed, 3, mode)).toEqual(next);
  });

  it("cost as much as they are many", () => {
    expect(continued([1, 2], 100_000).at(-1)).toBe(100_002);
  });
});
