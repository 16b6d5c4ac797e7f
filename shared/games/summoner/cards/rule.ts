import type { ConditionType, EffectType, FilterKind, Operation, Scope } from "../vocabulary.js";

/** When a rule holds. What cannot be read is `unknown`, which never does. */
export type Condition =
  | { readonly kind: "and" | "or"; readonly of: readonly Condition[] }
  | { readonly kind: "not"; readonly of: Condition }
  | { readonly kind: "basic"; readonly type: ConditionType; readonly value: string; readonly operator: string }
  | { readonly kind: "unknown" };

/** One way of being a target; a card is one when any of its filters matches. */
export type Filter = { readonly kind: "all" | "unknown" } | { readonly kind: FilterKind; readonly value: string };

export interface Target {
  readonly side: "self" | "opponent";
  /** Null where the rule names none. */
  readonly scope: readonly Scope[] | null;
  readonly filters: readonly Filter[];
}

/** A rule as matches use it, whichever shape it was written in (SUMMONER-5). */
export interface Rule {
  /** Null for an effect that there is not: the rule does nothing. */
  readonly effect: EffectType | null;
  readonly condition: Condition;
  readonly target: Target;
  readonly value: number | null;
  readonly operation: Operation | null;
  readonly priority: number;
  /** What players read when it keeps a card from being played; empty for the usual words. */
  readonly reason: string;
}
