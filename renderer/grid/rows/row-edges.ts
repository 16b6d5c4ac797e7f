import { setRowHeights } from "../../arrangement/index.js";
import type { GridHost } from "../host.js";
import { belowHeading, groupHeadingPx } from "./group-headings.js";
import { singleHeightOf } from "./heights.js";

/** Class of the lower edge of a row's number, by which the row is made higher and lower. */
export const rowEdge = "row-edge";

/** Rows whose heights change together: all selected ones where the row is selected as a whole, else it alone. */
function rowsFor({ range, rows }: Pick<GridHost, "range" | "rows">, place: number): string[] {
  const isChosen = (at: number): boolean => (range.isWholeRow(place) ? range.isWholeRow(at) : at === place);
  const chosen = rows.filter((_, at) => isChosen(at));
  return chosen.map(({ key }) => key);
}

/** Where a row is on screen, below the heading of the group that it begins. */
function withoutHeading(
  row: Element | null | undefined,
): { readonly top: number; readonly height: number } | undefined {
  const box = row?.getBoundingClientRect();
  const headingPx = row?.querySelector(`.${belowHeading}`) ? groupHeadingPx : 0;
  return box && { top: box.top + headingPx, height: box.height - headingPx };
}

/** A line where the row will end, with its height. */
function makeGuide(host: HTMLElement): { move(topPx: number, heightPx: number): void; remove(): void } {
  const line = document.createElement("div");
  line.className = "row-guide";
  const label = document.createElement("span");
  line.append(label);
  host.append(line);
  return {
    move: (topPx, heightPx) => {
      line.style.top = `${topPx - host.getBoundingClientRect().top}px`;
      label.textContent = `${heightPx} px`;
    },
    remove: () => line.remove(),
  };
}

/**
 * Lets the heights of rows be changed by dragging their lower edges, at the numbers; Escape leaves them as they are, a double
 * click makes them as high as all others. Returns how to stop.
 */
export function listenToRowEdges(grid: GridHost): () => void {
  const { element } = grid;
  let leave: (() => void) | undefined;
  const edgeAt = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(`.${rowEdge}`) : null;

  const onPointerDown = (event: PointerEvent): void => {
    const edge = edgeAt(event.target);
    const place = grid.drawn.rowOf(edge);
    const row = withoutHeading(edge?.closest(".ag-row"));
    if (event.button !== 0 || !edge || place === undefined || !row) return;
    event.preventDefault();
    event.stopPropagation();
    leave?.();
    const keys = rowsFor(grid, place);
    const guide = makeGuide(element);
    let heightPx = Math.round(row.height);
    let isMoved = false;
    const follow = (move: PointerEvent): void => {
      isMoved ||= Math.abs(move.clientY - event.clientY) > 2;
      heightPx = singleHeightOf(row.height + move.clientY - event.clientY);
      guide.move(row.top + heightPx, heightPx);
    };
    const onKey = (key: KeyboardEvent): void => {
      if (key.key !== "Escape") return;
      key.preventDefault();
      key.stopPropagation();
      leave?.();
    };
    const drop = (): void => {
      leave?.();
      if (isMoved) setRowHeights(grid.sheet, keys, heightPx);
    };
    leave = () => {
      guide.remove();
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("keydown", onKey, { capture: true });
      leave = undefined;
    };
    guide.move(row.top + row.height, heightPx);
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", drop);
    window.addEventListener("keydown", onKey, { capture: true });
  };

  const onDoubleClick = (event: MouseEvent): void => {
    const place = grid.drawn.rowOf(edgeAt(event.target));
    if (place === undefined) return;
    event.stopPropagation();
    setRowHeights(grid.sheet, rowsFor(grid, place), null);
  };

  element.addEventListener("pointerdown", onPointerDown, { capture: true });
  element.addEventListener("dblclick", onDoubleClick, { capture: true });
  return () => {
    leave?.();
    element.removeEventListener("pointerdown", onPointerDown, { capture: true });
    element.removeEventListener("dblclick", onDoubleClick, { capture: true });
  };
}
