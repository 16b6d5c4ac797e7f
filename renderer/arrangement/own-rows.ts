import type { SheetView } from "../../shared/workspace/index.js";
import { getApp, rowsOf, sheetKey, type AppState, type GridRow, type RowLooks } from "../state/index.js";
import { noRowLooks, shownRowLooks, withHiddenRows, withRowHeights, type ShownRowLooks } from "./row-looks.js";
import { changeLook, putLook } from "./steps.js";

type State = Pick<AppState, "rowLooks">;

/** What a person said of single rows of a sheet; kept on this computer, by the rows' ids (editor 2.2). */
export const ownRowLooks = (sheet: SheetView, { rowLooks }: State = getApp()): RowLooks =>
  rowLooks[sheetKey(sheet.ref)] ?? noRowLooks;

export const rowsInFile = (sheet: SheetView): readonly GridRow[] => rowsOf(sheetKey(sheet.ref))?.rows ?? [];

/** How the rows of a sheet are shown: as the person said, else as its file says. */
export const rowLooksOf = (sheet: SheetView, state: State = getApp()): ShownRowLooks =>
  shownRowLooks(sheet, ownRowLooks(sheet, state), rowsInFile(sheet));

/** Whether other rows are hidden than the file of a sheet hides. */
export function hidesOtherRows(sheet: SheetView, state: State): boolean {
  if (Object.keys(ownRowLooks(sheet, state).hidden).length === 0) return false;
  const ofFile = shownRowLooks(sheet, noRowLooks, rowsInFile(sheet)).hidden;
  const { hidden } = rowLooksOf(sheet, state);
  return hidden.size !== ofFile.size || [...hidden].some((key) => !ofFile.has(key));
}

/** What was said of single rows is kept under other names by now. */
export const renameRowLooks = ({ ref }: SheetView, rows: RowLooks): void => putLook(ref, { rows });

/** The height that some rows have of their own, all the same one; undefined where they do not. */
export function ownHeightOf(sheet: SheetView, rowKeys: readonly string[]): number | undefined {
  const { heights } = rowLooksOf(sheet);
  const [first, ...others] = new Set(rowKeys.map((key) => heights.get(key)));
  return others.length === 0 ? first : undefined;
}

/** The height of some rows; null: as high as all others. */
export const setRowHeights = (sheet: SheetView, rowKeys: readonly string[], heightPx: number | null): void =>
  changeLook(sheet, rowKeys.length === 1 ? "Change the height of a row" : "Change the height of rows", {
    rows: withRowHeights(sheet, ownRowLooks(sheet), rowsInFile(sheet), rowKeys, heightPx),
  });

export const hideRows = (sheet: SheetView, rowKeys: readonly string[]): void =>
  changeLook(sheet, rowKeys.length === 1 ? "Hide a row" : "Hide rows", {
    rows: withHiddenRows(sheet, ownRowLooks(sheet), rowsInFile(sheet), rowKeys, true),
  });

/** Shows all rows again that were hidden one by one, also those the file hides. */
export function showHiddenRows(sheet: SheetView): void {
  const hidden = [...rowLooksOf(sheet).hidden];
  const rows = withHiddenRows(sheet, ownRowLooks(sheet), rowsInFile(sheet), hidden, false);
  changeLook(sheet, "Show hidden rows", { rows });
}
