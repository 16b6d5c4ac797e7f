import type { GridApi } from "ag-grid-community";
import type { GridRow } from "../../state/index.js";
import type { GridRows } from "../rows/grid-rows.js";
import { gridRowAt } from "./places.js";
import type { Range } from "./range.js";

/** A grid that still scrolls away is let go: the two would go on for ever. */
const mostUndone = 8;

interface SightHost {
  readonly element: HTMLElement;
  readonly api: GridApi<GridRow>;
  readonly rows: Pick<GridRows, "frozenCount" | "ensure">;
  /** The range once it exists. */
  range(): Pick<Range, "active" | "activeCell"> | undefined;
}

/**
 * What of the sheet is in sight: the active cell, from each move to it until the person scrolls away. Whatever else moves
 * it, such as rows that come, a bar that takes room, or a scroll of the grid's own that arrives late, it is brought back.
 * That cannot be asked of what is drawn, since the grid draws and scrolls later than it is asked to.
 */
export class Sight {
  readonly #host: SightHost;
  /** Whether the active cell is to be in sight. */
  #isKept: boolean;
  /** Whether the person has scrolled, or begun to, since the active cell was last moved to. */
  #isPersonScrolling = false;
  /** How often the grid's own scrolls were undone since the active cell was last moved. */
  #undone = 0;

  constructor(host: SightHost, { isKept = true } = {}) {
    this.#host = host;
    this.#isKept = isKept;
    const { element } = host;
    element.addEventListener("wheel", this.#onGesture, { passive: true });
    element.addEventListener("touchmove", this.#onGesture, { passive: true });
    element.addEventListener("pointerdown", this.#onPointerDown, { capture: true });
    element.addEventListener("focusin", this.#onFocus);
    element.addEventListener("scroll", this.#onBarScroll, { capture: true });
  }

  destroy(): void {
    const { element } = this.#host;
    element.removeEventListener("wheel", this.#onGesture);
    element.removeEventListener("touchmove", this.#onGesture);
    element.removeEventListener("pointerdown", this.#onPointerDown, { capture: true });
    element.removeEventListener("focusin", this.#onFocus);
    element.removeEventListener("scroll", this.#onBarScroll, { capture: true });
  }

  /** Whether the active cell is to be in sight: the person has not scrolled away from it. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Brings the active cell into sight, and keeps it there until the person scrolls away. */
  reveal(): void {
    this.#isKept = true;
    this.#isPersonScrolling = false;
    this.keep();
  }

  /** To be called when rows, columns, heights or the size of the grid have changed. */
  keep(): void {
    this.#undone = 0;
    if (this.#isKept) this.#scroll();
  }

  /** To be called when the grid has scrolled. */
  followScroll(): void {
    if (this.#isPersonScrolling) this.#isKept = this.#isInSight("partly");
    else if (this.#isKept && this.#undone < mostUndone && !this.#isInSight("wholly")) {
      this.#undone += 1;
      this.#scroll();
    }
  }

  /** Brings a column into sight that the active cell need not be in. */
  showColumn(column: string): void {
    this.#isPersonScrolling = true;
    this.#host.api.ensureColumnVisible(column);
  }

  /** Scrolls to the first columns: the beginning of a row is in sight then, also where its first cell is frozen. */
  revealStart(): void {
    const [first] = this.#host.api.getDisplayedCenterColumns();
    if (first) this.#host.api.ensureColumnVisible(first.getColId());
  }

  #scroll(): void {
    const { api, rows } = this.#host;
    const { active, activeCell } = this.#host.range() ?? {};
    if (!active || !activeCell) return;
    rows.ensure(active.row);
    const { rowIndex, rowPinned } = gridRowAt(active.row, rows.frozenCount);
    if (rowPinned === null) api.ensureIndexVisible(rowIndex);
    api.ensureColumnVisible(activeCell.column);
  }

  /** Whether the active cell is within the window of the grid, whether it is drawn yet or not. */
  #isInSight(how: "partly" | "wholly"): boolean {
    const { api, rows } = this.#host;
    const { active, activeCell } = this.#host.range() ?? {};
    const column = activeCell && api.getColumn(activeCell.column);
    if (!active || !column) return true;
    const isIn = how === "partly" ? overlaps : covers;
    const { rowIndex, rowPinned } = gridRowAt(active.row, rows.frozenCount);
    const { rowTop, rowHeight } = api.getDisplayedRowAtIndex(rowIndex) ?? {};
    const { top, bottom } = api.getVerticalPixelRange();
    const { left, right } = api.getHorizontalPixelRange();
    const isDown = rowPinned !== null || isIn(rowTop ?? 0, rowHeight ?? 0, top, bottom);
    return isDown && (column.isPinned() || isIn(column.getLeft() ?? 0, column.getActualWidth(), left, right));
  }

  readonly #onGesture = (): void => {
    this.#isPersonScrolling = true;
  };

  /** Scroll bars are dragged, and the middle button scrolls. */
  readonly #onPointerDown = ({ target, button }: PointerEvent): void => {
    const isAtBar = target instanceof Element && target.closest(".ag-cell, .ag-header") === null;
    if (isAtBar || button === 1) this.#isPersonScrolling = true;
  };

  /** Keys in the heads of columns scroll the sheet sideways. */
  readonly #onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.closest(".ag-header")) this.#isPersonScrolling = true;
  };

  /**
   * The grid's vertical scroll bar is an element of its own, which is set later than the rows scroll: a tenth of a second and
   * more where it is not on screen. Where the person does not move it, it follows the rows, and does not take them back.
   */
  readonly #onBarScroll = (event: Event): void => {
    const bar = event.target;
    if (this.#isPersonScrolling || !(bar instanceof Element) || !bar.matches(".ag-body-vertical-scroll-viewport"))
      return;
    event.stopPropagation();
    const rows = this.#host.element.querySelector(".ag-grid-viewport");
    if (rows && bar.scrollTop !== rows.scrollTop) bar.scrollTop = rows.scrollTop;
  };
}

const overlaps = (from: number, size: number, start: number, end: number): boolean => from < end && from + size > start;

/** Whether all of a cell is in a window, or as much as there is room for. */
const covers = (from: number, size: number, start: number, end: number): boolean =>
  size > end - start ? overlaps(from, size, start, end) : from >= start - 1 && from + size <= end + 1;
