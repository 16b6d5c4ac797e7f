import type { SheetView } from "../../shared/workspace/index.js";
import { setFrozenRows } from "../arrangement/index.js";
import { activeGrid } from "../grid/index.js";
import { sayHere } from "../state/index.js";
import { texts } from "./texts.js";

/** Keeps the rows on screen from the top down to the lowest selected one in sight while the others scroll. */
export function freezeRows(sheet: SheetView): void {
  const grid = activeGrid();
  const count = Math.max(-1, ...(grid?.range.boxes.map(({ bottom }) => bottom) ?? [])) + 1;
  if (!grid || count === 0) return;
  setFrozenRows(sheet, count);
  if (count >= grid.rows.length || grid.gridRows.thatFit(count) === count) return;
  sayHere("info", texts.tooManyToFreeze);
}

export const unfreezeRows = (sheet: SheetView): void => setFrozenRows(sheet, 0);
