import type { TriggeredAbility } from "./abilities.js";
import type { Condition } from "./triggers.js";
import type { Cost } from "./costs.js";
import type { FigmentType } from "./names.js";
import type { CardPredicate, CollectionExpression, Predicate, QuantityExpression } from "./predicates.js";
import type { StandardStaticAbility } from "./statics.js";

/** What an ability does: one effect, several in order, or a choice (LANG-12). */
export type Effect =
  | { readonly Effect: StandardEffect }
  | { readonly WithOptions: EffectWithOptions }
  | { readonly List: readonly EffectWithOptions[] }
  /** Several effects under one cost or condition, which stands here and not on its items. */
  | {
      readonly ListWithOptions: {
        readonly effects: readonly EffectWithOptions[];
        readonly trigger_cost?: Cost;
        readonly condition?: Condition;
      };
    }
  | { readonly Modal: readonly ModalChoice[] };

export interface EffectWithOptions {
  readonly effect: StandardEffect;
  /** The owner may decline it. Always written. */
  readonly optional: boolean;
  readonly trigger_cost?: Cost;
  readonly condition?: Condition;
}

/** One way to play a modal card. */
export interface ModalChoice {
  readonly energy_cost: number;
  readonly effect: Effect;
}

/** One thing that happens (LANG-12). */
export type StandardEffect =
  /** No text builds it. */
  | { readonly AbandonAndGainEnergyForSpark: { readonly target: Predicate; readonly energy_per_spark: number } }
  /** No text builds it. */
  | { readonly AbandonAtEndOfTurn: Targeted }
  | { readonly BanishCardsFromEnemyVoid: Counted }
  | { readonly BanishCharacter: Targeted }
  | { readonly BanishCharacterUntilLeavesPlay: { readonly target: Predicate; readonly until_leaves: Predicate } }
  | { readonly BanishCollection: TargetedCollection }
  | { readonly BanishThenMaterialize: TargetedCollection }
  | "BanishEnemyVoid"
  | { readonly BanishUntilNextMain: Targeted }
  /** No text builds it. */
  | { readonly BanishWhenLeavesPlay: Targeted }
  | { readonly GainsReclaim: GainsReclaim }
  | { readonly Copy: Targeted }
  /** `times` is `null` for "the next one"; texts always say a number. */
  | { readonly CopyNextPlayed: { readonly matching: Predicate; readonly times: number | null } }
  | { readonly Counterspell: Targeted }
  | { readonly CounterspellUnlessPaysCost: { readonly target: Predicate; readonly cost: Cost } }
  | { readonly CreateStaticAbilityUntilEndOfTurn: { readonly ability: StandardStaticAbility } }
  | { readonly CreateTriggerUntilEndOfTurn: { readonly trigger: TriggeredAbility } }
  | { readonly DisableActivatedAbilitiesWhileInPlay: Targeted }
  | { readonly DiscardCardFromEnemyHand: Matching }
  | { readonly DiscardCardFromEnemyHandThenTheyDraw: Matching }
  | { readonly DiscardCards: Counted }
  | { readonly Discover: Matching }
  | { readonly DiscoverAndThenMaterialize: Matching }
  | { readonly DissolveCharacter: Targeted }
  | { readonly DissolveCharactersCount: TargetedCollection }
  /** No text builds it. */
  | { readonly DissolveCharactersQuantity: { readonly target: Predicate; readonly quantity: QuantityExpression } }
  | { readonly MultiplyYourEnergy: { readonly multiplier: number } }
  | { readonly DrawCards: Counted }
  | { readonly DrawCardsForEach: { readonly count: number; readonly for_each: QuantityExpression } }
  | { readonly DrawMatchingCard: Matching }
  | { readonly EachMatchingGainsSpark: { readonly each: CardPredicate; readonly gains: number } }
  | {
      readonly EachMatchingGainsSparkForEach: {
        readonly each: CardPredicate;
        readonly gains: number;
        readonly for_each: CardPredicate;
      };
    }
  | { readonly EachPlayerAbandonsCharacters: { readonly matching: CardPredicate; readonly count: number } }
  | { readonly EachPlayerDiscardCards: Counted }
  | { readonly EachPlayerShufflesHandAndVoidIntoDeckAndDraws: Counted }
  | { readonly EnemyGainsPoints: Counted }
  /** No text builds it. */
  | "EnemyGainsPointsEqualToItsSpark"
  /** No text builds it. */
  | { readonly EnemyLosesPoints: Counted }
  | { readonly Foresee: Counted }
  | { readonly GainControl: Targeted }
  | { readonly GainEnergy: { readonly gains: number } }
  | { readonly GainEnergyEqualToCost: Targeted }
  | { readonly GainEnergyForEach: { readonly gains: number; readonly for_each: Predicate } }
  | { readonly GainPoints: { readonly gains: number } }
  /** The amount is `gain` here and `gains` elsewhere. */
  | { readonly GainPointsForEach: { readonly gain: number; readonly for_count: QuantityExpression } }
  | { readonly GainsSpark: { readonly target: Predicate; readonly gains: number } }
  | {
      readonly GainsSparkForQuantity: {
        readonly target: Predicate;
        readonly gains: number;
        readonly for_quantity: QuantityExpression;
      };
    }
  /** No text builds it. */
  | {
      readonly GainsSparkUntilYourNextMainForEach: {
        readonly target: Predicate;
        readonly gains: number;
        readonly for_each: Predicate;
      };
    }
  /** No text builds it. */
  | "GainTwiceThatMuchEnergyInstead"
  | { readonly Kindle: { readonly amount: number } }
  | { readonly LosePoints: { readonly loses: number } }
  | { readonly MaterializeCharacter: Targeted }
  | { readonly MaterializeCharacterAtEndOfTurn: Targeted }
  /** No text builds it. */
  | { readonly MaterializeCharacterFromVoid: { readonly target: CardPredicate } }
  | { readonly MaterializeCollection: TargetedCollection }
  | { readonly MaterializeFigments: { readonly figment: FigmentType; readonly count: number } }
  | {
      readonly MaterializeFigmentsQuantity: {
        readonly figment: FigmentType;
        readonly count: number;
        readonly quantity: QuantityExpression;
      };
    }
  | { readonly MaterializeRandomFromDeck: { readonly count: number; readonly predicate: CardPredicate } }
  /** `quantity` repeats the target. */
  | {
      readonly MaterializeSilentCopy: {
        readonly target: Predicate;
        readonly count: number;
        readonly quantity: QuantityExpression;
      };
    }
  /** No text builds it. */
  | "NoEffect"
  /** No text builds it. */
  | { readonly OpponentPaysCost: { readonly cost: Cost } }
  /** Only inside `if_you_do` of an alternate cost. */
  | { readonly PayCost: { readonly cost: Cost } }
  /** No text builds it. */
  | { readonly PreventDissolveThisTurn: Targeted }
  | { readonly PutCardsFromVoidOnTopOfDeck: { readonly count: number; readonly matching: CardPredicate } }
  | { readonly PutCardsFromYourDeckIntoVoid: Counted }
  | { readonly PutOnTopOfEnemyDeck: Targeted }
  | { readonly ReturnFromYourVoidToHand: Targeted }
  | { readonly ReturnFromYourVoidToPlay: Targeted }
  | { readonly ReturnRandomFromYourVoidToPlay: Matching }
  | { readonly ReturnToHand: Targeted }
  | { readonly ReturnUpToCountFromYourVoidToHand: { readonly target: Predicate; readonly count: number } }
  | {
      readonly SparkBecomes: {
        readonly collection: CollectionExpression;
        readonly matching: CardPredicate;
        readonly spark: number;
      };
    }
  /** No text builds it. */
  | "SpendAllEnergyDissolveEnemy"
  /** No text builds it. */
  | "SpendAllEnergyDrawAndDiscard"
  | "TakeExtraTurn"
  /** No text builds it. */
  | "ThenMaterializeIt"
  | "TriggerAdditionalJudgmentPhaseAtEndOfTurn"
  | { readonly TriggerJudgmentAbility: { readonly matching: Predicate; readonly collection: CollectionExpression } }
  | "YouWinTheGame";

export interface Targeted {
  readonly target: Predicate;
}

export interface TargetedCollection {
  readonly target: Predicate;
  readonly count: CollectionExpression;
}

export interface Matching {
  readonly predicate: CardPredicate;
}

export interface Counted {
  readonly count: number;
}

export interface GainsReclaim {
  readonly target: Predicate;
  readonly count: CollectionExpression;
  readonly this_turn: boolean;
  /** Energy; `null` means the card's own cost. Always written. */
  readonly cost: number | null;
}
