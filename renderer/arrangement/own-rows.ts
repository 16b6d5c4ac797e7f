import type { SheetView } from "../../shared/workspace/index.js";
import { getApp, rowsOf, sheetKey, type AppState, type GridRow, type RowLooks } from "../state/index.js";
import { noRowLooks, shownRowLooks, withHiddenRows, withRowHeights, type ShownRowLooks } from "./row-looks.js";
import { changeLook, putLook } from "./steps.js";
import { texts } from "./texts.js";

type State = Pick<AppState, "rowLooks">;

/** What a person said of single rows of a sheet; kept on this computer, by the rows' ids (EDITOR-3). */
export const ownRowLooks = (sheet: SheetView, { rowLooks }: State = getApp()): RowLooks =>
  rowLooks[sheetKey(sheet.ref)] ?? noRowLooks;

export const rowsInFile = (sheet: SheetView): readonly GridRow[] => rowsOf(sheetKey(sheet.ref))?.rows ?? [];

/** How the rows of a sheet are shown: as the person said, else as its file says. */
export const rowLooksOf = (sheet: SheetView, state: State = getApp()): ShownRowLooks =>
  shownRowLooks(sheet, ownRowLooks(sheet, state), rowsInFile(sheet));

/** How many rows are hidden, shown, or of another height than the file of a sheet says. */
export function rowDifferences(
  sheet: SheetView,
  state: State,
): { readonly hidden: number; readonly shown: number; readonly heights: number } {
  const own = ownRowLooks(sheet, state);
  if (own === noRowLooks) return { hidden: 0, shown: 0, heights: 0 };
  const ofFile = shownRowLooks(sheet, noRowLooks, rowsInFile(sheet));
  const { hidden, heights } = rowLooksOf(sheet, state);
  const rows = [...new Set([...heights.keys(), ...ofFile.heights.keys()])];
  return {
    hidden: [...hidden].filter((key) => !ofFile.hidden.has(key)).length,
    shown: [...ofFile.hidden].filter((key) => !hidden.has(key)).length,
    heights: rows.filter((key) => heights.get(key) !== ofFile.heights.get(key)).length,
  };
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
  changeLook(sheet, rowKeys.length === 1 ? texts.changeRowHeight : texts.changeRowHeights, {
    rows: withRowHeights(sheet, ownRowLooks(sheet), rowsInFile(sheet), rowKeys, heightPx),
  });

export const hideRows = (sheet: SheetView, rowKeys: readonly string[]): void =>
  changeLook(sheet, rowKeys.length === 1 ? texts.hideARow : texts.hideRows, {
    rows: withHiddenRows(sheet, ownRowLooks(sheet), rowsInFile(sheet), rowKeys, true),
  });

/** Shows all rows again that were hidden one by one, also those the file hides. */
export function showHiddenRows(sheet: SheetView): void {
  const hidden = [...rowLooksOf(sheet).hidden];
  const rows = withHiddenRows(sheet, ownRowLooks(sheet), rowsInFile(sheet), hidden, false);
  changeLook(sheet, texts.showHiddenRows, { rows });
}
