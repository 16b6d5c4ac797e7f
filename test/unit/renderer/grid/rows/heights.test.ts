// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { frozenByFile } from "../../../../../renderer/arrangement/column-looks.js";
import {
  fitLines,
  heightsOf,
  linesIn,
  rowHeightOf,
  singleHeightOf,
} from "../../../../../renderer/grid/rows/heights.js";

test.each([
  [34, 1],
  [100, 4],
  [26, 1],
  [10, 1],
])("a row of %d px has room for %d lines", (px, lines) => expect(linesIn(px)).toBe(lines));

test.each([
  [10, 26],
  [84.4, 84],
  [9000, 600],
])("a row that is to be %d px high is %d px high", (wanted, px) => expect(singleHeightOf(wanted)).toBe(px));

test("rows are as high as the file says, within reason", () => {
  const style = { headerBold: true, rowStripes: true, columnStripes: false };
  expect(
    [undefined, 5, 100, 900].map((px) => rowHeightOf(px === undefined ? style : { ...style, rowHeightPx: px })),
  ).toEqual([34, 26, 100, 160]);
});

test.each([
  [undefined, 36],
  [5, 28],
  [28, 28],
  [50, 50],
  [80, 80],
  [900, 80],
])("a head of %s px is so high that it can be read: %d px", (headerHeightPx, headerHeight) => {
  const style = { headerBold: true, rowStripes: true, columnStripes: false };
  expect(heightsOf(headerHeightPx === undefined ? style : { ...style, headerHeightPx })).toEqual({
    rowHeight: 34,
    headerHeight,
  });
});

test("only cells of rows with a height of their own are given a number of lines", () => {
  const asked: string[] = [];
  const cell = (length: number) =>
    ({
      style: {
        length,
        setProperty: (name: string, value: string) => asked.push(`${name}: ${value}`),
        removeProperty: (name: string) => asked.push(`no ${name}`),
      },
    }) as unknown as HTMLElement;
  fitLines(cell(0), 84, 34);
  fitLines(cell(1), 84, undefined);
  expect(asked).toEqual(["--lines: 4", "--lines: 4"]);
  asked.length = 0;
  for (const heightPx of [34, null, undefined]) fitLines(cell(0), heightPx, 34);
  expect(asked).toEqual([]);
  for (const heightPx of [34, null, undefined]) fitLines(cell(1), heightPx, 34);
  expect(asked).toEqual(["no --lines", "no --lines", "no --lines"]);
});

test.each([
  ["nothing", {}, 0],
  ["the header alone", { rows: { frozen_rows: 1 } }, 0],
  ["nothing, not even the header", { rows: { frozen_rows: 0 } }, 0],
  ["the header and two rows", { rows: { frozen_rows: 3 } }, 2],
])("of a file that freezes %s, so many rows stay in sight", (_, metadata, count) =>
  expect(frozenByFile({ metadata })).toBe(count),
);
