import type { Span } from "../../../base/index.js";

/** A piece of a text: a word, number, text in quotes or mark. */
export interface Token extends Span {
  readonly kind: "word" | "number" | "text" | "mark";
  /** Words as they are written; texts without their quotes. */
  readonly text: string;
}

const pattern = /(?<text>"[^"\n]*"?)|(?<number>[+-]?\d+(?![\w-]))|(?<word>[\w$][\w$-]*)|(?<mark>\S)/gu;

/** The pieces of a text, without the blanks between them. */
export const tokensOf = (source: string): readonly Token[] =>
  [...source.matchAll(pattern)].map((match): Token => {
    const { text, number, word } = match.groups ?? {};
    const [whole] = match;
    const span = { from: match.index, to: match.index + whole.length };
    if (text !== undefined) return { kind: "text", text: whole.replaceAll('"', ""), ...span };
    if (number !== undefined) return { kind: "number", text: whole, ...span };
    return word === undefined ? { kind: "mark", text: whole, ...span } : { kind: "word", text: whole, ...span };
  });
