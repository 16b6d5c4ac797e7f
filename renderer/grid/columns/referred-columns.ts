import type { GridApi } from "ag-grid-community";
import type { SheetView } from "../../../shared/workspace/index.js";
import { loadOfferedIn, sheetsNamedBy } from "../../arrangement/index.js";
import { onRows, sheetKey, useApp, type GridRow } from "../../state/index.js";

/**
 * Fetches the rows that columns of a sheet name by their ids, and draws these columns again when what rows are called may have
 * changed, also where sheets come or go later. Returns how to stop.
 */
export function followReferred(api: GridApi<GridRow>, sheet: () => SheetView): () => void {
  let stop = followOnce(api, sheet());
  let followed = namedIn(sheet());
  const stopWatching = useApp.subscribe((now, before) => {
    if (now.workspace?.sheets === before.workspace?.sheets) return;
    const named = namedIn(sheet());
    if (named === followed) return;
    followed = named;
    stop();
    stop = followOnce(api, sheet());
  });
  return () => {
    stopWatching();
    stop();
  };
}

/** Which columns name rows, and of which sheets. */
const namedIn = (sheet: SheetView): string =>
  JSON.stringify(sheet.columns.map((column) => sheetsNamedBy(sheet, column).map(({ ref }) => [column.key, ref])));

function followOnce(api: GridApi<GridRow>, sheet: SheetView): () => void {
  const naming = sheet.columns.filter((column) => sheetsNamedBy(sheet, column).length > 0);
  let isOver = false;
  const draw = (): void => {
    if (!isOver) api.refreshCells({ columns: naming.map(({ key }) => key), force: true });
  };
  const named = new Set(naming.flatMap((column) => sheetsNamedBy(sheet, column).map(({ ref }) => sheetKey(ref))));
  const stops = [...named].map((key) => onRows(key, draw));
  if (naming.length > 0) void Promise.all(naming.map((column) => loadOfferedIn(sheet, column))).then(draw);
  return () => {
    isOver = true;
    for (const each of stops) each();
  };
}
