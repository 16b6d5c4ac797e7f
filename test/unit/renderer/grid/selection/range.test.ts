import type { GridApi } from "ag-grid-community";
import { beforeEach, describe, expect, it } from "vitest";
import { onlyAt, type CellRange } from "../../../../../renderer/grid/selection/cell-range.js";
import { Range } from "../../../../../renderer/grid/selection/range.js";
import type { GridRow } from "../../../../../renderer/state/sheet-rows.js";

/** What the range has told: changes, scrolling, and the keyboard led to the active cell. */
let told: string[];
let columns: string[];
let range: Range;

/** The part of the grid that the range asks. */
const api = (): GridApi<GridRow> =>
  ({
    getAllDisplayedColumns: () => columns.map((id) => ({ getColId: () => id })),
  }) as unknown as GridApi<GridRow>;

function newRange(): Range {
  const made = new Range({
    api: api(),
    reveal: () => told.push("reveal"),
    changed: () => told.push("changed"),
    takeKeyboard: () => told.push("keyboard"),
  });
  made.followColumns();
  return made;
}

/** One cell as a range. */
const only = (row: string, column: string): CellRange => ({
  rows: onlyAt(row),
  columns: onlyAt(column),
  further: [],
});

beforeEach(() => {
  told = [];
  columns = ["#", "name", "cost", "#derived rate", "kind"];
  range = newRange();
  range.followRows(["a", "b", "c", "d"]);
  told = [];
});

describe("the active cell", () => {
  it("is brought into sight and gets the keyboard when it is gone to", () => {
    range.goTo({ row: 2, column: 1 });
    expect(range.activeCell).toEqual({ rowKey: "c", column: "cost" });
    expect(told).toEqual(["reveal", "changed", "keyboard"]);
    told = [];
    range.goTo({ row: 1, column: 0 }, { focus: false });
    expect(told).toEqual(["reveal", "changed"]);
  });

  it("stays inside the sheet, and only in columns of the sheet", () => {
    range.goTo({ row: 99, column: 99 });
    expect(range.activeCell).toEqual({ rowKey: "d", column: "kind" });
    range.goTo({ row: -1, column: -1 });
    expect(range.activeCell).toEqual({ rowKey: "a", column: "name" });
  });

  it("stays the same cell when rows come before it, and is its neighbour when it goes", () => {
    range.goTo({ row: 1, column: 0 });
    range.followRows(["x", "a", "b", "c"]);
    expect([range.activeCell?.rowKey, range.active?.row]).toEqual(["b", 2]);
    range.followRows(["x", "a", "c"]);
    expect([range.activeCell?.rowKey, range.active?.row]).toEqual(["c", 2]);
  });

  it("is in the next column when its own is hidden", () => {
    range.goTo({ row: 1, column: 1 });
    columns = ["#", "name", "kind"];
    range.followColumns();
    expect(range.activeCell).toEqual({ rowKey: "b", column: "kind" });
  });

  it("comes back when all rows were gone for a while", () => {
    range.goTo({ row: 1, column: 1 });
    range.followRows([]);
    expect(range.activeCell).toBeUndefined();
    range.followRows(["a", "b"]);
    expect(range.activeCell).toEqual({ rowKey: "b", column: "cost" });
  });

  it("is restored once its row is there, quietly; until then the first is active", () => {
    range.restore(only("z", "kind"));
    expect(range.activeCell).toEqual({ rowKey: "a", column: "name" });
    range.followRows(["a", "z"]);
    expect(range.active).toEqual({ row: 1, column: 2 });
    expect(told).toEqual(["changed", "changed"]);
  });

  it("is the first of other rows that come after all were gone, wherever keys meant to go meanwhile", () => {
    range.goTo({ row: 1, column: 1 });
    range.followRows([]);
    range.goTo({ row: 3, column: 0 });
    range.settle();
    expect(range.cells).toEqual(only("b", "cost"));
    range.followRows(["x", "y"]);
    expect(range.activeCell).toEqual({ rowKey: "x", column: "name" });
    range.followRows(["x", "b"]);
    expect(range.activeCell).toEqual({ rowKey: "b", column: "cost" });
  });

  it("is restored with the range around it, as far as that is there", () => {
    range.select({ anchor: { row: 0, column: 2 }, focus: { row: 2, column: 1 } });
    const { cells } = range;
    const restored = (rows: readonly string[]): Range => {
      const other = newRange();
      if (cells) other.restore(cells);
      other.followRows(rows);
      return other;
    };
    expect(restored(["a", "b", "c"]).current).toEqual({ anchor: { row: 0, column: 2 }, focus: { row: 2, column: 1 } });
    expect(restored(["b", "c"]).current).toEqual({ anchor: { row: 1, column: 2 }, focus: { row: 1, column: 1 } });
    expect(restored(["a", "b"]).current).toEqual({ anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } });
  });

  it("is not restored where the person has gone elsewhere meanwhile", () => {
    range.restore(only("z", "kind"));
    range.goTo({ row: 0, column: 0 });
    range.followRows(["a", "z"]);
    expect(range.activeCell?.rowKey).toBe("a");
  });

  it("is the first cell, whichever that is, until the person goes somewhere", () => {
    range.goHome();
    expect(range.activeCell).toEqual({ rowKey: "a", column: "name" });
    range.followRows(["d", "a", "b"]);
    columns = ["#", "cost", "name"];
    range.followColumns();
    expect(range.activeCell).toEqual({ rowKey: "d", column: "cost" });
    range.followRows([]);
    expect(range.activeCell).toBeUndefined();
    range.followRows(["b", "a"]);
    expect(range.activeCell?.rowKey).toBe("b");
    range.goTo({ row: 0, column: 1 });
    range.followRows(["a", "b"]);
    expect(range.activeCell).toEqual({ rowKey: "b", column: "name" });
  });

  it("stays with its row once that is being edited, also where nobody went to it", () => {
    range.goHome();
    range.settle();
    range.followRows(["d", "a", "b"]);
    expect(range.activeCell?.rowKey).toBe("a");
  });

  it("is the first cell where all rows are others at once, until its own is back", () => {
    range.goTo({ row: 2, column: 1 });
    range.followRows(["x", "y"]);
    expect(range.activeCell).toEqual({ rowKey: "x", column: "name" });
    range.followRows(["x", "c"]);
    expect(range.activeCell).toEqual({ rowKey: "c", column: "cost" });
  });

  it("is reset without a notice where the rows that arrive leave it as it is", () => {
    range.goHome();
    told = [];
    range.followRows(["a", "b", "c", "d", "e"]);
    expect(told).toEqual([]);
  });

  it("is none in a sheet without rows", () => {
    range.followRows([]);
    range.goTo({ row: 0, column: 0 });
    expect(range.active).toBeUndefined();
    expect(range.box).toBeUndefined();
  });
});

