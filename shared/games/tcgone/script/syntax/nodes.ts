import type { Span } from "../../../../base/index.js";
import type { AbilityWord, HookWord } from "../tokens/words.js";

/** A word with its place. */
export interface Word extends Span {
  readonly word: string;
}

export interface TextLiteral extends Span {
  readonly kind: "text";
  /** What reads as it stands, and values that are put in. */
  readonly pieces: readonly (string | Expression)[];
}

export type BinaryOperator =
  | "or"
  | "and"
  | "=="
  | "!="
  | "<"
  | "<="
  | ">"
  | ">="
  | "in"
  | "not in"
  | "is"
  | "+"
  | "-"
  | "*"
  | "/"
  | "%";

export type Expression =
  | ({ readonly kind: "integer"; readonly value: number } & Span)
  | ({ readonly kind: "literal"; readonly value: boolean | null } & Span)
  | ({ readonly kind: "constant"; readonly name: string } & Span)
  | ({ readonly kind: "name"; readonly name: string } & Span)
  | TextLiteral
  | ({ readonly kind: "list"; readonly items: readonly Expression[] } & Span)
  | ({
      readonly kind: "binary";
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    } & Span)
  | ({ readonly kind: "unary"; readonly operator: "not" | "-"; readonly operand: Expression } & Span)
  | ({
      readonly kind: "choice";
      readonly test: Expression;
      readonly then: Expression;
      readonly else: Expression;
    } & Span)
  | MemberExpression
  | ({ readonly kind: "element"; readonly of: Expression; readonly at: Expression } & Span)
  | CallExpression
  | DelayedExpression
  | GetterExpression;

/** A property, or a method with its values. */
export interface MemberExpression extends Span {
  readonly kind: "member";
  readonly of: Expression;
  readonly name: Word;
  /** Whether parentheses or a block follow it. */
  readonly isCall: boolean;
  readonly values: readonly Value[];
  readonly closures: readonly Closure[];
}

/** An operation, function or sub with its values. */
export interface CallExpression extends Span {
  readonly kind: "call";
  readonly name: Word;
  readonly values: readonly Value[];
  readonly closures: readonly Closure[];
}

/** A value of an operation, named or by its place. */
export interface Value extends Span {
  readonly label: Word | undefined;
  readonly value: Expression | Closure | Cases;
}

/** Statements for each number of heads: `[0: {…}, 2: {…}]`. */
export interface Cases extends Span {
  readonly kind: "cases";
  readonly cases: readonly { readonly number: number; readonly body: Closure }[];
}

/** A block of statements, or one expression that is its value. */
export interface Closure extends Span {
  readonly kind: "closure";
  readonly parameters: readonly Word[];
  readonly statements: readonly Statement[];
}

export interface DelayedExpression extends Span {
  readonly kind: "delayed";
  readonly values: readonly Value[];
  readonly items: readonly BundleItem[];
}

export interface GetterExpression extends Span {
  readonly kind: "getter";
  readonly filters: readonly Filter[];
  readonly body: Closure;
}

/** One place of a listener or getter: the event or getter first, then what it is about. */
export interface Filter extends Span {
  readonly label: Word | undefined;
  readonly value: Expression;
}

export type BundleItem = Listener | Expiry | BundleHook | Definition;

export interface Listener extends Span {
  readonly kind: "listener";
  readonly phase: "before" | "after";
  readonly filters: readonly Filter[];
  readonly body: Closure;
}

export interface Expiry extends Span {
  readonly kind: "expiry";
  readonly turns: Expression;
}

export interface BundleHook extends Span {
  readonly kind: "bundle-hook";
  readonly on: "register" | "unregister";
  readonly body: Closure;
}

export interface Definition extends Span {
  readonly kind: "definition";
  readonly name: Word;
  readonly value: Expression | undefined;
}

export interface Sub extends Span {
  readonly kind: "sub";
  readonly name: Word;
  readonly parameters: readonly Word[];
  readonly body: readonly Statement[];
}

export type AssignOperator = "=" | "+=" | "-=" | "*=";

export type Statement =
  | Definition
  | Sub
  | ({
      readonly kind: "if";
      readonly test: Expression;
      readonly then: readonly Statement[];
      readonly else: readonly Statement[] | undefined;
    } & Span)
  | ({ readonly kind: "for"; readonly name: Word; readonly in: Expression; readonly body: readonly Statement[] } & Span)
  | ({ readonly kind: "repeat"; readonly times: Expression; readonly body: readonly Statement[] } & Span)
  | ({ readonly kind: "assert"; readonly that: Expression; readonly message: Expression | undefined } & Span)
  | ({ readonly kind: "break" | "return" } & Span)
  | ({
      readonly kind: "assignment";
      readonly place: readonly Word[];
      readonly operator: AssignOperator;
      readonly value: Expression;
    } & Span)
  | ({ readonly kind: "expression"; readonly value: Expression } & Span);

export type Clause =
  | ({ readonly kind: "energy-cost"; readonly energies: readonly Word[] } & Span)
  | ({ readonly kind: "printed-text"; readonly texts: readonly TextLiteral[] } & Span)
  | ({ readonly kind: "provides"; readonly values: readonly Expression[] } & Span)
  | ({ readonly kind: "action"; readonly values: readonly Value[]; readonly body: Closure } & Span)
  | ({ readonly kind: "lasting"; readonly values: readonly Value[]; readonly items: readonly BundleItem[] } & Span)
  | ({ readonly kind: "modifier"; readonly filters: readonly Filter[]; readonly body: Closure } & Span)
  | ({ readonly kind: "hook"; readonly word: HookWord; readonly body: Closure } & Span)
  | ({ readonly kind: "attach-test"; readonly body: Closure } & Span)
  | Definition
  | Sub;

/** A move or an ability with its clauses. */
export interface Block extends Span {
  readonly kind: "block";
  readonly word: "move" | AbilityWord;
  readonly name: TextLiteral | undefined;
  readonly clauses: readonly Clause[];
}

/** The whole of a cell: blocks, and clauses of the card itself. */
export type Item = Block | Clause;
