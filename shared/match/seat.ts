/** A player's place at the table, counted from 0. */
export type Seat = number;

/** No seat: the rules themselves, or a zone that all share. */
export const NOBODY: Seat = -1;

/** No card, no object, no value: the absent form of every whole number in a state, so that its objects keep one shape. */
export const NONE = -1;

/** The bit of a seat in a mask of seats. */
export const seatBit = (seat: Seat): number => (seat < 0 ? 0 : 1 << seat);

/** The mask that holds every seat. */
export const EVERYBODY = 0x3fff_ffff;

/** A player as the `target` of a getter, beside the ids of cards and NONE. */
export const seatTarget = (seat: Seat): number => -2 - seat;

/** The player that a target of a getter refers to; NOBODY for a card or for none. */
export const targetSeat = (target: number): Seat => (target <= -2 ? -2 - target : NOBODY);

/** Who looks: a seat, or `"all"`, who sees everything (spectators of bots, the designer's open table). */
export type Viewer = Seat | "all";
