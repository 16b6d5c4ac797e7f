import type { Span } from "../base/index.js";

/** How a number is compared. */
export type Operator = "=" | "!=" | "<" | "<=" | ">" | ">=";

/** A number, or all whole ones from `from` to `to`. */
export type Comparison =
  | { readonly operator: Operator; readonly number: number }
  | { readonly operator: "range"; readonly from: number; readonly to: number };

/** A name as it was written; `*` stands for any letters. */
export interface NamePattern {
  readonly text: string;
  readonly span: Span;
}

/** What a card must mean to be found. Conditions are looked for anywhere in what they are asked of, unless said otherwise. */
export type Query =
  | { readonly kind: "all"; readonly of: readonly Query[] }
  | { readonly kind: "any"; readonly of: readonly Query[] }
  | { readonly kind: "not"; readonly of: Query }
  /** `Name`, `Name(inside)`: a part of this name, and all these conditions hold somewhere in it. */
  | { readonly kind: "part"; readonly name: NamePattern; readonly inside: readonly Query[] }
  /** `name: value`: a part of this name whose value itself, not something deeper, is this. */
  | { readonly kind: "is"; readonly name: NamePattern; readonly value: Query }
  /** `3`, `>= 3`: a number. */
  | { readonly kind: "number"; readonly comparison: Comparison }
  /** `"in hand"`: words of the card's text as players read it. */
  | { readonly kind: "words"; readonly text: string };

/** What is wrong with a query. The span is where in its text, possibly empty. */
export interface QueryProblem {
  readonly span: Span;
  /** One or two sentences that stand alone. */
  readonly message: string;
  /** What could stand there, as it is written or described. */
  readonly expected: readonly string[];
  /** The whole query, corrected, where it is clear how. */
  readonly suggestions: readonly string[];
}
