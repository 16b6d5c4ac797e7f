import type { Span, TextChange } from "../../../../base/index.js";

/**
 * How the grammar sees a token (SCRIPT-1). Words that begin a clause are `clause` tokens: they are names elsewhere. An
 * `operation` is followed by its values, a `call` by a parenthesis of its own.
 */
export type TokenGroup =
  | "word"
  | "clause"
  | "name"
  | "label"
  | "constant"
  | "operation"
  | "call"
  | "number"
  | "text"
  | "mark";

export interface Token extends Span {
  readonly group: TokenGroup;
  /** As the grammar spells it: the word or mark itself, or the group where any spelling will do. */
  readonly spelling: string;
  /** As it stands in the text. */
  readonly text: string;
  /** Of a text: its pieces. */
  readonly pieces?: readonly TextPiece[];
}

/** A stretch of a text as it reads, or the place of an expression whose value is put in. */
export type TextPiece = string | Span;

export interface Comment extends Span {
  /** Without the marks and outer white space. */
  readonly text: string;
  /** Whether nothing but white space stands before it on its line. */
  readonly isWholeLine: boolean;
}

/** Why a text cannot be cut into tokens. */
export interface LexFault extends Span {
  readonly code:
    | "effect/expected"
    | "effect/string-end"
    | "effect/unclosed"
    | "effect/too-long"
    | "effect/too-deep"
    | "effect/too-many";
  readonly message: string;
  /** What would put it right. */
  readonly fix?: ScriptFix;
}

export interface ScriptFix {
  readonly title: string;
  readonly change: TextChange;
}

export interface Lexed {
  readonly tokens: readonly Token[];
  readonly comments: readonly Comment[];
  readonly fault: LexFault | undefined;
  /** Brackets and quotation marks that were added or left out so that the rest can be read; brackets then have no width. */
  readonly unbalanced: readonly LexFault[];
}
