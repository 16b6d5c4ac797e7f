import { writeQueryName } from "./lex.js";
import { ABILITY } from "./meaning.js";
import type { Names } from "./names.js";
import type { Outline } from "./outline.js";
import { abilitiesIn, coreOf, entriesIn } from "./parts.js";

/**
 * The query that asks for the abilities of a card without what stands `around` bare sentences, numbers left open: a start
 * to be loosened by hand. The card itself is always among those it finds.
 */
export function queryOfCard(outline: Outline, names: Names, around: readonly string[] = []): string {
  const left = new Set(around);
  const queries = abilitiesIn(outline, names)
    .map((at) => namesInside(outline, coreOf(outline, at, names, left), names).join(", "))
    .filter((query) => query !== "");
  return queries.length === 1 ? (queries[0] ?? "") : queries.map((query) => `${ABILITY}(${query})`).join(", ");
}

/** What stands directly in an entry, numbers left out. */
const namesInside = (outline: Outline, at: number, names: Names): string[] =>
  entriesIn(outline, at + 1, outline.ends[at] ?? at).flatMap((each) =>
    (outline.names[each] ?? -1) < 0 ? [] : written(outline, each, names),
  );

function written(outline: Outline, at: number, names: Names): string {
  const name = writeQueryName(names.spelling(outline.names[at] ?? -1));
  const inside = namesInside(outline, at, names);
  const [only] = inside;
  if (only === undefined) return name;
  return inside.length === 1 ? `${name}: ${only}` : `${name}(${inside.join(", ")})`;
}
