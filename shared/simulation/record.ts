import type { Figure } from "./figures.js";
import type { Estimate, Mean } from "./interval.js";

/** One figure of a simulation in a line of its own; what does not apply is `null`. Shares are from 0 to 1. */
export interface FigureRecord {
  readonly figure:
    | "wins"
    | "wins in seat"
    | "wins against"
    | "wins against itself"
    | "seat wins"
    | "first hand put back"
    | "wins with the card in the deck"
    | "wins drawn"
    | "wins not drawn"
    | "wins drawn less wins not drawn"
    | "wins drawn less wins of the deck"
    | "wins played"
    | "wins in opening hand"
    | "wins drawn later"
    | "wins drawn, shrunk"
    | "kept in the first hand"
    | "own turn first played"
    | "drawn and never played"
    | "lift with another card"
    | "lift against another card"
    | "counter at start of turn"
    | "counter at end of turn"
    | "matches of this length";
  /** What it is usually called, such as GIH WR. */
  readonly metric: string | null;
  readonly contestant: string | null;
  /** Who played for the contestant: the figures are no better than it. */
  readonly bot: string | null;
  readonly against: string | null;
  readonly seat: string | null;
  readonly card: string | null;
  /** The second of two cards. */
  readonly otherCard: string | null;
  readonly counter: string | null;
  /** The seat's own turn, or the number of all turns of a match. */
  readonly turn: number | null;
  /** How many matches, or turns, it was counted in. */
  readonly of: number | null;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly before: number | null;
  readonly change: number | null;
  readonly changeLow: number | null;
  readonly changeHigh: number | null;
  /** How often chance alone makes as much of a pair of cards, and the same corrected for how many pairs there are. */
  readonly chance: number | null;
  readonly corrected: number | null;
  /** Whether the card, or the list of the deck, was edited since; null where that is not known. */
  readonly stale: boolean | null;
}

export const blankRecord: Omit<FigureRecord, "figure"> = {
  metric: null,
  contestant: null,
  bot: null,
  against: null,
  seat: null,
  card: null,
  otherCard: null,
  counter: null,
  turn: null,
  of: null,
  value: null,
  low: null,
  high: null,
  before: null,
  change: null,
  changeLow: null,
  changeHigh: null,
  chance: null,
  corrected: null,
  stale: null,
};

/** A share or a mean as the columns of a record. */
export const estimated = (estimate: Estimate | Mean | null) =>
  estimate && { of: estimate.of, value: estimate.value, low: estimate.low, high: estimate.high };

/** A share with what an edit did to it as the columns of a record. */
export const figured = ({ now, change }: Figure) => ({
  ...estimated(now),
  ...(change && { before: change.before.value, change: change.value, changeLow: change.low, changeHigh: change.high }),
});