describe("a range", () => {
  it("knows its cells, and whether it is one alone", () => {
    range.select({ anchor: { row: 2, column: 1 }, focus: { row: 1, column: 0 } });
    expect(range.box).toEqual({ top: 1, left: 0, bottom: 2, right: 1 });
    expect(range.isSingle).toBe(false);
    expect([range.includes(2, "cost"), range.includes(2, "kind"), range.includes(0, "name")]).toEqual([
      true,
      false,
      false,
    ]);
    expect([range.isActive("b", "name"), range.isActive("c", "cost")]).toEqual([true, false]);
    range.goTo({ row: 1, column: 0 });
    expect(range.isSingle).toBe(true);
  });

  it("may have its active cell inside", () => {
    const all = { anchor: { row: 0, column: 0 }, focus: { row: 3, column: 2 } };
    range.select(all, { active: { row: 1, column: 1 } });
    expect(range.current).toEqual(all);
    expect(range.active).toEqual({ row: 1, column: 1 });
  });

  it("of whole rows has its active cell at their beginning", () => {
    range.selectRows(1, 2);
    expect(range.active).toEqual({ row: 2, column: 0 });
    expect([0, 1, 2, 3].map((row) => range.isWholeRow(row))).toEqual([false, true, true, false]);
  });

  it("forgets where a row of entries began with the next move", () => {
    range.goTo({ row: 1, column: 1 }, { entryColumn: 0 });
    expect(range.entryColumn).toBe(0);
    range.goTo({ row: 1, column: 2 });
    expect(range.entryColumn).toBeUndefined();
  });

  it("finds cells by their keys, and keys by their places", () => {
    expect(range.cellAt({ row: 3, column: 2 })).toEqual({ rowKey: "d", column: "kind" });
    expect(range.cellAt({ row: 4, column: 0 })).toBeUndefined();
    expect(range.find({ rowKey: "d", column: "kind" })).toEqual({ row: 3, column: 2 });
    expect(range.find({ rowKey: "gone", column: "kind" })).toBeUndefined();
  });
});

