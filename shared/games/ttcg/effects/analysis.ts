import { ok, type Result } from "../../../base/index.js";
import { Finisher, type CombineRules } from "./combine.js";
import { allOf, expand } from "./expansion.js";
import { capitalise } from "./text-rules.js";

/** What one template makes. */
export interface TemplateOutput {
  /** The distinct lines that are left, in the order in which they are made. */
  readonly lines: ReadonlySet<string>;
  /** The places of replacements and removals that did something to its combinations. */
  readonly replacements: ReadonlySet<number>;
  readonly removals: ReadonlySet<number>;
}

/** What templates make with the same placeholders, replacements and removals. A template is computed once. */
export class TemplateOutputs {
  readonly #rules: CombineRules;
  readonly #finisher: Finisher;
  readonly #known = new Map<string, Result<TemplateOutput>>();

  constructor(rules: CombineRules) {
    this.#rules = rules;
    this.#finisher = new Finisher(rules);
  }

  /** Fails where a placeholder is written so that it cannot be looked up. */
  of(template: string): Result<TemplateOutput> {
    const known = this.#known.get(template);
    if (known) return known;
    const made = this.#make(template);
    this.#known.set(template, made);
    return made;
  }

  #make(template: string): Result<TemplateOutput> {
    const expansion = expand(template, this.#rules.placeholders);
    if (!expansion.ok) return expansion;
    const [lines, replacements, removals] = [new Set<string>(), new Set<number>(), new Set<number>()];
    const used = {
      replacement: (rule: number) => replacements.add(rule),
      removal: (rule: number) => removals.add(rule),
    };
    for (const combination of allOf(expansion.value)) {
      const line = this.#finisher.finish(combination, used);
      if (line !== undefined) lines.add(capitalise(line));
    }
    return ok({ lines, replacements, removals });
  }
}

/** Lines that a template makes although an earlier one does. */
export interface Overlap {
  /** The place of the earlier template. */
  readonly earlier: number;
  readonly count: number;
  /** The first of the lines. */
  readonly example: string;
}

/** For each template the earlier ones that make some of its lines, by what each makes. Equal templates are passed over. */
export function overlaps(
  templates: readonly string[],
  outputs: readonly ReadonlySet<string>[],
): readonly (readonly Overlap[])[] {
  const firstWith = new Map<string, number>();
  return outputs.map((lines, at) => {
    const shared = new Map<number, Overlap>();
    for (const line of lines) {
      const earlier = firstWith.get(line);
      if (earlier === undefined) firstWith.set(line, at);
      else if (templates[earlier] !== templates[at]) {
        const { count, example } = shared.get(earlier) ?? { count: 0, example: line };
        shared.set(earlier, { earlier, count: count + 1, example });
      }
    }
    return [...shared.values()];
  });
}
