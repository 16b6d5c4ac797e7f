import type { GridApi } from "ag-grid-community";
import { getApp, type GridRow, type OpenText } from "../state/index.js";
import { TextEditorBase } from "./editors/editor.js";

export const isEditing = (api: GridApi<GridRow>): boolean => api.getEditingCells().length > 0;

/** The texts of the editors that are open in the grid of a sheet, as far as they were typed. */
export const textsBeingTyped = (api: GridApi<GridRow>, sheet: string): OpenText[] =>
  api.getCellEditorInstances().flatMap((editor) => {
    if (!(editor instanceof TextEditorBase)) return [];
    return [{ sheet, rowKey: editor.rowKey, column: editor.column.key, text: editor.text }];
  });

/** The editor took the keyboard; when it closes the cell gets it back unless something else was opened. */
export function focusAfterEditing(api: GridApi<GridRow>): void {
  const focused = api.getFocusedCell();
  if (!focused || getApp().overlay) return;
  requestAnimationFrame(() => {
    // The sheet may be put away in the frame in which its editor closes.
    if (api.isDestroyed() || isEditing(api) || document.activeElement !== document.body) return;
    api.setFocusedCell(focused.rowIndex, focused.column, focused.rowPinned);
  });
}