describe("several ranges", () => {
  const at = (row: number, column: number) => ({ row, column });
  const box = (top: number, left: number, bottom: number, right: number) => ({ top, left, bottom, right });

  it("keep those before, with the active cell in the last", () => {
    range.goTo(at(0, 0));
    range.add(at(2, 1));
    expect(range.boxes).toEqual([box(0, 0, 0, 0), box(2, 1, 2, 1)]);
    expect(range.activeCell).toEqual({ rowKey: "c", column: "cost" });
    expect([range.includes(0, "name"), range.includes(1, "name"), range.isSingle]).toEqual([true, false, false]);
    range.goTo(at(1, 1));
    expect(range.boxes).toEqual([box(1, 1, 1, 1)]);
  });

  it("stay with their cells when rows come, go and move; one that is torn apart is given up", () => {
    range.select({ anchor: at(0, 0), focus: at(1, 1) });
    range.add(at(3, 2));
    range.followRows(["x", "b", "c", "d"]);
    expect(range.boxes).toEqual([box(1, 0, 1, 1), box(3, 2, 3, 2)]);
    range.followRows(["a", "b", "c", "d"]);
    range.select({ anchor: at(0, 0), focus: at(1, 1) });
    range.add(at(3, 2));
    range.followRows(["a", "c", "b", "d"]);
    expect(range.boxes).toEqual([box(3, 2, 3, 2)]);
  });

  it("lose columns that are hidden", () => {
    range.select({ anchor: at(0, 0), focus: at(0, 1) });
    range.add(at(2, 2));
    columns = ["#", "cost", "kind"];
    range.followColumns();
    expect(range.boxes).toEqual([box(0, 0, 0, 0), box(2, 1, 2, 1)]);
  });

  it("are remembered and restored together", () => {
    range.goTo(at(0, 0));
    range.add(at(2, 1));
    const { cells } = range;
    const other = newRange();
    if (cells) other.restore(cells);
    other.followRows(["b", "a", "c"]);
    expect(other.boxes).toEqual([box(1, 0, 1, 0), box(2, 1, 2, 1)]);
  });

  it("can have cells left out; the active one stays while it is in the last range that is left", () => {
    range.select({ anchor: at(0, 0), focus: at(2, 0) });
    range.leaveOut(box(1, 0, 1, 0));
    expect(range.boxes).toEqual([box(0, 0, 0, 0), box(2, 0, 2, 0)]);
    expect(range.active).toEqual(at(2, 0));
    range.leaveOut(box(2, 0, 2, 0));
    expect([range.boxes, range.active]).toEqual([[box(0, 0, 0, 0)], at(0, 0)]);
    range.leaveOut(box(0, 0, 0, 0));
    expect(range.boxes).toEqual([box(0, 0, 0, 0)]);
  });

  it("are added by moves from when that is begun until it is ended", () => {
    range.select({ anchor: at(0, 0), focus: at(1, 0) });
    range.toggleAdding();
    expect([range.isAdding, range.boxes]).toEqual([true, [box(0, 0, 1, 0), box(1, 0, 1, 0)]]);
    range.toggleAdding();
    expect([range.isAdding, range.boxes]).toEqual([false, [box(0, 0, 1, 0), box(1, 0, 1, 0)]]);
    range.toggleAdding();
    range.goTo(at(3, 0));
    expect([range.isAdding, range.boxes]).toEqual([false, [box(3, 0, 3, 0)]]);
  });

  it("name the rows that are selected as a whole", () => {
    range.selectRows(0, 0);
    range.selectRows(3, 3, { further: range.boxes });
    expect([0, 1, 2, 3].map((row) => range.isWholeRow(row))).toEqual([true, false, false, true]);
  });
});
