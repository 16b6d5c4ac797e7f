import { describe, expect, it } from "vitest";
import {
  boxOf,
  cellCount,
  contains,
  everything,
  extended,
  fillPairs,
  inside,
  pasted,
  single,
  type Box,
} from "../../../../../renderer/grid/selection/selection.js";

const at = (row: number, column: number) => ({ row, column });
const box = (top: number, left: number, bottom: number, right: number): Box => ({ top, left, bottom, right });
const extent = { rows: 10, columns: 5 };

describe("a selection", () => {
  it.each([
    ["down and right", at(1, 1), at(3, 2), box(1, 1, 3, 2)],
    ["up and left", at(3, 2), at(1, 1), box(1, 1, 3, 2)],
    ["up and right", at(3, 1), at(1, 2), box(1, 1, 3, 2)],
    ["one cell", at(4, 4), at(4, 4), box(4, 4, 4, 4)],
  ])("drawn %s has the same box", (_name, anchor, focus, expected) => {
    expect(boxOf({ anchor, focus })).toEqual(expected);
  });

  it.each([
    ["the upper left corner", at(1, 1), true],
    ["the lower right corner", at(3, 2), true],
    ["above", at(0, 1), false],
    ["below", at(4, 1), false],
    ["left of it", at(2, 0), false],
    ["right of it", at(2, 3), false],
  ])("knows %s", (_name, place, isIn) => {
    expect(contains(box(1, 1, 3, 2), place)).toBe(isIn);
  });

  it("counts its cells with all borders", () => {
    expect(cellCount(box(1, 1, 3, 2))).toBe(6);
    expect(cellCount(boxOf(single(at(2, 2))))).toBe(1);
  });

  it("keeps its anchor when extended", () => {
    expect(extended({ anchor: at(1, 1), focus: at(2, 2) }, at(-2, 1), extent)).toEqual({
      anchor: at(1, 1),
      focus: at(0, 3),
    });
  });

  it("is not extended past the sheet", () => {
    expect(extended(single(at(9, 4)), at(1, 1), extent).focus).toEqual(at(9, 4));
    expect(extended(single(at(0, 0)), at(-1_000_000, -1_000_000), extent).focus).toEqual(at(0, 0));
    expect(inside(at(99, -1), extent)).toEqual(at(9, 0));
  });

  it("of everything reaches the last cell, and is the corner of an empty sheet", () => {
    expect(boxOf(everything(extent))).toEqual(box(0, 0, 9, 4));
    expect(boxOf(everything({ rows: 0, columns: 0 }))).toEqual(box(0, 0, 0, 0));
  });
});

const shapes: [rule: string, texts: string[][], target: Box, cells: string[], covered: Box][] = [
  ["one cell goes into one", [["a"]], box(2, 2, 2, 2), ["2,2=a"], box(2, 2, 2, 2)],
  ["one cell fills the selection", [["a"]], box(0, 0, 1, 1), ["0,0=a", "0,1=a", "1,0=a", "1,1=a"], box(0, 0, 1, 1)],
  [
    "a range spreads from one cell",
    [
      ["a", "b"],
      ["c", "d"],
    ],
    box(1, 1, 1, 1),
    ["1,1=a", "1,2=b", "2,1=c", "2,2=d"],
    box(1, 1, 2, 2),
  ],
  ["a multiple repeats", [["a"], ["b"]], box(0, 0, 3, 0), ["0,0=a", "1,0=b", "2,0=a", "3,0=b"], box(0, 0, 3, 0)],
  ["no multiple does not repeat", [["a"], ["b"]], box(0, 0, 2, 0), ["0,0=a", "1,0=b"], box(0, 0, 1, 0)],
  [
    "each direction repeats for itself",
    [["a", "b"]],
    box(0, 0, 1, 2),
    ["0,0=a", "0,1=b", "1,0=a", "1,1=b"],
    box(0, 0, 1, 1),
  ],
  [
    "what is outside is left out",
    [
      ["a", "b"],
      ["c", "d"],
    ],
    box(9, 4, 9, 4),
    ["9,4=a"],
    box(9, 4, 9, 4),
  ],
  [
    "short rows leave their cells alone",
    [["a", "b"], ["c"]],
    box(0, 0, 0, 0),
    ["0,0=a", "0,1=b", "1,0=c"],
    box(0, 0, 1, 1),
  ],
  ["empty texts are pasted too", [["", "b"]], box(0, 0, 0, 0), ["0,0=", "0,1=b"], box(0, 0, 0, 1)],
];

describe("pasting", () => {
  it.each(shapes)("%s", (_rule, texts, target, cells, covered) => {
    const result = pasted(texts, target, extent);
    expect(result.cells.map(({ row, column, text }) => `${row},${column}=${text}`)).toEqual(cells);
    expect(result.box).toEqual(covered);
  });

  it("takes more rows than a call takes arguments", () => {
    const texts = Array.from({ length: 200_000 }, (_, row) => [String(row)]);
    const { cells } = pasted(texts, box(0, 0, 0, 0), { rows: texts.length, columns: 1 });
    expect(cells).toHaveLength(texts.length);
    expect(cells.at(-1)).toEqual({ row: 199_999, column: 0, text: "199999" });
  });
});

describe("filling", () => {
  const pairs = (area: Box, direction: "down" | "right"): string[] =>
    fillPairs(area, direction).map(({ from, to }) => `${from.row},${from.column}>${to.row},${to.column}`);

  it.each([
    ["down from the first row", box(1, 0, 3, 1), "down", ["1,0>2,0", "1,1>2,1", "1,0>3,0", "1,1>3,1"]],
    ["right from the first column", box(0, 1, 1, 3), "right", ["0,1>0,2", "0,1>0,3", "1,1>1,2", "1,1>1,3"]],
    ["nothing in one row down", box(1, 0, 1, 4), "down", []],
    ["nothing in one column right", box(0, 2, 4, 2), "right", []],
  ] as const)("goes %s", (_name, area, direction, expected) => {
    expect(pairs(area, direction)).toEqual(expected);
  });
});
