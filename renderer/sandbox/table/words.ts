import type { GameWord, ViewCard } from "../../../shared/match/index.js";

const isLetter = (text: string, at: number): boolean => /\p{L}/u.test(text.charAt(at));

/** Whether a text contains a whole word; a symbol that is not a letter may be anywhere. */
function stands(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const isWhole = !isLetter(text, at - 1) && !isLetter(text, at + form.length);
    if (isWhole || !isLetter(form, 0)) return true;
  }
  return false;
}

/** The words of the game that a text uses, in their order. */
export function wordsIn(text: string, words: readonly GameWord[]): readonly GameWord[] {
  const lower = text.toLowerCase();
  return words.filter(({ word, forms = [] }) => [word, ...forms].some((form) => stands(lower, form.toLowerCase())));
}

/** The words that a card says of itself and in its text. */
export const wordsOfCard = ({ face: { text, marks } }: ViewCard, words: readonly GameWord[]): readonly GameWord[] =>
  wordsIn([text, ...marks].join("\n"), words);
