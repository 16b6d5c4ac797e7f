import type { FrameBase, Machine, MatchCard, MatchState, MatchTypes, Reader, StackItem } from "../../../match/index.js";
import type { RulesConfig } from "./config.js";
import type { Definition } from "./cards/definition.js";
import type { Heard } from "./cards/listening.js";
import type { DreamEvent } from "./events.js";

export const ZONE_NAMES = [
  "deck",
  "hand",
  "battlefield",
  "void",
  "banished",
  "callers",
  "stack",
  "dreamwell",
  "drawn-wells",
  "gone",
] as const;
export type Zone = (typeof ZONE_NAMES)[number];

export interface DreamCard extends MatchCard {
  zone: Zone;
  /** In play: base spark and all lasting gains; NONE elsewhere. */
  spark: number;
  /** A figment or a copy: it ceases to exist when it leaves play or the stack. */
  token: boolean;
  /** Its next place after play or the stack is Banished (RULES-21). */
  reclaimed: boolean;
  /** In the lanes profile: its place; NONE elsewhere. */
  place: number;
  /** In the lanes profile: it may not be deployed yet. */
  reserved: boolean;
}

/** Numbers of a seat, shown to all. */
export interface DreamCounters {
  points: number;
  energy: number;
  /** What the dreamwell has brought so far: the energy of each new turn. */
  produced: number;
  /** Spark without a character (RULES-11). */
  sparkBonus: number;
  /** Own turns begun. */
  turns: number;
}

/** A card as an effect remembers it: its incarnation, and the spark and controller it last had. */
export interface Subject {
  readonly card: number;
  readonly object: number;
  readonly spark: number;
  readonly seat: number;
}

/** What an ability remembers while it resolves (RULES-24). */
export interface Memory {
  /** The card that caused the trigger. */
  readonly that: Subject | null;
  /** The cards last aimed at, moved, paid or made. */
  readonly it: readonly Subject[];
  readonly abandoned: readonly Subject[];
  readonly returned: readonly Subject[];
  /** Additional energy paid; NONE when nothing of the kind was paid. */
  readonly spent: number;
  /** The amount of the event that caused it. */
  readonly amount: number;
}

/** What was chosen for one effect before it resolves. `mode` is NONE without a choice; one list of targets per aimed part. */
export interface Choice {
  readonly mode: number;
  readonly targets: readonly (readonly Subject[])[];
}

/** A card in a record of this turn, with the spark it had. */
export interface Trace {
  readonly card: number;
  readonly spark: number;
}

/** A trigger that will fire. */
export interface PendingTrigger {
  /** Code of the trigger. */
  readonly trigger: number;
  readonly seat: number;
  /** The card that has it. */
  readonly card: number;
  readonly object: number;
  /** `here`: only if its card is still the same object; `always`: the card itself is gone, or no card holds it. */
  readonly holds: "here" | "always";
  readonly that: Subject | null;
  readonly amount: number;
}

export interface DreamTable {
  phase: Phase;
  /** Who may respond; NOBODY without a stack. */
  priority: number;
  queue: readonly PendingTrigger[];
  /** What happened this turn, by seat. */
  played: readonly (readonly Trace[])[];
  drawn: readonly (readonly Trace[])[];
  discarded: readonly (readonly Trace[])[];
  abandoned: readonly (readonly Trace[])[];
  dissolved: readonly (readonly Trace[])[];
  materialized: readonly (readonly Trace[])[];
  /** Once-per-turn triggers and statics used this turn: object and code, in pairs. */
  used: readonly number[];
  /** Activated abilities used, by seat, until that seat's turn ends: object and number, in pairs. */
  activated: readonly (readonly number[])[];
  /** Turns owed after this one, to whom, the next first. */
  extraTurns: readonly number[];
  extraJudgments: number;
  /** The drawn card of the dreamwell, until the turn ends. */
  well: number;
  /** All wells were drawn once. */
  wellsCycled: boolean;
  /** What the last cost was paid with; taken by who asked for it. */
  paid: Payment | null;
  /** An event whose effects still run although it has left the stack. */
  resolving: number;
  /** How many triggers have fired since a player was free to act. */
  chain: number;
  /** Lanes: who was repositioned this turn. */
  moved: readonly number[];
}

