import { cardValue } from "../runtime/values.js";
import { eventOn } from "../runtime/run.js";
import { vetoOf } from "../rules/vetoes.js";
import { NONE, type Seat } from "../../../../match/index.js";
import type { TcgReader } from "../types.js";

/** How often something is done in a turn. */
export interface TurnLimit {
  /** How often it was done in this turn. */
  readonly used: number;
  /** How often it is done in a turn at most. */
  readonly most: number;
  /** The event whose prevention lifts the limit. */
  readonly restriction: string;
  /** Says the limit. */
  readonly message: string;
}

/** What a limit says once it is reached, unless an effect lifts it. */
export const limitRefusal = (r: TcgReader, seat: Seat, card: number, limit: TurnLimit): string | null =>
  limit.used >= limit.most && vetoOf(r, eventOn(limit.restriction, NONE, seat, { card: cardValue(card) })) === null
    ? limit.message
    : null;
