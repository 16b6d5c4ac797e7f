import type { Span } from "../../../../base/index.js";
import type { Comment, LexFault, ScriptFix, TextPiece } from "./token.js";

/** A piece of the text before it is known what it is in the grammar. */
export interface RawToken extends Span {
  readonly kind: "word" | "number" | "text" | "mark" | "line";
  readonly text: string;
  readonly pieces?: readonly TextPiece[];
}

export interface Scan {
  readonly raw: readonly RawToken[];
  readonly comments: readonly Comment[];
  /** Texts that are not closed, each read as if it ended where its fix would close it. */
  readonly open: readonly LexFault[];
  readonly fault: LexFault | undefined;
}

const word = /[A-Za-z_][A-Za-z0-9_]*/y;
const number = /[0-9]{1,6}(?![0-9])/y;
const spaces = /[^\S\n\r\u2028\u2029]+/y;
const lineEnds = /(?:\r\n|[\n\r\u2028\u2029])+/y;
const lineComment = /\/\/[^\n\r\u2028\u2029]*/y;
const blockComment = /\/\*[\s\S]*?\*\//y;
const restOfLine = /[^\n\r\u2028\u2029]*/y;
const rowMark = /\/\//y;
const mark = /->|\.\.|\+=|-=|\*=|\+\+|--|==|!=|<=|>=|&&|\|\||[{}()[\],;:.?=+\-*/%<>!]/y;
const closers: Readonly<Record<string, string>> = { '"': '"', "'": "'", "“": "”", "‘": "’" };
const escapes: Readonly<Record<string, string>> = { '"': '"', "'": "'", "\\": "\\", n: "\n", $: "$" };
const shortName = /[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)?/y;

/** Effect text, or an expression in a row, where `//` divides. */
export type Dialect = "text" | "row";

/**
 * Cuts a text into words, numbers, texts, marks and line ends, and stops at the first thing that is none (SCRIPT-1).
 *
 * @param closes whether a text that is not closed ends with its line, instead of the scan
 */
