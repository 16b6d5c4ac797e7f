import type { ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { activeGrid, useShownVersion } from "../grid/index.js";
import { sheetKey, useApp } from "../state/index.js";

/** How many rows of the sheet are on screen, and how many it has where a filter, a search or hidden rows leave some out. */
export function RowCount({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const isLoading = useApp((state) => state.loading !== null);
  const all = sheet.rowCount;
  const shown = useShownVersion(() => shownIn(sheet));
  return <span className="status-rows">{rowsInWords(isLoading ? all : (shown ?? all), all)}</span>;
}

function shownIn(sheet: SheetView): number | undefined {
  const grid = activeGrid();
  return grid && sheetKey(grid.sheet.ref) === sheetKey(sheet.ref) ? grid.rows.length : undefined;
}

/** `222 rows`, or `37 of 222 rows`. */
export function rowsInWords(shown: number, all: number): string {
  const rows = `${all.toLocaleString("en")} ${all === 1 ? "row" : "rows"}`;
  return shown < all ? `${shown.toLocaleString("en")} of ${rows}` : rows;
}
