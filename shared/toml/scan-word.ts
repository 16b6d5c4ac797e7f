import {
  blank,
  closeBrace,
  closeBracket,
  comma,
  controlRefusal,
  hash,
  isControl,
  lineEndAt,
  Refusal,
  tab,
  type Cursor,
} from "./cursor.js";
import { readBare } from "./scan-bare.js";
import type { TomlValue } from "./values.js";

/** Longer words are refused: no number or date needs as many characters, and reading them could exhaust the stack. */
const longest = 4096;

/**
 * Reads a bare value; `depth` counts the arrays and inline tables around it. It ends at a blank, `,` `]` `}` `#` or the
 * line end, but a single blank between a date and a time belongs to it.
 */
export function scanBare(cursor: Cursor, depth: number): TomlValue {
  const { text } = cursor;
  const from = cursor.at;
  let at = wordEnd(text, from);
  if (at - from === 10 && text.charCodeAt(at) === blank && isTimeAt(text, at + 1)) at = wordEnd(text, at + 1);
  if (at - from > longest) {
    throw new Refusal("too-long", `A value without quotes has more than ${longest} characters.`, from);
  }
  const value = readBare(text.slice(from, at), from, () => restOfLine(text, from, depth));
  cursor.at = at;
  return value;
}

/** From `from` to the end of the line or a comment, in arrays and inline tables to that of the element. */
const restOfLine = (text: string, from: number, depth: number): string =>
  (depth > 0 ? /^[^#\r\n,\]}]*/u : /^[^#\r\n]*/u).exec(text.slice(from, from + 200))?.[0].trimEnd() ?? "";

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

const isTimeAt = (text: string, at: number): boolean =>
  isDigit(text.charCodeAt(at)) && isDigit(text.charCodeAt(at + 1)) && text.charCodeAt(at + 2) === 0x3a;

function wordEnd(text: string, from: number): number {
  for (let at = from; ; at += 1) {
    const code = text.charCodeAt(at);
    if (
      Number.isNaN(code) ||
      code === blank ||
      code === tab ||
      code === comma ||
      code === closeBracket ||
      code === closeBrace ||
      code === hash
    ) {
      return at;
    }
    if (code < blank || code === 0x7f) {
      if (lineEndAt(text, at) > 0) return at;
      if (isControl(code)) throw controlRefusal(code, at, "values");
    }
  }
}
