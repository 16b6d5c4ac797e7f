import type { Seat } from "./seat.js";
import type { MatchPosition } from "./set-up.js";
import type { ForcedOutcome, JsonValue } from "./state.js";

/** A change of the position by hand: setting up boards, "what if". Checked, logged, recorded and replayed like a choice. */
export type Edit =
  | { readonly kind: "move"; readonly card: number; readonly zone: string; readonly side: Seat }
  | {
      readonly kind: "create";
      readonly definition: number;
      /** NOBODY for cards of a zone that belong to nobody. */
      readonly owner: Seat;
      readonly zone: string;
      readonly side: Seat;
      /** In a zone drawn as `slots`: the number of its slot, from 0. */
      readonly slot?: number;
      /** Whether it lies face down. */
      readonly covered?: boolean;
      /** It has been there all along: its coming sets nothing off. */
      readonly settled?: boolean;
    }
  /**
   * A field of a card: one of the game (`Rules.setUp`), or `controller` (a seat), `known` (the seats that know it), `on` (a card
   * it lies at, and how: `{ card, as }`).
   */
  | { readonly kind: "set"; readonly card: number; readonly field: string; readonly value: JsonValue }
  /** Goes on in the middle of a turn. */
  | ({ readonly kind: "position" } & MatchPosition)
  /** The outcomes that the next random draws must have, in place of those that would have been drawn. */
  | { readonly kind: "chance"; readonly values: readonly ForcedOutcome[] }
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
