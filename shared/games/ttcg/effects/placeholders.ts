import { filledLines, strip } from "./text-rules.js";

/** The placeholders of a folder or a sheet, by name, each with its values in order (EFFECTS-2). */
export type Placeholders = ReadonlyMap<string, readonly string[]>;

/** What gives the values of a placeholder by its name. */
export type PlaceholderSource = Pick<Placeholders, "get">;

/** The values that a placeholder file lists: one per line, with `_` for a space, so that a lone `_` is the empty value. */
export const readValues = (text: string): string[] => filledLines(text).map((line) => strip(line.replaceAll("_", " ")));

/** A placeholder in a sentence: the whole of `<rank+1>`, and the `rank` and `+1` that it consists of. */
export interface Token {
  /** Between the brackets. */
  readonly text: string;
  readonly base: string;
  readonly offset: bigint;
}

const wellFormed = /^([\p{L}\p{N}_]+)(?:([+-])(\p{Nd}+))?/u;
const asciiDigits = /^[0-9]*$/u;

/** The placeholders that stand in a sentence, from left to right, repeats included. `<>` is none. */
export const tokensIn = (sentence: string): string[] => cutAtTokens(sentence).filter((_, at) => at % 2 === 1);

/**
 * A sentence in pieces: what is before the first placeholder, what that has between its brackets, what is between it and the
 * next one, and so on. A search by an expression would look to the end from each bracket that is never closed.
 */
export function cutAtTokens(sentence: string): string[] {
  const pieces: string[] = [];
  let done = 0;
  let open = sentence.indexOf("<");
  while (open !== -1) {
    const close = sentence.indexOf(">", open);
    if (close === -1) break;
    if (close > open + 1) {
      pieces.push(sentence.slice(done, open), sentence.slice(open + 1, close));
      done = close + 1;
    }
    open = sentence.indexOf("<", close + 1);
  }
  return [...pieces, sentence.slice(done)];
}

/** Undefined for what begins like no name, as in `< rank>`, and for digits of other scripts. */
export function readToken(text: string): Token | undefined {
  const [, base, sign, digits = ""] = wellFormed.exec(text) ?? [];
  if (base === undefined || !asciiDigits.test(digits)) return undefined;
  const size = BigInt(digits);
  return { text, base, offset: sign === "-" ? -size : size };
}

/** What a token is looked up by; a token that is written otherwise, such as `<rank+01>`, is not found. */
export const keyOf = ({ base, offset }: Token): string =>
  offset === 0n ? base : `${base}${offset > 0n ? "+" : ""}${offset}`;

const wholeNumber = /^[+-]?[0-9]+$/u;

/** Values that are whole numbers, shifted; others as they are. */
export const shifted = (values: readonly string[], offset: bigint): readonly string[] =>
  offset === 0n ? values : values.map((value) => (wholeNumber.test(value) ? String(BigInt(value) + offset) : value));
