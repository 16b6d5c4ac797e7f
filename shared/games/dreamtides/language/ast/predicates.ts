import type { CardSubtype } from "./names.js";

/**
 * Which cards an effect, cost or trigger means, seen from the ability's owner (LANG-12).
 *
 * Written as the game's file writes it: a variant without payload is its name, one with a payload is an object of one
 * key. That holds for every type of this catalogue.
 */
export type Predicate =
  /** The card that has the ability. */
  | "This"
  /** The one card named earlier in the effect. */
  | "It"
  /** All cards named earlier in the effect. */
  | "Them"
  /** The card that caused the trigger. */
  | "That"
  /** A card the opponent controls. */
  | { readonly Enemy: CardPredicate }
  /** Another card of the owner's: an ally. */
  | { readonly Another: CardPredicate }
  /** A card of the owner's, the one with the ability included. */
  | { readonly Your: CardPredicate }
  /** A card of either player. */
  | { readonly Any: CardPredicate }
  /** Any other card of either player. No text builds it. */
  | { readonly AnyOther: CardPredicate }
  /** A card in the owner's void. */
  | { readonly YourVoid: CardPredicate }
  /** A card in the opponent's void. */
  | { readonly EnemyVoid: CardPredicate };

/** What a card must be like, whoever controls it (LANG-12). */
export type CardPredicate =
  | "Card"
  | "Character"
  | "Event"
  | { readonly CharacterType: CardSubtype }
  | { readonly NotCharacterType: CardSubtype }
  /** Spark, and how a card's own spark compares to it. */
  | { readonly CharacterWithSpark: readonly [spark: number, operator: Operator] }
  | { readonly CardWithCost: CardWithCost }
  /** Cost compared to the number of allies that match. */
  | {
      readonly CharacterWithCostComparedToControlled: CostComparison & { readonly count_matching: CardPredicate };
    }
  /** Cost compared to that of an abandoned ally. No text builds it. */
  | { readonly CharacterWithCostComparedToAbandoned: CostComparison }
  /** Cost compared to the number of cards in the owner's void. */
  | { readonly CharacterWithCostComparedToVoidCount: CostComparison }
  /** Spark compared to that of an abandoned ally. */
  | { readonly CharacterWithSparkComparedToAbandoned: SparkComparison }
  /** Spark compared to the number of characters abandoned this turn. No text builds it. */
  | { readonly CharacterWithSparkComparedToAbandonedCountThisTurn: SparkComparison }
  /** Spark compared to the energy paid for the ability. */
  | { readonly CharacterWithSparkComparedToEnergySpent: SparkComparison }
  | "CharacterWithMaterializedAbility"
  | "CharacterWithMultiActivatedAbility"
  | { readonly Fast: { readonly target: CardPredicate } }
  /** An event that could dissolve such a character. */
  | { readonly CouldDissolve: { readonly target: Predicate } };

/** `cost` is repeated inside `LowerBy` and `HigherBy`. */
export interface CardWithCost {
  readonly target: CardPredicate;
  readonly cost_operator: Operator;
  readonly cost: number;
}

export interface CostComparison {
  readonly target: CardPredicate;
  readonly cost_operator: Operator;
}

export interface SparkComparison {
  readonly target: CardPredicate;
  readonly spark_operator: Operator;
}

/** How a value compares; `LowerBy` and `HigherBy` are relative to a card named earlier. None of them is strict. */
export type Operator = "OrLess" | "Exactly" | "OrMore" | { readonly LowerBy: number } | { readonly HigherBy: number };

/** How many of the matching cards are meant; each rule of the grammar has its own words for it. */
export type CollectionExpression =
  | "All"
  /** No text builds it. */
  | "EachOther"
  | "AnyNumberOf"
  | "AllButOne"
  | { readonly UpTo: number }
  | { readonly Exactly: number }
  /** No text builds it. */
  | { readonly OrMore: number };

/** A number counted when the effect happens: "for each ..". */
export type QuantityExpression =
  | { readonly AbandonedThisTurn: CardPredicate }
  | { readonly AbandonedThisWay: CardPredicate }
  | { readonly CardsDrawnThisTurn: CardPredicate }
  | { readonly DiscardedThisTurn: CardPredicate }
  | { readonly DissolvedThisTurn: CardPredicate }
  | { readonly PlayedThisTurn: CardPredicate }
  | { readonly ReturnedToHandThisWay: CardPredicate }
  /** Cards that match now. */
  | { readonly Matching: Predicate }
  | "ForEachEnergySpentOnThisCard";
