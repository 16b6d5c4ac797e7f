import type { Cost } from "./costs.js";
import type { Effect } from "./effects.js";
import type { StaticAbility } from "./statics.js";
import type { TriggerEvent } from "./triggers.js";

/** What one paragraph of rules text means (LANG-12), in the shape of `parsed_abilities.json`. */
export type Ability =
  | { readonly Event: EventAbility }
  | { readonly Static: StaticAbility }
  | { readonly Activated: ActivatedAbility }
  | { readonly Triggered: TriggeredAbility }
  | { readonly Named: NamedAbility };

/** What happens when the card is played. */
export interface EventAbility {
  /** Read, but no text builds it. */
  readonly additional_cost?: Cost;
  readonly effect: Effect;
}

/** What the owner may do for a price; several costs are all paid. */
export interface ActivatedAbility {
  readonly costs: readonly Cost[];
  readonly effect: Effect;
  readonly options?: ActivatedOptions;
}

/** Absent options mean not fast, as often as it can be paid. */
export interface ActivatedOptions {
  /** May be used at the speed of fast cards. */
  readonly is_fast: boolean;
  /** May be used more than once a turn. */
  readonly is_multi: boolean;
}

export interface TriggeredAbility {
  readonly trigger: TriggerEvent;
  readonly effect: Effect;
  readonly options?: TriggeredOptions;
}

/** Absent options mean every time, and for good. */
export interface TriggeredOptions {
  readonly once_per_turn: boolean;
  readonly until_end_of_turn: boolean;
}

/** An ability that is a keyword of its own. */
export type NamedAbility =
  /** Playable from the void for so much energy; `null`, which no text builds, means for its own cost. */
  { readonly Reclaim: number | null } | { readonly ReclaimForCost: Cost };
