import type { Result, TextChange } from "../base/index.js";
import type { TomlDocument } from "./document.js";
import { HeaderItems } from "./edit-header-items.js";
import { InlineItems } from "./edit-inline-items.js";
import { addInline } from "./edit-value.js";
import type { Edited } from "./edited.js";
import { placeOfItem, type HeaderList } from "./header-list.js";
import { ItemWriter } from "./item-write.js";
import { pairLines } from "./layout.js";
import { blockFor, type ListOptions, type WrittenItem } from "./list-change.js";
import { elementOn, nodeAt, type Path } from "./locate.js";

/** The list whose first items they are: it is absent, or empty. */
export interface NewList {
  readonly document: TomlDocument;
  readonly path: Path;
  /** Where all tables around the list have headers. */
  readonly headers: HeaderList | undefined;
  readonly options: ListOptions;
}

/** Adds the first items of a list, spelled as such lists are in the file. */
export function insertFirst(list: NewList, items: readonly WrittenItem[]): Result<Edited> {
  const written = withHeaders(list, items);
  // Tables made by dotted keys get no headers.
  return written?.ok ? written : inline(list, items);
}

function withHeaders(list: NewList, items: readonly WrittenItem[]): Result<Edited> | undefined {
  const { headers, options } = list;
  if (!headers) return undefined;
  const { spelling = "inline", shapeOf } = options;
  const writer = new ItemWriter(placeOfItem(headers, 0, undefined), { spelling, shapeOf });
  const isWritten = items.every((item) => blockFor(item, headers.path) !== undefined);
  if (!isWritten && writer.spelling(headers.path) === "inline") return undefined;
  return insertWithHeaders(list, items);
}

/** Adds the first items of a list with headers; undefined where it can have none. */
export function insertWithHeaders(list: NewList, items: readonly WrittenItem[]): Result<Edited> | undefined {
  const { headers, options } = list;
  if (!headers || headers.isScattered || isInline(list, headers)) return undefined;
  const edits = new HeaderItems(headers, { ...options, spelling: "headers" });
  const additions = edits.additions(0, items);
  return additions && edits.edited([...withoutEmptyList(list), ...additions]);
}

/** Whether the list is, or would be, in an inline table. */
function isInline({ document, path }: NewList, { parent: { keys } }: HeaderList): boolean {
  const before = path.length - keys.length;
  const isAround = keys.slice(0, -1).some((_, at) => nodeAt(document, path.slice(0, before + at + 1)));
  return isAround || (nodeAt(document, path)?.around.length ?? 0) > 0;
}

function withoutEmptyList({ document, path }: NewList): TextChange[] {
  const found = nodeAt(document, path);
  return found ? [{ ...pairLines(found.chunk.text, found.pair), insert: "" }] : [];
}

function inline({ document, path, options }: NewList, items: readonly WrittenItem[]): Result<Edited> {
  const found = nodeAt(document, path);
  if (found) return new InlineItems(document, path, found).insert(0, items);
  const keys = (elementOn(document, path)?.rest ?? []).slice(0, -1).filter((step) => typeof step === "string");
  const order = keys.length === 0 ? options.order : options.shapeOf?.(keys)?.order;
  return addInline(document, path, { kind: "array", items: items.map(({ value }) => value) }, { order });
}
