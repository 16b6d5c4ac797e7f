import type { PlainValue } from "../../shared/derived/index.js";
import { columnStatistics, type ValueCount } from "../../shared/metadata/index.js";
import type { CellView } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { cellsAt, derivedNameOf, placesOf } from "../arrangement/index.js";
import { derivedOf, type ValuesSnapshot } from "../derived/index.js";
import { rowsOf, sheetKey, type GridRow } from "../state/index.js";

/** What a column is called: by its title, or by its name where it is computed. */
export const titleOfColumn = (sheet: SheetView, key: string): string =>
  sheet.columns.find((column) => column.key === key)?.title ?? derivedNameOf(sheet, key) ?? key;

/** What stands in the rows of a column. */
export interface ColumnValues {
  /** For each row one cell, or those of all elements of an array; rows with errors have none here. */
  readonly cells: readonly (readonly CellView[])[];
  /** In how many rows it could not be computed. */
  readonly errors: number;
}

/** The values of a column in some rows. Those that are computed have to be there already. */
export function columnValues(
  sheet: SheetView,
  column: string,
  rows: readonly GridRow[],
  values: ValuesSnapshot = derivedOf(sheet).values,
): ColumnValues {
  const name = derivedNameOf(sheet, column);
  if (name === undefined) {
    const places = placesOf(sheet, column);
    return { cells: rows.map((row) => cellsAt(sheet, row, places)), errors: 0 };
  }
  const known = rows.map(({ key }): PlainValue => values.value(name, key) ?? { cell: null });
  const cells = known.flatMap(({ cell, error }) => (error === undefined ? [[cell]] : []));
  return { cells, errors: known.length - cells.length };
}

/** Whether a sheet has a column of its own, an array, or a derived column of this key. */
export const hasColumn = (sheet: SheetView, key: string): boolean =>
  derivedNameOf(sheet, key) !== undefined || placesOf(sheet, key).length > 0;

/** The values of a column in all rows of its sheet with their counts, the most frequent first. */
export const valuesIn = (sheet: SheetView, column: string): readonly ValueCount[] =>
  columnStatistics(columnValues(sheet, column, rowsOf(sheetKey(sheet.ref))?.rows ?? []).cells).counts;
