import { missingVariables } from "../problems/place-variable.js";
import { describeValue, type VariablesCell } from "../problems/references.js";
import { aboutPhrase, KEYWORDS, WRITTEN_PHRASES } from "../vocabulary/about.js";
import type { Completion } from "../cells.js";
import { begins, type WritingPlace } from "./place.js";

/** Every keyword and phrase, where braces have been opened. */
export function completeDirective(place: WritingPlace, cell: VariablesCell): Completion[] {
  if (place.inside !== "braces") return [];
  const keywords = KEYWORDS.map((name) => ({ name, text: `{${name}}`, kind: "keyword" as const }));
  const phrases = WRITTEN_PHRASES.map((phrase) => ({ ...phrase, kind: "phrase" as const }));
  return [...keywords, ...phrases]
    .filter(({ text }) => begins(text, place.written))
    .map(({ name, text, kind }) => ({
      kind,
      label: text,
      detail: kind,
      about: aboutPhrase(name) ?? "",
      change: { ...place.span, insert: text },
      otherEdits: kind === "phrase" ? missingVariables(text, cell) : [],
    }));
}

/** The bound variables, behind a dollar sign. */
export function completeVariable(place: WritingPlace, { variables }: VariablesCell): Completion[] {
  return [...variables.values]
    .filter(([name]) => name.startsWith(place.written))
    .map(([name, value]) => ({
      kind: "variable",
      label: name,
      detail: value.kind,
      about: `${name} is ${describeValue(value)}.`,
      change: { ...place.span, insert: name },
      otherEdits: [],
    }));
}
