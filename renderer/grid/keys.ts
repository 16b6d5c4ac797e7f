import { clearRange, fillRange } from "./fill.js";
import type { SheetController } from "./controller.js";
import { everything, extended, single, type CellPlace } from "./selection.js";

const arrows: Readonly<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const far = 1_000_000_000;

/** Keys of a sheet that are about its range; gives whether the key was one (editor 7.7). */
export function handleKey(grid: SheetController, event: KeyboardEvent): boolean {
  const { range } = grid;
  const { current } = range;
  const isMod = event.ctrlKey || event.metaKey;
  const arrow = arrows[event.key];
  if (arrow && current && !event.altKey && (event.shiftKey || isMod)) {
    const by = isMod ? { row: arrow.row * far, column: arrow.column * far } : arrow;
    const moved = extended(current, by, range.extent());
    range.select(event.shiftKey ? moved : single(moved.focus));
    return true;
  }
  const isMoving = arrow !== undefined || event.key === "Tab" || event.key === "Enter";
  if (isMoving && current && !isMod && !event.altKey) range.collapse();
  if (isMod && !event.shiftKey && !event.altKey) {
    switch (event.key.toLowerCase()) {
      case "a":
        range.select(everything(range.extent()), { focus: false });
        return true;
      case "d":
        fillRange(grid, "down");
        return true;
      case "r":
        fillRange(grid, "right");
        return true;
      default:
        return false;
    }
  }
  if (event.key === "Delete" && !isMod && !event.altKey) {
    clearRange(grid, event.shiftKey ? "remove" : "clear");
    return true;
  }
  if (
    event.key === "Escape" &&
    current &&
    (range.box?.top !== range.box?.bottom || range.box?.left !== range.box?.right)
  ) {
    range.select(single(current.focus));
    return true;
  }
  return false;
}
