import { failed, ok, type Result } from "../../../base/index.js";
import { allOf, expand, type Expansion } from "./expansion.js";
import { PhraseMatcher } from "./phrase-matcher.js";
import type { Placeholders } from "./placeholders.js";
import { fixPlurals } from "./plurals.js";
import { Replacer, type Replacements } from "./replacements.js";
import { capitalise, sortLines, strip } from "./text-rules.js";

/** What combinations are made of, besides the sentences. */
export interface CombineRules {
  readonly placeholders: Placeholders;
  readonly replacements: Replacements;
  /** Lines with one of these phrases are left out. */
  readonly removals: readonly string[];
}

/** Told which rules do something to a combination, by their places among those of their kind. */
export interface UsedRules {
  readonly replacement: (rule: number) => void;
  readonly removal: (rule: number) => void;
}

/** What happens to a combination after it was expanded (EFFECTS-3). */
export class Finisher {
  readonly #replacer: Replacer;
  readonly #removals: PhraseMatcher;

  constructor({ replacements, removals }: Pick<CombineRules, "replacements" | "removals">) {
    this.#replacer = new Replacer(replacements);
    this.#removals = new PhraseMatcher(removals.map((phrase, at) => [phrase, at]));
  }

  /** The line before it is capitalised, which is how it is sorted; undefined where it is left out. */
  finish(combination: string, used?: UsedRules): string | undefined {
    const replaced = fixPlurals(this.#replacer.replace(combination, used?.replacement)).replaceAll("  ", " ");
    if (used) this.#removals.each(replaced, used.removal);
    if (this.#removals.first(replaced) !== -1) return undefined;
    return this.#replacer.replace(strip(replaced), used?.replacement);
  }
}

/** The expansions of sentences, one after the other. */
export function expandAll(sentences: readonly string[], placeholders: Placeholders): Result<readonly Expansion[]> {
  const expansions: Expansion[] = [];
  for (const sentence of sentences) {
    const expansion = expand(sentence, placeholders);
    if (!expansion.ok) return failed(expansion.error);
    expansions.push(expansion.value);
  }
  return ok(expansions);
}

/** All effects that sentences with placeholders make, in their order, at once and in memory. */
export function combine(sentences: readonly string[], rules: CombineRules): Result<readonly string[]> {
  const expansions = expandAll(sentences, rules.placeholders);
  if (!expansions.ok) return expansions;
  const finisher = new Finisher(rules);
  const seen = new Set<string>();
  const lines: string[] = [];
  for (const expansion of expansions.value) {
    for (const combination of allOf(expansion)) {
      if (seen.has(combination)) continue;
      seen.add(combination);
      const line = finisher.finish(combination);
      if (line !== undefined) lines.push(line);
    }
  }
  return ok(sortLines(lines).map(capitalise));
}
