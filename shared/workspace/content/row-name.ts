import { visibleName } from "../../base/index.js";
import { columnKey, idOf, nameKeys, type ColumnId } from "../../sheet/index.js";
import { toWire } from "../../toml/index.js";
import { cellOf, placeOf, tableOf } from "./content.js";
import { rowMarks } from "./row-marks.js";
import type { RowKey } from "../identity.js";
import type { WireCell } from "../wire-schema.js";
import type { Content, TableState } from "../state.js";

/** What people call a row that has neither name nor id, by its place in its table. */
export const titleOfPlace = (place: number): string => `row ${place + 1}`;

/** What people call a row, with all of it to be seen: its name, else its id, else its place counted from 1. */
export function rowTitle(content: Content, table: TableState, place: number): string {
  for (const key of nameKeys) {
    const value = cellOf(content, table, place, { path: [key] });
    if (value?.kind === "string" && value.value.trim() !== "") return visibleName(value.value);
  }
  const id = idOf(content.document, table.facts, place);
  return id?.kind === "string" && id.value !== "" ? visibleName(id.value) : titleOfPlace(place);
}

/** How to find a row again: by the value of its id column, else by its place; where it is elsewhere by then, by what it holds. */
export interface JournalRow {
  readonly id: WireCell;
  readonly index: number;
  /** For people. */
  readonly title: string;
  /** Of its values (`rowMarks`), in the first record of each act; in journals of former versions in none. */
  readonly marks?: string | undefined;
}

/** How a row is found again by another process: its id, its place, and a name for people. */
export function describeRow(content: Content, path: readonly string[], key: RowKey): JournalRow {
  const table = tableOf(content, path);
  const place = table ? placeOf(table.keys, key, table.keys.length - 1) : -1;
  if (!table || place === -1) return { id: null, index: -1, title: "" };
  const id = idOf(content.document, table.facts, place);
  return { id: id ? toWire(id) : null, index: place, title: rowTitle(content, table, place) };
}

/** `describeRow`, with what the row holds. */
export function describeHeldRow(content: Content, path: readonly string[], key: RowKey): JournalRow {
  const row = describeRow(content, path, key);
  const marks = marksOfRow(content, path, key) ?? "";
  return marks === "" ? row : { ...row, marks };
}

/** What a row holds (`rowMarks`); undefined where it is not in the file. */
export function marksOfRow(content: Content, path: readonly string[], key: RowKey): string | undefined {
  const table = tableOf(content, path);
  const place = table ? placeOf(table.keys, key, table.keys.length - 1) : -1;
  return table && place !== -1 ? rowMarks(content, table, place) : undefined;
}

/** Names no row. */
export const noRow: JournalRow = { id: null, index: -1, title: "" };

/** A row with what people call it. */
export function nameRow(
  content: Content,
  path: readonly string[],
  rowKey: RowKey,
): { readonly table: readonly string[]; readonly rowKey: RowKey; readonly rowTitle: string } {
  const table = tableOf(content, path);
  const place = table ? placeOf(table.keys, rowKey) : -1;
  return { table: path, rowKey, rowTitle: table && place !== -1 ? rowTitle(content, table, place) : rowKey };
}

/** One string for a cell of a file, for drafts and stuck texts. */
export const cellName = (table: readonly string[], rowKey: RowKey, column: ColumnId): string =>
  `${JSON.stringify(table)} ${rowKey} ${columnKey(column)}`;
