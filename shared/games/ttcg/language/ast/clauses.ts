import type { SelfState, Selector, Side, Target } from "./selectors.js";

/** When an effect can be used or happens, for how long, and what it costs (EFFECT-4). */

export type Phase = "draw" | "main" | "battle";
export type Skipped = "turn" | Phase;

/** `turns` counts those of both players after this one. */
export type Duration = "this-turn" | "until-your-next-turn" | "opponent-next-turn" | { readonly turns: number };

/** The turn, or a phase of it, in which an effect can be used. */
export interface Window {
  readonly whose: Side;
  readonly phase: Phase | "turn";
}

export type While = "on-field" | SelfState;

/** A number and how it is compared. */
export interface Count {
  readonly cmp: "eq" | "gte" | "lte";
  readonly n: number;
}

/** What must be so for an effect to be used, and again when it resolves. */
export type State =
  | { readonly this: SelfState }
  | { readonly who: "you" | "opponent"; readonly points: "gt" | "lt" | Count }
  | {
      readonly who: "you" | "opponent";
      readonly verb: "have" | "control";
      readonly count: Count;
      readonly sel: Selector;
    };

/** What sets an effect off. */
export type Trigger =
  | { readonly event: "turn-start" | "turn-end"; readonly whose: "you" | "opponent" | "each" }
  | { readonly event: "this-to-discard" | "this-destroyed" | "moved-from-under-this" }
  | { readonly event: "attacked-after"; readonly of: "this" }
  | { readonly event: "attacks" | "is-attacked"; readonly of: "this" }
  | { readonly event: "effect-activates"; readonly by: "any" | "opponent"; readonly sel: Selector }
  | {
      readonly event: "attacks" | "is-attacked" | "destroyed" | "discarded" | "tapped" | "untapped";
      readonly sel: Selector;
    }
  | { readonly event: "played"; readonly sel: Selector; readonly by?: "opponent" }
  | { readonly event: "targeted" | "placed-under-this"; readonly sel: Selector }
  | { readonly event: "moved"; readonly sel: Selector; readonly from: "deck" | "discard"; readonly to: "hand" | "deck" }
  | { readonly event: "sent-to-discard"; readonly whose: "you" };

/** What is paid before an effect counts as used: wholly, or it is not used. */
export type Cost =
  | { readonly cost: "discard" | "destroy" | "tap" | "untap" | "reveal"; readonly target: Target }
  | { readonly cost: "lose" | "mill"; readonly n: number | "all" }
  | { readonly cost: "skip"; readonly what: Skipped };
