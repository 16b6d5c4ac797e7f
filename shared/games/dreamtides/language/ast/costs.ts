import type { CollectionExpression, Predicate } from "./predicates.js";

/** What a player gives up for an ability, a card or an effect (LANG-12). */
export type Cost =
  | { readonly AbandonCharactersCount: CountedTarget }
  /** No text builds it. */
  | "BanishAllCardsFromYourVoid"
  /** The whole void, which must hold at least so many cards. */
  | { readonly BanishAllCardsFromYourVoidWithMinCount: number }
  | { readonly BanishCardsFromEnemyVoid: number }
  | { readonly BanishCardsFromYourVoid: number }
  | { readonly BanishFromHand: Predicate }
  /** One of several costs, at the payer's choice. */
  | { readonly Choice: readonly Cost[] }
  /** All of several costs. No text builds it. */
  | { readonly CostList: readonly Cost[] }
  | { readonly DiscardCards: { readonly target: Predicate; readonly count: number } }
  | "DiscardHand"
  | { readonly Energy: number }
  | { readonly LoseMaximumEnergy: number }
  | { readonly ReturnToHand: CountedTarget }
  | "SpendOneOrMoreEnergy";

export interface CountedTarget {
  readonly target: Predicate;
  readonly count: CollectionExpression;
}
