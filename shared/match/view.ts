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
}

/** What a known card shows. */
export interface CardFace {
  readonly name: string;
  readonly figures: readonly FaceFigure[];
  /** Type line, states, keywords in force. */
  readonly marks: readonly string[];
  readonly text: string;
  /** Place in a zone drawn as `slots`; NONE elsewhere. */
  readonly slot: number;
  /** The card it is attached to; NONE for none. */
  readonly attachedTo: number;
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
  /** Bottom to top; NONE stands for a card the viewer does not know. */
  readonly cards: readonly number[];
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
  /** Who must decide; `prompt` only for who may read the question. */
  readonly waitingFor: Seat;
  readonly prompt: Prompt | null;
  readonly facts: JsonObject;
  readonly outcome: Outcome | null;
}
