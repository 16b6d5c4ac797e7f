import { token, WORDS, type Element, type Form, type Rule, type Terminal } from "./element.js";
import { FirstSymbols, type Dispatch } from "./first.js";

/** The symbol of the place after the last token; no terminal accepts it. */
export const END = 0;
/** The symbol of a token that no terminal of the grammar accepts. */
export const UNKNOWN = 1;
/** Stands for the symbol of a step that takes several; no token has it. */
export const SEVERAL_SYMBOLS = -1;

/** A grammar made ready: tokens have become small numbers, and rules know which forms can begin with which of them. */
export interface Grammar<Value> {
  readonly start: CompiledRule;
  readonly rules: readonly CompiledRule[];
  readonly symbolCount: number;
  readonly first: FirstSymbols;
  /** The symbol of a token by its group and spelling; what is not in it is `UNKNOWN`. */
  readonly symbols: Symbols;
  /** What the start rule builds. */
  readonly source: Rule<Value>;
  /** How many rules may be open inside each other. */
  readonly nestingLimit: number;
}

/** More than a person writes, less than any stack holds. */
const usualNestingLimit = 200;

export type Symbols = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface CompiledRule {
  readonly name: string;
  readonly index: number;
  readonly places: boolean;
  readonly forms: CompiledForm[];
  /** Its forms by the symbol that comes next; made when the rule is first tried. */
  dispatch: Dispatch | undefined;
}

export interface CompiledForm {
  readonly rule: CompiledRule;
  /** Its number among the forms of its rule, from 0. */
  readonly index: number;
  readonly steps: readonly Step[];
  readonly build: ((...values: never[]) => unknown) | undefined;
}

export type Step = TokenStep | RuleStep | OptionStep | ListStep;

/** One token with one of these symbols. */
export interface TokenStep {
  readonly op: "token";
  readonly silent: boolean;
  /** The only symbol, or `SEVERAL_SYMBOLS`. */
  readonly symbol: number;
  readonly symbols: ReadonlySet<number>;
  readonly terminal: Terminal;
}

export interface RuleStep {
  readonly op: "rule";
  readonly silent: boolean;
  readonly rule: CompiledRule;
}

export interface OptionStep {
  readonly op: "option";
  readonly silent: boolean;
  readonly step: Step;
}

export interface ListStep {
  readonly op: "list";
  readonly silent: false;
  readonly item: Step;
  readonly separator: Step;
  readonly atLeast: number;
}

/** Makes a grammar ready to match. A grammar with many levels of operators needs a higher limit of nested rules. */
export function compileGrammar<Value>(start: Rule<Value>, nestingLimit = usualNestingLimit): Grammar<Value> {
  const compiler = new Compiler(start);
  const rules = compiler.compile();
  const compiled = rules[0];
  if (compiled === undefined) throw new Error("A grammar needs a rule");
  const { symbolCount, symbols } = compiler;
  const first = new FirstSymbols(symbolCount);
  return { start: compiled, rules, symbolCount, first, symbols, source: start, nestingLimit };
}

class Compiler {
  readonly symbols = new Map<string, Map<string, number>>();
  symbolCount = UNKNOWN + 1;
  readonly #rules = new Map<Rule, { readonly compiled: CompiledRule; readonly forms: readonly Form[] }>();
  readonly #tokens = new Map<Terminal, TokenStep>();
  readonly #words = new Map<string, Terminal>();

  /** Finds every rule and assigns every token its symbol, so that the sets of symbols have a size. */
  constructor(start: Rule) {
    this.#collect(start);
  }

  compile(): readonly CompiledRule[] {
    const found = [...this.#rules.values()];
    for (const { compiled, forms } of found) {
      for (const [index, { elements, build }] of forms.entries()) {
        const steps = elements.flatMap((element) =>
          typeof element === "string" ? this.#wordsOf(element).map((word) => this.#token(word)) : [this.#step(element)],
        );
        compiled.forms.push({ rule: compiled, index, steps, build });
      }
    }
    return found.map(({ compiled }) => compiled);
  }

  #collect(element: Element | string): void {
    if (typeof element === "string") {
      for (const word of this.#wordsOf(element)) this.#giveSymbols(word);
    } else if (element.kind === "terminal") this.#giveSymbols(element);
    else if (element.kind === "option") this.#collect(element.element);
    else if (element.kind === "list") {
      this.#collect(element.item);
      this.#collect(element.separator);
    } else if (!this.#rules.has(element)) {
      const { name, places } = element;
      const forms = element.forms();
      this.#rules.set(element, {
        compiled: { name, index: this.#rules.size, places, forms: [], dispatch: undefined },
        forms,
      });
      for (const { elements } of forms) elements.forEach((part) => this.#collect(part));
    }
  }

  #giveSymbols({ group, spellings }: Terminal): void {
    const known = this.symbols.get(group) ?? new Map<string, number>();
    this.symbols.set(group, known);
    for (const spelling of spellings) if (!known.has(spelling)) known.set(spelling, this.symbolCount++);
  }

  #wordsOf(text: string): Terminal[] {
    return text.split(" ").map((spelling) => {
      const word = this.#words.get(spelling) ?? token(WORDS, spelling, spelling);
      this.#words.set(spelling, word);
      return word;
    });
  }

  #step(element: Element): Step {
    switch (element.kind) {
      case "terminal":
        return this.#token(element);
      case "rule":
        return { op: "rule", silent: element.silent, rule: this.#compiledRule(element) };
      case "option":
        return { op: "option", silent: element.silent, step: this.#step(element.element) };
      case "list": {
        const { item, separator, atLeast } = element;
        return { op: "list", silent: false, item: this.#step(item), separator: this.#step(separator), atLeast };
      }
    }
  }

  #compiledRule(rule: Rule): CompiledRule {
    const found = this.#rules.get(rule);
    if (found === undefined) throw new Error(`The rule ${rule.name} was not found`);
    return found.compiled;
  }

  #token(terminal: Terminal): TokenStep {
    const known = this.#tokens.get(terminal);
    if (known !== undefined) return known;
    const symbols = new Set(
      terminal.spellings.map((spelling) => this.symbols.get(terminal.group)?.get(spelling) ?? UNKNOWN),
    );
    const [symbol = SEVERAL_SYMBOLS, ...more] = symbols;
    const step: TokenStep = {
      op: "token",
      silent: terminal.silent,
      symbol: more.length === 0 ? symbol : SEVERAL_SYMBOLS,
      symbols,
      terminal,
    };
    this.#tokens.set(terminal, step);
    return step;
  }
}
