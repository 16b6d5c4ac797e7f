import { subtypes, unitTypes } from "../vocabulary.js";

/** The kinds of cards that texts can name. They are those of the placeholders, so they are data and not constants. */
export interface KindWords {
  /** Without `spell`, which is a noun. */
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** The published ones. */
export const publishedKinds: KindWords = { types: unitTypes, subtypes };

export const numberWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;

/** The number that a word or digits stand for. */
export const numberOf = (word: string): number => numberWords.findIndex((each) => each === word) + 1 || Number(word);

/** The word for a number up to ten. */
export const wordOfNumber = (n: number): string => numberWords[n - 1] ?? String(n);
/** How a verb is written after a subject. */
export type Conjugation = (base: string) => string;

/** `draw`. */
export const baseForm: Conjugation = (word) => word;

/** `draws`, `searches`, `plays`. */
export const thirdPerson: Conjugation = (word) => (/(?:[sxz]|[cs]h)$/u.test(word) ? `${word}es` : `${word}s`);
