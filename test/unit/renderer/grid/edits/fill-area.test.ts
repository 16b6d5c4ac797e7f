import { describe, expect, it } from "vitest";
import { draggedArea, fillLanes, seriesArea, unionOf } from "../../../../../renderer/grid/edits/fill-area.js";
import type { Box, CellPlace } from "../../../../../renderer/grid/selection/selection.js";

const box = (top: number, left: number, bottom: number, right: number): Box => ({ top, left, bottom, right });
const at = (row: number, column: number): CellPlace => ({ row, column });
const source = box(2, 2, 3, 4);

describe("the corner of a selection", () => {
  it.each([
    ["down", at(5, 4), box(4, 2, 5, 4)],
    ["up", at(0, 3), box(0, 2, 1, 4)],
    ["right", at(3, 7), box(2, 5, 3, 7)],
    ["left", at(2, 0), box(2, 0, 3, 1)],
    ["down", at(6, 5), box(4, 2, 6, 4)],
    ["right", at(4, 9), box(2, 5, 3, 9)],
    ["down", at(5, 6), box(4, 2, 5, 4)],
  ] as const)(
    "dragged %s fills what it passes, whichever way is longer, rows where both are alike",
    (direction, to, target) => {
      expect(draggedArea(source, to)).toEqual({ source, target, direction });
    },
  );

  it("fills nothing within the selection", () => {
    expect(draggedArea(source, at(3, 3))).toBeUndefined();
    expect(draggedArea(source, at(2, 4))).toBeUndefined();
  });

  it("selects what was filled with what it was filled from", () => {
    const up = draggedArea(source, at(0, 3));
    expect(up && unionOf(up)).toEqual(box(0, 2, 3, 4));
  });
});

describe("the lines of a fill", () => {
  it("are columns, from the source outwards", () => {
    const area = draggedArea(box(2, 1, 3, 2), at(0, 1));
    expect(area && [...fillLanes(area)]).toEqual([
      { from: [at(3, 1), at(2, 1)], to: [at(1, 1), at(0, 1)] },
      { from: [at(3, 2), at(2, 2)], to: [at(1, 2), at(0, 2)] },
    ]);
  });

  it("are rows where cells are filled sidewards", () => {
    const area = draggedArea(box(0, 0, 0, 1), at(0, 3));
    expect(area && [...fillLanes(area)]).toEqual([{ from: [at(0, 0), at(0, 1)], to: [at(0, 2), at(0, 3)] }]);
  });
});

describe("a series over a selection", () => {
  it("continues its first two cells, or the first where the second is empty or there are but two", () => {
    expect(seriesArea(box(0, 0, 4, 1), () => true)).toMatchObject({ source: box(0, 0, 1, 1), direction: "down" });
    expect(seriesArea(box(0, 0, 4, 1), () => false)).toMatchObject({ source: box(0, 0, 0, 1) });
    expect(seriesArea(box(0, 0, 1, 0), () => true)).toMatchObject({ target: box(1, 0, 1, 0) });
    expect(seriesArea(box(3, 0, 3, 3), () => true)).toMatchObject({ target: box(3, 2, 3, 3), direction: "right" });
  });

  it("needs more than a cell", () => {
    expect(seriesArea(box(1, 1, 1, 1), () => true)).toBeUndefined();
  });
});
