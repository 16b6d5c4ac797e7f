import { changeBetween, partsOf, type RowChange } from "./row-changes.js";

/** A grid, as far as its rows are concerned. */
export interface RowSink<Row> {
  /** Rows with the same key are the same row, perhaps with other cells. */
  keyOf(row: Row): unknown;
  /** Rows that it has already stay what they are. */
  replace(rows: readonly Row[]): void;
  /** Takes in other cells of rows that the grid has. */
  update(rows: readonly Row[]): void;
  /** Takes rows out and puts others in from place `at` on, counted without those taken out. */
  change(change: RowChange<Row>): void;
}

/** How many rows a grid of a hundred thousand takes in within half of the 50 ms that a task may take. */
export const sliceRows = 2_000;

/** So many rows at the end are passed at once: a person who adds some should see them. */
const fewRows = 100;

/** The grid looks at all its rows for each part of a change. */
const mostParts = 4;

/** Runs something once the page has drawn and handled what is due; returns how to cancel it. */
export type Later = (run: () => void) => () => void;

/** Between slices the browser collects garbage; without a rest it does so during one, which then takes long. */
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
  /** All rows that the grid is to have, of which it has the first `given`. */
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
    const change = changeBetween(before, rows, (row) => this.#sink.keyOf(row));
    this.#update(before, change);
    const size = change.remove.length + change.add.length;
    const isMore = change.remove.length === 0 && change.at === before.length;
    if (size === 0) this.#given = rows.length;
    else if (before.length > 0 && size <= (isMore ? fewRows : sliceRows)) {
      this.#change(change);
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

  /**
   * Passes on a change, so that rows which stay are not taken out and put in again: the grid would redraw them, and an
   * editor that is open in one of them would be gone, with what is typed in it.
   */
  #change(change: RowChange<Row>): void {
    const isOne = change.remove.length === 0 || change.add.length === 0;
    if (!isOne && this.#rows.length <= sliceRows) {
      this.#sink.replace(this.#rows);
      return;
    }
    const parts = isOne ? [change] : partsOf(change, (row) => this.#sink.keyOf(row));
    if (parts.length > mostParts) {
      this.#sink.change(change);
      return;
    }
    if (!isOne) this.#updateWithin(change);
    for (const part of parts) this.#sink.change(part);
  }

  /** Passes on rows with other cells that a change takes out and puts in again: in its parts they may stay. */
  #updateWithin({ remove, add }: RowChange<Row>): void {
    const before = new Map(remove.map((row) => [this.#sink.keyOf(row), row]));
    const changed = add.filter((row) => {
      const known = before.get(this.#sink.keyOf(row));
      return known !== undefined && known !== row;
    });
    if (changed.length > 0) this.#sink.update(changed);
  }

  /** Passes on the rows that stay and have other cells. */
  #update(before: readonly Row[], { remove, at }: RowChange<Row>): void {
    const shift = this.#rows.length - before.length;
    const end = at + remove.length;
    const changed = before.flatMap((row, place) => {
      if (place >= at && place < end) return [];
      const now = this.#rows[place < at ? place : place + shift];
      return now === undefined || now === row ? [] : [now];
    });
    if (changed.length > 0) this.#sink.update(changed);
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
