/** The dictionary of a language. */
export interface Speller {
  /** Whether a word is spelled as the language has it; a capital at its beginning is allowed. */
  isWord(word: string): boolean;
}

/** At most so many words are remembered; then all are forgotten. */
const mostRemembered = 100_000;

/** The same answers, each word looked up once. */
export function remembering(speller: Speller): Speller {
  const known = new Map<string, boolean>();
  return {
    isWord(word) {
      const before = known.get(word);
      if (before !== undefined) return before;
      if (known.size >= mostRemembered) known.clear();
      const found = speller.isWord(word);
      known.set(word, found);
      return found;
    },
  };
}
