import { columnKey, type ColumnId } from "../../../shared/sheet/index.js";
import type { WireValue } from "../../../shared/toml/index.js";
import type { ColumnView, SheetView, WireCell } from "../../../shared/workspace/index.js";
import { activeSheet, getApp, rowsOf, sheetKey, type GridRow } from "../../state/index.js";

/** A value that a chip shows: no list and no table. */
export type Item = string | number | boolean;

/** A list of plain values in the rows of a sheet: cells of its items, or of the list as a whole, lead to it. */
export interface ListName {
  readonly path: ColumnId["path"];
  readonly title: string;
}

/** A list within a row. */
export interface CellList extends ListName {
  readonly items: readonly Item[];
  /** What the list is on screen; null where the row has none. */
  readonly seen: WireCell;
  /** A column that says what items are chosen from; undefined once no row has an item. */
  readonly column: ColumnView | undefined;
}

/** The list that a cell belongs to; undefined for a cell of anything else. */
export function listNamed(sheet: SheetView, row: GridRow, key: string): ListName | undefined {
  const column = sheet.columns.find((each) => each.key === key);
  if (!column || column.id.inner !== undefined) return undefined;
  const { path, index } = column.id;
  const isItem = index !== undefined;
  if (!isItem && !isList(row.cells[sheet.columns.indexOf(column)] ?? null)) return undefined;
  const named = { path, title: isItem ? column.title.replace(/ \d+$/u, "") : column.title };
  return listIn(sheet, row, named) && named;
}

/** Whether the active cell belongs to a list of plain values. */
export function isInList(): boolean {
  const sheet = activeSheet(getApp());
  const { rowKey, column } = getApp().place;
  const row = sheet && rowKey !== null ? rowsOf(sheetKey(sheet.ref))?.row(rowKey) : undefined;
  return sheet !== undefined && row !== undefined && column !== null && listNamed(sheet, row, column) !== undefined;
}

/** The items of a list in a row; undefined where the row holds something else there. */
export function listIn(sheet: SheetView, row: GridRow, named: ListName): CellList | undefined {
  const name = columnKey({ path: named.path });
  const cell = (of: ColumnView): WireCell => row.cells[sheet.columns.indexOf(of)] ?? null;
  const whole = sheet.columns.find((each) => each.key === name);
  const elements = sheet.columns
    .filter(({ id }) => id.index !== undefined && id.inner === undefined && columnKey({ path: id.path }) === name)
    .sort((a, b) => (a.id.index ?? 0) - (b.id.index ?? 0));
  const held = (whole ? cell(whole) : null) ?? itemsOf(elements.map(cell));
  if (held !== null && !isList(held)) return undefined;
  return { ...named, items: held ?? [], seen: held, column: elements[0] ?? whole };
}

/** The items of elements up to the last that is there; null where none is. */
function itemsOf(cells: readonly WireCell[]): readonly WireValue[] | null {
  const last = cells.findLastIndex((cell) => cell !== null);
  const items = cells.slice(0, last + 1).filter((cell) => cell !== null);
  return items.length === 0 ? null : items;
}

const isList = (value: WireCell): value is readonly Item[] =>
  Array.isArray(value) && value.every((item) => ["string", "number", "boolean"].includes(typeof item));

/** The item that a typed text stands for: a number in a list of numbers, else the text. */
export function itemOfText(text: string, items: readonly Item[]): Item {
  const isNumeric = items.length > 0 && items.every((item) => typeof item === "number");
  return isNumeric && text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
}
