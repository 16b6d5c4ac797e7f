import { editDistance, leastDistance } from "../../../../text/index.js";
import { patternParts } from "../productions/notation.js";
import { isProduction, productions, type ProductionId } from "../productions/patterns.js";
import { publishedKinds } from "../words.js";

/** What the slots of a pattern are filled with where the text says nothing that fits. */
const usual: Readonly<Record<string, string>> = {
  n: "one",
  N: "two",
  q: "one",
  R: "1",
  ad: "100 attack",
  gl: "gain",
  pile: "deck",
  hd: "hand",
  ab: "above",
  noun: "card",
  nouns: "cards",
  a: "a",
  np: "card",
};

const kinds = [...publishedKinds.types, ...publishedKinds.subtypes, "spell", "unit"].join("|");

/** How the text of a slot is found in a text that nothing reads. */
const sought: Readonly<Record<string, RegExp>> = {
  n: /\b(?:one|two|three|four|all)\b/gu,
  N: /\b(?:two|three|four)\b/gu,
  q: /\b(?:exactly (?:two|three|four)|up to (?:two|three|four)|one|all|two)\b/gu,
  R: /\b[1-5]\b/gu,
  ad: /\b(?:25|50|100|200|300|400|500) (?:attack|defense)\b/gu,
  gl: /\b(?:gain|lose)\b/gu,
  pile: /\b(?:deck|discard pile)\b/gu,
  hd: /\b(?:hand|deck)\b/gu,
  ab: /\b(?:above|below)\b/gu,
  noun: /\b(?:card|unit|spell)\b/gu,
  nouns: /\b(?:cards|units|spells)\b/gu,
  a: /\ban?\b/gu,
  np: new RegExp(
    `(?<!(?:this|that|equip) )\\b(?:rank [1-5](?: or (?:higher|lower))? )?(?:(?:(?:${kinds}) )?(?:cards?|units?)|spells?)\\b(?! or )`,
    "gu",
  ),
};

interface Template {
  readonly production: ProductionId;
  readonly notation: string;
  readonly words: ReadonlySet<string>;
}

const templates: readonly Template[] = Object.entries(productions).flatMap(([production, patterns]) =>
  isProduction(production)
    ? patterns.map((notation) => ({
        production,
        notation,
        words: new Set(
          patternParts(notation).flatMap((part) => (part.part === "words" ? [part.written.toLowerCase()] : [])),
        ),
      }))
    : [],
);

/** The pattern with its slots filled from the text, in order: what fills one of them fills no other while there is more. */
function filled(notation: string, text: string): string {
  const taken: (readonly [from: number, to: number])[] = [];
  const next = (name: string): string => {
    const found = [...text.matchAll(sought[name] ?? /$^/gu)].map(({ 0: word, index }) => ({
      word,
      from: index,
      to: index + word.length,
    }));
    const free = found.find((each) => taken.every(([from, to]) => each.to <= from || each.from >= to));
    if (free) taken.push([free.from, free.to]);
    return (free ?? found.at(-1))?.word ?? usual[name] ?? "";
  };
  return notation
    .replaceAll(/\{(\w{2,}|[a-rt-zA-Z])\}/gu, (_, name: string) => next(name))
    .replaceAll(/\(([^)]*)\)/gu, (_, choices: string) => {
      const all = choices.split("|");
      return all.find((choice) => text.includes(choice)) ?? all[0] ?? "";
    })
    .replaceAll(/\b(one) (\w+)\{s\}/gu, "$1 $2")
    .replaceAll("{s}", "s")
    .replaceAll(/\b(an?) ((?:rank \d(?: or \w+)? )?(?:\w+ )?(?:card|unit|spell))s\b/gu, "$1 $2")
    .replaceAll(/\bone ((?:rank \d(?: or \w+)? )?(?:\w+ )?(?:card|unit|spell))s\b/gu, "one $1")
    .replaceAll(/\ban? (?=unit|[^aeiou])/gu, "a ")
    .replaceAll(/\ba (?=(?!unit)[aeiou])/gu, "an ");
}

const mostCompared = 12;
const mostNamed = 3;

/** The texts of productions that are most like a text, filled with what could be read of it: the nearest first. */
export function nearestTexts(text: string, words: readonly string[]): readonly string[] {
  const lower = text.toLowerCase();
  const written = new Set(words);
  const shared = ({ words: wanted }: Template): number => {
    let count = 0;
    for (const word of wanted) if (written.has(word)) count += 1;
    return (2 * count) / (wanted.size + written.size);
  };
  const candidates = templates
    .map((template) => ({ template, share: shared(template) }))
    .sort((left, right) => right.share - left.share)
    .slice(0, mostCompared)
    .map(({ template }) => filled(template.notation, lower));
  return nearest(text, [...new Set(candidates)], Math.max(4, Math.floor(text.length * 0.5)));
}

/** The texts nearest to one, none further than the limit; of two that are equally near, the first of the list comes first. */
function nearest(text: string, candidates: readonly string[], furthest: number): readonly string[] {
  // Those that may be nearest are compared first: the nearer the last of those that are named, the less is to be compared.
  const likeliest = candidates
    .map((candidate, place) => ({ candidate, place, least: leastDistance(text, candidate) }))
    .sort((left, right) => left.least - right.least);
  let limit = furthest;
  let near: { readonly candidate: string; readonly place: number; readonly distance: number }[] = [];
  for (const { candidate, place, least } of likeliest) {
    if (least > limit) break;
    const distance = editDistance(text, candidate, limit);
    if (distance > limit) continue;
    near = [...near, { candidate, place, distance }]
      .sort((left, right) => left.distance - right.distance || left.place - right.place)
      .slice(0, mostNamed);
    if (near.length === mostNamed) limit = near.at(-1)?.distance ?? limit;
  }
  return near.map(({ candidate }) => candidate);
}
