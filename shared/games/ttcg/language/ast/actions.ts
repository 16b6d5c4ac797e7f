import type { Skipped } from "./clauses.js";
import type { Actor, Quantity, RankBound, Selector, Side, Stat, Target } from "./selectors.js";

/** What effects do (EFFECT-6). The actions of the composed grammar first, then those that only productions have. */
export type Action = CommonAction | ProductionAction;

/** A number of cards or points; `all` is the whole deck or hand, or all points a player has. */
export type Amount = number | "all";

export interface StatChange {
  readonly stat: Stat;
  readonly amount: number;
}

/** Where cards are moved to; `owner` is each card's own. */
export type Destination = "hand" | "deck" | "discard" | "deck-top" | "deck-bottom";

export type Keyword =
  | "indestructible"
  | "indestructible-by-battle"
  | "indestructible-by-effects"
  | "untargetable"
  | "immune"
  | "cannot-attack"
  | "attack-twice";

export type CommonAction =
  | { readonly op: "destroy" | "tap" | "untap"; readonly actor: Actor; readonly target: Target }
  /** `directly`: no host is needed. */
  | { readonly op: "play"; readonly actor: Actor; readonly target: Target; readonly directly?: true }
  /** Under this card, or under a `host`; `played` counts as playing. */
  | {
      readonly op: "place-under";
      readonly actor: Actor;
      readonly target: Target;
      readonly host?: Target;
      readonly played?: true;
    }
  | {
      readonly op: "send" | "return";
      readonly actor: Actor;
      readonly target: Target;
      readonly to: Destination;
      readonly side: Side | "owner";
    }
  | { readonly op: "mill"; readonly actor: Actor; readonly n: Amount }
  /** `discarded`: as many as the player has just discarded. */
  | { readonly op: "draw"; readonly actor: Actor; readonly n: Amount | "discarded" }
  | { readonly op: "skip"; readonly actor: Actor; readonly what: Skipped }
  | { readonly op: "discard"; readonly actor: Actor; readonly hand: true }
  | { readonly op: "discard"; readonly actor: Actor; readonly target: Target; readonly random?: true }
  /** A target means any effect of such a card. */
  | { readonly op: "counter"; readonly of: "that-effect" | "that-attack" | Target }
  | { readonly op: "activate"; readonly actor: Actor; readonly of: Target }
  | { readonly op: "equip"; readonly card: Target; readonly target: Target }
  /** To a player's hand. */
  | { readonly op: "add"; readonly actor: Actor; readonly target: Target; readonly side: Side }
  /** A deck. */
  | { readonly op: "shuffle"; readonly actor: Actor; readonly side: Side }
  /** Either the whole `pile` of a `side`, or a target. */
  | {
      readonly op: "shuffle-in";
      readonly actor: Actor;
      readonly pile?: "hand" | "discard";
      readonly side?: Side;
      readonly target?: Target;
      readonly deck: Side | "owner";
    }
  /** A hand, the top cards of a side's deck, or a target. */
  | {
      readonly op: "reveal";
      readonly actor: Actor;
      readonly hand?: Side;
      readonly top?: number;
      readonly side?: Side;
      readonly target?: Target;
    }
  | {
      readonly op: "search";
      readonly actor: Actor;
      readonly in: "deck" | "discard pile" | "deck and discard pile" | "hand";
      readonly side: Side;
      readonly q: Quantity;
      readonly sel: Selector;
      readonly then: "hand" | "play" | "discard" | "under-this";
    }
  | {
      readonly op: "points";
      readonly actor: Actor;
      readonly sign: "gain" | "lose";
      readonly n: Amount;
      readonly per?: Selector;
    }
  | {
      readonly op: "stat";
      readonly target: Target;
      readonly sign: "gain" | "lose";
      readonly changes: readonly StatChange[];
      /** Counted each time the value is read. */
      readonly per?: Selector;
    }
  /** `to`: only by effects of such cards. */
  | { readonly op: "grant"; readonly target: Target; readonly keyword: Keyword; readonly to?: Selector };

/** `gt` is strictly above the rank, `lt` strictly below. */
export interface RankLimit {
  readonly cmp: "gt" | "lt";
  readonly rank: RankBound["value"];
}

export type ProductionAction =
  /** Uses an effect of a card as if it stood on this one. */
  | { readonly op: "copy-effect"; readonly of: Target }
  /** The second takes the place of the first, and the first goes where the second was. */
  | { readonly op: "swap"; readonly a: Target; readonly b: Target }
  | { readonly op: "swap-stats"; readonly target: Target }
  | { readonly op: "swap-rank"; readonly target: Target }
  /** The whole pile, to a free slot of its row. */
  | { readonly op: "move-column"; readonly q: Quantity }
  /** With everything below it, to the bottom of this pile. */
  | { readonly op: "move-under"; readonly target: Target }
  | { readonly op: "change-kind"; readonly target: Target; readonly axis: "type" | "subtype" }
  | { readonly op: "stat-multiply"; readonly target: Target; readonly stat: Stat; readonly factor: number }
  | { readonly op: "rank-delta"; readonly target: Target; readonly delta: number }
  | { readonly op: "set-rank"; readonly target: Target; readonly rank: number }
  /** One more play for cards that fit. */
  | { readonly op: "extra-play"; readonly n: number; readonly filter: Selector }
  | { readonly op: "forbid-play"; readonly player: "opponent"; readonly filter: Selector }
  /** At once: puts the material onto the host. */
  | { readonly op: "rank-up"; readonly host: Target; readonly material: Selector }
  /** From now on such material may be put onto the host in place of cards of its type. */
  | { readonly op: "rank-up-using"; readonly host: Target; readonly material: Selector; readonly anyType?: true }
  /** Only such cards can attack. */
  | { readonly op: "attack-limit"; readonly limit: RankLimit }
  | { readonly op: "invert-stat-changes" }
  | { readonly op: "redirect-attack" | "redirect-effect" }
  /** This card goes to the discard pile in place of the active card of its pile. */
  | { readonly op: "replace-destruction" }
  /** When the turn ends, `then` once for each such card that was tapped or destroyed in it. */
  | {
      readonly op: "at-turn-end";
      readonly per: Selector;
      readonly event: "tapped" | "destroyed";
      readonly then: CommonAction;
    }
  | { readonly op: "untap-once-for-points"; readonly target: Target; readonly n: number }
  | { readonly op: "untap-at-owner-turn-start"; readonly target: Target }
  /** Neither in battle with such cards nor by their effects. */
  | { readonly op: "indestructible-by-rank"; readonly target: Target; readonly limit: RankLimit };
