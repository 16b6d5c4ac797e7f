import type { Link } from "./anchor.js";
import type { Cause } from "./cause.js";
import type { JsonObject, Outcome } from "./state.js";
import type { Prompt } from "./prompt.js";
import type { Seat, Viewer } from "./seat.js";

/** A number on a card; `base` is the printed one. */
export interface FaceFigure {
  readonly title: string;
  readonly symbol?: string;
  readonly value: number | string;
  readonly base: number | string;
  /** What made `value` of `base`, in the order in which it counts; absent where nothing did. */
  readonly steps?: readonly FigureStep[];
}

/** One change of a number: `− 2`, `at least 0` or `then R W`, by `Air Buoy`. */
export interface FigureStep {
  readonly change: string;
  readonly by: string;
}

/** An effect that lasts, as a viewer may know it. */
export interface ViewEffect {
  /** Its bundle: what `end-effect` ends. */
  readonly id: number;
  /** The card that it comes from; NONE where the viewer does not know it. */
  readonly card: number;
  /** Whose it is. */
  readonly seat: Seat;
  /** The card, and the part of it. */
  readonly title: string;
  /** What it does. */
  readonly text: string;
  readonly variables: readonly { readonly name: string; readonly value: string }[];
  /** How long it lasts. */
  readonly until: string;
  /** Cards that it is about. */
  readonly about: readonly number[];
  /** Whether a person who sets up the table may end it. */
  readonly canEnd: boolean;
}

/** What a known card shows. */
export interface CardFace {
  readonly name: string;
  readonly figures: readonly FaceFigure[];
  /** Type line, states, keywords in force. */
  readonly marks: readonly string[];
  readonly text: string;
  /** How far matches carry out what it says, and in a sentence why not all; absent where there is nothing to say. */
  readonly support?: FaceSupport;
}

export interface FaceSupport {
  readonly kind: "full" | "partial" | "none";
  readonly reason: string;
}

/** A short sign at the corner of a card: damage, a counter, a condition. */
export interface Badge {
  readonly text: string;
  /** What it says in words. */
  readonly title: string;
  readonly tone: "plain" | "good" | "bad";
}

/** What everybody sees of a card in an open zone, its face aside. */
export interface CardPlace {
  /** Place in a zone drawn as `slots`; NONE elsewhere. */
  readonly slot: number;
  /** One of the groups that the layout defines for the zone; empty for none. */
  readonly group: string;
  readonly pose: "upright" | "tapped" | "turned";
  readonly covered: boolean;
  /** The object that it lies at, in the same zone; NONE for none. */
  readonly on: number;
  readonly as: "" | "under" | "attached";
  readonly badges: readonly Badge[];
}

/** A card in an open zone. `key` is its object, which says nothing of its face. */
export interface ViewPlace extends CardPlace {
  readonly key: number;
}

export interface ViewCard {
  readonly id: number;
  readonly definition: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: string;
  readonly side: Seat;
  readonly face: CardFace;
}

export interface ViewZone {
  readonly zone: string;
  readonly side: Seat;
  /** Bottom to top; NONE represents a card the viewer does not know. */
  readonly cards: readonly number[];
  /** One for each of `cards`; empty where all are plain: upright, face up, nowhere in particular and without badges. */
  readonly places: readonly ViewPlace[];
  /** Drawn as `slots`: how many of them there are now, where the rules say so. */
  readonly slots?: number;
}

/** What waits on the stack, bottom to top. */
export interface ViewItem {
  readonly id: number;
  readonly card: number;
  readonly controller: Seat;
  readonly cause: Cause;
  /** Cards it is aimed at. */
  readonly targets: readonly number[];
}

/** A match as one viewer may see it. Plain data; holds nothing the viewer does not know. */
export interface MatchView {
  readonly ruleset: string;
  readonly viewer: Viewer;
  readonly step: number;
  readonly turn: number;
  readonly active: Seat;
  readonly phase: string;
  /** By seat: its counters and computed figures. */
  readonly counters: readonly Readonly<Record<string, number>>[];
  readonly zones: readonly ViewZone[];
  readonly cards: readonly ViewCard[];
  readonly stack: readonly ViewItem[];
  /** What attacks, blocks or aims at what. */
  readonly links: readonly Link[];
  /** Who must decide; `prompt` only for who may read the question. */
  readonly waitingFor: Seat;
  readonly prompt: Prompt | null;
  readonly facts: JsonObject;
  /** Effects that last, the oldest first; none in games that do not tell them. */
  readonly effects: readonly ViewEffect[];
  readonly outcome: Outcome | null;
}
