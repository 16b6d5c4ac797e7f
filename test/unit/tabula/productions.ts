import {
  describeForm,
  matchTokens,
  type CompiledForm,
  type CompiledRule,
  type Grammar,
  type TokenRow,
} from "../../../shared/text/index.js";

type Step = CompiledForm["steps"][number];

/** One thing a grammar lets an author do: use a form, take or leave an option, give a list one item or more, spell a token. */
export type Production = string;

const formOf = (form: CompiledForm): Production => `${form.rule.name} := ${describeForm(form)}`;
const choiceOf = (form: CompiledForm, step: Step, choice: string): Production =>
  `${formOf(form)} (${choice} at step ${form.steps.indexOf(step) + 1})`;

/** All that the grammar allows. A list that needs two items cannot have one. */
export function productionsOf({ rules, symbols }: Grammar<unknown>): Production[] {
  const forms = rules.flatMap((rule) => rule.forms);
  const choices = forms.flatMap((form) =>
    form.steps.flatMap((step) => {
      if (step.op === "option") return ["taken", "left"].map((choice) => choiceOf(form, step, choice));
      if (step.op !== "list") return [];
      return (step.atLeast > 1 ? ["several"] : ["one", "several"]).map((choice) => choiceOf(form, step, choice));
    }),
  );
  const spellings = [...symbols].flatMap(([group, known]) =>
    [...known.keys()].map((spelling) => `${group} ${spelling}`),
  );
  return [...forms.map(formOf), ...choices, ...spellings];
}

/** The productions a row of tokens is read by; those of abandoned alternatives do not count. Undefined where it is not read. */
export function productionsIn(grammar: Grammar<unknown>, tokens: TokenRow): Set<Production> | undefined {
  const taken = new Map<string, Taken>();
  const match = matchTokens(grammar, tokens, {
    built: (form, value, from, to) => {
      taken.set(placeOf(form.rule, from), { form, to });
      return value;
    },
  });
  if (!match.matched) return undefined;
  const used = new Set<Production>();
  new Walk(tokens, taken, spellingsOf(grammar)).rule(grammar.start, 0, used);
  return used;
}

/** What a rule came to at a place; a parsing expression grammar has one answer there. */
interface Taken {
  readonly form: CompiledForm;
  readonly to: number;
}

const placeOf = (rule: CompiledRule, from: number): string => `${rule.index} ${from}`;

const spellingsOf = ({ symbols }: Grammar<unknown>): ReadonlyMap<number, string> =>
  new Map(
    [...symbols].flatMap(([group, known]) =>
      [...known].map(([spelling, symbol]): [number, string] => [symbol, `${group} ${spelling}`]),
    ),
  );

/** Goes down the forms that were taken, from the start rule. Its methods answer the place after, undefined for no match. */
class Walk {
  constructor(
    private readonly tokens: TokenRow,
    private readonly taken: ReadonlyMap<string, Taken>,
    private readonly spellings: ReadonlyMap<number, string>,
  ) {}

  rule(rule: CompiledRule, from: number, used: Set<Production>): number | undefined {
    const taken = this.taken.get(placeOf(rule, from));
    if (!taken) return undefined;
    used.add(formOf(taken.form));
    let at: number | undefined = from;
    for (const step of taken.form.steps) at = at === undefined ? at : this.#step(taken.form, step, at, used);
    if (at !== taken.to) throw new Error(`${formOf(taken.form)} was walked to ${at}, but matched to ${taken.to}`);
    return at;
  }

  #step(form: CompiledForm, step: Step, at: number, used: Set<Production>): number | undefined {
    switch (step.op) {
      case "token": {
        const symbol = this.tokens.symbols[at] ?? 0;
        if (!step.symbols.has(symbol)) return undefined;
        used.add(this.spellings.get(symbol) ?? "");
        return at + 1;
      }
      case "rule":
        return this.rule(step.rule, at, used);
      case "option": {
        const end = this.#attempt(form, step.step, at, used);
        used.add(choiceOf(form, step, end === undefined ? "left" : "taken"));
        return end ?? at;
      }
      case "list": {
        let end = this.#attempt(form, step.item, at, used);
        let items = 0;
        while (end !== undefined) {
          items += 1;
          at = end;
          const within = new Set<Production>();
          const afterSeparator = this.#attempt(form, step.separator, at, within);
          end = afterSeparator === undefined ? undefined : this.#attempt(form, step.item, afterSeparator, within);
          if (end !== undefined) within.forEach((production) => used.add(production));
        }
        used.add(choiceOf(form, step, items === 1 ? "one" : "several"));
        return items === 0 ? undefined : at;
      }
    }
  }

  /** A step that may fail; then what it came by does not count. */
  #attempt(form: CompiledForm, step: Step, at: number, used: Set<Production>): number | undefined {
    const within = new Set<Production>();
    const end = this.#step(form, step, at, within);
    if (end !== undefined) within.forEach((production) => used.add(production));
    return end;
  }
}
