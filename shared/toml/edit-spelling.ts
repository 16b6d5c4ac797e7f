import { failed, ok, type Result } from "../base/index.js";
import { hasComments } from "./comments.js";
import type { TomlDocument } from "./document.js";
import { changeList, itemTexts, noList, verifiedList } from "./edit-nested.js";
import { insertWithHeaders } from "./edit-new-items.js";
import { asOne } from "./edit-tables.js";
import { addInline, removeKey } from "./edit-value.js";
import { refusal, unchanged, type Edited } from "./edited.js";
import { headerList } from "./header-list.js";
import type { ListSpelling } from "./item-style.js";
import type { ListOptions } from "./list-change.js";
import { elementOn, nodeAt, plainPath, sourceAt, valueAt, type Path } from "./locate.js";
import type { TomlValue } from "./values.js";

/** How a list of tables within a row is spelled; undefined for all else. */
export function spellingOf(document: TomlDocument, list: Path): ListSpelling | undefined {
  const path = plainPath(document, list);
  const value = valueAt(document, path);
  if (!elementOn(document, path) || value?.kind !== "array" || value.items.length === 0) return undefined;
  if (value.items.some(({ kind }) => kind !== "table")) return undefined;
  return nodeAt(document, path) ? "inline" : "headers";
}

/** Writes a list of tables within a row in the other spelling. Comments in it would be lost, so it is left alone with any. */
export function respellList(
  document: TomlDocument,
  list: Path,
  spelling: ListSpelling,
  options: ListOptions = {},
): Result<Edited> {
  const path = plainPath(document, list);
  const value = valueAt(document, path);
  const present = spellingOf(document, path);
  if (!present || value?.kind !== "array") return failed(noList(path));
  if (present === spelling) return ok(unchanged(document));
  if (textsOf(document, path, value.items.length).some(hasComments)) {
    return refusal("inline-parent", "The items have comments; they cannot be kept in the other spelling.");
  }
  const removed =
    present === "inline"
      ? removeKey(document, path)
      : changeList(document, path, { op: "remove", at: 0, count: value.items.length });
  if (!removed.ok) return removed;
  const { doc } = removed.value;
  const written =
    spelling === "inline" ? addInline(doc, path, value, options) : writtenWithHeaders(doc, path, value.items, options);
  if (!written.ok) return written;
  const edited = asOne(document, written.value.doc, path);
  return edited.ok ? verifiedList(document, edited.value, path, value.items) : edited;
}

function textsOf(document: TomlDocument, path: Path, count: number): readonly string[] {
  const source = sourceAt(document, path);
  return source === undefined ? itemTexts(document, path, 0, count) : [source];
}

function writtenWithHeaders(
  document: TomlDocument,
  path: Path,
  items: readonly TomlValue[],
  options: ListOptions,
): Result<Edited> {
  const element = elementOn(document, path);
  const headers = element && headerList(document, element);
  const written = insertWithHeaders(
    { document, path, headers, options },
    items.map((value) => ({ value })),
  );
  return written ?? refusal("inline-parent", "The list stands in an inline table, in which nothing has a header.");
}
