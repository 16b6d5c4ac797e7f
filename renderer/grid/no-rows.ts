import type { SheetView } from "../../shared/workspace/index.js";
import { arrangementOf } from "../arrangement/index.js";
import { sheetKey, visibleRowsOf } from "../state/index.js";

function reason(sheet: SheetView): string {
  if (visibleRowsOf(sheetKey(sheet.ref))) return "No rows match the search. Press Esc to show all rows.";
  if (sheet.rowCount === 0) return "No rows yet. Press Ctrl+N to add the first.";
  return arrangementOf(sheet).filter.filters.length > 0 ? "No rows match the filter." : "All rows are hidden.";
}

/** What stands in the place of the rows where none is shown. */
export const noRowsText = (sheet: SheetView): string => `<span class="no-rows">${reason(sheet)}</span>`;
