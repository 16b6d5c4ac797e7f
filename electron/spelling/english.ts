import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import nspell from "nspell";
import type { Speller } from "../../shared/spelling/index.js";

let loaded: Speller | undefined;

/** An English dictionary. It is read when it is first asked for a word, which takes a quarter of a second. */
export const englishSpeller: Speller = {
  isWord(word) {
    loaded ??= readDictionary();
    return loaded.isWord(word);
  },
};

/** The package offers its files by a module that has to be awaited; a rule cannot wait. */
function readDictionary(): Speller {
  const folder = dirname(createRequire(import.meta.url).resolve("dictionary-en"));
  const spelling = nspell(readFileSync(join(folder, "index.aff")), readFileSync(join(folder, "index.dic")));
  return { isWord: (word) => spelling.correct(word) };
}
