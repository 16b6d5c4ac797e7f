import type { Result, TextChange } from "../base/index.js";
import type { TomlDocument } from "./document.js";
import { editChunk, type Edited } from "./edited.js";
import { newlineOf } from "./layout.js";
import { lineAfter, lineStart } from "./lines.js";
import { chunkPlace, type LocatedNode, type Path } from "./locate.js";
import type { ValueNode } from "./nodes.js";

/** The comma behind an element, before any comment or line end; -1 where there is none. */
export function commaBehind(text: string, item: ValueNode, end: number): number {
  for (let at = item.to; at < end; at += 1) {
    const unit = text.charAt(at);
    if (unit === ",") return at;
    if (unit === "#") at = lineAfter(text, at) - 1;
    else if (!/[ \t\r\n]/u.test(unit)) return -1;
  }
  return -1;
}

export const isAlone = (text: string, item: ValueNode): boolean =>
  /^[ \t]*$/u.test(text.slice(lineStart(text, item.from), item.from));

/** Adds an element behind the last, in the array's own layout (TOML-3). */
export function appendElement(document: TomlDocument, path: Path, found: LocatedNode, source: string): Result<Edited> {
  const { chunk, node } = found;
  const changes = appending(chunk.text, node, [source], newlineOf(document));
  return editChunk(document, chunkPlace(document, path, found), changes);
}

/** What adds elements behind the last. */
export function appending(text: string, node: ValueNode, sources: readonly string[], newline: string): TextChange[] {
  const last = node.items?.at(-1);
  const insertAt = (from: number, insert: string): TextChange => ({ from, to: from, insert });
  if (!last) return [insertAt(node.from + 1, sources.join(", "))];
  const comma = commaBehind(text, last, node.to - 1);
  if (!isAlone(text, last)) {
    return [insertAt(comma === -1 ? last.to : comma, sources.map((source) => `, ${source}`).join(""))];
  }
  const indent = text.slice(lineStart(text, last.from), last.from);
  const behind = comma === -1 ? last.to : comma + 1;
  const lineEnd = restOfLine(text, behind, node.to - 1);
  const lines = sources.map((source) => `${newline}${indent}${source}`).join(",");
  return merge([
    ...(comma === -1 ? [insertAt(last.to, ",")] : []),
    insertAt(lineEnd, comma === -1 ? lines : `${lines},`),
  ]);
}

/** Puts an element before another, on a line of its own where that one has one. */
export function insertElement(document: TomlDocument, path: Path, before: LocatedNode, source: string): Result<Edited> {
  const { chunk, node } = before;
  const change = insertingBefore(chunk.text, node, [source], newlineOf(document));
  return editChunk(document, chunkPlace(document, path, before), [change]);
}

/** What puts elements before another, above the comment lines directly above it. */
export function insertingBefore(
  text: string,
  before: ValueNode,
  sources: readonly string[],
  newline: string,
): TextChange {
  if (!isAlone(text, before)) {
    const { from } = before;
    return { from, to: from, insert: sources.map((source) => `${source}, `).join("") };
  }
  const line = lineStart(text, before.from);
  const indent = text.slice(line, before.from);
  const from = withCommentLines(text, line);
  return { from, to: from, insert: sources.map((source) => `${indent}${source},${newline}`).join("") };
}

/** Where the comment lines directly above a line of an array begin. */
export function withCommentLines(text: string, line: number): number {
  let from = line;
  while (from > 0) {
    const above = lineStart(text, from - 1);
    if (!/^[ \t]*#/u.test(text.slice(above, from))) break;
    from = above;
  }
  return from;
}

/** The end of the line that `at` is on, with a comment there, before its line end and not behind `limit`. */
function restOfLine(text: string, at: number, limit: number): number {
  const rest = /^[ \t]*(?:#[^\r\n]*)?/u.exec(text.slice(at, limit))?.[0] ?? "";
  const end = at + rest.trimEnd().length;
  return rest.includes("#") ? end : at;
}

/** Changes at one place become one, so that they have an order. */
function merge(changes: readonly TextChange[]): TextChange[] {
  const [first, second] = changes;
  if (first && second && first.from === second.from) {
    return [{ ...first, insert: first.insert + second.insert }];
  }
  return [...changes];
}

/**
 * Removes an element with one comma; where it has lines of its own, with its lines, and with the comment lines directly above
 * where these go with it.
 */
export function removeElement(
  document: TomlDocument,
  path: Path,
  found: LocatedNode,
  array: ValueNode,
  { withComments = false }: { readonly withComments?: boolean } = {},
): Result<Edited> {
  const { chunk, node } = found;
  const items = array.items ?? [];
  const place = items.indexOf(node);
  const changes = removal(chunk.text, array, items, place, withComments);
  return editChunk(document, chunkPlace(document, path, found), changes);
}

function removal(
  text: string,
  array: ValueNode,
  items: readonly ValueNode[],
  place: number,
  withComments: boolean,
): TextChange[] {
  const item = items[place];
  const next = items[place + 1];
  const previous = items[place - 1];
  if (!item) return [];
  const without = (from: number, to: number): TextChange => ({ from, to, insert: "" });
  const comma = commaBehind(text, item, array.to - 1);
  const behind = comma === -1 ? item.to : comma + 1;
  const lineEnd = lineAfter(text, behind);
  const commaBefore = previous ? commaBehind(text, previous, array.to - 1) : -1;
  const ownLine =
    isAlone(text, item) && lineEnd < array.to && /^[ \t]*(?:#[^\r\n]*)?\r?\n$/u.test(text.slice(behind, lineEnd));
  if (ownLine) {
    const start = lineStart(text, item.from);
    const lines = without(withComments ? withCommentLines(text, start) : start, lineEnd);
    // Without a comma behind the last item, the one before it keeps the comment on its line, but not its comma.
    const hasLoneComma = comma === -1 && commaBefore !== -1;
    return hasLoneComma && commaBefore < lines.from ? [without(commaBefore, commaBefore + 1), lines] : [lines];
  }
  if (next) return [without(item.from, next.from)];
  if (!previous) return [without(item.from, behind)];
  return comma === -1
    ? [without(commaBefore === -1 ? previous.to : commaBefore, item.to)]
    : [without(commaBefore + 1, comma + 1)];
}
