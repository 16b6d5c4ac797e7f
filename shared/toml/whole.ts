import type { Steps } from "../base/index.js";
import type { TomlDocument } from "./document.js";
import { tablesIn } from "./listing.js";
import { valueAt } from "./locate.js";
import { rowCount, rowEntries, type RowEntry } from "./rows.js";
import { buildTree, treeValue } from "./tree.js";
import type { TomlValue } from "./values.js";
import { ownRecord, toWire, type WireValue } from "./wire.js";

/** The whole file as one table. */
export const documentValue = (document: TomlDocument): TomlValue => treeValue(buildTree([...document.chunks], []));

/** Rows read between two moments at which other work may be done. */
const ROWS_AT_ONCE = 256;

/**
 * The whole file as JSON: the values under its top-level keys. A row of `[[table]]` is the same object in every version
 * of the file in which it was not edited, so that what was found out about it can be kept by it.
 */
export function* documentContent(document: TomlDocument): Steps<Readonly<Record<string, WireValue>>> {
  const members = new Map<string, WireValue>();
  for (const { path, kind } of tablesIn(document)) {
    const [key = ""] = path;
    if (members.has(key)) continue;
    const isRows = kind === "array-of-tables" && path.length === 1;
    const value = isRows ? yield* rowsOf(document, key) : wireAt(document, key);
    if (value !== undefined) members.set(key, value);
  }
  return ownRecord([...members]);
}

function wireAt(document: TomlDocument, key: string): WireValue | undefined {
  const value = valueAt(document, [key]);
  return value && toWire(value);
}

function* rowsOf(document: TomlDocument, key: string): Steps<WireValue> {
  const rows: WireValue[] = [];
  for (let place = 0; place < rowCount(document, [key]); place += 1) {
    if (place > 0 && place % ROWS_AT_ONCE === 0) yield;
    rows.push(rowContent(rowEntries(document, [key], place)));
  }
  return rows;
}

const rowsByEntries = new WeakMap<readonly RowEntry[], WireValue>();

/** A row as JSON; the same object for the same entries. */
export function rowContent(entries: readonly RowEntry[]): WireValue {
  const known = rowsByEntries.get(entries);
  if (known !== undefined) return known;
  const row = ownRecord(entries.map(({ key, value }) => [key, toWire(value)] as const));
  rowsByEntries.set(entries, row);
  return row;
}
