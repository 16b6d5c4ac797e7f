import { differingMiddle, ok, type Result } from "../base/index.js";
import { chunkOfElement, isPrefix, withChunks, withoutChunk, type ChunkGroup } from "./chunk-index.js";
import { makeChunk } from "./chunk.js";
import { printDocument, type TomlDocument } from "./document.js";
import { appendText } from "./edit-key.js";
import { applyTextChanges, editChunk, reachesOn, refusal, replaceText, unchanged, type Edited } from "./edited.js";
import { deleteInlineRow, insertInlineRow } from "./edit-inline-row.js";
import { blockEnd, newlineOf, skipBlankLines } from "./layout.js";
import { lineStart } from "./lines.js";
import { arrayGroup, chunkOffset, nodeAt, plainText } from "./locate.js";
import { rowCount } from "./rows.js";
import type { Chunk } from "./nodes.js";
import { blockText, readRow, writeBlock, type NewRow } from "./row-block.js";

const notFound = (array: readonly string[], place: number): { ok: false; error: { code: string; message: string } } =>
  refusal("row-not-found", `${array.join(".")} has no row ${place}.`);

/** Rows that other headers add to from afar cannot be moved without changing what those headers mean. */
export function scattered({ chunks, index: { detached } }: TomlDocument, { path }: ChunkGroup): boolean {
  return [...detached.keys()].some((at) => {
    const own = chunks.at(at)?.sections[0]?.path ?? [];
    return own.length === path.length && isPrefix(path, own);
  });
}

const isScattered = (array: readonly string[]): { ok: false; error: { code: string; message: string } } =>
  refusal(
    "scattered-rows",
    `Sub-tables of ${array.join(".")} stand behind other tables; its rows cannot be moved safely.`,
    "move those sub-tables below their rows in text mode",
  );

const isPlain = (array: readonly string[]): { ok: false; error: { code: string; message: string } } =>
  refusal("one-row", `${array.join(".")} is a plain table: it has one row, which stays.`);

/** Adds a row before row `place`, or behind the last (TOML-5). */
export function insertRow(
  document: TomlDocument,
  array: readonly string[],
  place: number,
  row: NewRow,
): Result<Edited> {
  const rows = rowCount(document, array);
  if (place < 0 || place > rows) return notFound(array, place);
  if (plainText(document, array) !== undefined) return isPlain(array);
  const group = arrayGroup(document, array);
  const newline = newlineOf(document);
  if (!group) {
    if (nodeAt(document, array)) return insertInlineRow(document, array, place, row);
    return firstRow(document, writeBlock(array, row, "\n"));
  }
  if (scattered(document, group)) return isScattered(array);
  const block = writeBlock(array, row, newline);
  return place < rows ? insertBefore(document, group, place, block) : insertBehind(document, group, rows, [block]);
}

/** The first row of an array that has none goes before `[metadata]`, else to the end of the file. */
function firstRow(document: TomlDocument, block: string): Result<Edited> {
  const metadata = [...document.chunks].findIndex(({ sections }) => sections[0]?.path[0] === "metadata");
  if (metadata === -1) return appendText(document, block);
  const newline = newlineOf(document);
  const from = chunkOffset(document, metadata);
  const text = newline === "\n" ? block : block.replace(/\r?\n/gu, newline);
  return replaceText(document, [{ from, to: from, insert: text + newline }]);
}

function insertBefore(document: TomlDocument, group: ChunkGroup, place: number, block: string): Result<Edited> {
  const at = chunkOfElement(group, place) ?? 0;
  const made = readRow(block + newlineOf(document), group.path);
  if (!made.ok) return made;
  const chunks = document.chunks.toSpliced(at, 0, [made.value]);
  const index = withChunks(document.index, group, at, 1);
  return spliced(document, { chunks, index }, { from: at, removed: 0, added: 1 });
}

function insertBehind(
  document: TomlDocument,
  group: ChunkGroup,
  rows: number,
  blocks: readonly string[],
): Result<Edited> {
  const at = chunkOfElement(group, rows - 1) ?? 0;
  const last = document.chunks.at(at);
  if (!last) return notFound(group.path, rows - 1);
  const newline = newlineOf(document);
  const end = blockEnd(last);
  const head = last.text.slice(0, end);
  const tail = last.text.slice(end);
  const isOpenEnded = !head.endsWith("\n");
  const chunks: Chunk[] = [];
  for (const text of [head + (isOpenEnded ? newline : ""), ...blocks.slice(0, -1)]) {
    const made = readRow(text + newline, group.path);
    if (!made.ok) return made;
    chunks.push(made.value);
  }
  const lowest = blocks.at(-1) ?? "";
  const made = readRow((isOpenEnded ? lowest.replace(/\r?\n$/u, "") : lowest) + tail, group.path);
  if (!made.ok) return made;
  const after: TomlDocument = {
    chunks: document.chunks.toSpliced(at, 1, [...chunks, made.value]),
    index: withChunks(document.index, group, at + 1, blocks.length),
  };
  return spliced(document, after, { from: at, removed: 1, added: chunks.length + 1 });
}

/** Adds rows behind the last as one edit: each alone would cost the whole document. */
export function appendRows(document: TomlDocument, array: readonly string[], rows: readonly NewRow[]): Result<Edited> {
  const group = arrayGroup(document, array);
  const count = rowCount(document, array);
  const [first, ...others] = rows;
  if (first === undefined) return ok(unchanged(document));
  if (group && !scattered(document, group) && plainText(document, array) === undefined) {
    const newline = newlineOf(document);
    return insertBehind(
      document,
      group,
      count,
      rows.map((row) => writeBlock(array, row, newline)),
    );
  }
  const begun = insertRow(document, array, count, first);
  if (!begun.ok || others.length === 0) return begun;
  let current = begun.value.doc;
  if (arrayGroup(current, array)) {
    const grown = appendRows(current, array, others);
    if (!grown.ok) return grown;
    current = grown.value.doc;
  } else {
    for (const [place, row] of others.entries()) {
      const grown = insertRow(current, array, count + 1 + place, row);
      if (!grown.ok) return grown;
      current = grown.value.doc;
    }
  }
  return applyTextChanges(document, [differingMiddle(printDocument(document), printDocument(current))]);
}

