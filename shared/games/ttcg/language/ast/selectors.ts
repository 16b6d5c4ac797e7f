/** Which cards a text means (EFFECT-5). Plain data, shared by both grammars, by programs and by the rules of play. */

/** Whose: that of the player who uses the effect, of the other, of the player who acts in the clause, or of any. */
export type Side = "you" | "opponent" | "them" | "either";
/** Who carries out an action: the player who uses the effect, the other, or both. */
export type Actor = "you" | "opponent" | "each";
export type Stat = "attack" | "defense";
export type SelfState = "tapped" | "untapped" | "dormant" | "equipped";

/** How many. `exact` is a condition, `up-to` leaves the choice, `fixed` is a bare number: as many as there are, up to it. */
export type Quantity =
  | { readonly mode: "exact" | "up-to" | "fixed"; readonly n: number }
  | { readonly mode: "all" }
  /** One for each card of a kind. */
  | { readonly mode: "per"; readonly per: Selector };

/** `gte` is "or higher", `lte` "or lower". */
export interface RankBound {
  readonly value: number;
  readonly cmp: "eq" | "gte" | "lte";
}

export type Zone =
  | "field"
  | "hand"
  | "deck"
  | "discard"
  /** In the pile of this card, below it. */
  | "under-this"
  /** In another pile, below its active card. */
  | "under-another"
  | "field-or-hand"
  /** Among the cards that the effect has just revealed. */
  | "revealed";

/** What a card must be like. What is absent is not asked for. */
export interface Selector {
  readonly noun: "card" | "unit" | "spell";
  readonly type?: string;
  readonly subtype?: string;
  /** A kind that no card has: a placeholder that was never filled in. */
  readonly unknown?: string;
  readonly rank?: RankBound;
  readonly state?: SelfState;
  /** Not the card with the effect, nor one that the effect has already taken. */
  readonly other?: true;
  readonly stat?: { readonly stat: Stat; readonly cmp: "gte" | "lte"; readonly value: number };
  readonly extreme?: { readonly stat: Stat; readonly end: "lowest" | "highest" };
  readonly zone?: Zone;
  /** `each`: the quantity holds for either player for itself. */
  readonly controller?: "you" | "opponent" | "them" | "each";
  readonly owner?: "you";
  /** On whose side of the field it lies, whoever controls it. */
  readonly side?: Side;
}

/** `above` is the active card of the pile that this card lies in. */
export type Reference = "this" | "equipped" | "attacker" | "defender" | "that" | "above";

export type Target = { readonly ref: Reference } | { readonly q: Quantity; readonly sel: Selector };

/** The chosen cards of a target; undefined where it names a card. */
export const selectorOf = (target: Target): Selector | undefined => ("sel" in target ? target.sel : undefined);

/** A selector that does not ask for some things. */
export const withoutKeys = (sel: Selector, ...keys: readonly Exclude<keyof Selector, "noun">[]): Selector => ({
  noun: sel.noun,
  ...Object.fromEntries(Object.entries(sel).filter(([key]) => !keys.some((each) => each === key))),
});
