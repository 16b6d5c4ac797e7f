import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pasteQuestion, planPaste, planPasteInAll } from "../../../../../renderer/grid/edits/paste-plan.js";
import type { Box } from "../../../../../renderer/grid/selection/selection.js";

const extent = { rows: 3, columns: 3 };
const at = (row: number, column: number): Box => ({ top: row, left: column, bottom: row, right: column });
const texts = (text: string) => text.split("\n").map((row) => row.split("|"));

describe("a paste into several ranges", () => {
  it("writes a single value into each cell once, and nothing else", () => {
    const boxes = [at(0, 0), { top: 0, left: 0, bottom: 1, right: 0 }, at(2, 2)];
    expect(planPasteInAll([["x"]], boxes)).toEqual({
      cells: [
        { row: 0, column: 0, text: "x" },
        { row: 1, column: 0, text: "x" },
        { row: 2, column: 2, text: "x" },
      ],
      box: undefined,
      newRows: [],
      columnsBeyond: 0,
    });
  });

  it("writes a table into each range of its shape, as often as it fits there", () => {
    const twoRows = { top: 0, left: 1, bottom: 1, right: 2 };
    expect(planPasteInAll(texts("a|b"), [{ top: 4, left: 0, bottom: 4, right: 1 }, twoRows])?.cells).toEqual([
      { row: 0, column: 1, text: "a" },
      { row: 0, column: 2, text: "b" },
      { row: 1, column: 1, text: "a" },
      { row: 1, column: 2, text: "b" },
      { row: 4, column: 0, text: "a" },
      { row: 4, column: 1, text: "b" },
    ]);
  });

  it("writes what the later of two overlapping ranges has, each cell once", () => {
    const plan = planPasteInAll(texts("a\nb"), [
      { top: 0, left: 0, bottom: 1, right: 0 },
      { top: 1, left: 0, bottom: 2, right: 0 },
    ]);
    expect(plan?.cells).toEqual([
      { row: 0, column: 0, text: "a" },
      { row: 1, column: 0, text: "a" },
      { row: 2, column: 0, text: "b" },
    ]);
  });

  it("is none where a range has another shape", () => {
    for (const table of ["a|b", "a\nb"])
      expect(planPasteInAll(texts(table), [at(0, 0), { top: 0, left: 1, bottom: 1, right: 2 }])).toBeUndefined();
    expect(planPasteInAll([], [at(0, 0), at(1, 1)])).toBeUndefined();
  });

  it("is, whatever the ranges, that of each of them one after the other", () => {
    const box = fc
      .record({
        top: fc.nat(4),
        left: fc.nat(4),
        rows: fc.integer({ min: 1, max: 3 }),
        columns: fc.integer({ min: 1, max: 3 }),
      })
      .map(({ top, left, rows, columns }) => ({
        top,
        left,
        bottom: top + rows * 2 - 1,
        right: left + columns * 2 - 1,
      }));
    const sheet = { rows: 20, columns: 20 };
    const table = texts("a|b\nc|d");
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 5 }), (boxes) => {
        const wanted = new Map<string, string>();
        for (const each of boxes)
          for (const { row, column, text } of planPaste(table, each, sheet).cells) wanted.set(`${row},${column}`, text);
        const cells = planPasteInAll(table, boxes)?.cells ?? [];
        expect(cells).toHaveLength(wanted.size);
        expect(new Map(cells.map(({ row, column, text }) => [`${row},${column}`, text]))).toEqual(wanted);
      }),
      { seed: 16, numRuns: 200 },
    );
  });
});

describe("a paste", () => {
  it("within the sheet has nothing beyond it", () => {
    expect(planPaste(texts("a|b\nc"), at(1, 1), extent)).toMatchObject({ newRows: [], columnsBeyond: 0 });
    expect(planPaste(texts("a"), at(0, 0), extent)).toMatchObject({ newRows: [], columnsBeyond: 0 });
  });

  it("keeps what lies below the last row, as wide as the sheet", () => {
    const { cells, newRows, columnsBeyond } = planPaste(texts("a|b|c\nd\ne|f"), at(2, 1), extent);
    expect(cells).toEqual([
      { row: 2, column: 1, text: "a" },
      { row: 2, column: 2, text: "b" },
    ]);
    expect(newRows).toEqual([
      [{ column: 1, text: "d" }],
      [
        { column: 1, text: "e" },
        { column: 2, text: "f" },
      ],
    ]);
    expect(columnsBeyond).toBe(1);
  });

  it("makes no rows of blank lines at its end, and counts no blank columns", () => {
    const { newRows, columnsBeyond } = planPaste(texts("a|||\n|\nb\n|\n"), at(2, 2), extent);
    expect(newRows.map((row) => row.map(({ text }) => text))).toEqual([[""], ["b"]]);
    expect(columnsBeyond).toBe(0);
  });

  it("of one value over a range stays in it", () => {
    const plan = planPaste([["x"]], { top: 0, left: 0, bottom: 2, right: 2 }, extent);
    expect(plan.cells).toHaveLength(9);
    expect(plan.newRows).toEqual([]);
  });
});

describe("what is asked about a paste", () => {
  const sheet = { lastColumn: "Rarity", isArranged: false };
  const newRows = (count: number) => Array.from({ length: count }, () => []);

  it.each([
    [0, 0, false, undefined, undefined],
    [12, 0, false, "The paste has 12 more rows than the sheet.", "Add 12 rows"],
    [1, 0, false, "The paste has 1 more row than the sheet.", "Add 1 row"],
    [0, 1, true, "1 column on its right does not fit and is left out: the last column here is Rarity.", undefined],
    [
      1,
      2,
      true,
      "The paste has 1 more row than the sheet. Rows of this sheet are sorted or hidden: new rows are added at the end of the file and stay visible. 2 columns on its right do not fit and are left out: the last column here is Rarity.",
      "Add 1 row",
    ],
  ])("with %i rows and %i columns beyond", (rows, columnsBeyond, isArranged, text, add) => {
    const asked = pasteQuestion({ newRows: newRows(rows), columnsBeyond }, { ...sheet, isArranged });
    expect(asked?.text).toBe(text);
    expect(asked?.add).toBe(add);
  });

  it("where a page adds no rows says why, and offers only what fits", () => {
    const asked = (rows: number, columnsBeyond: number) =>
      pasteQuestion(
        { newRows: newRows(rows), columnsBeyond },
        { ...sheet, isArranged: true, noRows: "Not in a merge." },
      );
    expect(asked(2, 0)).toEqual({
      text: "The paste has 2 more rows than the sheet. Not in a merge.",
      add: undefined,
    });
    expect(asked(100_001, 0)?.text).toBe("The paste has 100,001 more rows than the sheet. Not in a merge.");
    expect(asked(0, 1)?.text).not.toContain("Not in a merge.");
    expect(asked(0, 0)).toBeUndefined();
  });

  it("of more rows than one act adds says so, and offers only what fits", () => {
    const sheet = { lastColumn: "C", isArranged: true };
    const most = pasteQuestion({ newRows: Array.from({ length: 100_000 }, () => []), columnsBeyond: 0 }, sheet);
    expect(most?.add).toBe("Add 100,000 rows");
    const more = pasteQuestion({ newRows: Array.from({ length: 100_001 }, () => []), columnsBeyond: 0 }, sheet);
    expect(more).toEqual({
      text: "The paste has 100,001 more rows than the sheet. A paste adds at most 100,000 rows: paste it in parts, or import it as a file.",
      add: undefined,
    });
  });
});
