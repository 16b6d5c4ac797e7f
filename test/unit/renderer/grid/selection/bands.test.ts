import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bandsOf,
  countOf,
  doOverlap,
  isTable,
  placesIn,
  rangeCount,
  without,
} from "../../../../../renderer/grid/selection/bands.js";
import { contains, type Box, type CellPlace } from "../../../../../renderer/grid/selection/selection.js";

const box = (top: number, left: number, bottom: number, right: number): Box => ({ top, left, bottom, right });

const sideLength = 9;
const side = fc.integer({ min: 0, max: sideLength - 1 });
const anyBox = fc
  .tuple(side, side, side, side)
  .map(([a, b, c, d]) => box(Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)));
const anyBoxes = fc.array(anyBox, { minLength: 1, maxLength: 7 });

/** Every cell of a small sheet that is in one of the ranges, found by looking at each. */
const cellsOf = (boxes: readonly Box[]): CellPlace[] =>
  Array.from({ length: sideLength * sideLength }, (_, at) => ({
    row: Math.floor(at / sideLength),
    column: at % sideLength,
  })).filter((place) => boxes.some((each) => contains(each, place)));

describe("a set of ranges", () => {
  it("behaves as the set of its cells", () => {
    fc.assert(
      fc.property(anyBoxes, (boxes) => {
        const cells = cellsOf(boxes);
        expect([...placesIn(boxes)]).toEqual(cells);
        expect(countOf(boxes)).toBe(cells.length);
        const timesIn = (place: CellPlace): number => boxes.filter((each) => contains(each, place)).length;
        expect(doOverlap(boxes)).toBe(cells.some((place) => timesIn(place) > 1));
        const rows = new Set(cells.map(({ row }) => row));
        const columns = new Set(cells.map(({ column }) => column));
        expect(isTable(boxes)).toBe(cells.length === rows.size * columns.size);
      }),
    );
  });

  it("lacks just the cells that are left out of it", () => {
    fc.assert(
      fc.property(anyBoxes, anyBox, (boxes, hole) => {
        const left = without(boxes, hole);
        expect(cellsOf(left)).toEqual(cellsOf(boxes).filter((place) => !contains(hole, place)));
        expect(doOverlap(left) && !doOverlap(boxes)).toBe(false);
      }),
    );
  });

  it("has bands that cannot be joined, in order", () => {
    fc.assert(
      fc.property(anyBoxes, (boxes) => {
        const bands = bandsOf(boxes);
        for (const [at, { top, bottom, columns }] of bands.entries()) {
          expect(top).toBeLessThanOrEqual(bottom);
          const above = bands[at - 1];
          if (above) expect(top).toBeGreaterThan(above.bottom);
          if (above?.bottom === top - 1) expect(columns).not.toEqual(above.columns);
        }
      }),
    );
  });
});

describe("ranges", () => {
  it("count once where they are the same, and not where they lie within another", () => {
    const whole = box(0, 0, 3, 3);
    expect(rangeCount([whole, box(1, 1, 1, 1)])).toBe(1);
    expect(rangeCount([box(1, 1, 1, 1), whole, whole])).toBe(1);
    expect(rangeCount([whole, box(3, 3, 4, 4)])).toBe(2);
  });

  it.each<[what: string, boxes: readonly Box[], isIt: boolean]>([
    ["one range", [box(1, 1, 3, 2)], true],
    ["ranges of the same rows", [box(1, 0, 2, 0), box(1, 3, 2, 4)], true],
    ["ranges of the same columns", [box(0, 1, 0, 2), box(4, 1, 6, 2)], true],
    ["four corners", [box(0, 0, 0, 0), box(0, 2, 0, 2), box(2, 0, 2, 0), box(2, 2, 2, 2)], true],
    ["two cells askew", [box(0, 0, 0, 0), box(1, 1, 1, 1)], false],
    ["ranges of other heights", [box(0, 0, 2, 0), box(0, 2, 1, 2)], false],
    ["none", [], false],
  ])("make a table or not: %s", (_, boxes, isIt) => {
    expect(isTable(boxes)).toBe(isIt);
  });
});
