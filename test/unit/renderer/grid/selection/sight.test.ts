// @vitest-environment happy-dom
import type { GridApi } from "ag-grid-community";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Sight } from "../../../../../renderer/grid/selection/sight.js";
import type { GridRow } from "../../../../../renderer/state/sheet-rows.js";

const rowPx = 30;
const columnPx = 100;
const names = ["name", "cost", "kind", "text"];

/** The window of a grid of rows and columns of one size: how far it is scrolled, and how large it is. */
let view: { topPx: number; leftPx: number; heightPx: number; widthPx: number };
let place: { row: number; column: number };
let frozen: number;
let asked: string[];
let element: HTMLElement;
let sight: Sight;

/** The scroll position nearest to `from` where so much is in sight. */
const scrolledTo = (from: number, sizePx: number, startPx: number, itemPx: number): number =>
  Math.max(startPx + itemPx - sizePx, Math.min(from, startPx));

/** The part of the grid that scrolls. */
const api = (): GridApi<GridRow> =>
  ({
    ensureIndexVisible: (row: number) => {
      asked.push(`row ${row}`);
      view.topPx = scrolledTo(view.topPx, view.heightPx, row * rowPx, rowPx);
    },
    ensureColumnVisible: (id: string) => {
      asked.push(`column ${id}`);
      view.leftPx = scrolledTo(view.leftPx, view.widthPx, names.indexOf(id) * columnPx, columnPx);
    },
    getColumn: (id: string) => ({
      isPinned: () => id === "name",
      getLeft: () => names.indexOf(id) * columnPx,
      getActualWidth: () => columnPx,
    }),
    getDisplayedRowAtIndex: (row: number) => ({ rowTop: row * rowPx, rowHeight: rowPx }),
    getDisplayedCenterColumns: () => names.slice(1).map((id) => ({ getColId: () => id })),
    getVerticalPixelRange: () => ({ top: view.topPx, bottom: view.topPx + view.heightPx }),
    getHorizontalPixelRange: () => ({ left: view.leftPx, right: view.leftPx + view.widthPx }),
  }) as unknown as GridApi<GridRow>;

beforeEach(() => {
  view = { topPx: 0, leftPx: 0, heightPx: 300, widthPx: 200 };
  place = { row: 20, column: 2 };
  frozen = 0;
  asked = [];
  element = document.createElement("div");
  element.innerHTML =
    '<div class="ag-header"><b tabindex="0"></b></div><div class="ag-cell"></div><div class="bar"></div>';
  document.body.append(element);
  const range = {
    get active() {
      return place;
    },
    get activeCell() {
      return { rowKey: `r${place.row}`, column: names[place.column] ?? "" };
    },
  };
  const rows = {
    get frozenCount() {
      return frozen;
    },
    ensure: (at: number) => asked.push(`ensure ${at}`),
  };
  sight = new Sight({ element, api: api(), rows, range: () => range });
});

afterEach(() => {
  sight.destroy();
  element.remove();
});

/** What the browser does to the window at some time, whoever asked for it. */
function scroll(topPx: number, leftPx = view.leftPx): void {
  view = { ...view, topPx, leftPx };
  sight.followScroll();
}

const part = (selector: string): Element => element.querySelector(selector) ?? element;
const wheel = (): boolean => element.dispatchEvent(new WheelEvent("wheel"));
const press = (selector: string, button = 0): boolean =>
  part(selector).dispatchEvent(new PointerEvent("pointerdown", { button, bubbles: true }));

/** Whether all of the active cell is in the window. */
const isInSight = (): boolean =>
  place.row * rowPx >= view.topPx &&
  (place.row + 1) * rowPx <= view.topPx + view.heightPx &&
  place.column * columnPx >= view.leftPx &&
  (place.column + 1) * columnPx <= view.leftPx + view.widthPx;

