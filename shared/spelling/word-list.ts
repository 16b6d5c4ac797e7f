import type { Speller } from "./speller.js";

/** British spellings of American words. */
const british: readonly (readonly [british: RegExp, american: string])[] = [
  [/our/u, "or"],
  [/tre(?=s?$)/u, "ter"],
  [/is(?=e|ing|ation)/u, "iz"],
  [/ys(?=e|ing)/u, "yz"],
  [/ll(?=ed|er|ing)/u, "l"],
  [/ence(?=s?$)/u, "ense"],
  [/ogue(?=s?$)/u, "og"],
  [/grey/u, "gray"],
];

/** The least length of each part of a name such as Kilnborn. */
const leastPart = 3;

/** The dictionary of a language with the words of a game and of a workspace. */
export class WordList {
  readonly #speller: Speller;
  readonly #own: ReadonlySet<string>;

  constructor(speller: Speller, own: Iterable<string>) {
    this.#speller = speller;
    this.#own = new Set([...own].map(plain));
  }

  /** Whether a word of a sentence is known, in American or British spelling, with or without its accents. */
  has(word: string): boolean {
    const text = plain(word).replace(/'s$/u, "");
    return this.#own.has(text) || this.#isSpelled(word.replaceAll("’", "'").replace(/'s$/u, ""));
  }

  /** Whether a word of a name is known, or put together of two that are. */
  hasName(word: string): boolean {
    if (this.has(word)) return true;
    const text = plain(word).replace(/'s$/u, "");
    if (word.charAt(0) === text.charAt(0)) return false;
    for (let at = leastPart; at <= text.length - leastPart; at += 1)
      if (this.has(text.slice(0, at)) && this.has(text.slice(at))) return true;
    return false;
  }

  #isSpelled(word: string): boolean {
    if (this.#speller.isWord(word)) return true;
    const unmarked = word.normalize("NFD").replace(/\p{M}/gu, "");
    if (unmarked !== word && this.#speller.isWord(unmarked)) return true;
    return british.some(([from, to]) => from.test(word) && this.#speller.isWord(word.replace(from, to)));
  }
}

/** A word as it is compared: without regard to capitals. */
const plain = (word: string): string => word.replaceAll("’", "'").toLowerCase();
