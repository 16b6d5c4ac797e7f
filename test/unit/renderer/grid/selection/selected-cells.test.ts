import { describe, expect, it } from "vitest";
import {
  cellOf,
  columnOf,
  rangeColumns,
  selectedBlocks,
  selectedColumns,
  selectedRows,
  selectedValues,
} from "../../../../../renderer/grid/selection/selected-cells.js";
import type { Box } from "../../../../../renderer/grid/selection/selection.js";
import type { ColumnView, SheetView } from "../../../../../shared/workspace/index.js";

const column = (key: string): ColumnView => ({ key, id: { path: [key] }, title: key }) as unknown as ColumnView;
const sheet = { columns: [column("id"), column("name"), column("cost")] } as unknown as SheetView;
const rows = ["a", "b", "c", "d"].map((key, at) => ({ key, cells: [key, `Card ${key}`, at] }));

/** The screen shows the columns of the file in another order, with a computed one among them. */
const host = (box: Box | undefined) => ({
  sheet,
  rows,
  range: { boxes: box ? [box] : [], columns: () => ["cost", "#derived rate", "name", "id"] },
});
const box: Box = { top: 1, bottom: 2, left: 0, right: 2 };

describe("the selected cells", () => {
  it("are of the rows from the top of the range to its bottom", () => {
    expect(selectedRows(host(box)).map(({ key }) => key)).toEqual(["b", "c"]);
  });

  it("are of the columns of the sheet as on screen, without computed ones", () => {
    expect(selectedColumns(host(box)).map(({ key }) => key)).toEqual(["cost", "name"]);
    expect(rangeColumns(host(box)).map((each) => each?.key)).toEqual(["cost", undefined, "name", "id"]);
  });

  it("are each once where ranges overlap, in blocks of rows with the same columns", () => {
    const further: Box = { top: 2, bottom: 3, left: 2, right: 3 };
    const several = { sheet, rows, range: { ...host(box).range, boxes: [further, box] } };
    const told = selectedBlocks(several).map((block) => [
      block.rows.map(({ key }) => key).join(""),
      block.columns.map(({ key }) => key).join(" "),
    ]);
    expect(told).toEqual([
      ["b", "cost name"],
      ["c", "cost name id"],
      ["d", "name id"],
    ]);
    expect(selectedRows(several).map(({ key }) => key)).toEqual(["b", "c", "d"]);
    expect(selectedColumns(several).map(({ key }) => key)).toEqual(["cost", "name", "id"]);
    expect([...selectedValues(several)]).toEqual([1, "Card b", 2, "Card c", "c", "Card d", "d"]);
  });

  it("are none where nothing is selected", () => {
    expect(selectedRows(host(undefined))).toEqual([]);
    expect(selectedColumns(host(undefined))).toEqual([]);
  });

  it("hold what the row has in their column; nothing in a column that the row has no cell for", () => {
    const [row = { key: "", cells: [] }] = rows;
    expect(sheet.columns.map((each) => cellOf(sheet, row, each))).toEqual(["a", "Card a", 0]);
    expect(cellOf(sheet, { key: "e", cells: [] }, column("id"))).toBeNull();
    expect(columnOf(sheet, "cost")).toBe(sheet.columns[2]);
    expect(columnOf(sheet, "gone")).toBeUndefined();
  });
});
