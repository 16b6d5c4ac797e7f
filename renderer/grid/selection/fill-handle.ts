import { turns } from "../../state/index.js";
import { fillArea } from "../edits/fill.js";
import { draggedArea, type FillArea } from "../edits/fill-area.js";
import type { GridHost } from "../host.js";
import { contains, type Box } from "./selection.js";

/** How near to the corner of a selection a pointer grips it, in px: a little more than what is drawn of it. */
const gripPx = 9;
const filledNext = "is-filled-next";

/**
 * Lets the corner of the selection be dragged over the cells beside it, which are filled when it is let go; Escape calls it
 * off. Has to listen before what selects by the pointer. Returns how to stop.
 */
export function listenToFillHandle(grid: GridHost): () => void {
  const { element, drawn, range, editing } = grid;
  let source: Box | undefined;
  let area: FillArea | undefined;

  const isAtCorner = ({ target, clientX, clientY }: PointerEvent): boolean => {
    const place = drawn.cellAt(target);
    const { box } = range;
    // As in other spreadsheets: which of several ranges would be continued where is anybody's guess.
    if (range.boxes.length > 1) return false;
    if (!(target instanceof Element) || !box || place?.row !== box.bottom || place.column !== box.right) return false;
    const { right, bottom } = (target.closest(".ag-cell") ?? target).getBoundingClientRect();
    return right - clientX <= gripPx && bottom - clientY <= gripPx;
  };
  const paint = (): void => {
    for (const cell of element.querySelectorAll(".ag-cell.sheet-cell")) {
      const place = area && drawn.cellAt(cell);
      cell.classList.toggle(filledNext, area !== undefined && place !== undefined && contains(area.target, place));
    }
  };
  const end = (): void => {
    source = undefined;
    area = undefined;
    paint();
  };
  const onDown = (event: PointerEvent): void => {
    const canFill = grid.sheet.readOnly === undefined && !editing.isOpen && !turns.isHeld;
    if (event.button !== 0 || event.shiftKey || !canFill || !isAtCorner(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    source = range.box;
  };
  const onOver = ({ target }: PointerEvent): void => {
    const place = source && drawn.cellAt(target);
    if (!source || !place || place.column === -1) return;
    area = draggedArea(source, place);
    paint();
  };
  const onUp = ({ ctrlKey, metaKey }: PointerEvent): void => {
    const filled = area;
    if (source) end();
    if (filled) fillArea(grid, filled, ctrlKey || metaKey ? "other" : "auto");
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!source || event.key !== "Escape") return;
    event.stopImmediatePropagation();
    event.preventDefault();
    end();
  };
  element.addEventListener("pointerdown", onDown, { capture: true });
  element.addEventListener("pointerover", onOver, { capture: true });
  window.addEventListener("pointerup", onUp);
  window.addEventListener("pointercancel", end);
  window.addEventListener("keydown", onKey, { capture: true });
  return () => {
    element.removeEventListener("pointerdown", onDown, { capture: true });
    element.removeEventListener("pointerover", onOver, { capture: true });
    window.removeEventListener("pointerup", onUp);
    window.removeEventListener("pointercancel", end);
    window.removeEventListener("keydown", onKey, { capture: true });
  };
}
