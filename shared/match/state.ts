import type { Answer, Prompt } from "./prompt.js";
import type { Cause } from "./cause.js";
import type { Seat } from "./seat.js";

/** What a state may hold: everything in it can be written as JSON and read back the same. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/**
 * A card of the match. A game's card extends it with its own fields. `id` stays for the whole match; `object` is new after every
 * change of zone, so that what remembers the old object knows the card is another one now.
 */
export interface MatchCard {
  readonly id: number;
  /** Index among the definitions of the match. */
  readonly definition: number;
  readonly owner: Seat;
  /** Who controls it now; equals `owner` unless an effect changed that. */
  controller: Seat;
  zone: string;
  /** Whose zone it lies in; `NOBODY` in a shared zone. */
  side: Seat;
  object: number;
  /** Mask of seats who know this card although its zone hides it; forgotten at the next change of zone. */
  shown: number;
  /** Whether it lies face down, in a zone where cards are seen; uncovered by the next change of zone. */
  covered: boolean;
  /** The step whose draft owns this record and may write to it. */
  stamp: number;
}

/** The fields of every frame; a game's frames extend it and are distinguished by `kind`. */
export interface FrameBase {
  readonly kind: string;
  /** The program counter of the frame; 0 at first. */
  step: number;
  readonly cause: Cause;
  prompt: Prompt | null;
  /** The answer to the last prompt, until the frame has run once with it. */
  answer: Answer | null;
  /** What the last frame above this one finished with. */
  returned: JsonValue;
}

/** Something that happens: may be listened to before and after. `target` is the card it happens to, `seat` the player. */
export interface MatchEvent {
  readonly type: string;
  readonly target?: number;
  readonly seat?: Seat;
}

/** What waits on the stack for responses. `card` is NONE for an ability. */
export interface StackItem {
  readonly id: number;
  readonly controller: Seat;
  readonly card: number;
  readonly cause: Cause;
}

/** The frame of an event while its listeners run. */
export interface EventFrame<Event extends MatchEvent = MatchEvent> extends FrameBase {
  readonly kind: "event";
  readonly event: Event;
  phase: "start" | "before" | "process" | "after-start" | "after";
  /** Pairs of bundle id and number of the listener within it. */
  queue: readonly number[];
  cursor: number;
  prevented: boolean;
  /** The same number for all events under one top-level event. */
  readonly execution: number;
}

/** An event that ends a bundle after it happened; absent filters match everything. */
export interface UntilEvent {
  readonly event: string;
  readonly target?: number;
  readonly seat?: Seat;
}

/**
 * A delayed effect, static modifier or trigger that lives in the match: listeners and modifiers of a program of the game, with its
 * own variables and an end. Bundles are plain data; what they do is looked up by `program`.
 */
export interface Bundle {
  readonly id: number;
  readonly program: string;
  readonly cause: Cause;
  readonly vars: JsonObject;
  /** The turn it was created in. */
  readonly created: number;
  /** The turn at whose beginning it ends; NONE for no such end. */
  readonly expires: number;
  readonly until: readonly UntilEvent[];
  /** It ends silently when this object leaves its zone; NONE for no such bond. */
  readonly bound: number;
}

/** An ability that lives as long as its card shows it: on while not blocked. */
export interface Ability {
  readonly id: number;
  readonly program: string;
  /** The game's word for its flavour, for effects that block one flavour only. */
  readonly kind: string;
  readonly cause: Cause;
  readonly vars: JsonObject;
  /** Its bundle while it is active, NONE while it is blocked. */
  readonly bundle: number;
}

/** How a match ended: the winning seats (none: a draw) and why. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly reason: string;
}

/** An outcome of chance: a number below the bound of the draw, a word for it, or the name of a card. */
export type ForcedOutcome = number | string;

