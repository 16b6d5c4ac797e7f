import { isEqual } from "../base/index.js";
import type { DerivedColumn } from "../metadata/index.js";
import { lookupId } from "./card-index.js";
import type { Cards, SourceRow, SourceSheet } from "./source.js";
import { DerivedCells } from "./cells.js";
import type { ComputeExpression } from "./facts.js";
import { isSamePlain, plainValue, type PlainValue } from "./plain-value.js";

/** One column in all rows. */
interface KeptColumn {
  readonly column: DerivedColumn;
  readonly values: Map<string, PlainValue>;
  /** Keys of the rows that are to be computed, the first ones first. */
  readonly open: Set<string>;
  /** Keys of the rows that looked a card up, by its id. */
  readonly readers: Map<string, Set<string>>;
  /** The ids that a row looked up, where it did. */
  readonly lookups: Map<string, ReadonlySet<string>>;
  /** Keys of the rows whose rules text, or that of a card, was read. */
  readonly readings: Set<string>;
}

/**
 * The values of some derived columns in all rows of a sheet. They are computed a little at a time, and kept as small as
 * sorts and searches need them; after a change only the rows that depend on it are computed again. The owner of the rows has
 * to report every change.
 */
export class KeptValues<Row extends SourceRow> {
  readonly #cells: DerivedCells<Row>;
  readonly #columns = new Map<string, KeptColumn>();
  #rows = new Map<string, Row>();
  /** The cells that each row was last seen with. */
  #seen = new Map<string, Row["cells"]>();

  readonly #derived: readonly DerivedColumn[];

  /** @param computeExpression needed where a column is an expression (`needsExpressions`) */
  constructor(
    sheet: SourceSheet<Row>,
    derived: readonly DerivedColumn[],
    cards: Cards<Row>,
    computeExpression?: ComputeExpression,
  ) {
    this.#derived = derived;

    this.#cells = new DerivedCells(sheet, derived, cards, computeExpression);
  }

  /** How often something was computed, for tests and benches. */
  get worked(): number {
    return this.#cells.worked;
  }

  /** From now on the values of this column are kept too. Of a name that no column has nothing is kept. */
  keep(name: string): void {
    const column = this.#derived.find((each) => each.name === name);
    if (!column || this.#columns.has(name)) return;
    this.#columns.set(name, {
      column,
      values: new Map(),
      open: new Set(this.#rows.keys()),
      readers: new Map(),
      lookups: new Map(),
      readings: new Set(),
    });
  }

  /** These are all rows by now. Those that were there with the same cells keep their values. */
  setRows(rows: readonly Row[]): void {
    const before = this.#seen;
    this.#rows = new Map(rows.map((row) => [row.key, row]));
    this.#seen = new Map(rows.map(({ key, cells }) => [key, cells]));
    const changed = rows.filter(({ key, cells }) => {
      const was = before.get(key);
      return !was || !isEqual(was, cells);
    });
    const gone = [...before.keys()].filter((key) => !this.#rows.has(key));
    for (const kept of this.#columns.values()) {
      for (const key of gone) drop(kept, key);
      for (const { key } of changed) kept.open.add(key);
    }
  }

  /** These rows follow those that were there. */
  addRows(rows: readonly Row[]): void {
    this.rowsChanged(rows);
  }

  /** These rows have other cells. */
  rowsChanged(rows: readonly Row[]): void {
    for (const row of rows) {
      this.#rows.set(row.key, row);
      this.#seen.set(row.key, row.cells);
      for (const { open } of this.#columns.values()) open.add(row.key);
    }
  }

  /** What waits to be saved in these rows is something else, which their readings show already. */
  readingsChanged(rowKeys: readonly string[]): void {
    for (const { open, readings } of this.#columns.values()) {
      for (const key of rowKeys) if (readings.has(key)) open.add(key);
    }
  }

  /** Cards with these ids changed, or other cards have them now; any card, where none are named. */
  cardsChanged(ids?: Iterable<string>): void {
    for (const { open, readers } of this.#columns.values()) {
      for (const id of ids ?? readers.keys()) for (const key of readers.get(lookupId(id)) ?? []) open.add(key);
    }
  }

  /** How many values of these columns are still to be computed. */
  left(names: Iterable<string>): number {
    let left = 0;
    for (const name of names) left += this.#columns.get(name)?.open.size ?? 0;
    return left;
  }

  /** What a column gave for a row when it was last computed; undefined where it was not yet. */
  value(name: string, rowKey: string): PlainValue | undefined {
    return this.#columns.get(name)?.values.get(rowKey);
  }

  /** Computes missing values of these columns until `isOver`; returns whether any value changed. */
  work(names: Iterable<string>, isOver: () => boolean): boolean {
    let isAnother = false;
    const columns = [...names].flatMap((name) => this.#columns.get(name) ?? []);
    for (const { open } of columns) {
      for (const key of open) {
        const row = this.#rows.get(key);
        // What the columns of a row have in common is computed once.
        this.#cells.inOnePass(() => {
          for (const kept of columns) {
            if (!row || !kept.open.delete(key)) continue;
            isAnother = this.#workOut(kept, row) || isAnother;
            // One value may take a while, so the others of its row can wait as well.
            if (isOver()) break;
          }
        });
        if (!row) open.delete(key);
        this.#cells.forget(key);
        if (isOver()) return isAnother;
      }
    }
    return isAnother;
  }

  #workOut(kept: KeptColumn, row: Row): boolean {
    const before = kept.values.get(row.key);
    const value = plainValue(this.#cells.value(row, kept.column));
    const { cards, hasReading } = this.#cells.farInputs(row, kept.column);
    forgetLookups(kept, row.key);
    if (cards.size > 0) kept.lookups.set(row.key, cards);
    for (const id of cards) {
      const readers = kept.readers.get(id);
      if (readers) readers.add(row.key);
      else kept.readers.set(id, new Set([row.key]));
    }
    if (hasReading) kept.readings.add(row.key);
    else kept.readings.delete(row.key);
    // An equal value stays the same object: sorts know it by identity.
    if (before && isSamePlain(before, value)) return false;
    kept.values.set(row.key, value);
    return true;
  }
}

function forgetLookups({ lookups, readers }: KeptColumn, key: string): void {
  for (const id of lookups.get(key) ?? []) {
    const own = readers.get(id);
    own?.delete(key);
    if (own?.size === 0) readers.delete(id);
  }
  lookups.delete(key);
}

function drop(kept: KeptColumn, key: string): void {
  forgetLookups(kept, key);
  kept.values.delete(key);
  kept.open.delete(key);
  kept.readings.delete(key);
}
