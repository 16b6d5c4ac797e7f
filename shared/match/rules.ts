import type { Result } from "../base/index.js";
import type { Action } from "./action.js";
import type { Anchor } from "./anchor.js";
import type { Vocabulary } from "./vocabulary.js";
import type { Reach } from "./answer.js";
import type { Edit } from "./edit.js";
import type { Ability, ForcedOutcome, JsonObject, MatchCard, MatchTypes } from "./state.js";
import type { Layout, SlotPlace, ZoneRule } from "./layout.js";
import type { LogEntry } from "./log.js";
import type { Machine } from "./machine.js";
import type { ProgramSource } from "./program.js";
import type { ActPrompt, Prompt } from "./prompt.js";
import type { Random } from "./random.js";
import type { Reader } from "./reader.js";
import type { Schemas } from "./schemas.js";
import type { Seat, Viewer } from "./seat.js";
import type { SetUp } from "./set-up.js";
import type { CardFace, CardPlace, MatchView, ViewEffect } from "./view.js";

/** The cards a seat brings: indexes into the definitions of the match, one per copy. */
export interface Deck {
  readonly name: string;
  readonly cards: readonly number[];
  /** Cards that are kept apart from the others, by the ids of the game's parts of a deck: a sideboard. */
  readonly parts?: Readonly<Record<string, readonly number[]>> | undefined;
}

/** All that a match starts from; with the choices made it rebuilds the match. Plain data. */
export interface MatchSetup {
  /** One value per distinct card, as the game's rules read it; checked by them. */
  readonly definitions: readonly unknown[];
  /** One per seat. */
  readonly decks: readonly Deck[];
  readonly options: JsonObject;
  /** A whole number of 32 bits. */
  readonly seed: number;
  /** The outcomes that random draws before the first decision must have: `MatchState.forced` of the first position. */
  readonly chance?: readonly ForcedOutcome[];
}

/** The fields a game adds to a card. */
export type CardFields<T extends MatchTypes> = Omit<T["card"], keyof MatchCard>;

/** A card before it exists: its definition, its place, and the game's own fields. */
export type CardSpec<T extends MatchTypes> = CardFields<T> & {
  readonly definition: number;
  readonly owner: Seat;
  readonly zone: T["zone"];
  readonly side?: Seat;
  readonly covered?: boolean;
};

export interface Prepared<T extends MatchTypes> {
  readonly constants: T["constants"];
  readonly counters: readonly T["counters"][];
  readonly cards: readonly CardSpec<T>[];
  readonly table: T["table"];
}

/** An action in words: what a button says, and the cards it touches; the first is the one to click. */
export interface ActionWords {
  readonly label: string;
  readonly cards: readonly number[];
  /** Where the card goes, when it goes to a place that can be pointed at. */
  readonly place?: SlotPlace;
  /** How the card lies there, where that is not as one would think: `face down`. */
  readonly manner?: string;
  /** What it refers to on the table: a click there chooses it as well. */
  readonly at?: Anchor;
}

/** The rules of a game as the kernel needs them; `createRuleset` makes a `Ruleset` of them. */
export interface Rules<T extends MatchTypes> {
  readonly id: string;
  readonly title: string;
  /** What this variation of the rules is called in scenarios besides its id: `rules = "classic"`. */
  readonly profile?: string;
  readonly seats: readonly string[];
  readonly zones: Readonly<Record<T["zone"], ZoneRule>>;
  readonly layout: Layout;
  readonly schemas: Schemas<T>;
  /** How each kind of frame goes on. */
  readonly frames: {
    readonly [Kind in T["frame"]["kind"]]: (machine: Machine<T>, frame: Extract<T["frame"], { kind: Kind }>) => void;
  };
  /** What an event does by default, between its listeners before and after. Events without one only notify. */
  readonly events: {
    readonly [Type in T["event"]["type"]]?: (machine: Machine<T>, event: Extract<T["event"], { type: Type }>) => void;
  };
  /** How many frames may run within each other before the chain is ended as one without end; 1,000 unless given. */
  readonly deepest?: number;
  readonly programs: Readonly<Record<string, ProgramSource<T>>>;
  /** The last word on a getter's value: its limits. */
  readonly clamps: { readonly [Getter in keyof T["getters"]]?: (value: T["getters"][Getter]) => T["getters"][Getter] };

  /** Reads and checks what a match starts from. Faults name what is wrong with a deck, a definition or an option. */
  prepare(setup: MatchSetup): Result<Prepared<T>>;
  /** The game's own fields of a fresh card; `null` when there is no such definition. */
  newCard(constants: Readonly<T["constants"]>, definition: number): CardFields<T> | null;
  /**
   * A copy of a card, written out field by field: every card that is written to is copied first, and a spread of so many fields takes
   * several times as long.
   */
  copyCard?(card: Readonly<T["card"]>): T["card"];
  /** Starts the match: shuffles, draws, pushes the first frame. */
  begin(machine: Machine<T>): void;

