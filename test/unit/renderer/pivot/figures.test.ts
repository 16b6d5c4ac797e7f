import { describe, expect, it } from "vitest";
import { figureText, goneText, shadeIn } from "../../../../renderer/pivot/figures.js";
import type { Measure } from "../../../../shared/pivot/index.js";

describe("the text of a figure", () => {
  it.each<[measure: Measure, value: number | null, text: string]>([
    ["count", 1_234, "1,234"],
    ["mean", null, "–"],
    ["mean", 2.345, "2.35"],
    ["mean", 0.00456, "0.0046"],
    ["mean", 0, "0"],
    ["sum", -1_234.5, "-1,234.5"],
    ["sum", 2e21, "2E21"],
    ["sum", -Infinity, "-∞"],
    ["share", 0.5, "50%"],
    ["share-of-row", 1 / 3, "33.3%"],
    ["share", 0.0005, "0.1%"],
    ["share", 1 / 5_000, "<0.1%"],
    ["share", 0, "0%"],
  ])("%s %d is %s", (measure, value, text) => {
    expect(figureText(measure, { value, rows: [], counted: 0 })).toBe(text);
  });
});

describe("the shade of a figure", () => {
  it.each<[measure: Measure, values: readonly number[], shades: readonly number[]]>([
    ["count", [1, 4], [0.25, 1]],
    ["share", [0.1, 0.2], [0.5, 1]],
    ["sum", [5, 10], [0.5, 1]],
    ["sum", [-10, 10, 0], [0, 1, 0.5]],
    ["mean", [4, 5, 6], [0, 0.5, 1]],
    ["mean", [4, 4], [0, 0]],
    ["count", [], []],
  ])("%s of %j", (measure, values, shades) => {
    const shade = shadeIn(measure, values);
    expect(values.map(shade)).toEqual(shades);
    expect(shade(null)).toBe(0);
  });
});

describe("groups that no row stands in any more", () => {
  const gone = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      group: { cells: [at === 0 ? null : `T${at}`, at], rows: [] },
      total: { value: at + 0.5, rows: [], counted: 1 },
    }));

  it("are named with what they were, no more than somebody reads", () => {
    expect(goneText("mean", gone(2))).toBe(
      "Left out, because no row is in it now: (empty) · 0 (was 0.5), T1 · 1 (was 1.5).",
    );
    expect(goneText("mean", gone(1_015))).toMatch(/T11 · 11 \(was 11\.5\) and 1,003 more\.$/u);
  });
});
