import { nearestWords, suggestionLimit } from "../text/index.js";
import { foldName, type Names } from "./names.js";
import type { NamePattern, Query } from "./query.js";

/** A name of a query that no card has, and names that may be meant. */
export interface UnknownName {
  readonly name: NamePattern;
  readonly suggestions: readonly string[];
}

/** Names of a query that none of the cards has. That is not a fault: the answer is merely that there is no such card. */
export const unknownNames = (query: Query, names: Names): UnknownName[] =>
  namesIn(query)
    .filter(({ text }) => names.matching(text).length === 0)
    .map((name) => ({ name, suggestions: suggestions(name.text, names) }));

function namesIn(query: Query): NamePattern[] {
  switch (query.kind) {
    case "all":
    case "any":
      return query.of.flatMap(namesIn);
    case "not":
      return namesIn(query.of);
    case "part":
      return [query.name, ...query.inside.flatMap(namesIn)];
    case "is":
      return [query.name, ...namesIn(query.value)];
    case "number":
    case "words":
      return [];
  }
}

/** Names that begin so, else that contain it, else that are spelled nearly so. */
function suggestions(text: string, names: Names): string[] {
  const folded = foldName(text.replaceAll("*", ""));
  if (folded === "") return [];
  const all = names.all();
  const beginning = all.filter((name) => foldName(name).startsWith(folded));
  if (beginning.length > 1) return [`${text.replaceAll("*", "")}*`, ...beginning].slice(0, 4);
  if (beginning.length === 1) return beginning;
  const containing = all.filter((name) => foldName(name).includes(folded));
  if (containing.length > 0) return containing.slice(0, 4);
  const spellings = new Map(all.map((name) => [foldName(name), name]));
  return nearestWords(folded, spellings.keys(), suggestionLimit(folded)).flatMap((name) => spellings.get(name) ?? []);
}
