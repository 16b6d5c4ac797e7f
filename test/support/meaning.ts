import { MeaningWriter, Names, parseQuery, type Meaning, type MeaningGuide } from "../../shared/search/index.js";
import type { Query } from "../../shared/search/query.js";
import type { AbilityReading, TextReading } from "../../shared/text/index.js";

const text = (plain: string) => ({ markup: plain, runs: [], plain });

/** A reading of abilities that are given, as some language could have read them. */
export function readingOf(asts: readonly unknown[], words = "", state?: TextReading["state"]): TextReading {
  const ability = (ast: unknown): AbilityReading => ({
    cell: "text",
    span: { from: 0, to: 0 },
    ast,
    tree: () => undefined,
    written: () => text(words),
    shown: () => (ast === undefined ? undefined : text(words)),
    prompts: () => [],
  });
  const reading: TextReading = {
    texts: {},
    state: state ?? (asts.length === 0 ? "empty" : asts.includes(undefined) ? "broken" : "parsed"),
    diagnostics: [],
    abilities: asts.map(ability),
    displayFault: () => undefined,
    styles: () => [],
    completionsAt: () => [],
    hoverAt: () => undefined,
    after: () => reading,
  };
  return reading;
}

/** A place where abilities are made into what is searched. */
export function searched(guide: MeaningGuide = {}) {
  const names = new Names();
  const writer = new MeaningWriter(names, guide);
  return {
    names,
    guide,
    card: (asts: readonly unknown[], words?: string): Meaning => writer.meaning(readingOf(asts, words)),
  };
}

/** What a query means; it must be one. */
export function queryOf(text: string): Query | undefined {
  const parsed = parseQuery(text);
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.error.message);
}
