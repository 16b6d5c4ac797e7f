import type { Span } from "../base/index.js";

const SPACE = 32;
const LAST_ASCII = 127;

/**
 * Whether a UTF-16 unit has Unicode's property White_Space. That is not JavaScript's own notion, which leaves out
 * U+0085 and adds U+FEFF.
 */
export function isWhiteSpace(unit: number): boolean {
  if (unit <= LAST_ASCII) return unit === SPACE || (unit >= 9 && unit <= 13);
  return (
    unit === 0x85 ||
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000
  );
}

/** The span without the white space at its ends; of white space alone, the empty span at its end. */
export function trimSpan(text: string, span: Span): Span {
  let { from, to } = span;
  while (from < to && isWhiteSpace(text.charCodeAt(from))) from += 1;
  while (to > from && isWhiteSpace(text.charCodeAt(to - 1))) to -= 1;
  return { from, to };
}

/** The text without white space at its ends. */
export function trimText(text: string): string {
  const { from, to } = trimSpan(text, { from: 0, to: text.length });
  return text.slice(from, to);
}

/**
 * The paragraphs of a text: what lies between pairs of line feeds, trimmed, where that leaves anything. Pairs are taken
 * from left to right without overlap, so a line that holds only a space parts nothing.
 */
export function paragraphSpans(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  while (from <= text.length) {
    const gap = text.indexOf("\n\n", from);
    const to = gap === -1 ? text.length : gap;
    const span = trimSpan(text, { from, to });
    if (span.from < span.to) spans.push(span);
    from = to + 2;
  }
  return spans;
}

/** The pieces between separators, each a UTF-16 unit of `separators`, trimmed; empty pieces are left out. */
export function partSpans(text: string, separators: readonly string[]): Span[] {
  const units = separators.map((separator) => separator.charCodeAt(0));
  const spans: Span[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && !units.includes(text.charCodeAt(at))) continue;
    const span = trimSpan(text, { from, to: at });
    if (span.from < span.to) spans.push(span);
    from = at + 1;
  }
  return spans;
}
