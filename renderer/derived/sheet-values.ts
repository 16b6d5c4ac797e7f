import { KeptValues, type Cards, type PlainValue, type SourceSheet } from "../../shared/derived/index.js";
import type { DerivedColumn } from "../../shared/metadata/index.js";
import { expressionsNow, onRows, rowsOf, type GridRow } from "../state/index.js";
import type { CardsListener } from "./workspace-cards.js";

/** Time at a stretch, so that the page stays alive while many values are computed. */
const sliceMs = 8;
/** How often listeners are notified of progress, in ms. */
const publishEveryMs = 100;

/** How far the values of some columns are computed. */
export interface ValuesProgress {
  readonly done: number;
  readonly all: number;
}

interface Wish {
  readonly names: readonly string[];
  readonly listener: () => void;
}

/** The values of derived columns as they are known at one moment. */
export interface ValuesSnapshot {
  /** The value of a column for a row; undefined where it is not computed yet, or nothing shows it. */
  value(name: string, rowKey: string): PlainValue | undefined;
}

/** The values of a sheet's derived columns in all its rows, computed in the background while somebody wants them. */
export class SheetValues {
  readonly #source: SourceSheet<GridRow>;
  readonly #kept: KeptValues<GridRow>;
  readonly #wishes = new Set<Wish>();
  readonly #stopListening: readonly (() => void)[];
  /** Rows are followed once somebody wants a value. */
  #hasRows = false;
  #timer: number | undefined;
  #publishedAt = 0;
  /** Whether those who wait know that all is done. */
  #isPublishedDone = false;
  #hasNews = false;
  #now: ValuesSnapshot = this.#newSnapshot();

  constructor(
    source: SourceSheet<GridRow>,
    columns: readonly DerivedColumn[],
    cards: Cards<GridRow>,
    onCards: (listener: CardsListener) => () => void,
  ) {
    this.#source = source;

    this.#kept = new KeptValues(source, columns, cards, expressionsNow());
    this.#stopListening = [
      onRows(source.key, (change) => {
        if (!this.#hasRows) return;
        if (change.kind === "cells") this.#kept.rowsChanged(change.rows);
        else if (change.kind === "more") this.#kept.addRows(change.rows);
        else if (change.kind === "marks") this.#kept.readingsChanged(change.keys);
        else this.#kept.setRows(this.#rows);
        this.#goOn();
      }),
      onCards((ids) => {
        this.#kept.cardsChanged(ids);
        this.#goOn();
      }),
    ];
  }

  /** Nothing more is computed. */
  end(): void {
    for (const stop of this.#stopListening) stop();
    window.clearTimeout(this.#timer);
    this.#wishes.clear();
  }

  /** Keeps the values of these columns computed and calls back on every change; returns how to stop. */
  want(names: readonly string[], listener: () => void): () => void {
    const wish = { names, listener };
    this.#wishes.add(wish);
    this.#isPublishedDone = false;
    this.#keep(names);
    this.#goOn();
    return () => this.#wishes.delete(wish);
  }

  /** Whether all values of these columns are there; a few that are missing are computed at once. */
  isReady(names: readonly string[]): boolean {
    this.#keep(names);
    if (this.#kept.left(names) === 0) return true;
    this.#slice(names);
    return this.#kept.left(names) === 0;
  }

  /** Waits until all values of these columns are there; `waiting` is called where they are not at once. */
  whenReady(names: readonly string[], waiting: () => void = () => undefined): Promise<void> {
    if (this.isReady(names)) return Promise.resolve();
    waiting();
    return new Promise((resolve) => {
      const end = this.want(names, () => {
        if (!this.isReady(names)) return;
        end();
        resolve();
      });
    });
  }

  progress(names: readonly string[]): ValuesProgress {
    this.#keep(names);
    const all = (rowsOf(this.#source.key)?.count ?? 0) * names.length;
    return { done: all - this.#kept.left(names), all };
  }

  /** The value of a column for a row; undefined where it is not computed yet, or nothing shows it. */
  value(name: string, rowKey: string): PlainValue | undefined {
    return this.#kept.value(name, rowKey);
  }

  /** A snapshot of the values: a new object after each change that subscribers were notified of. */
  get snapshot(): ValuesSnapshot {
    return this.#now;
  }

  #newSnapshot(): ValuesSnapshot {
    return { value: (name, rowKey) => this.value(name, rowKey) };
  }

  get #rows(): readonly GridRow[] {
    return rowsOf(this.#source.key)?.rows ?? [];
  }

  get #wanted(): readonly string[] {
    return [...new Set([...this.#wishes].flatMap(({ names }) => names))];
  }

  #keep(names: readonly string[]): void {
    if (names.length === 0) return;
    if (!this.#hasRows) this.#kept.setRows(this.#rows);
    this.#hasRows = true;
    for (const name of names) this.#kept.keep(name);
  }

  #goOn(): void {
    if (this.#timer !== undefined || this.#kept.left(this.#wanted) === 0) return;
    this.#timer = window.setTimeout(() => {
      this.#timer = undefined;
      this.#slice(this.#wanted);
      this.#goOn();
      this.#publish();
    });
  }

  #slice(names: readonly string[]): void {
    const end = performance.now() + sliceMs;
    if (this.#kept.work(names, () => performance.now() >= end)) this.#hasNews = true;
  }

  /** Tells what is new at once when all is done, and now and then before. */
  #publish(): void {
    const isDone = this.#kept.left(this.#wanted) === 0;
    const now = performance.now();
    if (isDone ? this.#isPublishedDone && !this.#hasNews : now - this.#publishedAt < publishEveryMs) return;
    this.#publishedAt = now;
    this.#isPublishedDone = isDone;
    this.#hasNews = false;
    this.#now = this.#newSnapshot();
    for (const { listener } of [...this.#wishes]) listener();
  }
}
