import type { NamedColumns } from "../../shared/metadata/index.js";
import { columnKey, type CellsOf } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import type { GridRow } from "../state/index.js";

/** The columns of a sheet as its metadata names them. */
export const namedColumns = ({ columns }: Pick<SheetView, "columns">): NamedColumns => ({
  columns,
  derived: new Map(),
});

/** Places of a column among the cells of a row: one, or those of all elements where the name is that of an array. */
export function placesOf({ columns }: Pick<SheetView, "columns">, key: string): readonly number[] {
  const own = columns.findIndex((column) => column.key === key);
  if (own !== -1) return [own];
  return columns.flatMap(({ id }, at) => (id.index !== undefined && columnKey({ path: id.path }) === key ? [at] : []));
}

/** The cells that filters and sorts look at, row by row; undefined for a column the sheet does not have. */
export const cellsIn = (sheet: Pick<SheetView, "columns">, rows: readonly GridRow[]): CellsOf => {
  return (key) => {
    const places = placesOf(sheet, key);
    if (places.length === 0) return undefined;
    return (row) => places.map((place) => rows[row]?.cells[place] ?? null);
  };
};
