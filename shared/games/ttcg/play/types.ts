import type {
  FrameBase,
  JsonValue,
  Machine,
  MatchCard,
  MatchEvent,
  MatchState,
  MatchTypes,
  Reader,
  Seat,
  StackItem,
} from "../../../match/index.js";
import type { Blueprint } from "./cards/blueprint.js";
import type { TtcgConfig } from "./options/config.js";
import type { Grant } from "./values/protection.js";

export const zoneNames = ["units", "spells", "under", "hand", "deck", "discard", "chain"] as const;
export type Zone = (typeof zoneNames)[number];

/** The two rows of the field. Slot i of both is column i. */
export const rows = ["unit", "spell"] as const;
export type Row = (typeof rows)[number];

export const phases = ["draw", "main", "battle", "end"] as const;
export type Phase = (typeof phases)[number];

export interface TtcgCard extends MatchCard {
  zone: Zone;
  /** The row of its pile; null for what is not on the field. */
  row: Row | null;
  /** The slot of its pile, from 0; NONE for what is not on the field. */
  slot: number;
  /** 0 for the active card of a pile, 1 for the card directly under it, and so on. */
  depth: number;
  tapped: boolean;
  /** The turn in which it was tapped last; NONE for never. */
  tappedTurn: number;
  /** How often its pile attacked in this battle phase. */
  attacks: number;
  /** The object of the unit it is equipped to; NONE for none. */
  host: number;
  /** How often each of its effects was activated this turn. */
  uses: readonly number[];
  /** How often its echo has sounded since it was played. */
  echoes: number;
}

export interface TtcgCounters {
  points: number;
  /** Plays from hand this turn that count. */
  played: number;
}

/** A card as it was at one moment. */
export interface Known {
  readonly card: number;
  readonly object: number;
}

/** Something that effects listen to. */
export interface TtcgEvent extends MatchEvent {
  readonly type: EventName;
  /** Whose doing it is: who plays, attacks, discards or activates, or whose turn it is. */
  readonly seat: Seat;
  /** The card it happens to, and its object before that; NONE for none. */
  readonly target: number;
  readonly object: number;
  /** Where the card was; "" for none. */
  readonly from: Zone | "";
  readonly to: Zone | "";
  /** Whether the card was untapped before. */
  readonly untapped: boolean;
  /** Whether a card was equipped to it before it left the field. */
  readonly equipped: boolean;
  /** The other card: who attacks, what was placed upon; NONE for none. */
  readonly other: number;
  /** The item of the chain that is about an activated effect; NONE for none. */
  readonly item: number;
}

export const eventNames = [
  "turn-start",
  "turn-end",
  "played",
  "attacks",
  "attacked-after",
  "activated",
  "targeted",
  "destroyed",
  "discarded",
  "moved",
  "placed-under",
  "left-under",
  "tapped",
  "untapped",
] as const;
export type EventName = (typeof eventNames)[number];

/** An effect of a card that was set off and waits for its place on the chain. */
export interface Waiting extends Known {
  readonly seat: Seat;
  readonly effect: number;
  readonly event: TtcgEvent | null;
}

/** An attack while it goes on. */
export interface Attack {
  readonly attacker: Known;
  /** What is attacked; null for the player. */
  readonly target: Known | null;
  readonly seat: Seat;
  readonly isCountered: boolean;
}

/** Something a player has to skip: a turn or a phase of theirs. */
export interface Skip {
  readonly seat: Seat;
  readonly what: "turn" | Exclude<Phase, "end">;
}

export interface TtcgTable {
  phase: Phase;
  /** Whose turn comes next. */
  next: Seat;
  /** The phase that the turn player is skipping. */
  skipping: Phase | null;
  waiting: readonly Waiting[];
  attack: Attack | null;
  skips: readonly Skip[];
  /** Cards that were tapped this turn, and that were destroyed this turn. */
  tappedThisTurn: readonly Known[];
  destroyedThisTurn: readonly Known[];
  /** Objects and numbers of effects that were offered in vain this turn, in pairs. */
  declined: readonly number[];
  /** How many cards each player discarded by the last action that had them discard. */
  discardedNow: readonly number[];
  /** Effects that do something at the end of this turn. */
  later: readonly ChainItem[];
  /** Cards that were revealed this turn, with their objects. */
  revealed: readonly Known[];
  /** Those that the last action which reveals has shown. */
  revealedNow: readonly Known[];
}

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

/** An effect on the chain. */
export interface ChainItem extends StackItem {
  /** The source as it was when its effect was activated. */
  readonly object: number;
  readonly definition: number;
  readonly effect: number;
  readonly aims: readonly (readonly Known[])[];
  /** The numbers of the effects on the chain that its counters are aimed at. */
  readonly against: readonly number[];
  readonly paid: readonly Known[];
  readonly event: TtcgEvent | null;
  readonly isCountered: boolean;
}

/** Values that effects can change, by the name of their getter. */
export interface TtcgGetters {
  attack: number;
  defense: number;
  changeSign: number;
  rank: number;
  type: string;
  subtypes: readonly string[];
  plays: number;
  mayPlay: boolean;
  /** The cards that texts allow to be put on top of a card, whatever their type. */
  materials: readonly number[];
  grants: readonly Grant[];
  destructible: boolean;
  targetable: boolean;
  attacks: number;
  mayAttack: boolean;
  mustAttackUnits: boolean;
  mayAttackDirectly: boolean;
  handLimit: number;
  openingHand: number;
  drawCount: number;
  deckOutDamage: number;
  unitSlots: number;
  spellSlots: number;
  directDamage: number;
  pointsLost: number;
  loseAt: number;
  winAt: number;
  untapsAtStart: boolean;
  continues: boolean;
}

export interface TtcgConstants {
  readonly config: TtcgConfig;
  readonly blueprints: readonly Blueprint[];
  /** The events that effects of these cards listen to. */
  readonly heard: ReadonlySet<EventName>;
}

export interface TtcgTypes extends MatchTypes {
  card: TtcgCard;
  zone: Zone;
  counters: TtcgCounters;
  frame: TtcgFrame;
  event: TtcgEvent;
  item: ChainItem;
  getters: TtcgGetters;
  constants: TtcgConstants;
  table: TtcgTable;
}

export type TtcgReader = Reader<TtcgTypes>;
export type TtcgMachine = Machine<TtcgTypes>;
export type TtcgState = MatchState<TtcgTypes>;
export type TtcgFrameOf<Kind extends TtcgFrame["kind"]> = Extract<TtcgFrame, { kind: Kind }>;
