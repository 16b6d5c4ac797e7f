import type { ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { useShown } from "../grid/index.js";
import { sheetKey, useApp } from "../state/index.js";

/** How many rows of the sheet are on screen, and how many it has where a filter, a search or hidden rows leave some out. */
export function RowCount({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const isLoading = useApp((state) => state.loading !== null);
  const all = sheet.rowCount;
  const key = sheetKey(sheet.ref);
  const shown = useShown((state) => (state.shown?.sheet === key ? state.shown.rows.length : undefined));
  return <span className="status-rows">{rowsInWords(isLoading ? all : (shown ?? all), all)}</span>;
}

/** `222 rows`, or `37 of 222 rows`. */
export function rowsInWords(shown: number, all: number): string {
  const rows = `${all.toLocaleString("en")} ${all === 1 ? "row" : "rows"}`;
  return shown < all ? `${shown.toLocaleString("en")} of ${rows}` : rows;
}