/** The types a game supplies to the kernel, in one bundle. All of it is plain data. */
export interface MatchTypes {
  card: MatchCard;
  zone: string;
  /** Numbers of a seat, flat. */
  counters: object;
  frame: FrameBase;
  event: MatchEvent;
  item: StackItem;
  /** Value types by getter. */
  getters: object;
  /** What never changes in a match: definitions, options. Shared by all its states. */
  constants: object;
  /** Everything else of the game. Its fields are copied with the state; what they hold is replaced, never written to. */
  table: object;
}

export type AnyFrame<T extends MatchTypes> = T["frame"] | EventFrame<T["event"]>;

/** A position of a match: plain data, never written to once it is published. */
export interface MatchState<T extends MatchTypes = MatchTypes> {
  readonly ruleset: string;
  readonly constants: Readonly<T["constants"]>;
  /** How many choices led here. */
  readonly step: number;
  readonly turn: number;
  /** Whose turn it is; `NOBODY` before the first. */
  readonly active: Seat;
  readonly nextObject: number;
  readonly nextId: number;
  readonly execution: number;
  readonly random: readonly number[];
  /** The outcomes that the next random draws must have, for scenarios; empty in play. */
  readonly forced: readonly ForcedOutcome[];
  readonly cards: readonly Readonly<T["card"]>[];
  /** By zone, then by seat (a shared zone has one list); the last card of a list is its top. */
  readonly zones: Readonly<Record<T["zone"], readonly (readonly number[])[]>>;
  readonly counters: readonly Readonly<T["counters"]>[];
  readonly frames: readonly Readonly<AnyFrame<T>>[];
  readonly bundles: readonly Bundle[];
  readonly abilities: readonly Ability[];
  readonly stack: readonly T["item"][];
  /** Registers: what effects remember across turns. */
  readonly store: JsonObject;
  readonly table: Readonly<T["table"]>;
  readonly outcome: Outcome | null;
}

/** A state that is being written: its own lists and top-level fields are private to it. */
export interface Draft<T extends MatchTypes> {
  readonly ruleset: string;
  readonly constants: Readonly<T["constants"]>;
  step: number;
  turn: number;
  active: Seat;
  nextObject: number;
  nextId: number;
  execution: number;
  random: readonly number[];
  forced: readonly ForcedOutcome[];
  readonly cards: T["card"][];
  readonly zones: Record<T["zone"], readonly (readonly number[])[]>;
  readonly counters: T["counters"][];
  readonly frames: AnyFrame<T>[];
  bundles: readonly Bundle[];
  abilities: readonly Ability[];
  stack: readonly T["item"][];
  store: JsonObject;
  readonly table: T["table"];
  outcome: Outcome | null;
}

/**
 * A draft of the next step. Card records are shared until they are written to (`stamp`); all else a draft may write to is copied
 * here. A draft that was forked must not be written to any more: its records count as published from then on.
 */
export function fork<T extends MatchTypes>(state: MatchState<T>): Draft<T> {
  return {
    ruleset: state.ruleset,
    constants: state.constants,
    step: state.step + 1,
    turn: state.turn,
    active: state.active,
    nextObject: state.nextObject,
    nextId: state.nextId,
    execution: state.execution,
    random: state.random,
    forced: state.forced,
    cards: state.cards.slice(),
    zones: { ...state.zones },
    counters: state.counters.map((counters) => ({ ...counters })),
    frames: state.frames.map(copyFrame),
    bundles: state.bundles,
    abilities: state.abilities,
    stack: state.stack,
    store: state.store,
    table: { ...state.table },
    outcome: state.outcome,
  };
}

function copyFrame<T extends MatchTypes>(frame: Readonly<AnyFrame<T>>): AnyFrame<T> {
  return isEventFrame<T>(frame) ? { ...frame, event: { ...frame.event } } : { ...frame };
}

export function isEventFrame<T extends MatchTypes>(frame: Readonly<AnyFrame<T>>): frame is EventFrame<T["event"]> {
  return frame.kind === "event";
}