describe("the active cell", () => {
  beforeEach(() => sight.reveal());

  it("is brought into sight, once the grid has its row", () => {
    expect(asked).toEqual(["ensure 20", "row 20", "column kind"]);
    expect(isInSight()).toBe(true);
  });

  it("comes back into sight when the window becomes smaller than its place in it", () => {
    view.heightPx = 200;
    view.widthPx = 150;
    expect(isInSight()).toBe(false);
    sight.keep();
    expect(isInSight()).toBe(true);
  });

  it("comes back into sight when rows or columns have moved it", () => {
    place = { row: 70, column: 3 };
    sight.keep();
    expect(isInSight()).toBe(true);
  });

  it("comes back into sight when the grid scrolls by itself, as it does when an earlier scroll arrives late", () => {
    scroll(0);
    expect(isInSight()).toBe(true);
    scroll(view.topPx, 0);
    expect(isInSight()).toBe(true);
  });

  it("is not taken away by the grid's own scroll bar, which comes later than the rows", () => {
    const [rows, bar] = ["ag-grid-viewport", "ag-body-vertical-scroll-viewport"].map((name) => {
      const made = element.appendChild(document.createElement("div"));
      made.className = name;
      return made;
    });
    if (!rows || !bar) throw new Error("Nothing was made");
    const heard: number[] = [];
    bar.addEventListener("scroll", () => heard.push(bar.scrollTop));
    rows.scrollTop = 330;
    bar.scrollTop = 30;
    bar.dispatchEvent(new Event("scroll"));
    expect([heard, bar.scrollTop]).toEqual([[], 330]);
    press(".ag-body-vertical-scroll-viewport");
    bar.scrollTop = 60;
    bar.dispatchEvent(new Event("scroll"));
    expect(heard).toEqual([60]);
  });

  it("is given up after some attempts where the grid does not show it", () => {
    const left = Array.from({ length: 20 }, () => {
      scroll(0);
      return view.topPx;
    });
    expect(left[0]).toBeGreaterThan(0);
    expect(left.at(-1)).toBe(0);
    sight.keep();
    expect(isInSight()).toBe(true);
  });

  it("costs no scrolling while it is in sight", () => {
    asked = [];
    scroll(view.topPx + 5);
    expect(asked).toEqual([]);
  });

  it("needs no scrolling down where its row is frozen, and below frozen rows is counted from them", () => {
    frozen = 2;
    place = { row: 1, column: 2 };
    asked = [];
    sight.reveal();
    expect(asked).toEqual(["ensure 1", "column kind"]);
    scroll(900);
    expect(view.topPx).toBe(900);
    place = { row: 3, column: 2 };
    sight.reveal();
    expect(asked).toContain("row 1");
  });
});

describe("a person who scrolls away", () => {
  beforeEach(() => sight.reveal());

  it.each([
    ["by the wheel", wheel],
    ["by touch", () => element.dispatchEvent(new Event("touchmove"))],
    ["by a scroll bar", () => press(".bar")],
    ["by the middle button", () => press(".ag-cell", 1)],
    [
      "by keys in the heads of columns",
      () => part(".ag-header b").dispatchEvent(new FocusEvent("focusin", { bubbles: true })),
    ],
  ])("%s stays there, whatever happens to the sheet", (_how, act) => {
    act();
    scroll(0);
    expect(view.topPx).toBe(0);
    expect(sight.isKept).toBe(false);
    sight.keep();
    expect(view.topPx).toBe(0);
  });

  it.each([
    ["a click at a cell", ".ag-cell"],
    ["a click at the head of a column", ".ag-header b"],
  ])("is not one after %s", (_what, selector) => {
    press(selector);
    scroll(0);
    expect(isInSight()).toBe(true);
  });

  it("has not left the cell while any of it is in sight", () => {
    wheel();
    scroll(place.row * rowPx + 10);
    expect(sight.isKept).toBe(true);
    scroll((place.row + 1) * rowPx);
    expect(sight.isKept).toBe(false);
    scroll(place.row * rowPx - 10);
    expect(sight.isKept).toBe(true);
  });

  it("is led back by the next move, also where the wheel has not come to rest", () => {
    wheel();
    scroll(0);
    sight.reveal();
    expect(isInSight()).toBe(true);
    scroll(0);
    expect(isInSight()).toBe(true);
  });
});

it("leaves the window as it was for a sheet that was scrolled away from its active cell", () => {
  sight.destroy();
  sight = new Sight(
    { element, api: api(), rows: { frozenCount: 0, ensure: () => undefined }, range: () => undefined },
    { isKept: false },
  );
  sight.keep();
  expect(asked).toEqual([]);
});

it("does nothing where no cell is active", () => {
  sight.destroy();
  sight = new Sight({ element, api: api(), rows: { frozenCount: 0, ensure: () => undefined }, range: () => undefined });
  sight.reveal();
  scroll(100);
  wheel();
  scroll(200);
  expect(asked).toEqual([]);
  expect(sight.isKept).toBe(true);
});

it("shows another column without the active cell", () => {
  sight.reveal();
  sight.showColumn("name");
  sight.followScroll();
  expect(view.leftPx).toBe(0);
  expect(sight.isKept).toBe(false);
});

it("shows the beginning of a row by its first column that scrolls", () => {
  sight.reveal();
  sight.revealStart();
  expect(asked.at(-1)).toBe("column cost");
});
