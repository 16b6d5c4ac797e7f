import { isWhiteSpace, UNKNOWN, WORDS, type Grammar, type TokenRow } from "../../../../text/index.js";

/** A text as words, numbers, commas and periods, all in small letters (EFFECT-1). */
export interface LexedText {
  readonly words: readonly string[];
  /** The first place of each word in the text, and the place after its last; those of the end behind them. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** The words with a capital where none belongs, or without the one that begins the sentence. */
  readonly misspelt: readonly number[];
}

const COMMA = 44;
const PERIOD = 46;
const SPACE = 32;

const isMark = (unit: number): boolean => unit === COMMA || unit === PERIOD;
const isPart = (unit: number): boolean => unit === SPACE || isMark(unit) || isWhiteSpace(unit);

/** Splits the text of an effect, which may be any text. */
export function lex(text: string): LexedText {
  const words: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const misspelt: number[] = [];
  const { length } = text;
  for (let at = 0; at < length;) {
    const unit = text.charCodeAt(at);
    if (unit === SPACE || isWhiteSpace(unit)) {
      at += 1;
      continue;
    }
    const start = at;
    at += 1;
    if (!isMark(unit)) while (at < length && !isPart(text.charCodeAt(at))) at += 1;
    const written = text.slice(start, at);
    const word = written.toLowerCase();
    const wanted = words.length === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    if (written !== wanted) misspelt.push(words.length);
    words.push(word);
    from.push(start);
    to.push(at);
  }
  return { words, from, to, misspelt };
}

const wholeNumber = /^\d+$/u;

/** The words as a grammar sees them. Whole numbers that it does not name are spelled `anyNumber` to it. */
export function rowOf({ symbols }: Grammar<unknown>, words: readonly string[], anyNumber?: string): TokenRow {
  const known = symbols.get(WORDS);
  const other = anyNumber === undefined ? undefined : known?.get(anyNumber);
  const symbolOf = (word: string): number =>
    known?.get(word) ?? (other !== undefined && wholeNumber.test(word) ? other : UNKNOWN);
  return { symbols: words.map(symbolOf), values: words };
}

/** Words written as a sentence: marks stand at the word before them. */
export function sentenceOf(words: readonly string[]): string {
  let text = "";
  for (const word of words) text += text === "" || word === "," || word === "." ? word : ` ${word}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
