import { failed, ok, type Fault, type Result } from "../../../base/index.js";
import { allOf, expand, shortened, type Expansion } from "./expansion.js";
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
  #fault: Fault | undefined;

  constructor({ replacements, removals }: Pick<CombineRules, "replacements" | "removals">) {
    this.#replacer = new Replacer(replacements);
    this.#removals = new PhraseMatcher(removals.map((phrase, at) => [phrase, at]));
  }

  /** Says that a line was left out because the replacements made it longer than any effect; undefined where none was. */
  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** The line before it is capitalised, which is how it is sorted; undefined where it is left out. */
  finish(combination: string, used?: UsedRules): string | undefined {
    const first = this.#replacer.replace(combination, used?.replacement);
    if (first === undefined) {
      this.#tooLong(combination);
      return undefined;
    }
    const replaced = fixPlurals(first).replaceAll("  ", " ");
    if (used) this.#removals.each(replaced, used.removal);
    if (this.#removals.first(replaced) !== -1) return undefined;
    const last = this.#replacer.replace(strip(replaced), used?.replacement);
    if (last === undefined) this.#tooLong(combination);
    return last;
  }

  #tooLong(combination: string): void {
    const message = `The replacements make a line longer than any effect: ${shortened(combination)}`;
    this.#fault ??= { code: "effects/too-long", message };
  }
}

/** Sentences that can all be expanded. */
export interface Expansions {
  /** How many combinations they make. */
  readonly made: number;
  /** Each is expanded when its turn comes: the nested values of all of them are more than memory holds. */
  each(): Iterable<Expansion>;
}

/** The expansions of sentences, one after the other. */
export function expandAll(sentences: readonly string[], placeholders: Placeholders): Result<Expansions> {
  let made = 0;
  for (const sentence of sentences) {
    const expansion = expand(sentence, placeholders);
    if (!expansion.ok) return failed(expansion.error);
    made += expansion.value.made;
  }
  function* each(): Generator<Expansion, undefined> {
    for (const sentence of sentences) {
      const expansion = expand(sentence, placeholders);
      if (expansion.ok) yield expansion.value;
    }
  }
  return ok({ made, each });
}

/** All effects that sentences with placeholders make, in their order, at once and in memory. */
export function combine(sentences: readonly string[], rules: CombineRules): Result<readonly string[]> {
  const expansions = expandAll(sentences, rules.placeholders);
  if (!expansions.ok) return expansions;
  const finisher = new Finisher(rules);
  const seen = new Set<string>();
  const lines: string[] = [];
  for (const expansion of expansions.value.each()) {
    for (const combination of allOf(expansion)) {
      if (seen.has(combination)) continue;
      seen.add(combination);
      const line = finisher.finish(combination);
      if (line !== undefined) lines.push(line);
    }
  }
  return finisher.fault ? failed(finisher.fault) : ok(sortLines(lines).map(capitalise));
}
