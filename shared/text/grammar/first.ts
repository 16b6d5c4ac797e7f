import type { CompiledForm, CompiledRule, Step } from "./compile.js";

/** The forms of a rule that can match when a symbol comes next, in order; none is written as `undefined`. */
export type Dispatch = readonly (readonly CompiledForm[] | undefined)[];

/** The symbols something can begin with; `isEmptiable` when it can also match nothing and so begins with any. */
interface First {
  readonly symbols: ReadonlySet<number>;
  readonly isEmptiable: boolean;
}

/** Finds what rules can begin with, and sorts their forms by it. A rule that begins with itself throws. */
export class FirstSymbols {
  readonly #symbolCount: number;
  readonly #known = new Map<CompiledRule, First>();
  readonly #open = new Set<CompiledRule>();

  constructor(symbolCount: number) {
    this.#symbolCount = symbolCount;
  }

  dispatch(rule: CompiledRule): Dispatch {
    const table = new Array<CompiledForm[] | undefined>(this.#symbolCount).fill(undefined);
    for (const form of rule.forms) {
      const { symbols, isEmptiable } = this.#ofSteps(form.steps);
      for (const symbol of isEmptiable ? table.keys() : symbols) {
        const forms = table[symbol];
        if (forms === undefined) table[symbol] = [form];
        else forms.push(form);
      }
    }
    return table;
  }

  #ofSteps(steps: readonly Step[]): First {
    const symbols = new Set<number>();
    for (const step of steps) {
      const first = this.#ofStep(step);
      for (const symbol of first.symbols) symbols.add(symbol);
      if (!first.isEmptiable) return { symbols, isEmptiable: false };
    }
    return { symbols, isEmptiable: true };
  }

  #ofStep(step: Step): First {
    switch (step.op) {
      case "token":
        return { symbols: step.symbols, isEmptiable: false };
      case "option":
        return { symbols: this.#ofStep(step.step).symbols, isEmptiable: true };
      case "list": {
        const item = this.#ofStep(step.item);
        return { symbols: item.symbols, isEmptiable: item.isEmptiable || step.atLeast === 0 };
      }
      case "rule":
        return this.#ofRule(step.rule);
    }
  }

  #ofRule(rule: CompiledRule): First {
    const known = this.#known.get(rule);
    if (known !== undefined) return known;
    if (this.#open.has(rule)) throw new Error(`The rule ${rule.name} begins with itself`);
    this.#open.add(rule);
    const firsts = rule.forms.map(({ steps }) => this.#ofSteps(steps));
    this.#open.delete(rule);
    const symbols = new Set(firsts.flatMap((first) => [...first.symbols]));
    const first = { symbols, isEmptiable: firsts.some(({ isEmptiable }) => isEmptiable) };
    this.#known.set(rule, first);
    return first;
  }
}
