import type { MatchEvent } from "../../../match/index.js";

/**
 * What abilities can listen to (RULES-17, with the events the reference declares and never sends). `target` is the
 * card it happened to (NONE for none), `seat` the player it belongs to: who played, discarded, abandoned, drew, gained.
 */
export const EVENT_NAMES = [
  "played",
  "materialized",
  "dissolved",
  "abandoned",
  "banished",
  "left-play",
  "put-into-void",
  "discarded",
  "drew",
  "drew-all",
  "gained-energy",
  "judgment",
  "turn-ends",
  "main-begins",
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

export interface DreamEvent extends MatchEvent {
  readonly type: EventName;
  readonly target: number;
  readonly seat: number;
  /** Energy gained; how many of its kind it is this turn for what is counted; else 0. */
  readonly amount: number;
  /** The spark the card had, where it left play; NONE elsewhere. */
  readonly spark: number;
  /** The incarnation that left play, for what was bound to it; NONE elsewhere. */
  readonly was: number;
  /** The zone a card was played from. */
  readonly from: string;
}
