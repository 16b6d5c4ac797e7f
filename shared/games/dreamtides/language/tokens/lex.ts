import type { Span } from "../../../../base/index.js";
import { isWhiteSpace, lowerCase, originOf, type LoweredText } from "../../../../text/index.js";

/** A token of a paragraph (LANG-2). Its text is in lower case; its span is of the text as written. */
export interface Token extends Span {
  readonly kind: TokenKind;
  /** The word, or what stands between the braces of a directive; empty for marks. */
  readonly text: string;
}

export type TokenKind = "Word" | "Directive" | Mark;
export type Mark = "Period" | "Comma" | "Colon" | "Newline";

export interface LexedText {
  readonly tokens: readonly Token[];
  /** What stopped the reading, if anything did. */
  readonly fault: LexFault | undefined;
}

/** A brace that is never closed, up to the end of the text; or a pair of braces with nothing in it. */
export interface LexFault extends Span {
  readonly kind: "unclosed-brace" | "empty-directive";
}

const OPENING = 0x7b;
const CLOSING = 0x7d;
const LINE_FEED = 0x0a;
const PERIOD = 0x2e;
const COMMA = 0x2c;
const COLON = 0x3a;

/** Reads the tokens of one paragraph, up to the first fault. */
export function lex(paragraph: string): LexedText {
  const lowered = lowerCase(paragraph);
  const { text } = lowered;
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const unit = text.charCodeAt(at);
    const mark = markOf(unit);
    if (mark !== undefined) {
      tokens.push(tokenFrom(lowered, mark, "", at, at + 1));
      at += 1;
    } else if (isWhiteSpace(unit)) at += 1;
    else if (unit === OPENING) {
      const closing = text.indexOf("}", at);
      const fault = closing === -1 ? "unclosed-brace" : closing === at + 1 ? "empty-directive" : undefined;
      const end = closing === -1 ? text.length : closing + 1;
      if (fault !== undefined) return { tokens, fault: { kind: fault, ...spanFrom(lowered, at, end) } };
      tokens.push(tokenFrom(lowered, "Directive", text.slice(at + 1, closing), at, end));
      at = end;
    } else {
      const end = wordEnd(text, at);
      tokens.push(tokenFrom(lowered, "Word", text.slice(at, end), at, end));
      at = end;
    }
  }
  return { tokens, fault: undefined };
}

function markOf(unit: number): Mark | undefined {
  switch (unit) {
    case PERIOD:
      return "Period";
    case COMMA:
      return "Comma";
    case COLON:
      return "Colon";
    case LINE_FEED:
      return "Newline";
    default:
      return undefined;
  }
}

/** A word goes up to white space, a mark or a brace; a closing brace that opens nothing begins one. */
function wordEnd(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit === OPENING || unit === CLOSING || markOf(unit) !== undefined || isWhiteSpace(unit)) return at;
    at += 1;
  }
  return at;
}

const spanFrom = (lowered: LoweredText, from: number, to: number): Span => ({
  from: originOf(lowered, from),
  to: originOf(lowered, to),
});

function tokenFrom(lowered: LoweredText, kind: TokenKind, text: string, from: number, to: number): Token {
  return { kind, text, from: originOf(lowered, from), to: originOf(lowered, to) };
}
