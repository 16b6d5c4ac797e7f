import type { CardPredicate, Predicate } from "./predicates.js";

/** The event that sets a triggered ability off (LANG-12). */
export type TriggerEvent =
  | { readonly Abandon: Predicate }
  | { readonly Banished: Predicate }
  | { readonly Discard: Predicate }
  | { readonly Dissolved: Predicate }
  | { readonly LeavesPlay: Predicate }
  | { readonly PutIntoVoid: Predicate }
  | { readonly Materialize: Predicate }
  /** The owner plays such a card. */
  | { readonly Play: Predicate }
  | { readonly PlayFromHand: Predicate }
  | { readonly OpponentPlays: Predicate }
  /** So many cards abandoned in one turn. */
  | { readonly AbandonCardsInTurn: number }
  | { readonly DrawCardsInTurn: number }
  | { readonly PlayCardsInTurn: number }
  /** The owner plays such a card in a turn of that player. */
  | { readonly PlayDuringTurn: readonly [predicate: Predicate, turn: PlayerTurn] }
  /** No text builds it. */
  | { readonly MaterializeNthThisTurn: readonly [predicate: Predicate, nth: number] }
  | { readonly Keywords: readonly TriggerKeyword[] }
  | "DrawAllCardsInCopyOfDeck"
  | "EndOfYourTurn"
  | "GainEnergy";

export type PlayerTurn = "YourTurn" | "EnemyTurn";

export type TriggerKeyword = "Materialized" | "Judgment" | "Dissolved";

/** What must hold for an effect to happen or a static ability to apply (LANG-12). */
export type Condition =
  | { readonly AlliesThatShareACharacterType: { readonly count: number } }
  | { readonly CardsDiscardedThisTurn: { readonly count: number; readonly predicate: CardPredicate } }
  /** No text builds it. */
  | { readonly CardsDrawnThisTurn: { readonly count: number } }
  | { readonly CardsInVoidCount: { readonly count: number } }
  | { readonly DissolvedThisTurn: { readonly predicate: Predicate } }
  | { readonly PredicateCount: { readonly count: number; readonly predicate: Predicate } }
  | "ThisCardIsInYourVoid";
