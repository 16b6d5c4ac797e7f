import { ok, type Result } from "../base/index.js";
import type { TomlDocument } from "./document.js";
import { appendElement, removeElement } from "./edit-array.js";
import { insertMember, removeMember } from "./edit-inline.js";
import { insertKey, removeLine, type KeyOptions } from "./edit-key.js";
import { setParts } from "./edit-parts.js";
import { changeList } from "./edit-nested.js";
import { setTable, setTables } from "./edit-tables.js";
import { editChunk, refusal, unchanged, type Edited } from "./edited.js";
import { newlineOf } from "./layout.js";
import { rowChanges } from "./rows.js";
import {
  type LocatedNode,
  type Path,
  chunkPlace,
  elementOn,
  locate,
  nodeAt,
  plainPath,
  treeValueAt,
  valueAt,
} from "./locate.js";
import type { ValueNode } from "./nodes.js";
import { readValue } from "./read-value.js";
import type { Tree } from "./tree.js";
import { equalValues, type TomlValue } from "./values.js";
import { writeKey, writeValue } from "./write.js";

export interface RemoveOptions {
  /** Removing the last element of an array leaves `[]`, and the last member of an inline table `{}`, instead of removing the key. */
  readonly keepEmpty?: boolean;
}

const showPath = (path: Path): string => path.join(".");

/**
 * Sets a value, in its token where there is one (TOML-1, TOML-4). An absent key is added where `order` puts it, a place
 * behind an array's end appends. An equal value changes nothing.
 */
export function setValue(
  document: TomlDocument,
  path: Path,
  value: TomlValue,
  options: KeyOptions = {},
): Result<Edited> {
  return setPlainValue(document, plainPath(document, path), value, options);
}

/** `setValue` by a path that names every step. */
export function setPlainValue(
  document: TomlDocument,
  path: Path,
  value: TomlValue,
  options: KeyOptions,
): Result<Edited> {
  const found = nodeAt(document, path);
  if (!found) {
    return tablesSet(document, path, value, options) ?? addInline(document, path, value, options);
  }
  if (equalValues(found.node.value, value)) return ok(unchanged(document));
  const parts = setParts(document, path, found, value);
  if (parts?.ok) {
    const checked = verified(document, parts.value, path, value);
    if (checked.ok) return checked;
  }
  const like = found.chunk.slice(found.node.from, found.node.to);
  const oneLine = found.around.some(({ pairs }) => pairs !== undefined);
  return replaceToken(document, path, found, writeValue(value, { like, newline: newlineOf(document), oneLine }), value);
}

/** Adds a value that is not there yet, as a pair or an element. */
export function addInline(document: TomlDocument, path: Path, value: TomlValue, options: KeyOptions): Result<Edited> {
  const source = writeValue(value, { newline: newlineOf(document) });
  return addValue(document, path, source, writeValue(value, { oneLine: true }), options);
}

/**
 * A value in place of a list with headers or of one of its items, or a list of tables where there is none yet; undefined for all
 * else, and where it cannot be done.
 */
function tablesSet(
  document: TomlDocument,
  path: Path,
  value: TomlValue,
  options: KeyOptions,
): Result<Edited> | undefined {
  const before = valueAt(document, path);
  if (before && equalValues(before, value)) return ok(unchanged(document));
  const last = path.at(-1);
  if (typeof last === "number") {
    const list = path.slice(0, -1);
    const around = valueAt(document, list);
    if (value.kind !== "table" || around?.kind !== "array" || nodeAt(document, list)) return undefined;
    const { items } = around;
    return setTables(document, list, items, before ? items.with(last, value) : [...items, value], options);
  }
  if (value.kind === "table" && before?.kind === "table") return setTable(document, path, value);
  if (value.kind !== "array" || (before && before.kind !== "array")) return undefined;
  if (!before && (value.items.length === 0 || value.items.some(({ kind }) => kind !== "table"))) return undefined;
  return setTables(document, path, before?.items ?? [], value.items, options);
}

/** Sets a value by its exact TOML source, which must spell one value. */
export function setSource(
  document: TomlDocument,
  path: Path,
  source: string,
  options: KeyOptions = {},
): Result<Edited> {
  const value = readValue(source);
  if (!value.ok) return value;
  const plain = plainPath(document, path);
  const found = nodeAt(document, plain);
  if (!found) {
    const tables = tablesSet(document, plain, value.value, options);
    return tables ?? addValue(document, plain, source, writeValue(value.value, { oneLine: true }), options);
  }
  const old = found.chunk.slice(found.node.from, found.node.to);
  if (old === source) return ok(unchanged(document));
  const mustBeOneLine = found.around.some(({ pairs }) => pairs !== undefined) && source.includes("\n");
  const token = mustBeOneLine ? writeValue(value.value, { oneLine: true }) : source;
  return replaceToken(document, plain, found, token, value.value);
}

function replaceToken(
  document: TomlDocument,
  path: Path,
  found: LocatedNode,
  token: string,
  wanted: TomlValue,
): Result<Edited> {
  const at = chunkPlace(document, path, found);
  const edited = editChunk(document, at, [{ from: found.node.from, to: found.node.to, insert: token }]);
  return edited.ok ? verified(document, edited.value, path, wanted) : edited;
}

/** The edit must have made the value and left the pairs beside it alone (TOML-1); otherwise it never happened. */
export function verified(
  document: TomlDocument,
  edited: Edited,
  path: Path,
  wanted: TomlValue | undefined,
): Result<Edited> {
  const now = valueAt(edited.doc, path);
  const isThere = wanted === undefined ? true : now !== undefined && equalValues(now, wanted);
  if (isThere && othersStay(document, edited.doc, path)) return ok(edited);
  return refusal(
    "edit-unverified",
    `The edit of ${showPath(path)} would change something else too; nothing was changed.`,
  );
}

