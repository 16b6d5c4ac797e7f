import type { FrameBase, JsonValue, Seat } from "../../../match/index.js";
import type { Known, TtcgEvent, ChainItem } from "./types.js";

/** What a player is asked for, and takes, between two acts of the turn. */
interface TurnFrame extends FrameBase {
  readonly kind: "turn";
}

/** Shuffles decks, draws opening hands, asks for mulligans. */
interface OpeningFrame extends FrameBase {
  readonly kind: "opening";
}

/** Activates an effect: offer, costs, tapping, targets, its place on the chain. */
export interface ActivationFrame extends FrameBase {
  readonly kind: "activation";
  readonly card: number;
  readonly object: number;
  readonly effect: number;
  readonly seat: Seat;
  readonly event: TtcgEvent | null;
  /** Set where an effect uses this one: it resolves at once, and nothing is tapped; costs may be left out. */
  readonly within: "paid" | "free" | null;
  /** The definition whose effect it is: that of the card, unless the card copies it. */
  readonly definition: number;
  /** The cost or the aim that is chosen next. */
  at: number;
  /** Cards that were chosen as costs. */
  paid: readonly Known[];
  /** Targets chosen so far, one list for each aim. */
  aims: readonly (readonly Known[])[];
  /** The effects on the chain that its counters are aimed at. */
  against: readonly number[];
}

/** Puts what waits onto the chain, lets players respond, and resolves the chain. */
export interface ChainFrame extends FrameBase {
  readonly kind: "chain";
  /** How many passes in a row. */
  passes: number;
  /** Who is asked next. */
  asked: Seat;
}

/** Resolves one item of the chain, op by op. */
export interface ResolveFrame extends FrameBase {
  readonly kind: "resolve";
  readonly item: ChainItem;
  /** What is carried out: the actions of the effect, or what it offers the other player. */
  readonly part: "actions" | "offer" | "later";
  at: number;
  /** The cards of the running action, one list for each of its targets. */
  cards: readonly (readonly number[])[];
  /** How far the running action is, and what it remembers between its questions. */
  stage: number;
  memory: JsonValue;
}

/** One attack, from its declaration to what follows it. */
interface AttackFrame extends FrameBase {
  readonly kind: "attack";
}

/** Destroys cards, asking for what may replace that. */
export interface DestroyFrame extends FrameBase {
  readonly kind: "destroy";
  readonly cards: readonly Known[];
  readonly by: DestroyedBy;
  /** For each of the cards: what destroys it; NONE for nothing. */
  readonly byCards: readonly number[];
  /** Which card is asked about next, and which stay. */
  at: number;
  spared: readonly number[];
}

/** Discards down to the hand limit. */
interface LimitFrame extends FrameBase {
  readonly kind: "limit";
  readonly seat: Seat;
}

/** Asks a player which of their cards untap at the start of the turn, where a text lets them. */
interface UntapFrame extends FrameBase {
  readonly kind: "untap";
  readonly seat: Seat;
  readonly cards: readonly Known[];
  at: number;
}

/** Looks for a card in the deck to put on top of a card. */
interface SearchFrame extends FrameBase {
  readonly kind: "search";
  readonly host: Known;
}

export type DestroyedBy = "battle" | "effect" | "cost";

export type TtcgFrame =
  | TurnFrame
  | OpeningFrame
  | ActivationFrame
  | ChainFrame
  | ResolveFrame
  | AttackFrame
  | DestroyFrame
  | LimitFrame
  | SearchFrame
  | UntapFrame;
