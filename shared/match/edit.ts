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
  | {
      readonly kind: "game";
      readonly what: string;
      readonly seat: Seat;
      readonly card: number;
      readonly value: number;
    };
