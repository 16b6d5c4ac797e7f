import type { Action } from "../ast/actions.js";
import type { Cost, Duration, State, Trigger, While, Window } from "../ast/clauses.js";

/** How an effect is used, which follows from what it says; the first that applies (EFFECT-8). */
export type Form =
  /** Used by its player. */
  | "activated"
  /** Holds as long as the card is on the field. */
  | "continuous"
  /** Set off by an event. */
  | "triggered"
  | "while-tapped"
  /** Holds while the card lies under another. */
  | "dormant"
  /** Attached to another card. */
  | "equip"
  /** Used from the hand by discarding the card. */
  | "from-hand"
  /** Allows to rank the card up with other material. */
  | "permission";

/** Whether an effect is carried out when it resolves, in place of holding as long as its card is somewhere. */
export const happensOnce = ({ form }: { readonly form: Form }): boolean =>
  form === "activated" || form === "triggered" || form === "from-hand";

/** One thing that a program does. */
export type Op = Action;

/**
 * What an effect does, without a trace of how it is worded: the only thing that the rules of play read. Selectors name
 * their zone wherever one is meant; what an action needs is in it.
 */
export interface EffectProgram {
  readonly form: Form;
  /** Once per turn and card. */
  readonly once: boolean;
  readonly when?: Trigger;
  readonly window?: Window;
  /** The state of the card in which it holds or can be used. */
  readonly while?: While;
  readonly test?: State;
  readonly duration: Duration | null;
  /** Paid from left to right. */
  readonly costs: readonly Cost[];
  readonly offer?: Op;
  /** Asked when it resolves. */
  readonly optional: boolean;
  readonly ops: readonly [Op, ...Op[]];
}
