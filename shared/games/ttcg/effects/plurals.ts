/** The nouns that are put into the singular after `one`; units and points are not among them (EFFECTS-3). */
const nouns = ["card", "spell", "creature", "target"] as const;

const before = "(?<![\\p{L}\\p{N}_])";
const behind = "(?![\\p{L}\\p{N}_])";
const word = "[\\p{L}\\p{N}_]+";

const pattern = (between: string, noun: string): RegExp =>
  new RegExp(`${before}one (${between}) ${noun}s${behind}`, "gu");

/** After one word between `one` and the noun, then after a word and a number, noun by noun. */
const close = [word, `${word} \\p{Nd}+`].map((between) => nouns.map((noun) => [noun, pattern(between, noun)] as const));
const ones = new RegExp(`${before}one `, "gu");
const plural = new Map(nouns.map((noun) => [noun, new RegExp(` ${noun}s${behind}`, "gu")] as const));

/**
 * Puts nouns after `one` into the singular: `one fire cards` becomes `one fire card`. The last round takes anything
 * between the two, so `one fire card to … two fire cards` loses its last letter too.
 */
export function fixPlurals(line: string): string {
  if (!line.includes("one ")) return line;
  let text = line;
  for (const round of close)
    for (const [noun, each] of round)
      if (text.includes(`${noun}s`)) text = text.replace(each, (_, between: string) => `one ${between} ${noun}`);
  for (const noun of nouns) if (text.includes(` ${noun}s`)) text = fixFar(text, noun);
  return text;
}

/** The last round for a noun: from each `one` to the nearest plural behind at least one character. */
function fixFar(text: string, noun: (typeof nouns)[number]): string {
  const end = plural.get(noun) ?? ones;
  let fixed = "";
  let from = 0;
  for (;;) {
    ones.lastIndex = from;
    const one = ones.exec(text);
    if (one === null) break;
    end.lastIndex = ones.lastIndex + 1;
    const found = end.exec(text);
    if (found === null) break;
    fixed += `${text.slice(from, found.index)} ${noun}`;
    from = end.lastIndex;
  }
  return fixed + text.slice(from);
}