export function scan(source: string, dialect: Dialect, closes: boolean): Scan {
  const raw: RawToken[] = [];
  const comments: Comment[] = [];
  const open: LexFault[] = [];
  let at = 0;
  let isLineStart = true;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0];
  };
  const push = (kind: RawToken["kind"], text: string): void => {
    raw.push({ kind, text, from: at, to: at + text.length });
    at += text.length;
    isLineStart = kind === "line";
  };
  while (at < source.length) {
    const space = take(spaces);
    const comment = space === undefined && dialect === "text" ? (take(lineComment) ?? take(blockComment)) : undefined;
    if (space !== undefined) at += space.length;
    else if (comment !== undefined) {
      const text = comment.replace(/^\/[/*]|\*\/$/g, "").trim();
      comments.push({ from: at, to: at + comment.length, text, isWholeLine: isLineStart });
      at += comment.length;
    } else {
      const line = take(lineEnds);
      const plain = line === undefined ? take(word) : undefined;
      if (line !== undefined) push("line", line);
      else if (plain !== undefined) push("word", plain);
      else if (closers[source[at] ?? ""] !== undefined) {
        const text = scanText(source, at);
        if ("fault" in text && !closes) return { raw, comments, open, fault: text.fault };
        if ("fault" in text) open.push(text.fault);
        const token = "fault" in text ? closedToken(source, text.fault) : text;
        raw.push(token);
        at = token.to;
        isLineStart = false;
      } else {
        const digits = take(number);
        const sign = digits === undefined ? ((dialect === "row" ? take(rowMark) : undefined) ?? take(mark)) : undefined;
        const isOpenComment = dialect === "text" && source.startsWith("/*", at);
        if (isOpenComment) return { raw, comments, open, fault: strange(source, at) };
        if (digits !== undefined) push("number", digits);
        else if (sign !== undefined) push("mark", sign);
        else return { raw, comments, open, fault: strange(source, at) };
      }
    }
  }
  return { raw, comments, open, fault: undefined };
}

function strange(source: string, at: number): LexFault {
  const digits = /[0-9]+/y;
  digits.lastIndex = at;
  const long = digits.exec(source)?.[0];
  if (long !== undefined) {
    const message = `Numbers have at most 6 digits; "${long.slice(0, 12)}" has ${String(long.length)}.`;
    return { code: "effect/expected", message, from: at, to: at + long.length };
  }
  if (source.startsWith("/*", at)) {
    return { code: "effect/unclosed", message: "This comment is never closed; write */.", from: at, to: at + 2 };
  }
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  const message = `No effect text has the character ${JSON.stringify(character)} outside of a text.`;
  return { code: "effect/expected", message, from: at, to: at + character.length };
}

/** A text in quotation marks, straight or curly. In double ones `${…}` and `$name` put in values. */
function scanText(source: string, from: number): RawToken | { readonly fault: LexFault } {
  const open = source[from] ?? "";
  const close = closers[open];
  const mayPutIn = open === '"' || open === "“";
  const pieces: TextPiece[] = [];
  let plain = "";
  let at = from + 1;
  const endPlain = (): void => {
    if (plain !== "") pieces.push(plain);
    plain = "";
  };
  const fault = (message: string): LexFault => openText(source, from, message);
  for (;;) {
    const character = source[at];
    if (character === undefined || /[\n\r\u2028\u2029]/.test(character)) {
      const open = fault("The text is not closed on this line.");
      return { fault: { ...open, fix: closing(source, open) } };
    }
    if (character === close) break;
    if (character === "\\") {
      const meant = escapes[source[at + 1] ?? ""];
      plain += meant ?? `\\${source[at + 1] ?? ""}`;
      at += 2;
    } else if (character === "$" && mayPutIn) {
      const place = placeOf(source, at);
      if (place === undefined) {
        if (source[at + 1] === "{")
          return { fault: fault("The value that begins with ${ is not closed on this line.") };
        plain += character;
        at += 1;
      } else {
        endPlain();
        pieces.push({ from: place.from, to: place.to });
        at = place.end;
      }
    } else {
      plain += character;
      at += 1;
    }
  }
  endPlain();
  return { kind: "text", text: source.slice(from, at + 1), pieces, from, to: at + 1 };
}

/** Brackets at the end of a line belong to the script more often than to the text before them. */
const endsScript: ReadonlySet<string> = new Set([" ", "\t", "{", ")", "]", "}", ",", ";"]);

function openText(source: string, from: number, message: string): LexFault {
  restOfLine.lastIndex = from;
  let to = from + (restOfLine.exec(source)?.[0].length ?? 1);
  while (to > from + 1 && endsScript.has(source[to - 1] ?? "") && source[to - 2] !== "$") to -= 1;
  return { code: "effect/string-end", message, from, to };
}

function closing(source: string, { from, to }: LexFault): ScriptFix {
  const close = closers[source[from] ?? ""] ?? "";
  let plain = to;
  while (source[plain - 1] === "\\") plain -= 1;
  // One backslash before the mark would make it a letter of the text.
  const insert = (to - plain) % 2 === 1 ? `\\${close}` : close;
  return { title: `Close it with ${close}`, change: { from: to, to, insert } };
}

/** The text of a fault as it reads once it is closed; values that it puts in are not looked for. */
const closedToken = (source: string, { from, to }: LexFault): RawToken => ({
  ...{ kind: "text", text: source.slice(from, to), from, to },
  pieces: to > from + 1 ? [source.slice(from + 1, to)] : [],
});

/** The place of the expression of `${…}` or `$name` at an offset, and where the whole ends. */
function placeOf(source: string, at: number): { from: number; to: number; end: number } | undefined {
  if (source[at + 1] !== "{") {
    shortName.lastIndex = at + 1;
    const name = shortName.exec(source)?.[0];
    return name === undefined ? undefined : { from: at + 1, to: at + 1 + name.length, end: at + 1 + name.length };
  }
  let depth = 0;
  for (let end = at + 2; end < source.length; end += 1) {
    const character = source[end] ?? "";
    if (/[\n\r\u2028\u2029]/.test(character)) return undefined;
    const close = closers[character];
    if (close !== undefined) {
      const inner = endOfText(source, end + 1, close);
      if (inner === undefined) return undefined;
      end = inner;
    } else if (character === "{") depth += 1;
    else if (character === "}") {
      if (depth === 0) return { from: at + 2, to: end, end: end + 1 };
      depth -= 1;
    }
  }
  return undefined;
}

/** Where the quotation mark stands that ends a text on its line. */
function endOfText(source: string, from: number, close: string): number | undefined {
  for (let at = from; at < source.length; at += 1) {
    const character = source[at];
    if (character === close) return at;
    if (character === "\\") at += 1;
    else if (character === "\n") return undefined;
  }
  return undefined;
}
