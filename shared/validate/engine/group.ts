import type { RowFacts } from "../rule.js";
import { Dependency } from "./dependency.js";

/** Where a row stands among all rows of the workspace. */
export interface Ranked {
  readonly sheet: { readonly id: string };
  /** Among the rows of its sheet; changes only while the row is in no group, or before its groups are sorted again. */
  rank: number;
}

/** Rows of sheets in the order of their ids, and of a sheet by rank. */
export function compareRanks(a: Ranked, b: Ranked): number {
  if (a.sheet !== b.sheet && a.sheet.id !== b.sheet.id) return a.sheet.id < b.sheet.id ? -1 : 1;
  return a.rank - b.rank;
}

/** The rows under one key of an index, in order, and the tasks that read them. */
export class Group<Row extends Ranked> {
  readonly rows: Row[] = [];
  #facts: readonly RowFacts[] | undefined;
  /** Created when first read: most groups are never read. */
  #rows: Dependency | undefined;
  #first: Dependency | undefined;
  #presence: Dependency | undefined;

  get isIdle(): boolean {
    return this.rows.length === 0 && [this.#rows, this.#first, this.#presence].every((each) => each?.isRead !== true);
  }

  get rowsDependency(): Dependency {
    return (this.#rows ??= new Dependency());
  }

  get firstDependency(): Dependency {
    return (this.#first ??= new Dependency());
  }

  get presenceDependency(): Dependency {
    return (this.#presence ??= new Dependency());
  }

  /** What readers see of the rows: the same list until one of them comes, goes or changes. */
  facts(show: (row: Row) => RowFacts): readonly RowFacts[] {
    return (this.#facts ??= this.rows.map(show));
  }

  /** Takes a row in; whether it is the first now. */
  add(row: Row): boolean {
    const place = this.#placeFor(row);
    this.rows.splice(place, 0, row);
    return this.#notify(place === 0, this.rows.length === 1);
  }

  /** Lets a row go; whether it was the first. */
  remove(row: Row): boolean {
    const place = this.#placeFor(row);
    if (this.rows[place] !== row) throw new Error("A row is not where its rank says");
    this.rows.splice(place, 1);
    return this.#notify(place === 0, this.rows.length === 0);
  }

  /** What readers see of the row has changed; whether it is the first. */
  changed(row: Row): boolean {
    return this.#notify(this.rows[0] === row, false);
  }

  /** Rows in it have other ranks; whether another one is the first now. */
  sortAgain(): boolean {
    if (this.#isSorted()) return false;
    const first = this.rows[0];
    this.rows.sort(compareRanks);
    return this.#notify(this.rows[0] !== first, false);
  }

  #isSorted(): boolean {
    return this.rows.every((row, at) => {
      const next = this.rows[at + 1];
      return !next || compareRanks(row, next) < 0;
    });
  }

  #notify(first: boolean, presence: boolean): boolean {
    this.#facts = undefined;
    this.#rows?.changed();
    if (first) this.#first?.changed();
    if (presence) this.#presence?.changed();
    return first;
  }

  #placeFor(row: Row): number {
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.rows[middle];
      if (other && compareRanks(other, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