export interface Payment {
  readonly done: boolean;
  readonly abandoned: readonly Subject[];
  readonly returned: readonly Subject[];
  readonly other: readonly Subject[];
  /** NONE when no amount was chosen. */
  readonly spent: number;
}

export const PHASES = ["starting", "judgment", "dreamwell", "draw", "main", "ending", "end-triggers"] as const;
export type Phase = (typeof PHASES)[number];

interface TurnFrame extends FrameBase {
  readonly kind: "turn";
}

/** Fires what is queued. */
interface TriggersFrame extends FrameBase {
  readonly kind: "triggers";
}

/** Players respond until the stack is empty. */
interface StackFrame extends FrameBase {
  readonly kind: "stack";
}

/** A card is being played: it is paid, put on the stack, aimed. */
export interface PlayFrame extends FrameBase {
  readonly kind: "play";
  readonly card: number;
  readonly seat: number;
  /** Nothing is paid for it. */
  readonly free: boolean;
  /** It is banished when it leaves play. */
  readonly reclaims: boolean;
  stage: "way" | "aim" | "costs" | "late-aim";
  item: number;
  plan: number;
  /** Codes of costs still to be paid. */
  costs: readonly number[];
  choices: readonly Choice[];
}

/** An ability is being activated. */
export interface ActivateFrame extends FrameBase {
  readonly kind: "activate";
  readonly card: number;
  readonly seat: number;
  stage: "which" | "costs" | "aim";
  /** Place in the definition's activated abilities. */
  active: number;
  item: number;
  plan: number;
  costs: readonly number[];
  choices: readonly Choice[];
}

/** The top of the stack resolves. */
export interface ResolveFrame extends FrameBase {
  readonly kind: "resolve";
  readonly item: DreamItem;
}

/** An effect happens. */
export interface RunFrame extends FrameBase {
  readonly kind: "run";
  /** Code of the script. */
  readonly script: number;
  stage: "begin" | "asked" | "paid" | "mode" | "part" | "part-asked" | "part-paid" | "aim" | "do";
  part: number;
  /** Place of the next list of targets, where they were chosen beforehand. */
  aimed: number;
  readonly choice: Choice | null;
  targets: readonly Subject[];
  memory: Memory;
  /** Cards or numbers a part holds on to between two questions. */
  held: readonly number[];
  /** The event on the stack whose effect it is; NONE otherwise. */
  readonly item: number;
}

/** A cost is paid; the result is left in `table.paid`. */
export interface CostFrame extends FrameBase {
  readonly kind: "cost";
  readonly cost: number;
  readonly payer: number;
  readonly source: number;
  /** How many of the costs within it are paid. */
  at: number;
  total: Payment;
}

/** The fights of a judgment in lanes. */
interface LanesFrame extends FrameBase {
  readonly kind: "lanes";
}

export type DreamFrame =
  | TurnFrame
  | TriggersFrame
  | StackFrame
  | PlayFrame
  | ActivateFrame
  | ResolveFrame
  | RunFrame
  | CostFrame
  | LanesFrame;

export interface DreamItem extends StackItem {
  /** Place among the activated abilities of the cause's card; NONE for a card. */
  readonly active: number;
  /** One per effect of the card or ability. */
  readonly choices: readonly Choice[];
  readonly memory: Memory;
  /** Energy of the modes chosen: what the item cost in all is printed with it. */
  readonly modeEnergy: number;
  /** Code of a script that happens when it has resolved, or NONE. */
  readonly then: number;
}

export interface DreamConstants {
  readonly config: RulesConfig;
  readonly definitions: readonly Definition[];
  /** How many of the definitions were given; the others are figments and plain wells. */
  readonly given: number;
  readonly heard: Heard;
}

export interface DreamTypes extends MatchTypes {
  card: DreamCard;
  zone: Zone;
  counters: DreamCounters;
  frame: DreamFrame;
  event: DreamEvent;
  item: DreamItem;
  getters: { spark: number; cost: number; fast: boolean };
  constants: DreamConstants;
  table: DreamTable;
}

export type DreamReader = Reader<DreamTypes>;
export type DreamMachine = Machine<DreamTypes>;
export type DreamState = MatchState<DreamTypes>;
