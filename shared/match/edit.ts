import type { Seat } from "./seat.js";

/** A change of the position by hand: setting up boards, "what if". Checked, logged, recorded and replayed like a choice. */
export type Edit =
  | { readonly kind: "move"; readonly card: number; readonly zone: string; readonly side: Seat }
  | {
      readonly kind: "create";
      readonly definition: number;
      readonly owner: Seat;
      readonly zone: string;
      readonly side: Seat;
    }
  | { readonly kind: "count"; readonly seat: Seat; readonly counter: string; readonly value: number }
  /** Other definitions in the same order: the cards were edited. What is in play changes as the game's rules say. */
  | { readonly kind: "redefine"; readonly definitions: readonly unknown[] }
  /** A change the game knows: its own word in `what`. */
  | {
      readonly kind: "game";
      readonly what: string;
      readonly seat: Seat;
      readonly card: number;
      readonly value: number;
    };
