import { describe, expect, it } from "vitest";
import { pastedIn, sumOf, transposed } from "../../../../../renderer/grid/edits/paste-ways.js";

const cell = (row: number, column: number, text: string) => ({ row, column, text });
const plan = {
  cells: [cell(0, 0, "1"), cell(0, 1, ""), cell(1, 0, "x"), cell(1, 1, "2.2")],
  box: { top: 0, left: 0, bottom: 1, right: 1 },
  newRows: [],
  columnsBeyond: 0,
};
const held = [
  ["3", "4"],
  ["5", "1.1"],
];
const textAt = (row: number, column: number): string => held[row]?.[column] ?? "";

describe("a special paste", () => {
  it.each([
    [
      [["a", "b"], ["c"]],
      [
        ["a", "c"],
        ["b", ""],
      ],
    ],
    [[["a"]], [["a"]]],
    [[], []],
  ])("turns %j into %j", (texts, wanted) => {
    expect(transposed(texts)).toEqual(wanted);
  });

  it.each([
    ["0.1", "0.2", "0.3"],
    ["-3", "+3", "0"],
    ["", "1", undefined],
    ["*", "1", undefined],
    ["1e3", "1", undefined],
  ])("adds %j and %j to %j", (before, added, sum) => {
    expect(sumOf(before, added)).toBe(sum);
  });

  it("leaves cells alone where blanks would come", () => {
    expect(pastedIn(plan, "filled", textAt)).toEqual({
      plan: { ...plan, cells: [cell(0, 0, "1"), cell(1, 0, "x"), cell(1, 1, "2.2")] },
      left: 0,
    });
  });

  it("adds numbers, and counts what is none", () => {
    expect(pastedIn(plan, "added", textAt)).toEqual({
      plan: { ...plan, cells: [cell(0, 0, "4"), cell(1, 1, "3.3")] },
      left: 1,
    });
  });

  it("is as usual otherwise", () => {
    expect(pastedIn(plan, "plain", textAt).plan).toBe(plan);
  });
});
