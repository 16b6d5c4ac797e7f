import type { GridApi } from "ag-grid-community";
import type { GridRow, OpenText } from "../../state/index.js";
import { TextEditorBase } from "./editor.js";

export const isEditing = (api: GridApi<GridRow>): boolean => api.getEditingCells().length > 0;

/** The texts of the editors that are open in the grid of a sheet, as far as they were typed. */
export const textsBeingTyped = (api: GridApi<GridRow>, sheet: string): OpenText[] =>
  api.getCellEditorInstances().flatMap((editor) => {
    if (!(editor instanceof TextEditorBase)) return [];
    return [{ sheet, rowKey: editor.rowKey, column: editor.column.key, text: editor.text }];
  });

/** The editor that is open in the grid. */
export const openEditor = (api: GridApi<GridRow>): TextEditorBase | undefined =>
  api.getCellEditorInstances().find((editor) => editor instanceof TextEditorBase);
