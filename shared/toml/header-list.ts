import type { TextChange } from "../base/index.js";
import type { ChunkGroup } from "./chunk-index.js";
import type { TomlDocument } from "./document.js";
import {
  blanksAbove,
  blanksBelow,
  blockSpan,
  headerTable,
  isScattered,
  itemRanges,
  sectionEnd,
  type HeaderTable,
  type SectionRange,
} from "./item-spans.js";
import type { RowPlace } from "./item-style.js";
import { newlineOf } from "./layout.js";
import { inserted } from "./list-change.js";
import type { Element } from "./locate.js";
import type { Chunk } from "./nodes.js";

/** A list within a row that is written with headers, or may be: the tables on the way to it have headers. */
export interface HeaderList {
  readonly document: TomlDocument;
  readonly group: ChunkGroup;
  readonly place: number;
  readonly at: number;
  readonly chunk: Chunk;
  readonly parent: HeaderTable;
  /** Of the headers. */
  readonly path: readonly string[];
  readonly items: readonly SectionRange[];
  readonly isScattered: boolean;
}

export function headerList(document: TomlDocument, { group, place, at, rest }: Element): HeaderList | undefined {
  const chunk = document.chunks.at(at);
  const parent = chunk && headerTable(chunk, rest);
  if (!parent || parent.keys.length === 0) return undefined;
  const path = [...parent.path, ...parent.keys];
  const items = itemRanges(chunk.sections, parent.range, path);
  const scattered = document.index.detached.has(at) || isScattered(chunk.sections, parent.range, path, items);
  return { document, group, place, at, chunk, parent, path, items, isScattered: scattered };
}

/** Where a new item goes among the rows, so that it is written like those around it. */
export function placeOfItem(list: HeaderList, at: number, order: readonly string[] | undefined): RowPlace {
  const { document, group, place, chunk, items } = list;
  const above = items[at - 1];
  const behind = above ? above.to - 1 : (items[0]?.from ?? sectionAbove(list, order));
  return { document, group, place, chunk, behind };
}

/** A new list follows its table's own pairs, and the tables whose keys come before its own. */
function sectionAbove({ chunk, parent }: HeaderList, order: readonly string[] | undefined): number {
  const { range, path, keys } = parent;
  const rankOf = (key: string | undefined): number => (key === undefined ? -1 : (order?.indexOf(key) ?? -1));
  const rank = rankOf(keys[0]);
  if (rank === -1) return range.to - 1;
  let behind = range.from;
  for (let at = range.from + 1; at < range.to; at += 1) {
    const other = rankOf(chunk.sections[at]?.path[path.length]);
    if (other !== -1 && other <= rank) behind = at;
  }
  return behind;
}

const endsWithComment = (text: string): boolean => /(?:^|\n)[ \t]*#[^\n]*\n?$/u.test(text);

/** Puts blocks before the item at a place, or behind the section given where there is no such item. */
export function insertion(
  list: HeaderList,
  at: number,
  blocks: readonly string[],
  blanks: string,
  behind: number,
): TextChange {
  const { chunk, document, items } = list;
  const newline = newlineOf(document);
  const next = items[at];
  // A comment at the end of a block would become that of the header below it.
  const gapBelow = (text: string): string => (blanks === "" && endsWithComment(text) ? newline : blanks);
  if (next) {
    const { from } = blockSpan(chunk, next);
    return { from, to: from, insert: blocks.map((block) => block + gapBelow(block)).join("") };
  }
  const last = items.at(-1);
  const end = sectionEnd(chunk, last ? last.to - 1 : behind);
  let above = chunk.text.slice(0, end);
  const isOpen = !above.endsWith("\n");
  let insert = isOpen ? newline : "";
  for (const block of blocks) {
    insert += gapBelow(above) + block;
    above = block;
  }
  if (isOpen) insert = withoutLineEnd(insert);
  else if (endsWithComment(above) && isHeaderBelow(list, end)) insert += newline;
  return { from: end, to: end, insert };
}

const withoutLineEnd = (text: string): string => text.replace(/\r?\n$/u, "");

/** Whether a header, or a comment above one, is directly below a place. */
function isHeaderBelow({ chunk, document, at }: HeaderList, end: number): boolean {
  const below = chunk.text.slice(end) || (document.chunks.at(at + 1)?.text ?? "");
  return /^[ \t]*[[#]/u.test(below);
}

/**
 * Takes items out, each with the blank lines below it where an item follows, else with those above it: blank lines belong to
 * places, so that what was added leaves no trace.
 */
export function removal({ chunk, items, document, at: place }: HeaderList, at: number, count: number): TextChange[] {
  const { text } = chunk;
  const isFollowed = at + count < items.length;
  const changes: TextChange[] = [];
  for (const item of items.slice(at, at + count)) {
    const span = blockSpan(chunk, item);
    const from = isFollowed ? span.from : blanksAbove(text, span.from);
    const to = isFollowed ? blanksBelow(text, span.to) : span.to;
    const before = changes.at(-1);
    if (before?.to === from) changes[changes.length - 1] = { ...before, to };
    else changes.push({ from, to, insert: "" });
  }
  const endsFile = place === document.chunks.length - 1 && !text.endsWith("\n");
  // A file without a last line end stays without.
  return changes.map((change) =>
    endsFile && change.to === text.length
      ? { ...change, from: withoutLineEnd(text.slice(0, change.from)).length }
      : change,
  );
}

/** Moves items so that the first is item `to` of the list without them: blocks change places, what is between them stays. */
export function exchange(list: HeaderList, from: number, count: number, to: number): TextChange {
  const { chunk, items, document } = list;
  const [first, last] = [Math.min(from, to), Math.max(from, to) + count];
  const spans = items.slice(first, last).map((item) => blockSpan(chunk, item));
  const newline = newlineOf(document);
  const before = spans.map((span) => withLineEnd(chunk.text.slice(span.from, span.to), newline));
  const moving = before.splice(from - first, count);
  const blocks = inserted(before, to - first, moving);
  const [start, end] = [spans[0]?.from ?? 0, spans.at(-1)?.to ?? 0];
  const gaps = spans.slice(1).map((span, at) => chunk.text.slice(spans[at]?.to, span.from));
  const insert = blocks
    .map((block, at) => {
      const gap = gaps[at];
      if (gap !== undefined) return block + (gap === "" && endsWithComment(block) ? newline : gap);
      if (!chunk.text.slice(start, end).endsWith("\n")) return withoutLineEnd(block);
      return endsWithComment(block) && isHeaderBelow(list, end) ? block + newline : block;
    })
    .join("");
  return { from: start, to: end, insert };
}

const withLineEnd = (text: string, newline: string): string => (text.endsWith("\n") ? text : text + newline);

/** The text of an item: its header with the comments directly above, its pairs and all tables below it. */
export function blockOf({ chunk, items, document }: HeaderList, at: number): string | undefined {
  const item = items[at];
  if (!item) return undefined;
  const { from, to } = blockSpan(chunk, item);
  return withLineEnd(chunk.text.slice(from, to), newlineOf(document));
}
