import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageRows, Pages } from "../../../../../renderer/grid/selection/pages.js";

const pane = (heights: readonly number[], roomPx: number) => ({
  rows: heights.length,
  roomPx,
  heightOf: (row: number) => heights[row] ?? 0,
});

/** 100 rows of 30 px in a window that shows ten of them. */
const even = pane(Array<number>(100).fill(30), 310);

describe("a page", () => {
  it("shows the row it began at on its other end", () => {
    expect(pageRows(40, 1, even)).toBe(9);
    expect(pageRows(40, -1, even)).toBe(9);
  });

  it("is no shorter near the ends of the sheet", () => {
    expect(pageRows(9, -1, even)).toBe(9);
    expect(pageRows(3, -1, even)).toBe(9);
    expect(pageRows(97, 1, even)).toBe(9);
  });

  it("moves on where one row is higher than the window, or the window has no height", () => {
    expect(pageRows(0, 1, pane([30, 900, 30], 310))).toBe(1);
    expect(pageRows(0, 1, pane([30, 30], 0))).toBe(1);
  });
});

describe("the page keys", () => {
  it("lead to the very first and the very last row, not beyond", () => {
    const pages = new Pages();
    expect(pages.go(9, -1, even)).toBe(0);
    expect(pages.go(4, -1, even)).toBe(0);
    expect(pages.go(95, 1, even)).toBe(99);
  });

  it("lead back to where they came from, however high the rows are, unless they met an end", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20, max: 400 }), { minLength: 2, maxLength: 200 }),
        fc.nat(),
        fc.constantFrom<1 | -1>(1, -1),
        fc.integer({ min: 1, max: 5 }),
        (heights, seed, direction, times) => {
          const sheet = pane(heights, 500);
          const pages = new Pages();
          const rows = [seed % heights.length];
          for (let at = 0; at < times; at += 1) {
            const to = pages.go(rows.at(-1) ?? 0, direction, sheet);
            fc.pre(to > 0 && to < heights.length - 1);
            rows.push(to);
          }
          const back = rows
            .slice(1)
            .reverse()
            .map((row) => pages.go(row, direction === 1 ? -1 : 1, sheet));
          expect(back).toEqual(rows.slice(0, -1).reverse());
        },
      ),
      { seed: 7, numRuns: 200 },
    );
  });

  it("lead back page by page, and on again", () => {
    const uneven = pane(
      Array.from({ length: 100 }, (_, at) => 20 + ((at * 37) % 60)),
      300,
    );
    const pages = new Pages();
    const down = [20];
    for (let at = 0; at < 3; at += 1) down.push(pages.go(down.at(-1) ?? 0, 1, uneven));
    const up = [down[3] ?? 0];
    for (let at = 0; at < 3; at += 1) up.push(pages.go(up.at(-1) ?? 0, -1, uneven));
    expect(up).toEqual(down.toReversed());
    // Before where one began the pages are counted again.
    expect(pages.go(20, -1, uneven)).toBe(20 - pageRows(20, -1, uneven));
  });

  it("remember nothing of a page that met the end", () => {
    const pages = new Pages();
    expect(pages.go(85, 1, even)).toBe(94);
    expect(pages.go(94, 1, even)).toBe(99);
    expect(pages.go(99, -1, even)).toBe(90);
    expect(pages.go(90, 1, even)).toBe(99);
    expect(pages.go(99, 1, even)).toBe(99);
  });

  it("remember pages that went on in one direction alone", () => {
    const pages = new Pages();
    expect(pages.go(50, 1, even)).toBe(59);
    expect(pages.go(59, -1, even)).toBe(50);
    expect(pages.go(50, -1, even)).toBe(41);
    expect(pages.go(41, -1, even)).toBe(32);
    expect(pages.go(32, 1, even)).toBe(41);
    expect(pages.go(41, 1, even)).toBe(50);
    expect(pages.go(50, 1, even)).toBe(59);
  });

  it("count a row that just fits", () => {
    expect(pageRows(40, 1, pane(Array<number>(100).fill(30), 300))).toBe(9);
    expect(pageRows(40, 1, pane(Array<number>(100).fill(30), 299))).toBe(8);
    expect(pageRows(1, -1, pane([100, 30, 30, 30], 200))).toBe(1);
    expect(pageRows(1, 1, pane([100, 30, 30, 30], 200))).toBe(5);
  });

  it("start again where one has gone elsewhere meanwhile", () => {
    const pages = new Pages();
    pages.go(10, 1, even);
    expect(pages.go(50, -1, even)).toBe(41);
  });
});
