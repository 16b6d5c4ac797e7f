import {
  apostrophe,
  backslash,
  blank,
  controlRefusal,
  isControl,
  isPair,
  lineEndAt,
  lineFeed,
  quote,
  Refusal,
  surrogateRefusal,
  tab,
  type Cursor,
} from "./cursor.js";
import type { StringStyle } from "./nodes.js";

export interface ScannedString {
  readonly value: string;
  readonly style: StringStyle;
}

const escapes: Readonly<Record<string, string>> = {
  b: "\b",
  t: "\t",
  n: "\n",
  f: "\f",
  r: "\r",
  '"': '"',
  "\\": "\\",
};

/** Reads a string whose first quote is at the cursor. */
export function scanString(cursor: Cursor): ScannedString {
  const { text, at } = cursor;
  const mark = text.charCodeAt(at);
  const multiLine = text.charCodeAt(at + 1) === mark && text.charCodeAt(at + 2) === mark;
  if (mark === quote) {
    return multiLine
      ? { value: scanMultiLine(cursor, quote), style: "multi-line-basic" }
      : { value: scanBasic(cursor), style: "basic" };
  }
  return multiLine
    ? { value: scanMultiLine(cursor, apostrophe), style: "multi-line-literal" }
    : { value: scanLiteral(cursor), style: "literal" };
}

const unclosed = (from: number, mark: string): Refusal =>
  new Refusal("unclosed-string", "The string that begins here is not closed.", from, {
    expected: `a closing ${mark}`,
    suggestion: mark.length === 1 ? `a text of several lines goes between ${mark.repeat(3)} marks` : `add ${mark}`,
  });

function checkUnit(text: string, at: number, code: number): number {
  if (isControl(code)) throw controlRefusal(code, at, "strings");
  if (code < 0xd800 || code > 0xdfff) return at + 1;
  if (!isPair(text, at)) throw surrogateRefusal(at);
  return at + 2;
}

/** Reads a `"…"` string, which keys use too. */
export function scanBasic(cursor: Cursor): string {
  const { text } = cursor;
  const from = cursor.at;
  let at = from + 1;
  let kept = at;
  let value = "";
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === quote) break;
    if (Number.isNaN(code) || lineEndAt(text, at) > 0) throw unclosed(from, '"');
    if (code === backslash) {
      value += text.slice(kept, at);
      const escape = scanEscape(text, at);
      value += escape.value;
      at = escape.next;
      kept = at;
    } else at = code < blank || code >= 0x7f ? checkUnit(text, at, code) : at + 1;
  }
  cursor.at = at + 1;
  return kept === from + 1 ? text.slice(kept, at) : value + text.slice(kept, at);
}

/** Reads a `'…'` string, which keys use too. */
export function scanLiteral(cursor: Cursor): string {
  const { text } = cursor;
  const from = cursor.at;
  let at = from + 1;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === apostrophe) break;
    if (Number.isNaN(code) || lineEndAt(text, at) > 0) throw unclosed(from, "'");
    at = code < blank || code >= 0x7f ? checkUnit(text, at, code) : at + 1;
  }
  cursor.at = at + 1;
  return text.slice(from + 1, at);
}

function scanEscape(text: string, at: number): { value: string; next: number } {
  const letter = text.charAt(at + 1);
  const simple = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
  if (simple !== undefined) return { value: simple, next: at + 2 };
  const digits = letter === "u" ? 4 : letter === "U" ? 8 : 0;
  const hex = text.slice(at + 2, at + 2 + digits);
  if (digits > 0 && hex.length === digits && /^[0-9a-fA-F]+$/u.test(hex)) {
    const code = Number.parseInt(hex, 16);
    if (code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)) {
      return { value: String.fromCodePoint(code), next: at + 2 + digits };
    }
    throw new Refusal("not-a-character", `\\${letter}${hex} is not a Unicode character.`, at);
  }
  if (digits > 0) {
    throw new Refusal("bad-escape", `\\${letter} takes ${digits} hexadecimal digits.`, at, {
      expected: letter === "u" ? String.raw`\uXXXX` : String.raw`\UXXXXXXXX`,
    });
  }
  throw new Refusal("unknown-escape", `\\${letter} is not an escape TOML knows.`, at, {
    expected: String.raw`one of \b \t \n \f \r \" \\ \uXXXX \UXXXXXXXX`,
    suggestion: String.raw`a backslash itself is written \\; or put the text in '…', where backslashes are plain`,
  });
}

/**
 * Reads a string between triple marks. A line end right after the opening is not part of it; up to two marks directly
 * before the closing three are. Line ends are values as LF whatever the file uses.
 */
function scanMultiLine(cursor: Cursor, mark: number): string {
  const { text } = cursor;
  const from = cursor.at;
  let at = from + 3;
  at += lineEndAt(text, at);
  let kept = at;
  let value = "";
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === mark && text.charCodeAt(at + 1) === mark && text.charCodeAt(at + 2) === mark) break;
    if (Number.isNaN(code)) throw unclosed(from, mark === quote ? '"""' : "'''");
    if (code === lineFeed) at += 1;
    else if (lineEndAt(text, at) === 2) {
      value += `${text.slice(kept, at)}\n`;
      at += 2;
      kept = at;
    } else if (code === backslash && mark === quote) {
      value += text.slice(kept, at);
      const next = scanLineJoin(text, at);
      if (next === undefined) {
        const escape = scanEscape(text, at);
        value += escape.value;
        at = escape.next;
      } else at = next;
      kept = at;
    } else at = code < blank || code >= 0x7f ? checkUnit(text, at, code) : at + 1;
  }
  let end = at + 3;
  while (end < at + 5 && text.charCodeAt(end) === mark) end += 1;
  value += text.slice(kept, end - 3);
  cursor.at = end;
  return value;
}

/** Behind a backslash that ends its line: where the text goes on; undefined where it is no such backslash. */
function scanLineJoin(text: string, from: number): number | undefined {
  let at = from + 1;
  while (text.charCodeAt(at) === blank || text.charCodeAt(at) === tab) at += 1;
  if (lineEndAt(text, at) === 0) return undefined;
  for (;;) {
    const code = text.charCodeAt(at);
    const lineEnd = lineEndAt(text, at);
    if (lineEnd > 0) at += lineEnd;
    else if (code === blank || code === tab) at += 1;
    else return at;
  }
}
