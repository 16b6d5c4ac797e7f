import { positionAt, type Fault } from "../base/index.js";

/** What the scanner throws inside this room; it never leaves it. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly at: number,
    readonly hints: { readonly expected?: string; readonly suggestion?: string } = {},
  ) {
    super(message);
  }

  /** The fault as it is reported to people: with line and column in `text`. */
  toFault(text: string): Fault {
    const bom = text.startsWith("\uFEFF") ? 1 : 0;
    const { line, column } = positionAt(text, this.at);
    return {
      code: `toml/${this.code}`,
      message: this.message,
      line,
      column: line === 1 && column > bom ? column - bom : column,
      ...this.hints,
    };
  }
}

/** The place of a scan in its text. `base` is where the chunk being read begins: nodes are placed relative to it. */
export interface Cursor {
  readonly text: string;
  at: number;
  base: number;
}

export const tab = 0x09;
export const lineFeed = 0x0a;
export const carriageReturn = 0x0d;
export const blank = 0x20;
export const quote = 0x22;
export const hash = 0x23;
export const apostrophe = 0x27;
export const comma = 0x2c;
export const dot = 0x2e;
export const equals = 0x3d;
export const openBracket = 0x5b;
export const backslash = 0x5c;
export const closeBracket = 0x5d;
export const openBrace = 0x7b;
export const closeBrace = 0x7d;
export const byteOrderMark = 0xfeff;

/** Deeper nesting than this is refused: nobody writes it, and it could exhaust the stack. */
export const deepest = 400;

export const isBareKey = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  code === 0x5f ||
  code === 0x2d;

/** Controls other than tab, which TOML allows nowhere but in line ends. */
export const isControl = (code: number): boolean => (code < blank && code !== tab) || code === 0x7f;

export function skipBlanks(cursor: Cursor): void {
  const { text } = cursor;
  let code = text.charCodeAt(cursor.at);
  while (code === blank || code === tab) code = text.charCodeAt((cursor.at += 1));
}

/** The length of the line end at `at`, or 0 where there is none. */
export function lineEndAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === lineFeed) return 1;
  return code === carriageReturn && text.charCodeAt(at + 1) === lineFeed ? 2 : 0;
}

/** Skips a comment up to its line end. */
export function skipComment(cursor: Cursor): void {
  const { text } = cursor;
  for (let at = cursor.at + 1; ; at += 1) {
    const code = text.charCodeAt(at);
    if (Number.isNaN(code) || lineEndAt(text, at) > 0) {
      cursor.at = at;
      return;
    }
    if (isControl(code)) throw controlRefusal(code, at, "comments");
    if (code >= 0xd800 && code <= 0xdfff && !isPair(text, at)) throw surrogateRefusal(at);
    if (code >= 0xd800 && code <= 0xdbff) at += 1;
  }
}

export const isPair = (text: string, at: number): boolean => {
  const high = text.charCodeAt(at);
  const low = text.charCodeAt(at + 1);
  return high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
};

export const surrogateRefusal = (at: number): Refusal =>
  new Refusal("lone-surrogate", "Half of a surrogate pair is not a character.", at);

export function controlRefusal(code: number, at: number, where: string): Refusal {
  const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  return code === carriageReturn
    ? new Refusal("bare-carriage-return", "A carriage return without a line feed is not a line end.", at)
    : new Refusal("control-character", `The control character ${name} is not allowed in ${where}.`, at, {
        suggestion: `write it as \\u${code.toString(16).toUpperCase().padStart(4, "0")} in a "…" string`,
      });
}

/** Ends an expression: nothing but blanks and a comment may follow on its line. */
export function endLine(cursor: Cursor, after: string): void {
  skipBlanks(cursor);
  const { text } = cursor;
  if (text.charCodeAt(cursor.at) === hash) skipComment(cursor);
  if (cursor.at >= text.length) return;
  const length = lineEndAt(text, cursor.at);
  if (length === 0) {
    throw new Refusal("line-not-ended", `Nothing more may stand on the line after ${after}.`, cursor.at, {
      expected: "the end of the line or a comment",
    });
  }
  cursor.at += length;
}
