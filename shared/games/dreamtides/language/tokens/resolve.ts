import { neverHappens } from "../../../../base/index.js";
import { UNKNOWN, WORDS, type TokenRow } from "../../../../text/index.js";
import { abilityGrammar } from "../grammar/abilities.js";
import { DIRECTIVES, MARKS, VALUES } from "../grammar/terminals.js";
import type { VariableValue } from "../variables/bindings.js";
import { FIGMENT_VARIABLE, SUBTYPE_VARIABLE, type ValueKind, type VariableKind } from "../vocabulary/phrases.js";
import { readDirective, type CompoundReading, type DirectiveReading } from "./directive.js";
import type { Token } from "./lex.js";

/** A paragraph with its variables filled in, ready for the grammar. */
export interface ResolvedText extends TokenRow {
  /** For each resolved token, the token it comes from; directives that are only displayed leave none. */
  readonly sources: readonly Token[];
  readonly references: readonly VariableReference[];
}

/** A directive asks for a variable. */
export interface VariableReference {
  readonly name: string;
  readonly kind: VariableKind;
  readonly token: Token;
  /** Whether the directive becomes a word that depends on the value. */
  readonly isPronoun: boolean;
  /** Whether the variable is bound to a value of that kind; if not, the directive stands for no value. */
  readonly found: boolean;
  /** What it is bound to, of whatever kind. */
  readonly value: VariableValue | undefined;
}

export type VariableValues = ReadonlyMap<string, VariableValue>;

const symbolsOf = (group: string): ReadonlyMap<string, number> => abilityGrammar.symbols.get(group) ?? new Map();
const WORD_SYMBOLS = symbolsOf(WORDS);
const DIRECTIVE_SYMBOLS = symbolsOf(DIRECTIVES);
const MARK_SYMBOLS = symbolsOf(MARKS);
const VALUE_SYMBOLS = symbolsOf(VALUES);

/** Fills in the variables of a paragraph. A directive whose variable is missing keeps its kind and has no value. */
export function resolve(tokens: readonly Token[], values: VariableValues): ResolvedText {
  const resolver = new Resolver(values);
  for (const token of tokens) {
    switch (token.kind) {
      case "Word":
        resolver.add(token, WORD_SYMBOLS.get(token.text));
        break;
      case "Directive":
        resolver.addDirective(token, readDirective(token.text));
        break;
      default:
        resolver.add(token, MARK_SYMBOLS.get(token.kind));
    }
  }
  return resolver;
}

class Resolver implements ResolvedText {
  readonly symbols: number[] = [];
  readonly values: unknown[] = [];
  readonly sources: Token[] = [];
  readonly references: VariableReference[] = [];
  readonly #bound: VariableValues;

  constructor(bound: VariableValues) {
    this.#bound = bound;
  }

  add(token: Token, symbol: number | undefined, value?: unknown): void {
    this.symbols.push(symbol ?? UNKNOWN);
    this.values.push(value);
    this.sources.push(token);
  }

  addDirective(token: Token, reading: DirectiveReading): void {
    switch (reading.kind) {
      case "display-only":
        break;
      case "name":
        this.add(token, DIRECTIVE_SYMBOLS.get(reading.name));
        break;
      case "pronoun": {
        const count = this.#look(token, reading.variable, "integer", true);
        this.add(token, WORD_SYMBOLS.get(count === 1 ? "it" : "them"));
        break;
      }
      case "integer":
        this.#addValue(token, reading.becomes, this.#look(token, reading.variable, "integer"));
        break;
      case "subtype":
        this.#addValue(token, "Subtype", this.#look(token, reading.variable, "subtype"));
        break;
      case "figment":
        this.#addValue(token, "Figment", this.#look(token, reading.variable, "figment"));
        break;
      case "compound":
        this.#addValue(token, reading.becomes, this.#lookBoth(token, reading));
        break;
      default:
        neverHappens(reading);
    }
  }

  /** The kind is asked for before the count: where both are missing, the kind is the one reported first. */
  #lookBoth(token: Token, { becomes, countVariable }: CompoundReading): object {
    const kind =
      becomes === "FigmentCount"
        ? { figment: this.#look(token, FIGMENT_VARIABLE, "figment") }
        : { subtype: this.#look(token, SUBTYPE_VARIABLE, "subtype") };
    return { ...kind, count: this.#look(token, countVariable, "integer") };
  }

  #addValue(token: Token, kind: ValueKind, value: unknown): void {
    this.add(token, VALUE_SYMBOLS.get(kind), value);
  }

  #look(token: Token, name: string, kind: VariableKind, isPronoun = false): VariableValue["value"] | undefined {
    const value = this.#bound.get(name);
    const found = value?.kind === kind;
    this.references.push({ name, kind, token, isPronoun, found, value });
    return found ? value.value : undefined;
  }
}
