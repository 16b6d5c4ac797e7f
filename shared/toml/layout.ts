import { isOwnComment } from "./comments-above.js";
import { lineEndAt } from "./cursor.js";
import type { TomlDocument } from "./document.js";
import { firstNewline, lineAfter, lineStart } from "./lines.js";
import type { Chunk, Pair, Section } from "./nodes.js";
import { WideRow } from "./wide-row.js";
import { writeKey } from "./write.js";

/** The line end that new lines of a file get: that of its first line, LF where there is none. */
export function newlineOf(document: TomlDocument): "\n" | "\r\n" {
  for (const chunk of document.chunks) {
    const found = firstNewline(chunk instanceof WideRow ? chunk.frame.head : chunk.text);
    if (found) return found;
  }
  return "\n";
}

/** A text from another version of a file with the line ends that the file has now. */
export const withLineEndsOf = (document: TomlDocument, text: string): string =>
  text.replaceAll(/\r?\n/gu, newlineOf(document));

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

/** The line of a key up to its value. */
export function lineBegin(style: LineStyle, keys: readonly string[]): string {
  const key = keys.map(writeKey).join(".");
  return `${style.indent}${key}${style.gap(key.length)}=${style.afterEquals}`;
}

/** The style of the line of `pair`; aligned `=` columns are kept where at least three keys of the section are aligned. */
export const lineStyle = (text: string, section: Section, pair: Pair | undefined): LineStyle =>
  lineStyles(text, section)(pair);

/** `lineStyle` of many pairs of a section, which is looked at once. */
export function lineStyles(text: string, section: Section): (pair: Pair | undefined) => LineStyle {
  const column = alignedColumn(section.pairs.map((pair) => equalsPlace(text, pair)));
  return (pair) =>
    pair ? pairStyle(text, pair, column) : { indent: headerIndent(text, section), gap: () => " ", afterEquals: " " };
}

/** The style of the line of a pair; `column` is where the `=` of the section are aligned. */
export function pairStyle(text: string, pair: Pair, column: number | undefined): LineStyle {
  const gapText = text.slice(pair.keyTo, text.indexOf("=", pair.keyTo));
  const equalsAt = pair.keyTo + gapText.length;
  const indent = text.slice(pairLines(text, pair).from, pair.from);
  return {
    indent,
    gap: (length) => (column === undefined ? gapText : " ".repeat(Math.max(1, column - length - indent.length))),
    afterEquals: text.slice(equalsAt + 1, pair.node.from),
  };
}

function headerIndent(text: string, section: Section): string {
  return section.kind === "root" ? "" : (/^[ \t]*/u.exec(text.slice(section.from))?.[0] ?? "");
}

/** Where the `=` of a pair, or of several pairs that have theirs in one column, is on its line. */
export interface EqualsPlace {
  /** Undefined where they are not in one column. */
  readonly column: number | undefined;
  /** The most blanks before it. */
  readonly gap: number;
  readonly count: number;
}

/** Where the `=` of one pair is. */
export function equalsPlace(text: string, pair: Pair): EqualsPlace {
  const gap = text.indexOf("=", pair.keyTo) - pair.keyTo;
  return { column: pair.keyTo + gap - pairLines(text, pair).from, gap, count: 1 };
}

/** Where the `=` of several pairs are. */
export const joinedPlaces = (places: readonly EqualsPlace[]): EqualsPlace => ({
  column: places.every(({ column }) => column === places[0]?.column) ? places[0]?.column : undefined,
  gap: places.reduce((most, { gap }) => Math.max(most, gap), 0),
  count: places.reduce((sum, { count }) => sum + count, 0),
});

/** The column that the `=` of a section are aligned in: of at least three keys, not all of which have one blank before it. */
export function alignedColumn(places: readonly EqualsPlace[]): number | undefined {
  const { column, gap, count } = joinedPlaces(places);
  return count >= 3 && gap > 1 ? column : undefined;
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
