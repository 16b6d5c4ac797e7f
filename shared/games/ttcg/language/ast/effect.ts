import type { ProductionId } from "../productions/patterns.js";
import type { Action } from "./actions.js";
import type { Cost, Duration, State, Trigger, While, Window } from "./clauses.js";

/** The clauses of an effect, in whichever grammar it was written. */
export interface Clauses {
  readonly frequency?: "once-per-turn";
  readonly window?: Window;
  readonly when?: Trigger;
  readonly if?: State;
  readonly while?: While;
  readonly duration?: Duration;
  readonly cost?: readonly Cost[];
  /** What the opponent may do; the rest happens only if they do. */
  readonly offer?: Action;
  /** "You can", "you may". */
  readonly optional?: true;
  readonly actions: readonly [Action, ...Action[]];
}

/** An effect that one of the patterns of a production matched (EFFECT-3). */
export interface ProductionEffect extends Clauses {
  readonly v: 1;
  readonly production: ProductionId;
  /** What the clauses lose of the wording: the number of the pattern, and what filled its slots. */
  readonly surface: { readonly pattern: number; readonly slots: readonly string[] };
}

/** An effect composed of openings, costs and actions (EFFECT-4). */
export interface ComposedEffect extends Clauses {
  readonly v: 1;
  readonly production: "composed";
}

/** A text that neither grammar reads. It is kept and does nothing in a match. */
export interface UnparsedEffect {
  readonly v: 1;
  readonly production: "unparsed";
  readonly text: string;
}

export type ReadEffect = ProductionEffect | ComposedEffect;
export type Effect = ReadEffect | UnparsedEffect;
