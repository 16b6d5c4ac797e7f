/** Who sees the faces of the cards in a zone. */
export type Seen = "all" | "owner" | "nobody";

/** What the kernel must know of a zone. */
export interface ZoneRule {
  readonly title: string;
  /** One list for all seats instead of one for each. */
  readonly shared?: boolean;
  readonly seen: Seen;
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
}

/** A number of a seat (a counter or a computed figure) as the table shows it. `goal` is reached when the seat wins by it. */
export interface LayoutCounter {
  readonly counter: string;
  readonly title: string;
  readonly symbol?: string;
  readonly goal?: number;
}

/** The table of a game, as data; one renderer draws it. */
export interface Layout {
  readonly zones: readonly LayoutZone[];
  readonly counters: readonly LayoutCounter[];
  /** Titles of the phases in the order of a turn; `MatchView.phase` is one of the keys. */
  readonly phases: readonly { readonly phase: string; readonly title: string }[];
}
