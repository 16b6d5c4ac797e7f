import type { CardPredicate, Predicate } from "./predicates.js";

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
