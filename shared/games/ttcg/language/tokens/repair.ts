/** Words of the game that mean the same; texts use the first of each (EFFECT-7). */
const synonyms: readonly (readonly [written: readonly string[], meant: readonly string[]])[] = [
  [
    ["level", "up"],
    ["rank", "up"],
  ],
  [["promote"], ["rank", "up"]],
  [["level"], ["rank"]],
];

/** The words with those in place of synonyms that productions use; undefined where there are none. */
export function withoutSynonyms(words: readonly string[]): readonly string[] | undefined {
  const meant: string[] = [];
  let isChanged = false;
  for (let at = 0; at < words.length;) {
    const found = synonyms.find(([written]) => written.every((word, offset) => words[at + offset] === word));
    meant.push(...(found?.[1] ?? [words[at] ?? ""]));
    isChanged ||= found !== undefined;
    at += found?.[0].length ?? 1;
  }
  return isChanged ? meant : undefined;
}
