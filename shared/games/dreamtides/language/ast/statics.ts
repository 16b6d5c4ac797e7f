import type { Condition } from "./triggers.js";
import type { Cost } from "./costs.js";
import type { Effect } from "./effects.js";
import type { CardPredicate, Predicate, QuantityExpression } from "./predicates.js";

/** A rule that holds as long as the card is where it applies (LANG-12). */
export type StaticAbility =
  | { readonly StaticAbility: StandardStaticAbility }
  | { readonly WithOptions: { readonly ability: StandardStaticAbility; readonly condition?: Condition } };

/** The rule itself (LANG-12). */
export type StandardStaticAbility =
  | { readonly AdditionalCostToPlay: Cost }
  /** Cards in the owner's void have reclaim for their own cost. */
  | { readonly CardsInYourVoidHaveReclaim: { readonly matching: CardPredicate } }
  | "CharactersInHandHaveFast"
  /** No text builds it. */
  | { readonly CostReductionForEach: { readonly reduction: number; readonly quantity: QuantityExpression } }
  | "DisableEnemyMaterializedAbilities"
  | { readonly EnemyCardsCostIncrease: { readonly matching: CardPredicate; readonly increase: number } }
  | "HasAllCharacterTypes"
  | { readonly JudgmentTriggersWhenMaterialized: { readonly predicate: Predicate } }
  /** Only inside `CreateStaticAbilityUntilEndOfTurn`. */
  | { readonly MultiplyCardDrawFromCardEffects: { readonly multiplier: number } }
  /** Only inside `CreateStaticAbilityUntilEndOfTurn`. */
  | { readonly MultiplyEnergyGainFromCardEffects: { readonly multiplier: number } }
  | { readonly OncePerTurnPlayFromVoid: { readonly matching: CardPredicate } }
  | { readonly PlayForAlternateCost: AlternateCost }
  | {
      readonly PlayFromHandOrVoidForCost: {
        readonly energy_cost: number;
        readonly additional_cost?: Cost;
        readonly if_you_do?: Effect;
      };
    }
  /** No text builds it. */
  | {
      readonly PlayFromVoid: {
        readonly energy_cost?: number;
        readonly additional_cost?: Cost;
        readonly if_you_do?: Effect;
      };
    }
  | "PlayOnlyFromVoid"
  | "RevealTopCardOfYourDeck"
  /** No text builds it. */
  | { readonly SparkBonusYourCharacters: SparkBonus }
  | { readonly SparkBonusOtherCharacters: SparkBonus }
  | { readonly SparkEqualToPredicateCount: { readonly predicate: Predicate } }
  /** No text builds it. */
  | "YouMayLookAtTopCardOfYourDeck"
  | { readonly YouMayPlayFromTopOfDeck: { readonly matching: CardPredicate } }
  | { readonly YourCardsCostIncrease: { readonly matching: CardPredicate; readonly increase: number } }
  | { readonly YourCardsCostReduction: { readonly matching: CardPredicate; readonly reduction: number } };

export interface SparkBonus {
  readonly matching: CardPredicate;
  readonly added_spark: number;
}

/** Another way to pay for this card; `if_you_do` happens when it was paid this way. */
export interface AlternateCost {
  readonly energy_cost: number;
  readonly additional_cost?: Cost;
  readonly if_you_do?: Effect;
  readonly card_type?: CardTypeContext;
}

export type CardTypeContext = "Character" | "Event";
