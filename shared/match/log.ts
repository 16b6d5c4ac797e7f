import type { Cause } from "./cause.js";
import type { JsonObject } from "./state.js";
import type { Seat } from "./seat.js";

/**
 * One thing that happened. `type` is a word of the kernel (`moved`, `created`, `counted`, `shuffled`, `shown`, `covered`,
 * `uncovered`, `event`, `event-end`, `prevented`, `answered`, `refused`, `turn`, `bundle`, `ended-bundle`, `over`, `played`, `drawn`) or of the game;
 * `cause` is what made it happen. Who is not in the mask `known` learns neither `cards` nor `data`.
 */
export interface LogEntry {
  readonly type: string;
  readonly turn: number;
  readonly seat: Seat;
  readonly cause: Cause;
  readonly cards: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly data: JsonObject;
  readonly known: number;
  /** The mask of seats who know the card of the cause, where that lies covered. */
  readonly causeKnown?: number;
}

/** What a game says of an entry; the machine adds turn, cause and who may know. */
export interface LogNote {
  readonly type: string;
  readonly seat?: Seat;
  readonly cards?: readonly number[];
  readonly from?: string;
  readonly to?: string;
  readonly amount?: number;
  readonly data?: JsonObject;
  readonly known?: number;
}
