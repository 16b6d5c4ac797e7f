import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { earlierFigures, pivotOf, type Pivot } from "../../../../shared/pivot/index.js";
import { countBars } from "../../../../renderer/pivot/bars.js";

const pivotOfCards = (cards: readonly (readonly [cost: number | null, type: string])[], byType = true): Pivot => {
  const field = (title: string, at: 0 | 1) => ({
    ...{ title, choices: [] },
    cellsOf: (row: number) => [cards[row]?.[at] ?? null],
  });
  return must(
    pivotOf(cards.length, {
      ...{ rows: [field("Cost", 0)], columns: byType ? [field("Type", 1)] : [], measure: "count", of: undefined },
    }),
  );
};
const linesOf = ({ rows }: Pivot): number[] => rows.map((_group, at) => at);
const now = pivotOfCards([
  [1, "Unit"],
  [4, "Unit"],
  [4, "Spell"],
  [null, "Spell"],
]);

describe("counts as bars", () => {
  it("have a part for each column, an empty bar for a number that no row has, and their totals", () => {
    const { series, bars, left } = countBars(now, linesOf(now), undefined);
    expect(series).toEqual([
      { title: "Spell", total: 2 },
      { title: "Unit", total: 2 },
    ]);
    const shown = bars.map(({ name, parts, total }) => [name, ...parts, total]);
    expect(shown.filter(([name]) => name !== "(empty)")).toEqual([
      ["1", 0, 1, 1],
      ["2", 0, 0, 0],
      ["3", 0, 0, 0],
      ["4", 1, 1, 2],
    ]);
    expect(shown.find(([name]) => name === "(empty)")).toEqual(["(empty)", 1, 0, 1]);
    expect([left, bars.every(({ totalThen }) => totalThen === null)]).toEqual([0, true]);
  });

  it("say what they were then", () => {
    const then = pivotOfCards([
      [1, "Unit"],
      [1, "Spell"],
    ]);
    const { bars } = countBars(now, linesOf(now), earlierFigures(now, then));
    expect(bars.map(({ name, totalThen, partsThen }) => [name, totalThen, partsThen]).slice(0, 3)).toEqual(
      expect.arrayContaining([
        ["1", 2, [1, 1]],
        ["2", 0, [0, 0]],
      ]),
    );
  });

  it("are of one part where nothing is across", () => {
    const pivot = pivotOfCards([[1, "Unit"]], false);
    expect(countBars(pivot, [0], undefined).series).toEqual([{ title: "All", total: 1 }]);
  });

  it("draw the smallest of many parts as one, and count what is left out", () => {
    const types = Array.from({ length: 12 }, (_, at) => [1, `T${String(at).padStart(2, "0")}`] as const);
    const pivot = pivotOfCards([...types, [1, "T11"]]);
    const { series, bars } = countBars(pivot, linesOf(pivot), undefined);
    expect(series.map(({ title }) => title)).toEqual(["T00", "T01", "T02", "T03", "T04", "T05", "T11", "5 others"]);
    expect(bars[0]?.parts).toEqual([1, 1, 1, 1, 1, 1, 2, 5]);
    const many = pivotOfCards(Array.from({ length: 60 }, (_, at) => [at * 50, "Unit"] as const));
    expect(countBars(many, linesOf(many), undefined)).toMatchObject({ left: 20, bars: { length: 40 } });
  });
});
