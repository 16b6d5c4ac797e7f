import { derivedColumnId, derivedColumnOf, derivedIn, type PlainValue } from "../../shared/derived/index.js";
import type { NamedColumns } from "../../shared/metadata/index.js";
import { columnKey, type CellsOf, type CellView } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import type { GridRow, SheetArrangement } from "../state/index.js";
import { shownCell } from "./structures.js";

/** The parts of a sheet that describe its columns, computed ones included. */
export type SheetColumns = Pick<SheetView, "columns" | "metadata" | "binding">;

/** The value of a derived column for a row; undefined where it is not computed yet. */
export type ValueOf = (name: string, rowKey: string) => PlainValue | undefined;

/** The columns of a sheet as its metadata names them. */
export const namedColumns = (sheet: SheetColumns): NamedColumns => ({
  columns: sheet.columns,
  derived: new Map(derivedIn(sheet).map(({ name }) => [name, derivedColumnId(name)])),
});

/** The name of the derived column of a sheet with this key; undefined where it has none. */
export function derivedNameOf(sheet: SheetColumns, key: string): string | undefined {
  const name = derivedColumnOf(key);
  return name !== undefined && derivedIn(sheet).some((column) => column.name === name) ? name : undefined;
}

/** The derived columns whose values an arrangement needs. */
export const derivedNeeded = (sheet: SheetColumns, { sort, filter, group }: SheetArrangement): readonly string[] => [
  ...new Set(
    [...sort, ...filter.filters, ...(group ? [group] : [])].flatMap(({ column }) => derivedNameOf(sheet, column) ?? []),
  ),
];

/** Places of a column among the cells of a row: one, or those of all elements where the name is that of an array. */
export function placesOf({ columns }: Pick<SheetView, "columns">, key: string): readonly number[] {
  const own = columns.findIndex((column) => column.key === key);
  if (own !== -1) return [own];
  return columns.flatMap(({ id }, at) => (id.index !== undefined && columnKey({ path: id.path }) === key ? [at] : []));
}

/** The cells of a row at some places, as filters and sorts look at them. */
export const cellsAt = (
  sheet: SheetColumns,
  row: GridRow | undefined,
  places: readonly number[],
): readonly CellView[] =>
  places.map((place) => {
    const [cell, column] = [row?.cells[place] ?? null, sheet.columns[place]];
    return column ? shownCell(sheet, column, cell) : cell;
  });

/** The cells that filters and sorts look at, row by row; undefined for a column the sheet does not have. */
export const cellsIn = (sheet: SheetColumns, rows: readonly GridRow[], valueOf: ValueOf): CellsOf => {
  return (key) => {
    const name = derivedNameOf(sheet, key);
    if (name !== undefined) return (row) => [valueOf(name, rows[row]?.key ?? "")?.cell ?? null];
    const places = placesOf(sheet, key);
    if (places.length === 0) return undefined;
    return (row) => cellsAt(sheet, rows[row], places);
  };
};
