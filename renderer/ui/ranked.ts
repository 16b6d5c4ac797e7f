import { hasWords } from "../../shared/base/index.js";

/** How well `text` answers to `query`: lower is better, undefined not at all. Letters may be skipped, order counts. */
export function score(text: string, query: string): number | undefined {
  const hay = text.toLowerCase();
  const needle = query.trim().toLowerCase();
  if (needle === "") return 0;
  if (hay === needle) return 0;
  const at = hay.indexOf(needle);
  if (at === 0) return 1;
  if (at > 0) return /[^\p{L}\p{N}]/u.test(hay.charAt(at - 1)) ? 2 : 3 + at / 1000;
  let place = -1;
  let gaps = 0;
  for (const letter of needle) {
    const next = hay.indexOf(letter, place + 1);
    if (next === -1) return undefined;
    gaps += next - place - 1;
    place = next;
  }
  return 10 + gaps;
}

/** After what has the query in its title, before what merely has its letters: all its words in the title, and words of synonyms. */
const wordPoints = 8;
const synonymPoints = 9;

function byWords(text: string, synonyms: string, query: string): number {
  if (hasWords(text, query)) return wordPoints;
  return hasWords(`${text} ${synonyms}`, query) ? synonymPoints : Infinity;
}

/** The items that answer to a query, best first, otherwise in their order. `synonymsOf` are words in lower case. */
export function ranked<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
  most = 200,
  synonymsOf: (item: Item) => string = () => "",
): Item[] {
  const scored: { item: Item; points: number }[] = [];
  for (const item of items) {
    const text = textOf(item);
    const byText = score(text, query) ?? Infinity;
    const points = Math.min(byText, byWords(text, synonymsOf(item), query));
    if (points !== Infinity) scored.push({ item, points });
  }
  return scored
    .sort((a, b) => a.points - b.points)
    .slice(0, most)
    .map(({ item }) => item);
}
