import { idOf, isBlankId } from "../../sheet/index.js";
import { toWire } from "../../toml/index.js";
import { placeOf, tableOf } from "../content/content.js";
import type { TouchedRow } from "../content/row-events.js";
import type { RowKey } from "../identity.js";
import type { WireCell } from "../wire-schema.js";
import type { Content, TableState } from "../state.js";

/** The rows of a table by the names of their ids. Entries may be outdated: what they say is looked at before it is believed. */
type RowsById = Map<string, Set<RowKey>>;

const known = new WeakMap<TableState, RowsById>();

const nameOf = (id: WireCell): string => JSON.stringify(id);

/** The name of the id at a place; that of `null` where it is missing or blank. */
function nameAt({ document }: Content, { facts }: TableState, place: number): string {
  const id = idOf(document, facts, place);
  return nameOf(id === undefined || isBlankId(id) ? null : toWire(id));
}

function rowsById(content: Content, table: TableState): RowsById {
  let rows = known.get(table);
  if (rows) return rows;
  rows = new Map();
  for (const [place, key] of table.keys.entries()) add(rows, nameAt(content, table, place), key);
  known.set(table, rows);
  return rows;
}

function add(rows: RowsById, name: string, key: RowKey): void {
  const same = rows.get(name);
  if (same) same.add(key);
  else rows.set(name, new Set([key]));
}

/** The place of a row with an id, or -1: `hint` where that row has it. Rows without an id have no other place than that. */
export function placeOfId(content: Content, table: TableState, id: WireCell, hint: number): number {
  const name = nameOf(id);
  const isThere = (place: number): boolean => place in table.keys && nameAt(content, table, place) === name;
  if (isThere(hint)) return hint;
  const candidates = id === null ? [] : (rowsById(content, table).get(name) ?? []);
  for (const key of candidates) {
    const place = placeOf(table.keys, key);
    if (isThere(place)) return place;
  }
  return -1;
}

/** Whether several rows have this id. */
export const isSharedId = (content: Content, table: TableState, id: WireCell): boolean =>
  (rowsById(content, table).get(nameOf(id))?.size ?? 0) > 1;

/**
 * Remembers the ids of a table over a change of some of its rows: reading all of them again after each of a thousand changes
 * would take the square of their number.
 */
export function followIds(before: Content, after: Content, touched: readonly TouchedRow[] | "unknown"): void {
  if (touched === "unknown") return;
  for (const { table: path, key } of touched) {
    const old = tableOf(before, path);
    const table = tableOf(after, path);
    const rows = old && known.get(old);
    if (!rows || !table) continue;
    const place = placeOf(table.keys, key);
    if (place !== -1) add(rows, nameAt(after, table, place), key);
    known.set(table, rows);
  }
}
