import type { Seat } from "./seat.js";

/** Who sees the faces of the cards in a zone. */
export type Seen = "all" | "owner" | "nobody";

/** What the kernel must know of a zone. */
export interface ZoneRule {
  readonly title: string;
  /** One list for all seats instead of one for each. */
  readonly shared?: boolean;
  readonly seen: Seen;
  /** What the zone is for, in a sentence: for who meets it for the first time. */
  readonly about?: string;
}

/** A zone as the table draws it. `fan`: a hand; `row`: side by side; `pile`: only the top; `slots`: numbered places; `stack`: latest first. */
export interface LayoutZone {
  readonly zone: string;
  readonly look: "fan" | "row" | "pile" | "slots" | "stack";
  /** Rows count from the middle of the table towards the seat; shared zones lie in the middle. */
  readonly row: number;
  readonly column: number;
  /** In `slots`: how many, their titles, and the field of a card's face that tells its slot. */
  readonly slots?: readonly string[];
  /** In `slots`: the game's word for the change by hand that puts `card` on the slot `value`. */
  readonly slotEdit?: string;
  /** In `slots`: so many of the first stand in front, each facing the one of the same number across the table. */
  readonly front?: number;
  /** The fact of `MatchView.facts` that tells what is to come in each slot in front: a list of `SlotForecast`, from the first. */
  readonly forecast?: string;
}

/** What two slots that face each other would come to as things stand. */
export interface SlotForecast {
  /** In a few words; empty where there is nothing to tell. */
  readonly text: string;
  /** The seat it is good for; NOBODY for neither. */
  readonly seat: Seat;
}

/** A place of a zone drawn as `slots`. */
export interface SlotPlace {
  readonly zone: string;
  readonly side: Seat;
  readonly slot: number;
}

/** A number of a seat (a counter or a computed figure) as the table shows it. `goal` is reached when the seat wins by it. */
export interface LayoutCounter {
  readonly counter: string;
  readonly title: string;
  readonly symbol?: string;
  readonly goal?: number;
  /** The most there can be; the number is shown only where it is not 0. */
  readonly limit?: number;
  /** What the number means, in a sentence. */
  readonly about?: string;
}

/** A word or sign that cards and the table use without explaining it. */
export interface GameWord {
  readonly word: string;
  /** What it means, in a sentence or two. */
  readonly about: string;
  /** How else it is written in texts of cards: "kindled", "●". */
  readonly forms?: readonly string[];
}

/** The table of a game, as data; one renderer draws it. */
export interface Layout {
  readonly zones: readonly LayoutZone[];
  readonly counters: readonly LayoutCounter[];
  /** How a match is won and what leads there, in a sentence or two for newcomers. */
  readonly aim?: string;
  /** The words of the game, in the order they are read in. */
  readonly words?: readonly GameWord[];
  /** Titles of the phases in the order of a turn; `MatchView.phase` is one of the keys. */
  readonly phases: readonly { readonly phase: string; readonly title: string }[];
}
