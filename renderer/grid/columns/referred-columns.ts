import type { GridApi } from "ag-grid-community";
import type { SheetView } from "../../../shared/workspace/index.js";
import { loadOfferedIn, sheetsNamedBy } from "../../arrangement/index.js";
import { onRows, sheetKey, type GridRow } from "../../state/index.js";

/** Fetches the rows that columns of a sheet name by their ids, and draws these columns again when what rows are called may have changed. Returns how to stop. */
export function followReferred(api: GridApi<GridRow>, sheet: SheetView): () => void {
  const naming = sheet.columns.filter((column) => sheetsNamedBy(sheet, column).length > 0);
  if (naming.length === 0) return () => undefined;
  let isOver = false;
  const draw = (): void => {
    if (!isOver) api.refreshCells({ columns: naming.map(({ key }) => key), force: true });
  };
  const named = new Set(naming.flatMap((column) => sheetsNamedBy(sheet, column).map(({ ref }) => sheetKey(ref))));
  const stops = [...named].map((key) => onRows(key, draw));
  void Promise.all(naming.map((column) => loadOfferedIn(sheet, column))).then(draw);
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}
