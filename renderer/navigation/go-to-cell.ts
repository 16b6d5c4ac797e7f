import { activeGrid } from "../grid/index.js";
import { keyboardPlace } from "./keyboard-place.js";
import { activeSheet, getApp, rowsOf, sheetKey, showSheet } from "../state/index.js";
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

/** As `goToCell`; the keyboard stays where it is. */
export const showCell = (sheet: SheetRef, rowKey: string, column: string | null): Promise<void> =>
  whenHere(
    sheet,
    (rows) => (rows.row(rowKey) ? rowKey : undefined),
    (grid) => grid.goTo(rowKey, column ?? undefined, { focus: false }),
  );

/** Selects the first cell that a key has in a row, once the sheet has a column for it: one that was just added. */
export async function goToKey(sheet: SheetRef, rowKey: string, key: string): Promise<void> {
  const isFree = keyboardPlace();
  const column = (): string | undefined => activeSheet(getApp())?.columns.find(({ id }) => id.path[0] === key)?.key;
  await whenHere(
    sheet,
    (rows, grid) => (rows.row(rowKey) && grid.range.columns().includes(column() ?? "") ? rowKey : undefined),
    (grid) => {
      if (isFree()) grid.goTo(rowKey, column());
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
  rowIn: (rows: Rows, grid: Grid) => string | undefined,
  act: (grid: Grid, rowKey: string) => void,
): Promise<void> {
  const key = sheetKey(sheet);
  if (getApp().active !== key) showSheet(key);
  const end = performance.now() + patienceMs;
  for (;;) {
    const grid = activeGrid();
    const rows = rowsOf(key);
    const isShown = grid && sheetKey(grid.sheet.ref) === key;
    const rowKey = rows && isShown ? rowIn(rows, grid) : undefined;
    if (isShown && rowKey !== undefined) {
      act(grid, rowKey);
      return;
    }
    if (performance.now() >= end || getApp().active !== key) return;
    await nextFrame();
  }
}
