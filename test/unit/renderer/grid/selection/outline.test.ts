// @vitest-environment happy-dom
import type { GridApi } from "ag-grid-community";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { activeClass, Outline } from "../../../../../renderer/grid/selection/outline.js";
import { Range } from "../../../../../renderer/grid/selection/range.js";
import { DrawnCells } from "../../../../../renderer/grid/selection/range-pointer.js";
import type { GridRow } from "../../../../../renderer/state/sheet-rows.js";

// Files share the modules they import: this one loads its own, with what it replaces in them, and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

vi.mock("../../../../../renderer/state/calls.js", () => ({}));

const columns = ["name", "cost"];

let element: HTMLElement;
let outline: Outline;
let range: Range;
/** Whether the grid has more to draw in the frames to come. */
let isDrawing: boolean;

const api = (): GridApi<GridRow> =>
  ({
    getAllDisplayedColumns: () => columns.map((id) => ({ getColId: () => id })),
    getPinnedTopRowCount: () => 0,
    getEditingCells: () => [],
    isAnimationFrameQueueEmpty: () => !isDrawing,
  }) as unknown as GridApi<GridRow>;

/** Draws a row as the grid does. */
function draw(row: number): HTMLElement {
  const made = document.createElement("div");
  made.className = "ag-row";
  made.setAttribute("row-index", String(row));
  made.innerHTML = columns.map((id) => `<i class="ag-cell sheet-cell" col-id="${id}" tabindex="-1"></i>`).join("");
  return element.appendChild(made);
}

const cellOf = (row: HTMLElement, column: string): Element | null => row.querySelector(`[col-id="${column}"]`);

const framesLater = async (count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame);
};

beforeEach(() => {
  isDrawing = false;
  element = document.body.appendChild(document.createElement("div"));
  const grid = api();
  range = new Range({
    api: grid,
    reveal: () => undefined,
    changed: () => outline.paint(),
    takeKeyboard: () => outline.takeKeyboard(),
  });
  outline = new Outline(element, grid, range, new DrawnCells(grid, range));
  range.followRows(["a", "b", "c"]);
  range.followColumns();
});

afterEach(() => {
  outline.destroy();
  element.remove();
});

describe("the keyboard", () => {
  it("goes on to the active cell from what scrolls, where the browser lets Tab stop", () => {
    const viewport = document.createElement("div");
    viewport.className = "ag-grid-viewport";
    viewport.tabIndex = 0;
    element.append(viewport);
    const row = draw(0);
    range.goTo({ row: 0, column: 1 });
    viewport.focus();
    expect(document.activeElement).toBe(cellOf(row, "cost"));
  });

  it("waits on the sheet for an active cell that is not drawn, which has it once it is", async () => {
    draw(0);
    isDrawing = true;
    range.goTo({ row: 2, column: 1 });
    await framesLater(3);
    expect(document.activeElement).toBe(element);
    const cell = cellOf(draw(2), "cost");
    isDrawing = false;
    await expect.poll(() => document.activeElement).toBe(cell);
    expect([cell?.classList.contains(activeClass), cell?.classList.contains("in-selection")]).toEqual([true, true]);
  });

  it("goes to the cell that stays when the grid redraws a row before removing the old one", async () => {
    const old = draw(1);
    const kept = draw(1);
    isDrawing = true;
    range.goTo({ row: 1, column: 0 });
    await framesLater(3);
    expect(document.activeElement).toBe(cellOf(old, "name"));
    old.remove();
    isDrawing = false;
    await expect.poll(() => document.activeElement).toBe(cellOf(kept, "name"));
    expect(element.querySelectorAll(`.${activeClass}`)).toHaveLength(1);
  });

  it("stays in a field that it was led to while the grid draws", async () => {
    const field = document.body.appendChild(document.createElement("input"));
    isDrawing = true;
    range.goTo({ row: 2, column: 1 });
    field.focus();
    await framesLater(2);
    draw(2);
    isDrawing = false;
    await framesLater(3);
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it("is led from beside the cells of a row to the active cell", () => {
    const row = draw(1);
    row.tabIndex = -1;
    range.goTo({ row: 1, column: 1 });
    row.focus();
    expect(document.activeElement).toBe(cellOf(row, "cost"));
  });

  it("comes to the active cell with the sheet, and stays at the edge of the sheet to leave it backwards", () => {
    const row = draw(1);
    range.goTo({ row: 1, column: 1 });
    outline.leaveBackwards();
    expect(document.activeElement).toBe(element);
    document.body.focus();
    element.blur();
    element.focus();
    expect(document.activeElement).toBe(cellOf(row, "cost"));
  });
});
