import type { Span } from "../base/index.js";

/** A word of a text that people read. */
export interface ProseWord extends Span {
  readonly text: string;
  /** It begins a sentence, so that its capital says nothing. */
  readonly isFirst: boolean;
}

/** Tags, and variables and such. */
const notProse = /<[^<>\n]*>|[$@#&%\\][\p{L}\p{N}_.-]+/gu;

/** What makes a code, an address or a path of what stands between blanks. */
const codeSign = /[\p{N}_/\\@]|\.\p{L}/u;

/** No word is as long as more letters than this. */
const longest = 50;

const latinWord = /[\p{Script=Latin}\p{M}]+(?:['’][\p{Script=Latin}\p{M}]+)*/gu;

/** The end of a sentence or line before a word, with quotes and brackets that may be between. */
const sentenceStart = /(?:^|[.!?:;…—•\n])["“”‘’'()[\]\s]*$/u;

/**
 * The words of a text in Latin letters. Placeholders, tags, symbols, variables, numbers, and what is written like code, as
 * `onPlay` and `KO`, are none.
 */
export function proseWords(text: string): readonly ProseWord[] {
  const prose = withoutCode(text);
  const words: ProseWord[] = [];
  for (const { 0: word, index } of prose.matchAll(latinWord)) {
    if (isCode(word)) continue;
    const before = prose.slice(Math.max(0, index - 12), index);
    words.push({ text: word, from: index, to: index + word.length, isFirst: sentenceStart.test(before) });
  }
  return words;
}

/** The text with blanks in place of what is no prose. Placeholders may be in one another. */
function withoutCode(text: string): string {
  const blank = (found: string): string => " ".repeat(found.length);
  let before = text;
  for (let depth = 0; depth < 4; depth += 1) {
    const after = before.replace(/\{[^{}]*\}/gu, blank);
    if (after === before) break;
    before = after;
  }
  return before.replace(notProse, blank).replace(/\S+/gu, (piece) => (codeSign.test(piece) ? blank(piece) : piece));
}

const isCode = (word: string): boolean =>
  word.length === 1 || word.length > longest || /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}/u.test(word);
