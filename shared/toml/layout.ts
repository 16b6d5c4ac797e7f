import { isOwnComment } from "./comments-above.js";
import { lineEndAt } from "./cursor.js";
import type { TomlDocument } from "./document.js";
import type { Chunk, Pair, Section } from "./nodes.js";

/** The line end that new lines of a file get: that of its first line, LF where there is none. */
export function newlineOf(document: TomlDocument): "\n" | "\r\n" {
  for (const { text } of document.chunks) {
    const at = text.indexOf("\n");
    if (at !== -1) return text.charAt(at - 1) === "\r" ? "\r\n" : "\n";
  }
  return "\n";
}

export const lineStart = (text: string, at: number): number => (at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1);

/** Behind the line end of the line that `at` is on; the end of the text where the line has none. */
export function lineAfter(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end + 1;
}

/** The pair's lines with their line end and a comment behind the value. A byte order mark before it stays. */
export function pairLines(text: string, pair: Pair): { from: number; to: number } {
  const start = lineStart(text, pair.from);
  return { from: text.charCodeAt(start) === 0xfeff ? start + 1 : start, to: lineAfter(text, pair.to) };
}

/** How a section's lines are written, for a line that joins them. */
export interface LineStyle {
  readonly indent: string;
  /** Between the key and the `=`, for a key of `length` units. */
  gap(length: number): string;
  readonly afterEquals: string;
}

/** The style of the line of `pair`; aligned `=` columns are kept where at least three keys of the section are aligned. */
export const lineStyle = (text: string, section: Section, pair: Pair | undefined): LineStyle =>
  lineStyles(text, section)(pair);

/** `lineStyle` of many pairs of a section, which is looked at once. */
export function lineStyles(text: string, section: Section): (pair: Pair | undefined) => LineStyle {
  const column = alignedColumn(text, section);
  return (pair) => {
    if (!pair) return { indent: headerIndent(text, section), gap: () => " ", afterEquals: " " };
    const gapText = text.slice(pair.keyTo, text.indexOf("=", pair.keyTo));
    const equalsAt = pair.keyTo + gapText.length;
    const indent = text.slice(pairLines(text, pair).from, pair.from);
    return {
      indent,
      gap: (length) => (column === undefined ? gapText : " ".repeat(Math.max(1, column - length - indent.length))),
      afterEquals: text.slice(equalsAt + 1, pair.node.from),
    };
  };
}

function headerIndent(text: string, section: Section): string {
  return section.kind === "root" ? "" : (/^[ \t]*/u.exec(text.slice(section.from))?.[0] ?? "");
}

function alignedColumn(text: string, section: Section): number | undefined {
  const places = section.pairs.map((pair) => {
    const gap = text.slice(pair.keyTo, text.indexOf("=", pair.keyTo));
    return { column: pair.keyTo + gap.length - pairLines(text, pair).from, gap: gap.length };
  });
  const [first] = places;
  const isAligned = first && places.length >= 3 && places.every(({ column }) => column === first.column);
  return isAligned && places.some(({ gap }) => gap > 1) ? first.column : undefined;
}

/** The row's own bytes inside its chunk (TOML-5): without the blank and comment lines that belong to what follows. */
export function blockEnd(chunk: Chunk): number {
  const section = chunk.sections.at(-1);
  const end = section?.pairs.at(-1)?.to ?? section?.bodyFrom ?? 0;
  let last = end;
  if (section && section.pairs.length > 0) last = lineAfter(chunk.text, end);
  // Comments directly below the last key, with no blank line between, are the row's.
  for (let at = last; at < chunk.text.length; at = lineAfter(chunk.text, at)) {
    if (!isOwnComment(chunk.text.slice(at, lineAfter(chunk.text, at)))) break;
    last = lineAfter(chunk.text, at);
  }
  return last;
}

/** Behind the blank lines that begin at `at`. */
export function skipBlankLines(text: string, at: number): number {
  let place = at;
  for (;;) {
    let end = place;
    while (text.charAt(end) === " " || text.charAt(end) === "\t") end += 1;
    const length = lineEndAt(text, end);
    if (length === 0) return end === text.length ? end : place;
    place = end + length;
  }
}