  /**
   * What the seat may do; the order is that of first-action bots and of lists. `forward` may leave out what could go on for ever
   * (moving a card to and fro), but never everything.
   */
  actions(reader: Reader<T>, prompt: ActPrompt, reach: Reach): Action[];
  /** The first of the `forward` actions, where it can be found without the others: players who look ahead pass again and again. */
  first?(reader: Reader<T>, prompt: ActPrompt): Action | undefined;
  /** Why an action is not allowed now, in a sentence; `null` when it is. Agrees with `actions`. */
  refusal(reader: Reader<T>, prompt: ActPrompt, action: Action): string | null;
  /** All that a person might think of, refused or not; `actions` when absent. */
  offers?(reader: Reader<T>, prompt: ActPrompt): Action[];
  /** The words of an action of an `act` prompt. */
  words(reader: Reader<T>, action: Action): ActionWords;
  /** The answer a player would not want to be asked for: the only one there is, where that says nothing. */
  automatic?(reader: Reader<T>, prompt: Prompt, actions: readonly Action[]): Action | null;

  /** Whether an ability is blocked now; asked after every top-level event. Monotone: a blocker does not block itself. */
  isBlocked?(reader: Reader<T>, ability: Ability): boolean;
  /** Whether anything blocks abilities now, asked before each is asked about: nearly always nothing does. */
  mayBlock?(reader: Reader<T>): boolean;

  /** Called when abilities were looked at, after a top-level event. */
  checked?(machine: Machine<T>, after: Readonly<T["event"]>): void;

  /** Whether undo stops before this choice of a person; steps within one answer (picking, placing) are never stops. */
  isUndoStop?(prompt: Prompt, action: Action): boolean;

  /** Called while a card moves: before it leaves, and when it lies in its new place (writable, a new object). */
  leaving?(machine: Machine<T>, card: Readonly<T["card"]>, to: T["zone"]): void;
  entered?(machine: Machine<T>, card: T["card"], from: T["zone"]): void;
  /** The constants with other definitions in the same order; without it cards cannot be edited during a match. */
  redefine?(constants: Readonly<T["constants"]>, definitions: readonly unknown[]): Result<T["constants"]>;
  /** The words of the changes by hand that only the game knows; without it any word is taken. */
  readonly handEdits?: readonly string[];
  /** Called after a person changed the position by hand. */
  edited?(machine: Machine<T>, edit: Edit): void;

  /** What the rules ask and offer, for scenarios and help; without it only what was seen in a match is known. */
  readonly vocabulary?: Vocabulary;
  /** What scenarios and other tools may set besides zones and counters; without it there are no such fields. */
  readonly setUp?: SetUp<T>;
  /** `logged`: the rules report what was played and drawn by `Machine.played` and `drawn`; otherwise changes of zone show it. */
  readonly tracks?: "logged";

  /** The face of a card as a viewer may see it; asked only for cards the viewer knows. */
  face(reader: Reader<T>, card: Readonly<T["card"]>, viewer: Viewer): CardFace;
  /**
   * How a card lies in an open zone, as everybody sees it; what is left out is plain, and `covered` is the card's own. Asked for
   * covered cards too, and must say nothing of their faces.
   */
  place?(reader: Reader<T>, card: Readonly<T["card"]>): Partial<CardPlace>;
  /** The fields of a card that belong to where it lies, not to the card (its slot, damage): they stay there when hidden cards change places. */
  readonly placed?: readonly (keyof CardFields<T> & string)[];
  /** How many slots of a side a zone drawn as `slots` has now; all that the layout names when absent. */
  slots?(reader: Reader<T>, zone: T["zone"], side: Seat): number;
  /** What attacks, blocks or aims at what, apart from the targets on the stack. */
  links?(reader: Reader<T>, viewer: Viewer): MatchView["links"];
  /** A key of the layout's phases. */
  phase(reader: Reader<T>): string;
  /** An entry of the log in words for a viewer, `null` to leave it out; cards the viewer may not know are NONE. */
  tell(reader: Reader<T>, entry: LogEntry, viewer: Viewer): string | null;
  /** Numbers of a seat that are computed, shown as its counters are; public. */
  figures?(reader: Reader<T>, seat: Seat): Readonly<Record<string, number>>;
  /** The cards something on the stack is aimed at, those that are still where they were. */
  targets?(reader: Reader<T>, item: T["item"]): readonly number[];
  /** Facts beside zones and counters that a viewer may know; leaks nothing. */
  facts?(reader: Reader<T>, viewer: Viewer): JsonObject;

  /** The effects that last, the oldest first, as a viewer may know them; leaks nothing. */
  effects?(reader: Reader<T>, viewer: Viewer): readonly ViewEffect[];
  /**
   * An event in words, for the tree of events; `null` to leave it out, with what it causes one level up. Only a game that tells events
   * has them in its log.
   */
  tellEvent?(reader: Reader<T>, entry: LogEntry, viewer: Viewer): string | null;

  /** How good the position is for a seat, from −1 (lost) to 1 (won). */
  evaluate?(reader: Reader<T>, seat: Seat): number;
  /**
   * Resamples hidden information of the game's own, after the kernel permuted the cards the seat does not know. `now` is the card
   * that lies where the given one lay: for what remembers covered cards by id.
   */
  determinize?(machine: Machine<T>, seat: Seat, random: Random, now: (card: number) => number): void;
  /** Cards that must keep their place when hidden ones are permuted, because waiting effects name them. */
  pinned?(reader: Reader<T>): readonly number[];
}
