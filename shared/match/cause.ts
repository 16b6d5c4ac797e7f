import { NOBODY, NONE, type Seat } from "./seat.js";

/**
 * What made something happen. `kind` is the game's word (`rules`, `event`, `triggered`, …), `seat` who controls it ("you" of the
 * text), `card` and `object` the card and its incarnation, `ability` the number of the ability on that card.
 */
export interface Cause {
  readonly kind: string;
  readonly seat: Seat;
  readonly card: number;
  readonly object: number;
  readonly ability: number;
}

/** The rules of the game themselves. */
export const byRules: Cause = { kind: "rules", seat: NOBODY, card: NONE, object: NONE, ability: NONE };
