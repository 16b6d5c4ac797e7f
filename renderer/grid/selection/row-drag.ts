import { turns } from "../../state/index.js";
import { mayMoveRows, moveRowsBefore } from "../edits/move-rows.js";
import type { GridHost } from "../host.js";
import { isAddingTo } from "./range-pointer.js";
import { dropTarget } from "./selection.js";

/** A pointer that moves less than this only clicks, in px. */
const leastDragPx = 4;
/** Within so many px of the sheet's edge the rows behind it scroll into sight, so many px a frame. */
const edgePx = 28;
const scrollPx = 12;

/** Class of the number of a row that can be dragged, for its cursor. */
const grip = "is-row-grip";

/**
 * Lets rows that are selected as whole rows be dragged by their numbers to another place in the file; Escape calls it off, and a
 * click without a drag selects the one row. Has to listen before what selects by the pointer. Returns how to stop.
 */
export function listenToRowDrag(grid: GridHost): () => void {
  const { element, drawn, range, editing, outline } = grid;
  let leave: (() => void) | undefined;

  /** Ends a drag. The browser took the keyboard from the active cell when the button was pressed. */
  const end = (): void => {
    leave?.();
    outline.takeKeyboard();
  };

  const isGrip = (place: number | undefined): place is number =>
    place !== undefined && range.isWholeRow(place) && grid.sheet.readOnly === undefined && !editing.isOpen;

  /** The gap between rows that is nearest to the pointer, as the place of the row below it. */
  const gapAt = (x: number, y: number): { readonly gap: number; readonly topPx: number } | undefined => {
    const row = document.elementFromPoint(x, y)?.closest(".ag-row") ?? null;
    const place = element.contains(row) ? drawn.rowOf(row) : undefined;
    if (!row || place === undefined) return undefined;
    const { top, bottom } = row.getBoundingClientRect();
    return y < (top + bottom) / 2 ? { gap: place, topPx: top } : { gap: place + 1, topPx: bottom };
  };

  const begin = (event: PointerEvent, place: number): void => {
    const keys = grid.rows.flatMap(({ key }, row) => (range.isWholeRow(row) ? [key] : []));
    const line = document.createElement("div");
    line.className = "row-guide";
    let isDragging = false;
    let scrolling = 0;
    let gap: number | undefined;
    let last = { x: event.clientX, y: event.clientY };
    const follow = (): void => {
      const found = gapAt(last.x, last.y);
      gap = found?.gap;
      line.hidden = found === undefined;
      if (found) line.style.top = `${found.topPx - element.getBoundingClientRect().top}px`;
    };
    const scroll = (): void => {
      const view = element.querySelector(".ag-grid-viewport");
      const edges = view?.getBoundingClientRect();
      if (view && edges) {
        if (last.y < edges.top + edgePx) view.scrollTop -= scrollPx;
        else if (last.y > edges.bottom - edgePx) view.scrollTop += scrollPx;
        follow();
      }
      scrolling = requestAnimationFrame(scroll);
    };
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      last = { x: clientX, y: clientY };
      if (!isDragging) {
        if (Math.abs(clientY - event.clientY) < leastDragPx) return;
        if (!mayMoveRows(grid)) {
          end();
          return;
        }
        isDragging = true;
        element.classList.add("is-moving-rows");
        element.append(line);
        scroll();
      }
      follow();
    };
    const onUp = (): void => {
      const now = grid.rows.map(({ key }) => key);
      const isThere = new Set(now);
      const left = keys.filter((key) => isThere.has(key));
      const target = gap === undefined ? undefined : dropTarget(now, new Set(left), gap);
      leave?.();
      if (!isDragging) range.selectRows(place, place);
      // A sort or groups may have come on screen meanwhile, and rows may have gone.
      else if (target && left.length > 0 && mayMoveRows(grid)) turns.hold(moveRowsBefore(grid, left, target.before));
      outline.takeKeyboard();
    };
    const onKey = (key: KeyboardEvent): void => {
      if (key.key !== "Escape") return;
      key.preventDefault();
      key.stopImmediatePropagation();
      end();
    };
    leave = () => {
      cancelAnimationFrame(scrolling);
      line.remove();
      element.classList.remove("is-moving-rows");
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", end);
      window.removeEventListener("keydown", onKey, { capture: true });
      leave = undefined;
    };
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", end);
    window.addEventListener("keydown", onKey, { capture: true });
  };

  const onDown = (event: PointerEvent): void => {
    const place = drawn.rowNumberAt(event.target);
    if (event.button !== 0 || event.shiftKey || isAddingTo(event) || turns.isHeld || !isGrip(place)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    leave?.();
    begin(event, place);
  };
  const onOver = ({ target }: PointerEvent): void => {
    const number = target instanceof Element ? target.closest(".row-number") : null;
    number?.classList.toggle(grip, isGrip(drawn.rowNumberAt(target)));
  };
  element.addEventListener("pointerdown", onDown, { capture: true });
  element.addEventListener("pointerover", onOver, { capture: true });
  return () => {
    leave?.();
    element.removeEventListener("pointerdown", onDown, { capture: true });
    element.removeEventListener("pointerover", onOver, { capture: true });
  };
}
