import type { CompiledForm, CompiledRule, Step } from "./compile.js";

/** Marks for every form the symbols it can begin with. A rule that begins with itself is our own mistake and throws. */
export function setFirstSymbols(rules: readonly CompiledRule[], symbolCount: number): void {
  const firsts = new FirstSymbols(symbolCount);
  for (const rule of rules) for (const form of rule.forms) form.first = firsts.ofForm(form);
}

class FirstSymbols {
  readonly #symbolCount: number;
  readonly #known = new Map<CompiledRule, Uint8Array | undefined>();
  readonly #open = new Set<CompiledRule>();

  constructor(symbolCount: number) {
    this.#symbolCount = symbolCount;
  }

  ofForm({ steps }: CompiledForm): Uint8Array | undefined {
    const first = new Uint8Array(this.#symbolCount);
    for (const step of steps) {
      const own = this.#addStep(step, first);
      if (own === "something") return first;
    }
    return undefined;
  }

  /** Adds what the step can begin with; answers whether it always takes something or may take nothing. */
  #addStep(step: Step, first: Uint8Array): "something" | "perhaps nothing" {
    switch (step.op) {
      case "token":
        addTo(first, step.accepts);
        return "something";
      case "option":
        this.#addStep(step.step, first);
        return "perhaps nothing";
      case "list":
        return this.#addStep(step.item, first);
      case "rule": {
        const own = this.#ofRule(step.rule);
        if (own !== undefined) addTo(first, own);
        else for (const form of step.rule.forms) this.#addForm(form, first);
        return own === undefined ? "perhaps nothing" : "something";
      }
    }
  }

  #addForm({ steps }: CompiledForm, first: Uint8Array): void {
    for (const step of steps) if (this.#addStep(step, first) === "something") return;
  }

  #ofRule(rule: CompiledRule): Uint8Array | undefined {
    if (this.#known.has(rule)) return this.#known.get(rule);
    if (this.#open.has(rule)) throw new Error(`The rule ${rule.name} begins with itself`);
    this.#open.add(rule);
    const firsts = rule.forms.map((form) => this.ofForm(form));
    this.#open.delete(rule);
    const union = firsts.includes(undefined) ? undefined : new Uint8Array(this.#symbolCount);
    if (union !== undefined) for (const first of firsts) if (first !== undefined) addTo(union, first);
    this.#known.set(rule, union);
    return union;
  }
}

function addTo(target: Uint8Array, added: Uint8Array): void {
  for (let symbol = 0; symbol < added.length; symbol += 1) if (added[symbol] === 1) target[symbol] = 1;
}
