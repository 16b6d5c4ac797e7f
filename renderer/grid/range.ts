import type { GridApi } from "ag-grid-community";
import type { GridRow } from "../state/index.js";
import { isSheetColumn } from "./ability-columns.js";
import type { FrozenRows } from "./frozen-rows.js";
import { isEditing } from "./open-editors.js";
import { gridRowAt, placeOfGridRow, placeOfRowIndex } from "./places.js";
import { rowEdge } from "./row-edges.js";
import {
  boxOf,
  cellCount,
  contains,
  single,
  type Box,
  type CellPlace,
  type Extent,
  type Selection,
} from "./selection.js";

/**
 * The selected range of the grid on screen. It listens to pointers on the grid's own element, before the grid does,
 * because the grid's events come late (stack 4.2).
 */
export class Range {
  private selection: Selection | undefined;
  private isDragging = false;
  private painting = 0;

  constructor(
    private readonly root: HTMLElement,
    private readonly api: GridApi<GridRow>,
    private readonly rows: Pick<FrozenRows, "total" | "ensure">,
    private readonly changed: () => void,
  ) {
    root.addEventListener("pointerdown", this.onPointerDown, { capture: true });
    root.addEventListener("pointerover", this.onPointerOver, { capture: true });
    root.addEventListener("focusin", this.onFocus, { capture: true });
    window.addEventListener("pointerup", this.onPointerUp);
  }

  destroy(): void {
    cancelAnimationFrame(this.painting);
    this.root.removeEventListener("pointerdown", this.onPointerDown, { capture: true });
    this.root.removeEventListener("pointerover", this.onPointerOver, { capture: true });
    this.root.removeEventListener("focusin", this.onFocus, { capture: true });
    window.removeEventListener("pointerup", this.onPointerUp);
  }

  get current(): Selection | undefined {
    return this.selection;
  }

  get box(): Box | undefined {
    return this.selection && boxOf(this.selection);
  }

  /** Ids of the columns a range may cover, from left to right. */
  columns(): string[] {
    return this.api
      .getAllDisplayedColumns()
      .map((column) => column.getColId())
      .filter(isSheetColumn);
  }

  extent(): Extent {
    return { rows: this.rows.total, columns: this.columns().length };
  }

  /** How many rows are kept in sight at the top; places count them too. */
  private get frozen(): number {
    return this.api.getPinnedTopRowCount();
  }

  includes(row: number, column: string): boolean {
    const { box } = this;
    return box !== undefined && contains(box, { row, column: this.columns().indexOf(column) });
  }

  /** Selects, brings the moving end into view and gives it the keyboard's focus. */
  select(selection: Selection | undefined, options: { focus?: boolean } = {}): void {
    this.selection = selection;
    this.paint();
    this.changed();
    if (!selection) return;
    const { row, column } = selection.focus;
    const id = this.columns()[column];
    if (id === undefined || row >= this.rows.total) return;
    this.rows.ensure(row);
    const { rowIndex, rowPinned } = gridRowAt(row, this.frozen);
    if (rowPinned === null) this.api.ensureIndexVisible(rowIndex);
    this.api.ensureColumnVisible(id);
    if (options.focus ?? true) this.api.setFocusedCell(rowIndex, id, rowPinned);
  }

  /** Selects whole rows; the keyboard stands in the first cell of `focus`. */
  selectRows(anchor: number, focus: number): void {
    const last = Math.max(0, this.columns().length - 1);
    this.select({ anchor: { row: anchor, column: last }, focus: { row: focus, column: 0 } });
  }

  /** Whether a row is one of those that are selected as a whole. */
  isWholeRow(row: number): boolean {
    const { box } = this;
    const isWhole = box !== undefined && box.left === 0 && box.right === this.columns().length - 1;
    return isWhole && row >= box.top && row <= box.bottom;
  }

  /** Leaves only the focused cell selected, before the grid moves on from it. */
  collapse(): void {
    const focused = this.api.getFocusedCell();
    const column = focused ? this.columns().indexOf(focused.column.getColId()) : -1;
    const { box } = this;
    if (!focused || column === -1 || !box || cellCount(box) === 1) return;
    this.selection = single({ row: placeOfGridRow(focused, this.frozen), column });
    this.paint();
    this.changed();
  }

  /** Cells already drawn get the range's class at once; cells drawn later take it from the column's rule. */
  paint(): void {
    cancelAnimationFrame(this.painting);
    this.painting = requestAnimationFrame(() => {
      const { box } = this;
      const columns = new Map(this.columns().map((id, at) => [id, at]));
      for (const cell of this.root.querySelectorAll<HTMLElement>(".ag-cell.sheet-cell")) {
        const place = this.placeOf(cell, columns);
        const isIn = box !== undefined && place !== undefined && contains(box, place);
        cell.classList.toggle("in-selection", isIn);
        if (!place || !box) continue;
        cell.classList.toggle("range-top", isIn && place.row === box.top);
        cell.classList.toggle("range-bottom", isIn && place.row === box.bottom);
        cell.classList.toggle("range-left", isIn && place.column === box.left);
        cell.classList.toggle("range-right", isIn && place.column === box.right);
      }
    });
  }

  private placeOf(target: EventTarget | null, columns?: ReadonlyMap<string, number>): CellPlace | undefined {
    if (!(target instanceof Element)) return undefined;
    const cell = target.closest(".ag-cell");
    const id = cell?.getAttribute("col-id");
    const row = this.rowOf(cell);
    if (id === null || id === undefined || row === undefined) return undefined;
    const column = columns ? (columns.get(id) ?? -1) : this.columns().indexOf(id);
    return column === -1 ? undefined : { row, column };
  }

  /** The place of the row whose number is pointed at. */
  rowNumberAt(target: EventTarget | null): number | undefined {
    if (!(target instanceof Element) || target.closest(`.${rowEdge}`)) return undefined;
    return target.closest(".row-number") ? this.rowOf(target) : undefined;
  }

  /** The place of the row an element is in. */
  rowOf(element: Element | null): number | undefined {
    return placeOfRowIndex(element?.closest(".ag-row")?.getAttribute("row-index"), this.frozen);
  }

  private readonly onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0 || isEditing(this.api)) return;
    const number = this.rowNumberAt(event.target);
    if (number !== undefined) {
      event.preventDefault();
      this.selectRows(event.shiftKey ? (this.selection?.anchor.row ?? number) : number, number);
      return;
    }
    const place = this.placeOf(event.target);
    if (!place) return;
    this.isDragging = true;
    this.selection = event.shiftKey && this.selection ? { anchor: this.selection.anchor, focus: place } : single(place);
    this.paint();
    this.changed();
  };

  private readonly onPointerOver = (event: PointerEvent): void => {
    if (!this.isDragging || !this.selection) return;
    const place = this.placeOf(event.target);
    if (!place) return;
    this.selection = { anchor: this.selection.anchor, focus: place };
    this.paint();
    this.changed();
  };

  private readonly onPointerUp = (): void => {
    this.isDragging = false;
  };

  /** Arrows and Tab move the grid's focus; the range follows, unless it made that move itself. */
  private readonly onFocus = (event: FocusEvent): void => {
    if (this.isDragging) return;
    const place = this.placeOf(event.target);
    if (!place) return;
    const { selection } = this;
    const isOwn = (end: CellPlace): boolean => end.row === place.row && end.column === place.column;
    if (selection && (isOwn(selection.anchor) || isOwn(selection.focus))) return;
    this.selection = single(place);
    this.paint();
    this.changed();
  };
}
