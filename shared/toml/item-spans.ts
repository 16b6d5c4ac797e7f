import type { Span } from "../base/index.js";
import { isPrefix, samePath } from "./chunk-index.js";
import { lineAfter, lineStart } from "./lines.js";
import type { Path } from "./locate.js";
import type { Chunk, Section } from "./nodes.js";

/** Sections `from` to before `to` of a chunk: a table with all tables below it. */
export interface SectionRange {
  readonly from: number;
  readonly to: number;
}

/** The table of a row that has a header and that keys lead on from: the row itself, or an item of a list with headers. */
export interface HeaderTable {
  readonly range: SectionRange;
  /** The path of its header. */
  readonly path: readonly string[];
  /** The keys that lead on. */
  readonly keys: readonly string[];
}

/** Follows a path within a row through items with headers; undefined where a step in a list is not one of these. */
export function headerTable({ sections }: Chunk, steps: Path): HeaderTable | undefined {
  let path = sections[0]?.path ?? [];
  let range: SectionRange = { from: 0, to: sections.length };
  let keys: string[] = [];
  for (const step of steps) {
    if (typeof step === "string") {
      keys.push(step);
      continue;
    }
    path = [...path, ...keys];
    const item = itemRanges(sections, range, path)[step];
    if (!item) return undefined;
    range = item;
    keys = [];
  }
  return { range, path, keys };
}

/** The items of the list with this header path within a table. */
export function itemRanges(
  sections: readonly Section[],
  { from, to }: SectionRange,
  path: readonly string[],
): readonly SectionRange[] {
  const ranges: SectionRange[] = [];
  for (let at = from; at < to; at += 1) {
    const section = sections[at];
    if (section?.kind !== "array" || !samePath(section.path, path)) continue;
    let end = at + 1;
    while (end < to && isBelow(sections[end], path)) end += 1;
    ranges.push({ from: at, to: end });
  }
  return ranges;
}

const isBelow = (section: Section | undefined, path: readonly string[]): boolean =>
  section !== undefined && section.path.length > path.length && isPrefix(path, section.path);

/** Whether tables of the list's items come after other headers of the row, so that no item is one stretch of text. */
export function isScattered(
  sections: readonly Section[],
  { from, to }: SectionRange,
  path: readonly string[],
  items: readonly SectionRange[],
): boolean {
  for (let at = from; at < to; at += 1) {
    if (isBelow(sections[at], path) && !items.some((item) => item.from < at && at < item.to)) return true;
  }
  return false;
}

/** Behind the lines of a section's own header and pairs. */
function contentEnd(text: string, { pairs, bodyFrom }: Section): number {
  const last = pairs.at(-1);
  return last ? lineAfter(text, last.to) : bodyFrom;
}

const isComment = (line: string): boolean => /^[ \t]*#/u.test(line);

/** Where a section begins: at the comment lines directly above its header. */
export function sectionTop({ text, sections }: Chunk, at: number): number {
  const above = sections[at - 1];
  const limit = above ? contentEnd(text, above) : 0;
  let from = sections[at]?.from ?? text.length;
  while (from > limit) {
    const line = lineStart(text, from - 1);
    if (!isComment(text.slice(line, from))) break;
    from = line;
  }
  return from;
}

/** Where a section ends: behind the comment lines directly below it that are not those of the next header. */
export function sectionEnd(chunk: Chunk, at: number): number {
  const { text, sections } = chunk;
  const section = sections[at];
  if (!section) return text.length;
  const limit = at + 1 < sections.length ? sectionTop(chunk, at + 1) : text.length;
  let end = contentEnd(text, section);
  while (end < limit && isComment(text.slice(end, lineAfter(text, end)))) end = lineAfter(text, end);
  return end;
}

/** The text of a table: its header with the comments directly above, its pairs and all tables below it. */
export const blockSpan = (chunk: Chunk, { from, to }: SectionRange): Span => ({
  from: sectionTop(chunk, from),
  to: sectionEnd(chunk, to - 1),
});

const blankLine = /^[ \t]*\r?\n$/u;

/** Where the blank lines directly above a place begin. */
export function blanksAbove(text: string, at: number): number {
  let from = at;
  while (from > 0) {
    const line = lineStart(text, from - 1);
    if (!blankLine.test(text.slice(line, from))) break;
    from = line;
  }
  return from;
}

/** Behind the blank lines that begin at a place. */
export function blanksBelow(text: string, at: number): number {
  let to = at;
  while (to < text.length && blankLine.test(text.slice(to, lineAfter(text, to)))) to = lineAfter(text, to);
  return to;
}
