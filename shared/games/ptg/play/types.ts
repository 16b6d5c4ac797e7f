import type {
  FrameBase,
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
import type { EventName, ManaType, Scope } from "../vocabulary.js";
import type { PtgConfig } from "./config.js";

export const zoneNames = ["deck", "hand", "battlefield", "graveyard", "resolving", "ceased"] as const;
export type Zone = (typeof zoneNames)[number];

export const phases = ["draw", "main", "attack", "defense", "combat", "postcombat", "end"] as const;
export type Phase = (typeof phases)[number];

/** The event that undoes a change, heard as the card that made the change would hear it. */
export interface Ending {
  readonly event: EventName;
  readonly scope: Scope | null;
  readonly listener: Listener;
}

/** Who listens: a card as it was when it began to, and the player who controls it. */
export interface Listener {
  readonly card: number;
  readonly object: number;
  readonly seat: Seat;
}

/** A change to the stats of a creature on the battlefield, until it is undone (PLAY-9). */
export interface StatChange {
  /** Whether the stats take these values, or grow by them. A null stat stays as it is. */
  readonly sets: boolean;
  readonly attack: number | null;
  readonly defense: number | null;
  /** The turn at whose end it is undone; NONE for none. */
  readonly until: number;
  readonly ending: Ending | null;
}

export interface PtgCard extends MatchCard {
  zone: Zone;
  /** What the creature has lost of its defense this turn. */
  damage: number;
  /** Made by an effect: it ceases to exist when it leaves the battlefield. */
  token: boolean;
  /** Whether it was declared as an attacker, or as a blocker, this turn. */
  attacked: boolean;
  blocked: boolean;
  changes: readonly StatChange[];
}

/** The mana that mana cards of each type provide each turn. */
export type SourceCounter = `source${Capitalize<ManaType>}`;

/** Numbers of a player: those named like a type of mana are the pool. */
export interface PtgCounters extends Record<ManaType, number>, Record<SourceCounter, number> {
  health: number;
  /** Mana cards played this turn. */
  manaPlayed: number;
}

/** Something that abilities listen to (PLAY-10). */
export interface PtgEvent extends MatchEvent {
  readonly type: EventName;
  /** The player it is about; of an event about a card, who controls that. */
  readonly seat: Seat;
  /** The card it is about, and its object; NONE for none. */
  readonly target: number;
  readonly object: number;
  /** The attacker that is blocked, and its object; NONE in other events. */
  readonly attacker: number;
  readonly attackerObject: number;
  /** The stats that a card had when it left the battlefield; 0 in other events. */
  readonly attack: number;
  readonly defense: number;
}

/** An alteration that is to be carried out, or, where `alteration` is NONE, the end of a spell. */
export interface Job extends Listener {
  readonly ability: number;
  readonly alteration: number;
  /** The stats of the source when the job was made; what counts once the source is gone. */
  readonly attack: number;
  readonly defense: number;
}

/** A card as it was at one moment. */
export interface Known {
  readonly card: number;
  readonly object: number;
}

export interface Combat {
  readonly attacker: Known;
  readonly blockers: readonly Known[];
}

export interface PtgTable {
  phase: Phase;
  /** In the order in which the attackers were declared. */
  combats: readonly Combat[];
  /** What is to be carried out, then the events that are to be delivered, each the first one next. */
  jobs: readonly Job[];
  queue: readonly PtgEvent[];
  /** How many jobs events made since the queue was last empty. */
  triggered: number;
  /** Abilities activated this turn: object and number of the ability, in pairs. */
  activated: readonly number[];
}

interface TurnFrame extends FrameBase {
  readonly kind: "turn";
}

/** Carries out what a change by hand set off, while a player is asked what to do next. */
interface SettleFrame extends FrameBase {
  readonly kind: "settle";
}

export type PtgFrame = TurnFrame | SettleFrame;

export interface PtgConstants {
  readonly config: PtgConfig;
  readonly blueprints: readonly Blueprint[];
  /** How many of the blueprints were given; the others are of tokens written in place. */
  readonly given: number;
  readonly heard: Heard;
}

export interface PtgTypes extends MatchTypes {
  card: PtgCard;
  zone: Zone;
  counters: PtgCounters;
  frame: PtgFrame;
  event: PtgEvent;
  item: StackItem;
  getters: object;
  constants: PtgConstants;
  table: PtgTable;
}

export type PtgReader = Reader<PtgTypes>;
export type PtgMachine = Machine<PtgTypes>;
export type PtgState = MatchState<PtgTypes>;
