import { compilePattern, mostMatchSteps, Work } from "../../shared/base/index.js";
import { faults } from "./texts.js";

/** The search for a text that is too long for a pattern stops after the work of this many such texts. */
const mostGivenUp = 2;

/**
 * Says that a pattern gives up on a text, which then counts as not matching; undefined where it looks through all of them,
 * or where they are too many to try.
 */
export function limitOfPattern(source: string, texts: Iterable<string>): string | undefined {
  const pattern = compilePattern(source);
  if (!pattern.ok) return undefined;
  const all = new Work(mostGivenUp * mostMatchSteps);
  for (const text of texts) {
    const one = new Work(mostMatchSteps);
    if (pattern.value.search(text, one) === undefined) {
      return faults.patternTooSlow(mostMatchSteps, text.length);
    }
    if (!all.spend(one.steps)) return undefined;
  }
  return undefined;
}
