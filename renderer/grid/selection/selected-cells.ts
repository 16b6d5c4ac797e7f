import type { ColumnView, SheetView, WireCell } from "../../../shared/workspace/index.js";
import type { AppState, GridRow } from "../../state/index.js";
import type { CellsHost } from "../host.js";
import { cellCount } from "./selection.js";

export const columnOf = ({ columns }: Pick<SheetView, "columns">, key: string): ColumnView | undefined =>
  columns.find((column) => column.key === key);

export const cellOf = ({ columns }: Pick<SheetView, "columns">, { cells }: GridRow, column: ColumnView): WireCell =>
  cells[columns.indexOf(column)] ?? null;

type Selected = Pick<CellsHost, "sheet" | "rows"> & { readonly range: Pick<CellsHost["range"], "box" | "columns"> };

/** The columns a range may cover, from left to right. */
export const rangeColumns = ({ sheet, range }: Omit<Selected, "rows">): (ColumnView | undefined)[] =>
  range.columns().map((id) => columnOf(sheet, id));

/** Rows of the range, from top to bottom. */
export const selectedRows = ({ rows, range: { box } }: Omit<Selected, "sheet">): GridRow[] =>
  box ? rows.slice(box.top, box.bottom + 1) : [];

/** Columns of the range from left to right. */
export function selectedColumns(host: Omit<Selected, "rows">): ColumnView[] {
  const { box } = host.range;
  if (!box) return [];
  return rangeColumns(host)
    .slice(box.left, box.right + 1)
    .filter((column) => column !== undefined);
}

/** What the cells of the range hold, row by row. */
export function* selectedValues(host: Selected): Iterable<WireCell> {
  const places = selectedColumns(host).map((column) => host.sheet.columns.indexOf(column));
  const { box } = host.range;
  if (!box) return;
  for (let at = box.top; at <= box.bottom; at += 1) {
    const row = host.rows[at];
    if (row) for (const place of places) yield row.cells[place] ?? null;
  }
}

/** Where the person is in the sheet, as the rest of the page knows it. */
export function placeOf(host: Pick<CellsHost, "rows" | "range">): AppState["place"] {
  const { box, activeCell, isHome } = host.range;
  return {
    rowKey: activeCell?.rowKey ?? null,
    column: activeCell?.column ?? null,
    rowKeys: selectedRows(host).map(({ key }) => key),
    cells: box ? cellCount(box) : 0,
    isChosen: activeCell !== undefined && !isHome,
  };
}
