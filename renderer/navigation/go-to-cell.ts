import { activeGrid } from "../grid/index.js";
import { keyboardPlace } from "./keyboard-place.js";
import { getApp, rowsOf, sheetKey, showSheet } from "../state/index.js";
import type { SheetRef } from "../../shared/workspace/index.js";

/** Time for a sheet's rows to come, in ms. */
const patienceMs = 10_000;

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/**
 * Shows a sheet and selects a cell of it, once its row is there; unless the person has gone elsewhere by then. Commands wait
 * for it, so that the keys pressed after them act on the new cell.
 */
export async function goToCell(
  sheet: SheetRef,
  rowKey: string,
  column: string | null,
  isFree: () => boolean = keyboardPlace(),
): Promise<void> {
  const key = sheetKey(sheet);
  if (getApp().active !== key) showSheet(key);
  const end = performance.now() + patienceMs;
  for (;;) {
    const grid = activeGrid();
    if (grid && sheetKey(grid.sheet.ref) === key && rowsOf(key)?.row(rowKey)) {
      if (isFree()) grid.goTo(rowKey, column ?? undefined);
      return;
    }
    if (performance.now() >= end || getApp().active !== key) return;
    await nextFrame();
  }
}
