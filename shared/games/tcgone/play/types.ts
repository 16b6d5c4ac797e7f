import type {
  FrameBase,
  JsonObject,
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
import type { CompiledCard } from "./cards/compile.js";
import type { TcgConfig } from "./config.js";

export const zoneNames = ["deck", "hand", "play", "discard", "prizes", "lost", "setup", "stadium", "limbo"] as const;
export type Zone = (typeof zoneNames)[number];

export const conditions = ["ASLEEP", "BURNED", "CONFUSED", "PARALYZED", "POISONED"] as const;
export type Condition = (typeof conditions)[number];

/** What a card in play is of its unit. */
export const roles = ["none", "unit", "energy", "tool"] as const;
export type Role = (typeof roles)[number];

/**
 * A card of the match. A unit is known by the id of its bottom card, which also carries what is true of the whole unit: its
 * place, its damage and its conditions (DUEL-1).
 */
export interface TcgCard extends MatchCard {
  zone: Zone;
  /** The unit that it belongs to; NONE outside units. */
  unit: number;
  role: Role;
  /** 0 is the active place, from 1 on the bench. */
  slot: number;
  damage: number;
  conditions: readonly Condition[];
  /** Turns in which this happened to the unit; NONE for never. */
  entered: number;
  evolved: number;
  switchedIn: number;
  switchedOut: number;
  /** The last turn in which an attack damaged it, by how much, and whether it was an opponent's. */
  hurt: number;
  lastHurt: number;
  hurtByOpponent: boolean;
}

export interface TcgCounters {
  prizesTaken: number;
  energiesPlayed: number;
  supportersPlayed: number;
  stadiumsPlayed: number;
  retreats: number;
  mulligans: number;
  /** Turns that the seat has begun. */
  turns: number;
  /** The last turn in which damage of an opponent's attack knocked out a unit of the seat; NONE for never. */
  lostUnitIn: number;
}

/** Something that happens; `data` are its fields by name, replaced when a listener changes one. */
export interface TcgEvent extends MatchEvent {
  readonly type: string;
  /** The unit or card it happens to; NONE where it happens to a player. */
  readonly target: number;
  readonly seat: Seat;
  data: JsonObject;
}

/** What made the number of an entry what it is, one after the other: `+ 40` by `Coil Badger: Wind Up`. */
export interface DamageStep extends JsonObject {
  readonly change: string;
  readonly by: string;
}

/** Damage that an attack is to do. */
export interface Entry {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly flags: readonly string[];
  /** Whether the move says the number itself. */
  readonly isPrinted: boolean;
  readonly steps: readonly DamageStep[];
}

/** An attack that is under way. */
export interface Attack {
  readonly attacker: number;
  readonly attackerObject: number;
  readonly move: JsonObject;
  readonly entries: readonly Entry[];
  /** What is to be done once the damage is done: closures with what they know. */
  readonly after: readonly JsonObject[];
  /** Damage that was put on the opponent's units. */
  readonly done: number;
}

export interface TcgTable {
  phase: Phase;
  attack: Attack | null;
  /** Coins that were flipped and from which nothing came yet. */
  flips: readonly boolean[] | null;
  /** Lasting effects that have let the coins be flipped again: each does so once. */
  reflippedBy: readonly number[];
  /** Why abilities that begin to work do so. */
  enteredBy: string;
  /** How often each ability was used in a turn. */
  uses: { readonly turn: number; readonly times: Readonly<Record<string, number>> };
  endsTurn: boolean;
  /** Who takes the turn after this one; NOBODY for the usual. */
  extraTurn: Seat;
  /** Who takes the first turn. */
  first: Seat;
  /** Whether both players have won: what follows is said by an option. */
  isTied: boolean;
  /** How often sudden death has begun. */
  suddenDeaths: number;
}

export const phases = ["setup", "main", "between"] as const;
export type Phase = (typeof phases)[number];

interface TurnFrame extends FrameBase {
  readonly kind: "turn";
}

/**
 * A procedure that waits or is about to go on. `journal` has what each of its requests came to, so that it goes on from there
 * when it is run again; all of it is plain data.
 */
export interface RunFrame extends FrameBase {
  readonly kind: "run";
  readonly name: string;
  readonly args: JsonObject;
  journal: readonly JsonValue[];
  waits: "" | "answer" | "return";
}

export type TcgFrame = TurnFrame | RunFrame;

export interface TcgConstants {
  readonly config: TcgConfig;
  readonly cards: readonly CompiledCard[];
}

export interface TcgTypes extends MatchTypes {
  card: TcgCard;
  zone: Zone;
  counters: TcgCounters;
  frame: TcgFrame;
  event: TcgEvent;
  item: StackItem;
  getters: Readonly<Record<string, JsonValue>>;
  constants: TcgConstants;
  table: TcgTable;
}

export type TcgReader = Reader<TcgTypes>;
export type TcgMachine = Machine<TcgTypes>;
export type TcgState = MatchState<TcgTypes>;
