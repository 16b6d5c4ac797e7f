/** What a grid can be told about its rows. */
export interface RowSink<Row> {
  replace(rows: readonly Row[]): void;
  /** Takes rows out and puts others in from place `at` on, counted without those taken out. */
  change(change: RowChange<Row>): void;
}

export interface RowChange<Row> {
  readonly remove: readonly Row[];
  readonly add: readonly Row[];
  readonly at: number;
}

/** So many rows a grid of a hundred thousand takes in within half of the 50 ms a task may take. */
export const sliceRows = 2_000;

/** So many rows at the end come at once: a person who adds some is to see them. */
const fewRows = 100;

/** Lets something run when the page has drawn and heard what is due; gives how to call it off. */
export type Later = (run: () => void) => () => void;

/** Between slices the browser tidies its memory up; without a rest it does so in the midst of one, which is long then. */
const restMs = 40;

const afterRest: Later = (run) => {
  const timer = window.setTimeout(run, restMs);
  return () => window.clearTimeout(timer);
};

/**
 * Passes its rows to a grid in as small changes as possible, and many new ones in slices: a grid that takes a hundred
 * thousand rows at once keeps the page from answering for a third of a second.
 */
export class RowFeed<Row> {
  readonly #sink: RowSink<Row>;
  readonly #later: Later;
  /** All rows the grid shall have, of which it has the first `given`. */
  #rows: readonly Row[] = [];
  #given = 0;
  #callOff: (() => void) | undefined;

  constructor(sink: RowSink<Row>, later: Later = afterRest) {
    this.#sink = sink;
    this.#later = later;
  }

  give(rows: readonly Row[]): void {
    const before = this.#rows.slice(0, this.#given);
    this.#rows = rows;
    this.#callOff?.();
    const change = changeBetween(before, rows);
    const size = change.remove.length + change.add.length;
    const isMore = change.remove.length === 0 && change.at === before.length;
    if (size === 0) this.#given = rows.length;
    else if (before.length > 0 && size <= (isMore ? fewRows : sliceRows)) {
      this.#sink.change(change);
      this.#given = rows.length;
    } else if (before.length > 0 && isMore) this.#goOn();
    else {
      // As many as there were: with fewer the page would jump to its top and come back.
      this.#given = Math.min(Math.max(before.length, sliceRows), rows.length);
      this.#sink.replace(rows.slice(0, this.#given));
      this.#goOn();
    }
  }

  /** Sees to it that the grid has the row at a place, and all before it. */
  ensure(place: number): void {
    if (place >= this.#given) this.#next(this.#rows.length);
  }

  stop(): void {
    this.#callOff?.();
  }

  #goOn(): void {
    if (this.#given === this.#rows.length) return;
    this.#callOff = this.#later(() => {
      this.#next(this.#given + sliceRows);
      this.#goOn();
    });
  }

  #next(end: number): void {
    const at = this.#given;
    const add = this.#rows.slice(at, end);
    this.#given = at + add.length;
    if (this.#given === this.#rows.length) this.#callOff?.();
    if (add.length > 0) this.#sink.change({ remove: [], add, at });
  }
}

/** What makes the one list of rows the other: everything between what they begin and end with alike. */
export function changeBetween<Row>(before: readonly Row[], after: readonly Row[]): RowChange<Row> {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at += 1;
  let end = 0;
  while (end < shorter - at && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { remove: before.slice(at, before.length - end), add: after.slice(at, after.length - end), at };
}