/**
 * Removes a row's block and the blank lines that set it apart, so that adding a row and deleting it restores the bytes: the
 * blank lines below it, or those above the last of several rows. Comments that belong to no row stay.
 */
export function deleteRow(document: TomlDocument, array: readonly string[], place: number): Result<Edited> {
  if (plainText(document, array) !== undefined) return isPlain(array);
  const group = arrayGroup(document, array);
  if (!group) {
    return nodeAt(document, [...array, place]) ? deleteInlineRow(document, array, place) : notFound(array, place);
  }
  const at = chunkOfElement(group, place);
  const chunk = at === undefined ? undefined : document.chunks.at(at);
  const above = at === undefined ? undefined : document.chunks.at(at - 1);
  if (at === undefined || !chunk || !above) return notFound(array, place);
  if (scattered(document, group)) return isScattered(array);
  const end = blockEnd(chunk);
  const closesUp = place > 0 && chunkOfElement(group, place + 1) !== at + 1;
  const rest = chunk.text.slice(closesUp ? end : skipBlankLines(chunk.text, end));
  const endsFile = rest === "" && at === document.chunks.length - 1;
  const hasLineEnd = !endsFile || chunk.text.endsWith("\n");
  const kept = closesUp || endsFile ? withoutBlankEnd(above.text, hasLineEnd) : above.text;
  const isKept = rest === "" && kept === above.text;
  const joined = isKept ? above : makeChunk(kept + rest, above.sections);
  const after: TomlDocument = {
    chunks: document.chunks.toSpliced(at - 1, 2, [joined]),
    index: withoutChunk(document.index, group, at),
  };
  return isKept
    ? spliced(document, after, { from: at, removed: 1, added: 0 })
    : spliced(document, after, { from: at - 1, removed: 2, added: 1 });
}

/** The text before a row, without the blank lines between; without its line end where the file had none. */
function withoutBlankEnd(text: string, hasLineEnd: boolean): string {
  let end = text.length;
  while (end > 0) {
    const line = lineStart(text, end - 1);
    if (!/^[ \t]*\r?\n$/u.test(text.slice(line, end))) break;
    end = line;
  }
  const shorter = text.slice(0, end);
  return hasLineEnd ? shorter : shorter.replace(/\r?\n$/u, "");
}

/** Moves a row so that it is row `to` of the result: the same bytes elsewhere. */
export function moveRow(document: TomlDocument, array: readonly string[], from: number, to: number): Result<Edited> {
  const rows = rowCount(document, array);
  if (from < 0 || from >= rows) return notFound(array, from);
  if (to < 0 || to >= rows) return notFound(array, to);
  if (from === to) return ok(unchanged(document));
  const block = blockText(document, array, from);
  const without = deleteRow(document, array, from);
  if (!without.ok) return without;
  const moved = insertRow(without.value.doc, array, to, { block });
  return moved.ok ? between(document, moved.value.doc) : moved;
}

/** Replaces a row's block by another text of the same row; a line end left out at its end is added. */
export function replaceBlock(
  document: TomlDocument,
  array: readonly string[],
  place: number,
  block: string,
): Result<Edited> {
  const group = arrayGroup(document, array);
  const at = group && chunkOfElement(group, place);
  const chunk = at === undefined ? undefined : document.chunks.at(at);
  if (at === undefined || !chunk) return notFound(array, place);
  const to = blockEnd(chunk);
  const lineEnd = chunk.text.slice(0, to).endsWith("\n") && !block.endsWith("\n") ? newlineOf(document) : "";
  return editChunk(document, at, [{ from: 0, to, insert: block + lineEnd }]);
}

/** The edit between two versions that share the chunks they do not differ in. */
function between(before: TomlDocument, after: TomlDocument): Result<Edited> {
  const [old, now] = [[...before.chunks], [...after.chunks]];
  const shorter = Math.min(old.length, now.length);
  let from = 0;
  while (from < shorter && old[from] === now[from]) from += 1;
  let tail = 0;
  while (tail < shorter - from && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  return spliced(before, after, { from, removed: old.length - tail - from, added: now.length - tail - from });
}

/** The edit that put `added` chunks in place of `removed` ones at `from`. */
export function spliced(
  before: TomlDocument,
  after: TomlDocument,
  { from, removed, added }: { readonly from: number; readonly removed: number; readonly added: number },
): Result<Edited> {
  const textOf = ({ chunks }: TomlDocument, count: number): string =>
    chunks
      .slice(from, from + count)
      .map(({ text }) => text)
      .join("");
  const [oldText, newText] = [textOf(before, removed), textOf(after, added)];
  if (oldText === newText) return ok(unchanged(after));
  const offset = before.chunks.offsetOf(from);
  const changes = [{ from: offset, to: offset + oldText.length, insert: newText }];
  // A comment that is now directly above a header belongs to that header.
  for (let at = Math.max(0, from - 1); at < from + added; at += 1) {
    if (reachesOn(after, at)) return replaceText(before, changes);
  }
  return ok({
    doc: after,
    changes,
    inverse: [{ from: offset, to: offset + newText.length, insert: oldText }],
  });
}
