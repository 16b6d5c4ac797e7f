import type { Seat } from "./seat.js";

/** Something on the table that can be pointed at: what an option or a target represents, and where arrows begin and end. */
export type Anchor =
  | { readonly kind: "card"; readonly card: number }
  /** What lies in an open zone, whether its face is known or not: the `key` of its `ViewPlace`. */
  | { readonly kind: "place"; readonly key: number }
  | { readonly kind: "slot"; readonly zone: string; readonly side: Seat; readonly slot: number }
  /** `side` is NOBODY for a shared zone. */
  | { readonly kind: "zone"; readonly zone: string; readonly side: Seat }
  | { readonly kind: "seat"; readonly seat: Seat };

/** An arrow over the table: who attacks, blocks or aims at what. */
export interface Link {
  readonly kind: "attack" | "block" | "aim";
  readonly from: Anchor;
  readonly to: Anchor;
  /** A few words beside the arrow, such as an amount. */
  readonly text?: string;
}
