import type { Seat } from "./seat.js";

/** Who sees the faces of the cards in a zone. */
export type Seen = "all" | "owner" | "nobody";

/** What the kernel must know of a zone. */
export interface ZoneRule {
  readonly title: string;
  /** One list for all seats instead of one for each. */
  readonly shared?: boolean;
  /** Its cards belong to nobody. */
  readonly unowned?: boolean;
  readonly seen: Seen;
  /** Who knows a card that lies covered in the zone, besides those it was shown to; its controller unless said otherwise. */
  readonly peek?: "controller" | "nobody";
  /** What the zone is for, in a sentence: for who meets it for the first time. */
  readonly about?: string;
}

/** A zone as the table draws it. `fan`: a hand; `row`: side by side; `pile`: only the top; `slots`: numbered places; `stack`: latest first; `hidden`: not drawn. */
export interface LayoutZone {
  readonly zone: string;
  readonly look: "fan" | "row" | "pile" | "slots" | "stack" | "hidden";
  /** Rows count from the middle of the table towards the seat; shared zones lie in the middle. */
  readonly row: number;
  readonly column: number;
  /** Columns it takes of a layout that has `columns`; 1 unless given. */
  readonly span?: number;
  /** Phases of the match in which it is drawn while it is empty; in all of them unless given. */
  readonly phases?: readonly string[];
  /** In a `row`: lines for the groups of its cards, from the middle of the table outwards. */
  readonly groups?: readonly LayoutGroup[];
  /** In `slots`: their titles. `CardPlace.slot` says which one a card is in. */
  readonly slots?: readonly string[];
  /** In `slots`: the game's word for the change by hand that puts `card` on the slot `value`. */
  readonly slotEdit?: string;
  /** In `slots`: how many of the first are in front, each facing the one of the same number across the table. */
  readonly front?: number;
  /** The fact of `MatchView.facts` that forecasts each slot in front: a list of `SlotForecast`, from the first. */
  readonly forecast?: string;
}

/** A line of a zone, for the cards whose place names the group. */
export interface LayoutGroup {
  readonly group: string;
  readonly title: string;
}

/** The forecast outcome of two slots that face each other, if nothing changes. */
export interface SlotForecast {
  /** In a few words; empty where there is nothing to say. */
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
  /** Numbers of the same group are shown side by side under this title. */
  readonly group?: string;
}

/** A word or sign that cards and the table use without explaining it. */
export interface GameWord {
  readonly word: string;
  /** What it means, in a sentence or two. */
  readonly about: string;
  /** How else it is written in texts of cards: "kindled", "●". */
  readonly forms?: readonly string[];
}

/** A letter of the keyboard that makes choices of some verbs at the table. */
export interface LayoutKey {
  /** In lower case. */
  readonly key: string;
  readonly verbs: readonly string[];
  /** What it does, in a few words. */
  readonly title: string;
}

/** The table of a game, as data; one renderer draws it. */
export interface Layout {
  readonly zones: readonly LayoutZone[];
  readonly counters: readonly LayoutCounter[];
  /**
   * The number of columns that both sides share: `row`, `column` and `span` of the zones are then cells of a grid. Without it the
   * zones of a row are side by side, each as wide as it needs.
   */
  readonly columns?: number;
  /** Whether the columns of the far side run the other way, so that its right faces the near side's left; slot by slot as well. */
  readonly mirror?: boolean;
  /** What the `forecast` of a zone is about: "What the next battle would bring". */
  readonly forecastTitle?: string;
  /** What is said when cards can only be moved from place to place. */
  readonly idle?: string;
  /** Types of log entries that report a limit: a preview shows them as warnings. */
  readonly warnings?: readonly string[];
  /** Types of log entries that say what a number is made of: a preview shows them, too. */
  readonly explains?: readonly string[];
  /** Zones that are filled last when a position is set up, in this order. */
  readonly setUpOrder?: readonly string[];
  /** How a match is won and what leads there, in a sentence or two for newcomers. */
  readonly aim?: string;
  /** Keys of the game, besides those that every table has. */
  readonly keys?: readonly LayoutKey[];
  /** The words of the game, in the order they are read in. */
  readonly words?: readonly GameWord[];
  /** Titles of the phases in the order of a turn; `MatchView.phase` is one of the keys. */
  readonly phases: readonly { readonly phase: string; readonly title: string }[];
}
