import { columnStatistics, type ValueCount } from "../../shared/metadata/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { placesOf } from "../arrangement/index.js";
import { rowsOf, sheetKey, type GridRow } from "../state/index.js";

/** The cells of a column in each row: one, or those of all elements of an array. */
export const cellsOfRows = (sheet: SheetView, column: string, rows: readonly GridRow[]) => {
  const places = placesOf(sheet, column);
  return rows.map(({ cells }) => places.map((place) => cells[place] ?? null));
};

/** The values of a column in all rows of its sheet with their counts, the most frequent first. */
export const valuesIn = (sheet: SheetView, column: string): readonly ValueCount[] =>
  columnStatistics(cellsOfRows(sheet, column, rowsOf(sheetKey(sheet.ref))?.rows ?? [])).counts;
