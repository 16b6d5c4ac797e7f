/** The words of a text, in lower case, without the signs between them. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Texts without blanks between words, in which a word may stand anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Whether each word of the query begins a word of the text, in any order and letter case. A query without words is in no text;
 * words of scripts without blanks may stand anywhere.
 */
export function hasWords(text: string, query: string): boolean {
  const asked = wordsOf(query);
  const words = wordsOf(text);
  const isIn = (start: string): boolean =>
    words.some((word) => (unspaced.test(start) ? word.includes(start) : word.startsWith(start)));
  return asked.length > 0 && asked.every(isIn);
}
