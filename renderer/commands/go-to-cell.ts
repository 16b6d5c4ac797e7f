import { activeGrid } from "../grid/index.js";
import { keyboardPlace } from "./keyboard-place.js";
import { getApp, rowsOf, sheetKey, showSheet } from "../state/index.js";
import type { SheetRef } from "../../shared/workspace/index.js";

/** Time for a sheet's rows to come, in ms. */
const patienceMs = 10_000;

/** Shows a sheet and selects a cell of it, once its row is there; unless the person has gone elsewhere by then. */
export async function goToCell(sheet: SheetRef, rowKey: string, column: string | null): Promise<void> {
  const key = sheetKey(sheet);
  if (getApp().active !== key) showSheet(key);
  const isFree = keyboardPlace();
  const end = performance.now() + patienceMs;
  while (performance.now() < end && getApp().active === key) {
    await new Promise(requestAnimationFrame);
    const grid = activeGrid();
    if (!grid || sheetKey(grid.sheet.ref) !== key || !rowsOf(key)?.row(rowKey)) continue;
    if (isFree()) grid.goTo(rowKey, column ?? undefined);
    return;
  }
}
