import { failed, ok, type Result } from "../base/index.js";
import {
  deleteRow,
  insertRow,
  nodeAt,
  removeKey,
  removeTable,
  setValue,
  valueAt,
  type Edited,
  type Path,
  type RowEntry,
  type TomlDocument,
  type TomlValue,
} from "../toml/index.js";
import { addTable, isInlineList } from "./blocks.js";
import { sameSaid } from "./same.js";

type Made = Result<TomlDocument>;
type Table = Extract<TomlValue, { kind: "table" }>;

const made = (edited: Result<Edited>): Made => (edited.ok ? ok(edited.value.doc) : edited);

/** One edit after the other, until one is refused. */
function inTurn<Item>(
  document: TomlDocument,
  items: Iterable<Item>,
  edit: (document: TomlDocument, item: Item) => Made,
): Made {
  let current = document;
  for (const item of items) {
    const next = edit(current, item);
    if (!next.ok) return next;
    current = next.value;
  }
  return ok(current);
}

/**
 * Makes the value at a path below `metadata` equal to `wanted` (undefined removes it), editing only the values that differ
 * (META-6): equal values keep their keys, comments and layout.
 */
export function reconcile(
  document: TomlDocument,
  path: Path,
  wanted: TomlValue | undefined,
  order?: readonly string[],
): Made {
  const current = valueAt(document, path);
  if (sameSaid(current, wanted)) return ok(document);
  if (!wanted) return remove(document, path);
  if (!current) return add(document, path, wanted, order);
  if (current.kind === "table" && wanted.kind === "table") return reconcileTable(document, path, current, wanted);
  if (current.kind === "array" && wanted.kind === "array")
    return reconcileList(document, path, current.items, wanted.items);
  return made(setValue(document, path, wanted));
}

const onlyKeys = (path: Path): string[] | undefined => {
  const keys = path.filter((part) => typeof part === "string");
  return keys.length === path.length ? keys : undefined;
};

function remove(document: TomlDocument, path: Path): Made {
  const keys = onlyKeys(path);
  if (nodeAt(document, path) || !keys) return made(removeKey(document, path, { keepEmpty: true }));
  return made(removeTable(document, keys));
}

const isTables = (value: TomlValue): boolean =>
  value.kind === "table" ||
  (value.kind === "array" && value.items.length > 0 && value.items.every(({ kind }) => kind === "table"));

/** Tables that are not there yet get headers, as the file has them; in an inline table they are inline too. */
function add(document: TomlDocument, path: Path, wanted: TomlValue, order: readonly string[] | undefined): Made {
  const parent = path.slice(0, -1);
  const last = path.at(-1);
  const keys = onlyKeys(path);
  if (parent.length > 0 && valueAt(document, parent) === undefined && last !== undefined && parent.length > 1) {
    return add(document, parent, { kind: "table", entries: new Map([[String(last), wanted]]) }, undefined);
  }
  const isInline = keys === undefined || isInlineList(keys) || nodeAt(document, parent) !== undefined;
  if (isInline || !isTables(wanted)) return made(setValue(document, path, wanted, { order }));
  return addTable(document, keys, wanted);
}

function reconcileTable(document: TomlDocument, path: Path, current: Table, wanted: Table): Made {
  const order = [...wanted.entries.keys()];
  const gone = [...current.entries.keys()].filter((key) => !wanted.entries.has(key));
  // New keys come first: a table that lost all of its own for a moment would have to be found again.
  const grown = inTurn(document, order, (doc, key) => reconcile(doc, [...path, key], wanted.entries.get(key), order));
  return grown.ok ? inTurn(grown.value, gone, (doc, key) => remove(doc, [...path, key])) : grown;
}

function reconcileList(
  document: TomlDocument,
  path: Path,
  current: readonly TomlValue[],
  wanted: readonly TomlValue[],
): Made {
  const shorter = Math.min(current.length, wanted.length);
  let head = 0;
  while (head < shorter && sameSaid(current[head], wanted[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && sameSaid(current.at(-1 - tail), wanted.at(-1 - tail))) tail += 1;
  const shared = shorter - head - tail;
  const changed = inTurn(document, places(head, head + shared), (doc, at) => reconcile(doc, [...path, at], wanted[at]));
  if (!changed.ok) return changed;
  const gone = places(head + shared, current.length - tail).reverse();
  const shrunk = inTurn(changed.value, gone, (doc, at) => removeItem(doc, path, at));
  if (!shrunk.ok) return shrunk;
  const fresh = places(head + shared, wanted.length - tail);
  return inTurn(shrunk.value, fresh, (doc, at) => insertItem(doc, path, at, wanted));
}

const places = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

function removeItem(document: TomlDocument, path: Path, at: number): Made {
  const keys = onlyKeys(path);
  const isRow = keys !== undefined && valueAt(document, [...path, at])?.kind === "table";
  return made(isRow ? deleteRow(document, keys, at) : removeKey(document, [...path, at], { keepEmpty: true }));
}

function insertItem(document: TomlDocument, path: Path, at: number, wanted: readonly TomlValue[]): Made {
  const item = wanted[at];
  if (!item) return failed({ code: "metadata/no-item", message: "There is nothing to add." });
  const keys = onlyKeys(path);
  if (keys && item.kind === "table") return made(insertRow(document, keys, at, { entries: entriesOf(item) }));
  const current = valueAt(document, path);
  const length = current?.kind === "array" ? current.items.length : 0;
  if (at >= length) return made(setValue(document, [...path, length], item));
  // There is no room between two values: those behind move on by one, each in the place of the next.
  return inTurn(document, places(at, length + 1), (doc, place) => {
    const value = place === at ? item : current?.kind === "array" ? current.items[place - 1] : undefined;
    return value ? made(setValue(doc, [...path, place], value)) : ok(doc);
  });
}

export const entriesOf = (table: Table): RowEntry[] => [...table.entries].map(([key, value]) => ({ key, value }));
