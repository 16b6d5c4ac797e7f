import { describe, expect, it } from "vitest";
import { runToEnd } from "../../../../shared/base/index.js";
import { rangeFigures, type CellView } from "../../../../shared/sheet/index.js";

const figuresOf = (...cells: readonly CellView[]) => runToEnd(rangeFigures(cells));

describe("the figures of cells", () => {
  it("count what holds something, and sum up its numbers", () => {
    expect(figuresOf(2, null, 4, "", "x", 3, true)).toEqual({
      filled: 5,
      distinct: 5,
      numbers: { count: 3, sum: 9, average: 3, least: 2, most: 4 },
    });
  });

  it("have no numbers where no cell holds one, and count a text that looks like one as text", () => {
    expect(figuresOf("3", "3", "*", null)).toEqual({ filled: 3, distinct: 2 });
  });

  it("take integers beyond 2^53, and leave out what is not finite", () => {
    const { filled, numbers } = figuresOf({ $int: "9007199254740993" }, { $float: "nan" }, { $float: "inf" }, 1);
    expect(filled).toBe(4);
    expect(numbers).toMatchObject({ count: 2, least: 1, most: 9007199254740992 });
  });

  it("sum up decimals as people do", () => {
    expect(figuresOf(...Array<number>(10).fill(0.1)).numbers).toMatchObject({ sum: 1, average: 0.1 });
    expect(figuresOf(1e100, 1, -1e100).numbers).toMatchObject({ sum: 1 });
    expect(figuresOf(1.7e308, 1.7e308).numbers).toMatchObject({ sum: Infinity });
  });

  it("of no cells are nothing", () => {
    expect(figuresOf()).toEqual({ filled: 0, distinct: 0 });
  });

  it("look at each cell once, and pause on the way", () => {
    const pauses = (size: number): number => {
      const work = rangeFigures(Array<CellView>(size).fill(1));
      let count = 0;
      while (!work.next().done) count += 1;
      return count;
    };
    expect(pauses(50_000)).toBeGreaterThan(10);
    expect(pauses(100_000)).toBe(2 * pauses(50_000));
  });
});
