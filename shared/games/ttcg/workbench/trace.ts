import type { MadeSentence, MakingStep } from "../../workbench.js";
import type { CombineRules } from "../effects/combine.js";
import { PhraseMatcher } from "../effects/phrase-matcher.js";
import { fixPlurals } from "../effects/plurals.js";
import { Replacer } from "../effects/replacements.js";
import { capitalise, strip } from "../effects/text-rules.js";

/** Follows what happens to a combination, rule by rule (EFFECTS-3). Slower than a `Finisher`, with the same outcome. */
export class Tracer {
  readonly #replacements: readonly (readonly [phrase: string, replacement: string])[];
  readonly #replacer: Replacer;
  readonly #removals: readonly string[];
  readonly #matcher: PhraseMatcher;

  constructor({ replacements, removals }: Pick<CombineRules, "replacements" | "removals">) {
    this.#replacements = [...replacements];
    this.#replacer = new Replacer(replacements);
    this.#removals = removals;
    this.#matcher = new PhraseMatcher(removals.map((phrase, at) => [phrase, at]));
  }

  trace(combination: string): MadeSentence {
    const steps: MakingStep[] = [];
    const add = (rule: string, text: string, phrase?: string): void => {
      const isChanged = text !== (steps.at(-1)?.text ?? combination);
      if (isChanged) steps.push({ rule, text, ...(phrase !== undefined && { phrase }) });
    };
    const replaced = (text: string): string | undefined =>
      this.#replacer.replace(text, (at, after) => {
        const [phrase = "", replacement = ""] = this.#replacements[at] ?? [];
        add(`“${phrase}” becomes “${replacement}”`, after, phrase);
      });
    const first = replaced(combination);
    if (first === undefined) return { combination, steps };
    let text = fixPlurals(first);
    add("Singular after “one”", text);
    text = text.replaceAll("  ", " ");
    add("Double spaces", text);
    const removal = this.#matcher.first(text);
    if (removal !== -1) return { combination, steps, leftOutFor: this.#removals[removal] ?? "" };
    const last = replaced(strip(text));
    if (last === undefined) return { combination, steps };
    text = last;
    add("Space at the ends", text);
    const sentence = capitalise(text);
    add("Capital letter", sentence);
    return { combination, steps, sentence };
  }
}
