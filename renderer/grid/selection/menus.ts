import { setApp } from "../../state/index.js";
import type { GridHost } from "../host.js";

/**
 * Opens the menu of the selected cells, or of rows where whole rows are selected: on a right click, which selects what it
 * points at where that is not selected yet, and beside the active cell by the key for menus.
 */
export function listenToMenus({ element, range, drawn, outline, editing }: GridHost): () => void {
  const openMenu = (left: number, top: number): void => {
    const { active } = range;
    const of = active && range.isWholeRow(active.row) ? "rows" : "cells";
    setApp({ selectionMenu: { of, left, top } });
  };
  const onContextMenu = (event: MouseEvent): void => {
    const row = drawn.rowNumberAt(event.target);
    const place = row === undefined && !editing.isOpen ? drawn.cellAt(event.target) : undefined;
    const cell = place && range.cellAt(place);
    if (row !== undefined) {
      if (!range.isWholeRow(row)) range.selectRows(row, row);
    } else if (place && cell) {
      if (!range.includes(place.row, cell.column)) range.goTo(place);
    } else return;
    event.preventDefault();
    openMenu(event.clientX, event.clientY);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isMenuKey = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
    const cell = outline.activeElement;
    if (!isMenuKey || !cell || !range.box || event.target !== cell) return;
    event.preventDefault();
    event.stopPropagation();
    const { left, bottom } = cell.getBoundingClientRect();
    openMenu(left, bottom);
  };
  element.addEventListener("contextmenu", onContextMenu, { capture: true });
  element.addEventListener("keydown", onKeyDown, { capture: true });
  return () => {
    element.removeEventListener("contextmenu", onContextMenu, { capture: true });
    element.removeEventListener("keydown", onKeyDown, { capture: true });
  };
}
