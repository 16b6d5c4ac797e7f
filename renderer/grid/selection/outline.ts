import type { GridApi } from "ag-grid-community";
import { getApp, type GridRow } from "../../state/index.js";
import { isEditing, openEditor } from "../editors/open-editors.js";
import { gridRowAt } from "./places.js";
import type { Range } from "./range.js";
import type { DrawnCells } from "./range-pointer.js";
import { contains, type Box } from "./selection.js";

/** Class of the active cell; the name the grid itself uses, for its theme and for assistive scripts. */
export const activeClass = "ag-cell-focus";

const viewport = ".ag-grid-viewport";
const scrollBar = ".ag-body-horizontal-scroll-viewport";

/**
 * Shows the range on the cells that are drawn, and keeps the keyboard at the active one. The grid draws only what is in
 * sight: where the active cell is not, the grid's element has the keyboard instead, so that no key gets lost.
 */
export class Outline {
  readonly #element: HTMLElement;
  readonly #api: GridApi<GridRow>;
  readonly #range: Range;
  readonly #drawn: DrawnCells;
  #painting = 0;
  #isLeaving = false;

  constructor(element: HTMLElement, api: GridApi<GridRow>, range: Range, drawn: DrawnCells) {
    this.#element = element;
    this.#api = api;
    this.#range = range;
    this.#drawn = drawn;

    element.tabIndex = 0;
    // The browser would let Tab stop at what scrolls.
    element.querySelector(scrollBar)?.setAttribute("tabindex", "-1");
    element.addEventListener("focus", this.#onFocus);
    element.addEventListener("focusin", this.#onFocusIn);
  }

  destroy(): void {
    cancelAnimationFrame(this.#painting);
    this.#element.removeEventListener("focus", this.#onFocus);
    this.#element.removeEventListener("focusin", this.#onFocusIn);
  }

  /** The drawn element of the active cell. */
  get activeElement(): HTMLElement | null {
    const { active, activeCell } = this.#range;
    if (!active || !activeCell) return null;
    const { rowIndex, rowPinned } = gridRowAt(active.row, this.#api.getPinnedTopRowCount());
    const row = `.ag-row[row-index="${rowPinned === null ? "" : "t-"}${rowIndex}"]`;
    return this.#element.querySelector(`${row} .ag-cell[col-id="${CSS.escape(activeCell.column)}"]`);
  }

  /** Whether keys are the sheet's: no field, dialog or panel has them. */
  get hasKeyboard(): boolean {
    const now = document.activeElement;
    if (getApp().overlay !== null) return false;
    if (this.#element.closest("[inert]")) return false;
    return now === null || now === document.body || this.#element.contains(now);
  }

  /** Leads the keyboard to the active cell, or to the editor that is open in it. */
  takeKeyboard(): void {
    if (isEditing(this.#api)) {
      openEditor(this.#api)?.takeKeyboard();
      return;
    }
    const cell = this.activeElement;
    if (cell) cell.tabIndex = -1;
    if (document.activeElement === (cell ?? this.#element)) return;
    (cell ?? this.#element).focus({ preventScroll: true });
  }

  /**
   * Leads the keyboard to the edge of the sheet, from where the browser's own Tab goes on to what comes before it. Forwards it
   * goes on from any cell.
   */
  leaveBackwards(): void {
    this.#isLeaving = true;
    this.#element.focus({ preventScroll: true });
    this.#isLeaving = false;
  }

  /**
   * Cells already drawn show the range at once, with the keyboard where it was the sheet's; cells drawn later take their
   * classes from the rules of their columns.
   */
  paint(): void {
    this.#paintActive();
    this.#paintNextFrame();
  }

  #paintNextFrame(): void {
    cancelAnimationFrame(this.#painting);
    this.#painting = requestAnimationFrame(() => {
      this.#paintActive();
      this.#paintRange();
      this.#followFocus();
      // Where there is much to draw the grid goes on in later frames: the active cell may be drawn last, or still be there
      // twice, and the grid reports neither.
      if (!this.#api.isAnimationFrameQueueEmpty()) this.#paintNextFrame();
    });
  }

  #paintActive(): void {
    for (const cell of this.#element.querySelectorAll(`.${activeClass}`)) cell.classList.remove(activeClass);
    this.activeElement?.classList.add(activeClass);
  }

  #paintRange(): void {
    const { boxes } = this.#range;
    this.#element.classList.toggle("has-several-ranges", boxes.length > 1);
    for (const cell of this.#element.querySelectorAll<HTMLElement>(".ag-cell.sheet-cell")) {
      const place = this.#drawn.cellAt(cell);
      const around = place ? boxes.filter((box) => contains(box, place)) : [];
      const isAt = (edge: keyof Box, at: number | undefined): boolean => around.some((box) => box[edge] === at);
      cell.classList.toggle("in-selection", around.length > 0);
      cell.classList.toggle("range-top", isAt("top", place?.row));
      cell.classList.toggle("range-bottom", isAt("bottom", place?.row));
      cell.classList.toggle("range-left", isAt("left", place?.column));
      cell.classList.toggle("range-right", isAt("right", place?.column));
    }
  }

  /** Drawing may have put another cell in the place of the one with the keyboard, or taken it away. */
  #followFocus(): void {
    const now = document.activeElement;
    const isOurs = now === this.#element || now === document.body || (now?.matches(".ag-cell") ?? false);
    if (isOurs && this.hasKeyboard && this.#range.active) this.takeKeyboard();
  }

  readonly #onFocus = (): void => {
    if (this.#isLeaving) return;
    if (!this.#range.active) this.#range.goTo({ row: 0, column: 0 });
    else this.takeKeyboard();
  };

  /**
   * The grid leads the keyboard to the cell when it draws rows again, also while an editor is open there; a click beside the
   * cells of a row leads it to the row. What scrolls gets it where the browser lets Tab stop there.
   */
  readonly #onFocusIn = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    const isBesideCells = target.matches(`.ag-row, ${viewport}, ${scrollBar}`);
    if (isBesideCells || (target.matches(".ag-cell") && isEditing(this.#api))) this.takeKeyboard();
  };
}
