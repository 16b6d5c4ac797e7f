import {
  END,
  SEVERAL_SYMBOLS,
  type CompiledForm,
  type CompiledRule,
  type Grammar,
  type ListStep,
  type Step,
} from "./compile.js";
import type { FirstSymbols } from "./first.js";
import { withMemory, type Memory } from "./memory.js";

/** Tokens as the matcher sees them: their symbols, and the values that value tokens hand over. */
export interface TokenRow {
  readonly symbols: readonly number[];
  readonly values: readonly unknown[];
}

/** Looks on while a grammar is matched; then every form is tried in turn, whatever comes next. */
export interface MatchObserver {
  /** A step of a form, itself or through an option or list in it, would not take the token at a place. */
  readonly refused?: (form: CompiledForm, step: number, refusing: Step, at: number) => void;
  /** What a form hands over instead of the value it built from the tokens `from`..`to`. */
  readonly built?: (form: CompiledForm, value: unknown, from: number, to: number) => unknown;
  /** What a token hands over instead of its value. */
  readonly taken?: (value: unknown, at: number) => unknown;
}

export type Match<Value> =
  | { readonly matched: true; readonly value: Value }
  | {
      readonly matched: false;
      /** The furthest token that some alternative would not take, abandoned ones included; may be that after the last. */
      readonly furthest: number;
      /** Whether it was not taken only because rules were nested too deeply. */
      readonly isTooDeep: boolean;
    };

const FAILED = -1;
const NO_FORMS: readonly CompiledForm[] = [];

/** Matches a row of tokens to its end. */
export function matchTokens<Value>(grammar: Grammar<Value>, tokens: TokenRow, observer?: MatchObserver): Match<Value> {
  return withMemory(grammar, grammar.rules.length, (memory) => {
    const run = new Run(grammar, tokens, observer, memory);
    const end = run.take(grammar.start, 0);
    // `form` saw to it that the start rule builds a `Value`.
    if (end === tokens.symbols.length) return { matched: true, value: run.value as Value };
    const furthest = Math.max(run.furthest, end);
    return { matched: false, furthest, isTooDeep: run.tooDeepAt === furthest };
  });
}

/** One attempt. Its methods answer the place after what they took, or `FAILED`. */
class Run {
  furthest = 0;
  tooDeepAt = FAILED;
  /** What was taken last hands this over. */
  value: unknown = undefined;
  readonly #symbols: readonly number[];
  readonly #tokenValues: readonly unknown[];
  readonly #first: FirstSymbols;
  readonly #nestingLimit: number;
  readonly #observer: MatchObserver | undefined;
  /** What the steps of the open forms have handed over; only the first `#handedCount` count. */
  readonly #handed: unknown[] = [];
  #handedCount = 0;
  #depth = 0;
  /**
   * Alternatives that begin alike ask for the same rule at the same place again; remembering its last answer keeps them,
   * and rules nested in themselves, linear.
   */
  readonly #memory: Memory;

  constructor(grammar: Grammar<unknown>, tokens: TokenRow, observer: MatchObserver | undefined, memory: Memory) {
    this.#symbols = tokens.symbols;
    this.#tokenValues = tokens.values;
    this.#first = grammar.first;
    this.#nestingLimit = grammar.nestingLimit;
    this.#observer = observer;
    this.#memory = memory;
    memory.begin(tokens.symbols.length);
  }

  take(rule: CompiledRule, at: number): number {
    const memory = this.#memory;
    if (memory.knows(rule.index, at)) {
      this.value = memory.value(rule.index);
      return memory.end(rule.index);
    }
    this.#depth += 1;
    const isTooDeep = this.#depth > this.#nestingLimit;
    if (isTooDeep) this.tooDeepAt = at;
    const end = isTooDeep ? FAILED : this.#takeForm(rule, at);
    this.#depth -= 1;
    if (end === FAILED && at > this.furthest) this.furthest = at;
    memory.keep(rule.index, at, end, this.value);
    return end;
  }

  #takeForm(rule: CompiledRule, from: number): number {
    const base = this.#handedCount;
    for (const form of this.#formsAt(rule, from)) {
      let at = from;
      let index = 0;
      for (const step of form.steps) {
        at = this.#takeStep(form, index, step, at);
        if (at === FAILED) break;
        if (!step.silent) this.#handed[this.#handedCount++] = this.value;
        index += 1;
      }
      if (at !== FAILED) {
        const value = this.#build(form, base);
        this.value = this.#observer?.built === undefined ? value : this.#observer.built(form, value, from, at);
      }
      this.#handedCount = base;
      if (at !== FAILED) return at;
    }
    return FAILED;
  }

  /** The forms that may match at a place; all of them where someone wants to see them fail. */
  #formsAt(rule: CompiledRule, at: number): readonly CompiledForm[] {
    if (this.#observer !== undefined) return rule.forms;
    rule.dispatch ??= this.#first.dispatch(rule);
    return rule.dispatch[this.#symbols[at] ?? END] ?? NO_FORMS;
  }

  #takeStep(form: CompiledForm, index: number, step: Step, at: number): number {
    switch (step.op) {
      case "token": {
        const symbol = this.#symbols[at] ?? END;
        if (symbol === step.symbol || (step.symbol === SEVERAL_SYMBOLS && step.symbols.has(symbol))) {
          if (!step.silent) this.value = this.#tokenValue(at);
          return at + 1;
        }
        if (at > this.furthest) this.furthest = at;
        this.#observer?.refused?.(form, index, step, at);
        return FAILED;
      }
      case "rule":
        return this.take(step.rule, at);
      case "option": {
        const end = this.#takeStep(form, index, step.step, at);
        this.value = end !== FAILED;
        return end === FAILED ? at : end;
      }
      case "list":
        return this.#takeList(form, index, step, at);
    }
  }

  #takeList(form: CompiledForm, index: number, { item, separator, atLeast }: ListStep, from: number): number {
    const items: unknown[] = [];
    let end = from;
    for (let at = this.#takeStep(form, index, item, from); at !== FAILED;) {
      items.push(this.value);
      end = at;
      at = this.#takeStep(form, index, separator, end);
      if (at !== FAILED) at = this.#takeStep(form, index, item, at);
    }
    this.value = items;
    return items.length < atLeast ? FAILED : end;
  }

  #tokenValue(at: number): unknown {
    const value = this.#tokenValues[at];
    return this.#observer?.taken === undefined ? value : this.#observer.taken(value, at);
  }

  #build({ build }: CompiledForm, base: number): unknown {
    const handed = this.#handed;
    if (build === undefined) return this.#handedCount > base ? handed[this.#handedCount - 1] : undefined;
    const give = build as (...values: unknown[]) => unknown;
    switch (this.#handedCount - base) {
      case 0:
        return give();
      case 1:
        return give(handed[base]);
      case 2:
        return give(handed[base], handed[base + 1]);
      default:
        return give(...handed.slice(base, this.#handedCount));
    }
  }
}
