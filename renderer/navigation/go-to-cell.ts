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
  await whenHere(
    sheet,
    (rows) => (rows.row(rowKey) ? rowKey : undefined),
    (grid) => {
      if (isFree()) grid.goTo(rowKey, column ?? undefined);
    },
  );
}

/** Shows a sheet and selects its first cell, once a row is there. */
export const goToFirstCell = (sheet: SheetRef): Promise<void> =>
  whenHere(
    sheet,
    (rows) => rows.rows[0]?.key,
    (grid, rowKey) => grid.goTo(rowKey),
  );

type Rows = NonNullable<ReturnType<typeof rowsOf>>;
type Grid = NonNullable<ReturnType<typeof activeGrid>>;

/** Shows a sheet and acts on its grid once a row is there; not where the person goes elsewhere before, or it takes too long. */
async function whenHere(
  sheet: SheetRef,
  rowIn: (rows: Rows) => string | undefined,
  act: (grid: Grid, rowKey: string) => void,
): Promise<void> {
  const key = sheetKey(sheet);
  if (getApp().active !== key) showSheet(key);
  const end = performance.now() + patienceMs;
  for (;;) {
    const grid = activeGrid();
    const rows = rowsOf(key);
    const rowKey = rows && rowIn(rows);
    if (grid && sheetKey(grid.sheet.ref) === key && rowKey !== undefined) {
      act(grid, rowKey);
      return;
    }
    if (performance.now() >= end || getApp().active !== key) return;
    await nextFrame();
  }
}
