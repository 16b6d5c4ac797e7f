import { setApp } from "../../state/index.js";
import type { GridHost } from "../host.js";

const openMenu = (left: number, top: number): void => setApp({ rowMenu: { left, top } });

/**
 * Opens the menu of the selected rows: on a right click on a row's number, which selects that row first where it is not
 * selected yet, and beside the focused cell by the key for menus.
 */
export function listenToRowHeads({ element, range, drawn, outline }: GridHost): () => void {
  const onContextMenu = (event: MouseEvent): void => {
    const row = drawn.rowNumberAt(event.target);
    if (row === undefined) return;
    event.preventDefault();
    if (!range.isWholeRow(row)) range.selectRows(row, row);
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
