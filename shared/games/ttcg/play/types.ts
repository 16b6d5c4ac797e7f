import type {
  Machine,
  MatchCard,
  MatchEvent,
  MatchState,
  MatchTypes,
  Reader,
  Seat,
  StackItem,
} from "../../../match/index.js";
import type { Blueprint, Heard } from "./cards/blueprint.js";
import type { TtcgConfig } from "./options/config.js";
import type { Grant } from "./values/protection.js";
import type { KeptBundles, KeptLists } from "./values/kept-lists.js";
import type { Use } from "./effects/users.js";
import type { TtcgFrame } from "./frames.js";

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
  readonly heard: Heard;
  /** The effects that can be used, and the cards that listen, by the zones in which cards lie now. */
  readonly uses: KeptLists<readonly Use[]>;
  readonly hearing: KeptLists<readonly number[]>;
  /** The seats that may untap cards for points now, as a mask. */
  readonly untapping: KeptBundles<number>;
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
