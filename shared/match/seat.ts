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

/** Who looks: a seat, or `"all"`, who sees everything (spectators of bots, the designer's open table). */
export type Viewer = Seat | "all";
