import { blockText, rowCount, rowEntries, type RowEntry, type TomlDocument } from "../toml/index.js";
import { fingerprint, usableId, valueKey, type Fingerprint } from "./fingerprint.js";
import { gapsOf, type Gap, type Matched } from "./gaps.js";
import { mostSimilar } from "./similar.js";

export interface MatchOptions {
  /** Keys that name a row together where it has no id, such as `list-name` and `card-id`; the n-th of equals is the n-th. */
  readonly compositeKey?: readonly string[] | undefined;
}

/**
 * Finds the rows of one version of a table in another (editor 4.6): by unique ids, by the composite key, by content (equal
 * rows in order, then rows of which at least 60 % of the cells are equal), and by place where the counts are equal.
 * `result[after]` is the place before, or null for a row that is new. Near-linear, and quick where little changed.
 */
export function matchRows(
  before: TomlDocument,
  after: TomlDocument,
  table: readonly string[],
  options: MatchOptions = {},
): (number | null)[] {
  const matching = new Matching(before, after, table);
  matching.bySameEnds();
  matching.byUnique((document, row) => blockText(document, table, row));
  matching.byUnique((document, row) => usableId(rowEntries(document, table, row)));
  const { compositeKey } = options;
  if (compositeKey) matching.byComposite(compositeKey);
  matching.byContent();
  matching.byPlace();
  return Array.from(matching.matched, (place) => (place === -1 ? null : place));
}

type Naming = (document: TomlDocument, row: number) => string | undefined;

class Matching {
  readonly matched: Matched;
  private readonly isTaken: Uint8Array;
  private readonly printsBefore = new Map<number, Fingerprint>();
  private readonly printsAfter = new Map<number, Fingerprint>();

  constructor(
    private readonly before: TomlDocument,
    private readonly after: TomlDocument,
    private readonly table: readonly string[],
  ) {
    this.matched = new Int32Array(rowCount(after, table)).fill(-1);
    this.isTaken = new Uint8Array(rowCount(before, table));
  }

  /** Rows of the same text at the beginning and at the end. */
  bySameEnds(): void {
    const rowsBefore = this.isTaken.length;
    const rowsAfter = this.matched.length;
    const shorter = Math.min(rowsBefore, rowsAfter);
    let head = 0;
    while (head < shorter && this.isSameText(head, head)) {
      this.pair(head, head);
      head += 1;
    }
    for (let tail = 1; tail <= shorter - head && this.isSameText(rowsBefore - tail, rowsAfter - tail); tail += 1) {
      this.pair(rowsBefore - tail, rowsAfter - tail);
    }
  }

  /** Rows whose name occurs once among the rows left of either version. */
  byUnique(nameOf: Naming): void {
    const left = this.left();
    if (left.before.length === 0 || left.after.length === 0) return;
    const placesBefore = uniquePlaces(left.before, (row) => nameOf(this.before, row));
    const placesAfter = uniquePlaces(left.after, (row) => nameOf(this.after, row));
    for (const [name, place] of placesAfter) {
      const placeBefore = placesBefore.get(name) ?? -1;
      if (place !== -1 && placeBefore !== -1) this.pair(placeBefore, place);
    }
  }

  byComposite(keys: readonly string[]): void {
    const nameOf: Naming = (document, row) => compositeName(rowEntries(document, this.table, row), keys);
    const left = this.left();
    this.pairInOrder(
      left,
      (row) => nameOf(this.before, row),
      (row) => nameOf(this.after, row),
    );
  }

  byContent(): void {
    const left = this.left();
    if (left.before.length === 0 || left.after.length === 0) return;
    this.inGapsAndAcross((gap) =>
      this.pairInOrder(
        gap,
        (row) => this.printBefore(row).whole,
        (row) => this.printAfter(row).whole,
      ),
    );
    this.inGapsAndAcross((gap) => {
      const pairs = mostSimilar(
        gap,
        (row) => this.printBefore(row),
        (row) => this.printAfter(row),
      );
      for (const [before, after] of pairs) this.pair(before, after);
    });
  }

  /** Rows that have nothing in common but their place, unless their ids say that they are different. */
  byPlace(): void {
    if (this.isTaken.length !== this.matched.length) return;
    for (const row of this.left().after) {
      if (this.isTaken[row] !== 0) continue;
      const idBefore = this.printBefore(row).id;
      const idAfter = this.printAfter(row).id;
      if (idBefore === undefined || idAfter === undefined || idBefore === idAfter) this.pair(row, row);
    }
  }

  /** Looks between rows that kept their order first, so that equal rows stay where they are, then everywhere. */
  private inGapsAndAcross(look: (gap: Gap) => void): void {
    for (const gap of gapsOf(this.matched, this.isTaken)) look(gap);
    const left = this.left();
    if (left.before.length > 0 && left.after.length > 0) look(left);
  }

  private pairInOrder(
    gap: Gap,
    nameBefore: (row: number) => string | undefined,
    nameAfter: (row: number) => string | undefined,
  ): void {
    const waiting = new Map<string, number[]>();
    for (const row of gap.before.toReversed()) {
      const name = nameBefore(row);
      if (name === undefined) continue;
      const rows = waiting.get(name);
      if (rows) rows.push(row);
      else waiting.set(name, [row]);
    }
    for (const row of gap.after) {
      const name = nameAfter(row);
      const found = name === undefined ? undefined : waiting.get(name)?.pop();
      if (found !== undefined) this.pair(found, row);
    }
  }

  private pair(before: number, after: number): void {
    this.matched[after] = before;
    this.isTaken[before] = 1;
  }

  private left(): Gap {
    const before: number[] = [];
    const after: number[] = [];
    this.isTaken.forEach((taken, row) => taken === 0 && before.push(row));
    this.matched.forEach((place, row) => place === -1 && after.push(row));
    return { before, after };
  }

  private isSameText(rowBefore: number, rowAfter: number): boolean {
    return blockText(this.before, this.table, rowBefore) === blockText(this.after, this.table, rowAfter);
  }

  private printBefore(row: number): Fingerprint {
    return remembered(this.printsBefore, row, () => fingerprint(rowEntries(this.before, this.table, row)));
  }

  private printAfter(row: number): Fingerprint {
    return remembered(this.printsAfter, row, () => fingerprint(rowEntries(this.after, this.table, row)));
  }
}

function remembered<Value>(values: Map<number, Value>, key: number, make: () => Value): Value {
  let value = values.get(key);
  if (value === undefined) values.set(key, (value = make()));
  return value;
}

/** The place of each name; -1 for a name that several rows have. */
function uniquePlaces(rows: readonly number[], nameOf: (row: number) => string | undefined): Map<string, number> {
  const places = new Map<string, number>();
  for (const row of rows) {
    const name = nameOf(row);
    if (name !== undefined) places.set(name, places.has(name) ? -1 : row);
  }
  return places;
}

/** Undefined where the row lacks one of the keys. */
function compositeName(entries: readonly RowEntry[], keys: readonly string[]): string | undefined {
  const parts = keys.map((key) => entries.find((entry) => entry.key === key)?.value);
  return parts.every((part) => part !== undefined) ? parts.map(valueKey).join() : undefined;
}
