import type { GridApi } from "ag-grid-community";
import { isMac, turns, type GridRow } from "../../state/index.js";
import type { GridHost } from "../host.js";
import { isSheetColumn, placeOfRowIndex } from "./places.js";
import type { Range } from "./range.js";
import { rowEdge } from "../rows/row-edges.js";
import { boxOf, contains, single, type CellPlace } from "./selection.js";

/** Places on screen of the elements the grid draws. */
export class DrawnCells {
  readonly #api: GridApi<GridRow>;
  readonly #range: Pick<Range, "columns">;

  constructor(api: GridApi<GridRow>, range: Pick<Range, "columns">) {
    this.#api = api;
    this.#range = range;
  }

  /** The place of the row an element is in. */
  rowOf(element: Element | null): number | undefined {
    return placeOfRowIndex(element?.closest(".ag-row")?.getAttribute("row-index"), this.#api.getPinnedTopRowCount());
  }

  /** The place of the row whose number is pointed at. */
  rowNumberAt(target: EventTarget | null): number | undefined {
    if (!(target instanceof Element) || target.closest(`.${rowEdge}`)) return undefined;
    return target.closest(".row-number") ? this.rowOf(target) : undefined;
  }

  /** The place of the sheet's cell an element is in; -1 stands for a column that the page adds to the sheet. */
  cellAt(target: EventTarget | null): CellPlace | undefined {
    if (!(target instanceof Element)) return undefined;
    const cell = target.closest(".ag-cell");
    const id = cell?.getAttribute("col-id");
    const row = this.rowOf(cell);
    if (id === null || id === undefined || row === undefined || cell?.matches(".row-number")) return undefined;
    return { row, column: isSheetColumn(id) ? this.#range.columns().indexOf(id) : -1 };
  }
}

/** Whether the key is held that adds to what is selected; on a Mac, Ctrl and a click open the menu. */
export const isAddingTo = ({ ctrlKey, metaKey }: MouseEvent): boolean => (isMac ? metaKey : ctrlKey);

/**
 * Lets the pointer select: cells by a click, ranges by dragging and with Shift, further ones with Ctrl, whole rows at their
 * numbers. With Ctrl, a click on what is selected takes it out. It listens on the grid's own element, before the grid does,
 * because the grid's events come late. Returns how to stop.
 */
export function listenToPointer({ element, editing, range, drawn }: GridHost): () => void {
  let isDragging = false;
  /** The selected cell that is left out unless the pointer is dragged from it. */
  let pressed: CellPlace | undefined;

  const extendTo = (place: CellPlace): void => {
    const { further, isAdding } = range;
    range.select({ anchor: range.current?.anchor ?? place, focus: place }, { further, isAdding });
  };
  const addRow = (row: number): void => {
    const { columns } = range.extent();
    if (!range.isWholeRow(row)) range.selectRows(row, row, { further: range.boxes });
    else range.leaveOut({ top: row, bottom: row, left: 0, right: columns - 1 });
  };
  const pressCell = (place: CellPlace, { shiftKey }: PointerEvent, isAddition: boolean): void => {
    const isSelected = range.boxes.some((box) => contains(box, place));
    if (shiftKey) extendTo(place);
    else if (!isAddition || (range.isSingle && isSelected)) range.goTo(place);
    else if (isSelected) pressed = place;
    else range.add(place);
  };
  /** What is pointed at stays the same cell, although rows may move before the click has its turn. */
  const inTurn = (place: CellPlace, act: (place: CellPlace) => void): boolean => {
    const cell = range.cellAt(place);
    const isWaiting = turns.wait(() => {
      const now = cell && range.find(cell);
      if (now) act(now);
    });
    if (!isWaiting) act(place);
    return isWaiting;
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const number = drawn.rowNumberAt(event.target);
    const pointed = drawn.cellAt(event.target);
    if (number === undefined && !pointed) return;
    if (editing.isOpen) {
      const isInEditor = event.target instanceof Element && event.target.closest(".ag-cell-inline-editing") !== null;
      if (isInEditor) return;
      editing.close();
    }
    const { shiftKey } = event;
    const isAddition = isAddingTo(event);
    if (number !== undefined) {
      event.preventDefault();
      inTurn({ row: number, column: 0 }, ({ row }) => {
        const { current, further } = range;
        if (shiftKey) range.selectRows(current?.anchor.row ?? row, row, { further });
        else if (isAddition) addRow(row);
        else range.selectRows(row, row);
      });
      return;
    }
    if (!pointed) return;
    // What the page adds to a row is not selected: the row is, in the column one was in. With Ctrl nothing is added to the ranges.
    const isAdded = pointed.column === -1;
    if (isAdded && isAddition) return;
    const place = isAdded ? { row: pointed.row, column: range.active?.column ?? 0 } : pointed;
    pressed = undefined;
    const isWaiting = inTurn(place, (now) => pressCell(now, event, isAddition));
    isDragging = !isAdded && !isWaiting;
  };
  const onOver = (event: PointerEvent): void => {
    if (!isDragging || !range.current) return;
    const place = drawn.cellAt(event.target);
    if (!place || place.column === -1) return;
    if (pressed) {
      if (isSamePlace(pressed, place)) return;
      range.add(pressed);
      pressed = undefined;
    }
    extendTo(place);
  };
  const onUp = (): void => {
    isDragging = false;
    if (pressed) range.leaveOut(boxOf(single(pressed)));
    pressed = undefined;
  };
  element.addEventListener("pointerdown", onDown, { capture: true });
  element.addEventListener("pointerover", onOver, { capture: true });
  window.addEventListener("pointerup", onUp);
  return () => {
    element.removeEventListener("pointerdown", onDown, { capture: true });
    element.removeEventListener("pointerover", onOver, { capture: true });
    window.removeEventListener("pointerup", onUp);
  };
}

const isSamePlace = (one: CellPlace, other: CellPlace): boolean => one.row === other.row && one.column === other.column;