/** Whether the values beside the one at a path are as before. */
function othersStay(before: TomlDocument, after: TomlDocument, path: Path): boolean {
  const [around, last] = [path.slice(0, -1), path.at(-1)];
  const changes = rowChanges(before, after, around);
  if (changes) return changes.every((change) => change.key === last || change.before === undefined);
  const [old, now] = [treeValueAt(before, around), treeValueAt(after, around)];
  if (old?.kind !== "table" || now?.kind !== "table") return true;
  return [...old.entries].every(([key, value]) => {
    const other = now.entries.get(key);
    return key === last || (other !== undefined && equalValues(value, other));
  });
}

function addValue(
  document: TomlDocument,
  path: Path,
  source: string,
  oneLine: string,
  options: KeyOptions,
): Result<Edited> {
  const last = path.at(-1);
  const parent = path.slice(0, -1);
  if (last === undefined) return refusal("no-path", "A document has no value of its own.");
  const known = locate(document, path);
  if (known) return refusal("is-a-table", `${showPath(path)} is a table with headers of its own.`, "edit its members");
  const found = locate(document, parent);
  const added = ((): Result<Edited> => {
    if (typeof last === "number") {
      if (found?.kind === "node" && found.at.node.items) return appendElement(document, parent, found.at, oneLine);
      if (!found) return addValue(document, parent, `[${oneLine}]`, `[${oneLine}]`, options);
      return refusal("not-an-array", `${showPath(parent)} is not an array.`);
    }
    if (found?.kind === "node") {
      if (found.at.node.pairs) return insertMember(document, parent, found.at, [last], oneLine);
      return refusal("not-a-table", `${showPath(parent)} is not a table.`);
    }
    const inline = found ? undefined : inlineAround(document, parent);
    if (!inline) return insertKey(document, path, source, options);
    const keys = path.slice(inline.path.length).filter((key) => typeof key === "string");
    const [member = last, ...inner] = keys;
    // A table that dotted keys made grows by one more; else it is made.
    if (valueAt(document, parent)) return insertMember(document, inline.path, inline.at, keys, oneLine);
    const value = inner.reduceRight((of, key) => `{ ${writeKey(key)} = ${of} }`, oneLine);
    return insertMember(document, inline.path, inline.at, [member], value);
  })();
  if (!added.ok) return added;
  const index = typeof last === "number" ? appendedPlace(document, parent) : last;
  const target = [...parent, index];
  return verified(document, added.value, target, undefined);
}

/** The innermost inline table on a path that leads from it by keys alone. */
function inlineAround(
  document: TomlDocument,
  path: Path,
): { readonly path: Path; readonly at: LocatedNode } | undefined {
  for (let length = path.length - 1; length > 0 && typeof path[length] === "string"; length -= 1) {
    const outer = path.slice(0, length);
    const found = locate(document, outer);
    if (found) return found.kind === "node" && found.at.node.pairs ? { path: outer, at: found.at } : undefined;
  }
  return undefined;
}

function appendedPlace(document: TomlDocument, parent: Path): number {
  const value = valueAt(document, parent);
  return value?.kind === "array" ? value.items.length : 0;
}

/** Removes a list with headers, an item of one, or a table with a header or dotted keys. */
function removeTables(document: TomlDocument, path: Path, tree: Tree): Result<Edited> {
  const last = path.at(-1);
  if (tree.kind === "array" && elementOn(document, path)) {
    return changeList(document, path, { op: "remove", at: 0, count: tree.items.length });
  }
  if (typeof last === "number" && elementOn(document, path.slice(0, -1))) {
    return changeList(document, path.slice(0, -1), { op: "remove", at: last, count: 1 });
  }
  const removed = tree.kind === "table" && elementOn(document, path) ? setTable(document, path, undefined) : undefined;
  return removed ?? refusal("is-a-table", `${showPath(path)} is a table with headers or dotted keys.`);
}

/** How far a path leads to a node that it leads through. */
function pathOfNode(document: TomlDocument, path: Path, node: ValueNode): Path {
  let outer = path.slice(0, -1);
  while (outer.length > 1 && nodeAt(document, outer)?.node !== node) outer = outer.slice(0, -1);
  return outer;
}

/** Removes a key with its line, an array element with its comma, or a member of an inline table. An absent one is not an edit. */
export const removeKey = (document: TomlDocument, path: Path, options: RemoveOptions = {}): Result<Edited> =>
  removePlainKey(document, plainPath(document, path), options);

/** `removeKey` by a path that names every step. */
export function removePlainKey(document: TomlDocument, path: Path, options: RemoveOptions): Result<Edited> {
  const found = locate(document, path);
  if (!found) return ok(unchanged(document));
  if (found.kind === "tree") return removeTables(document, path, found.tree);
  const { at } = found;
  const outer = at.around.at(-1);
  if (!outer) return removeLine(document, chunkPlace(document, path, at), at);
  const isLast = (outer.pairs ?? outer.items)?.length === 1;
  // An element that loses its last member stays in its array: others are counted from it.
  const isElement = outer.pairs !== undefined && at.around.at(-2)?.items !== undefined;
  if (isLast && !isElement && options.keepEmpty !== true) {
    return removePlainKey(document, pathOfNode(document, path, outer), options);
  }
  if (outer.pairs) return removeMember(document, path, at, outer);
  return removeElement(document, path, at, outer);
}
