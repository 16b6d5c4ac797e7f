import type { ColumnView, SheetView, WireCell } from "../../../shared/workspace/index.js";
import type { AppState, GridRow } from "../../state/index.js";
import type { CellsHost } from "../host.js";
import { bandsOf, countOf, rangeCount } from "./bands.js";

export const columnOf = ({ columns }: Pick<SheetView, "columns">, key: string): ColumnView | undefined =>
  columns.find((column) => column.key === key);

export const cellOf = ({ columns }: Pick<SheetView, "columns">, { cells }: GridRow, column: ColumnView): WireCell =>
  cells[columns.indexOf(column)] ?? null;

type Selected = Pick<CellsHost, "sheet" | "rows"> & { readonly range: Pick<CellsHost["range"], "boxes" | "columns"> };

/** The columns a range may cover, from left to right. */
export const rangeColumns = ({ sheet, range }: Omit<Selected, "rows">): (ColumnView | undefined)[] =>
  range.columns().map((id) => columnOf(sheet, id));

/** Selected cells that are those of some rows in some columns. */
export interface CellBlock {
  readonly rows: readonly GridRow[];
  /** From left to right. */
  readonly columns: readonly ColumnView[];
}

/** The selected cells, each once, from top to bottom: a single range is one block. */
export function selectedBlocks(host: Selected): CellBlock[] {
  const columns = rangeColumns(host);
  return bandsOf(host.range.boxes).map((band) => ({
    rows: host.rows.slice(band.top, band.bottom + 1),
    columns: band.columns.flatMap((at) => columns[at] ?? []),
  }));
}

/** The rows with selected cells, from top to bottom. */
export const selectedRows = (host: Selected): GridRow[] => selectedBlocks(host).flatMap(({ rows }) => rows);

/** The columns with selected cells, from left to right. */
export function selectedColumns(host: Omit<Selected, "rows">): ColumnView[] {
  const places = new Set(bandsOf(host.range.boxes).flatMap(({ columns }) => columns));
  return rangeColumns(host).filter((column, at): column is ColumnView => column !== undefined && places.has(at));
}

/** What the selected cells hold, row by row. */
export function* selectedValues(host: Selected): Iterable<WireCell> {
  for (const { rows, columns } of selectedBlocks(host)) {
    const places = columns.map((column) => host.sheet.columns.indexOf(column));
    for (const row of rows) for (const place of places) yield row.cells[place] ?? null;
  }
}

/** Where the person is in the sheet, as the rest of the page knows it. */
export function placeOf(host: CellsHost): AppState["place"] {
  const { boxes, activeCell, isHome, isAdding } = host.range;
  return {
    rowKey: activeCell?.rowKey ?? null,
    column: activeCell?.column ?? null,
    rowKeys: selectedRows(host).map(({ key }) => key),
    cells: countOf(boxes),
    ranges: rangeCount(boxes),
    isAdding,
    isChosen: activeCell !== undefined && !isHome,
  };
}
