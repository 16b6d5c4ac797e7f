import type { TextLanguage, TextReading } from "../text/index.js";
import { finderOf } from "./find.js";
import type { MeaningGuide } from "./guide.js";
import { hasAlike, hasInside, Likenesses } from "./likeness.js";
import { MeaningWriter, type Meaning } from "./meaning.js";
import type { Names } from "./names.js";
import { parseQuery } from "./parse.js";
import type { QueryProblem } from "./query.js";
import { readAlone } from "./sample-text.js";
import { queryOfCard } from "./write.js";
import { unknownNames, type UnknownName } from "./unknown.js";

/** What a text typed into the search box asks for. */
export type Question =
  | { readonly kind: "nothing" }
  /** A query over the meaning. */
  | { readonly kind: "query"; readonly test: (card: Meaning) => boolean; readonly unknown: readonly UnknownName[] }
  /** Rules text or a card: the cards that say the same, whatever the numbers and variables. */
  | { readonly kind: "alike"; readonly test: (card: Meaning) => boolean; readonly asQuery: string }
  /** Words, as players read them. */
  | { readonly kind: "words"; readonly test: (card: Meaning) => boolean }
  | { readonly kind: "wrong"; readonly problem: QueryProblem };

export interface AskedOf {
  readonly language: TextLanguage;
  readonly guide: MeaningGuide;
  readonly names: Names;
}

/** Only queries have these; rules text may, plain words do not. */
const querySigns = /[()<>=≤≥≠:*"“”|&!]|\.\./u;

/** Whether what is being typed can become rules text, but no query: several words in a row, or a directive. */
export function isRulesText(text: string): boolean {
  if (/[{}]/u.test(text)) return true;
  const words = text.trim().split(/\s+/u);
  if (words.length < 2 || querySigns.test(text) || words.some((word) => joining.test(word))) return false;
  return !parseQuery(text).ok;
}

const joining = /^(?:and|or|not)$/iu;

/**
 * Makes out what is asked: a query where it is one whose names exist, rules text where the language reads it, plain words
 * where nothing looks like either. What looks like a query and is none is wrong, and says why.
 */
export function ask(text: string, { language, guide, names }: AskedOf): Question {
  const parsed = parseQuery(text);
  if (parsed.ok) {
    const query = parsed.value;
    if (!query) return { kind: "nothing" };
    const unknown = unknownNames(query, names);
    if (unknown.length === 0 || querySigns.test(text)) {
      return { kind: "query", test: finderOf(query, names, guide), unknown };
    }
  }
  const reading = readAlone(language, text);
  if (reading.state === "parsed") return saying(new MeaningWriter(names, guide).meaning(reading), { guide, names });
  const isDirective = /[{}]/u.test(text);
  if (!isDirective && !querySigns.test(text)) {
    const wanted = text.trim().toLowerCase().split(/\s+/u);
    return { kind: "words", test: ({ words }) => wanted.every((word) => words.includes(word)) };
  }
  if (parsed.ok || isDirective) return { kind: "wrong", problem: problemOfText(reading) };
  return { kind: "wrong", problem: parsed.error };
}

/** Asks for the cards that say what a text says, whatever the numbers and variables, and whatever else they say. */
function saying(sample: Meaning, { guide, names }: Pick<AskedOf, "guide" | "names">): Question {
  const likenesses = new Likenesses(names, guide, { ignoreVariables: true });
  const test = hasInside(likenesses, likenesses.cores(sample));
  return { kind: "alike", test, asQuery: queryOfCard(sample.outline, names, guide.around) };
}

/** Asks for the cards that have the abilities of this one, whatever the numbers and variables. */
export function alikeTo(sample: Meaning, { guide, names }: Pick<AskedOf, "guide" | "names">): Question {
  const likenesses = new Likenesses(names, guide, { ignoreVariables: true });
  const test = hasAlike(likenesses, likenesses.of(sample));
  return { kind: "alike", test, asQuery: queryOfCard(sample.outline, names) };
}

function problemOfText({ diagnostics, texts }: TextReading): QueryProblem {
  const [main, text = ""] = Object.entries(texts)[0] ?? [];
  const first = diagnostics.find(({ severity, cell }) => severity === "error" && cell === main);
  return {
    span: first?.span ?? { from: 0, to: text.length },
    message: first?.message ?? "This is neither a query nor rules text.",
    expected: first?.expected.slice(0, 6) ?? [],
    suggestions: [],
  };
}
