import { rowEntries, type RowEntry, type TomlDocument } from "../toml/index.js";
import { fingerprint, usableId, valueKey, type Fingerprint } from "./fingerprint.js";
import { gapsOf, type Gap, type Matched } from "./gaps.js";
import { rowTexts } from "./row-texts.js";
import type { SheetSchema } from "./schema.js";
import { mostSimilar } from "./similar.js";

export interface MatchOptions {
  /** Keys that name a row together where it has no id, such as `list-name` and `card-id`; the n-th of equals is the n-th. */
  readonly compositeKey?: readonly string[] | undefined;
  /** The key that holds the ids of the rows; null where they have none. Where absent, the first one named `id` does. */
  readonly idKey?: string | null | undefined;
}

/** How rows of a kind of sheet are found again; without one, by what is known of any table. */
export function matchOptionsOf(schema: SheetSchema | undefined): MatchOptions {
  if (!schema) return {};
  return {
    idKey: schema.makeId ? schema.idColumn : null,
    compositeKey: schema.rowName ?? (schema.makeId ? undefined : [schema.idColumn]),
  };
}

/**
 * Finds the rows of one version of a table in another (SHEET-7): by unique ids, by the composite key, by content (equal
 * rows in order, then rows of which at least 60 % of the cells are equal), and by place where the counts are equal.
 * `result[after]` is the place before, or null for a row that is new. Near-linear, and quick where little changed.
 */
export function matchRows(
  before: TomlDocument,
  after: TomlDocument,
  table: readonly string[],
  options: MatchOptions = {},
): (number | null)[] {
  return Array.from(matched(before, after, table, options).matched, (place) => (place === -1 ? null : place));
}

/** The rows of two versions, in pairs. */
export interface RowMatch {
  /** `places[after]` is the place before, or null for a row that is new. */
  readonly places: readonly (number | null)[];
  /** The places after of rows that may differ: all paired rows but those whose very text is the same. */
  readonly respelled: readonly number[];
}

/** As `matchRows`; also says which pairs need no look inside: after an edit, that is nearly all of them. */
export function pairRows(
  before: TomlDocument,
  after: TomlDocument,
  table: readonly string[],
  options: MatchOptions = {},
): RowMatch {
  const matching = matched(before, after, table, options);
  const places = Array.from(matching.matched, (place) => (place === -1 ? null : place));
  return { places, respelled: matching.respelled() };
}

function matched(before: TomlDocument, after: TomlDocument, table: readonly string[], options: MatchOptions): Matching {
  const matching = new Matching(before, after, table, options.idKey);
  matching.bySameEnds();
  matching.byUniqueText();
  matching.byUniqueId();
  const { compositeKey } = options;
  if (compositeKey) matching.byComposite(compositeKey);
  matching.byContent();
  matching.byPlace();
  return matching;
}

/**
 * What the row is found again by: its id, or else the columns that name it; undefined where it has neither. Where all rows of two
 * versions have names, and no two of a version the same, rows of one name are a pair, whatever else they and others hold.
 */
export const nameOfRow = (entries: readonly RowEntry[], { idKey, compositeKey }: MatchOptions): string | undefined =>
  usableId(entries, idKey) ?? (compositeKey && compositeName(entries, compositeKey));

/** What a row is called; undefined where it has no such name. */
type Naming = (row: number) => string | undefined;

class Matching {
  readonly matched: Matched;
  readonly #isTaken: Uint8Array;
  readonly #textsBefore: readonly string[];
  readonly #textsAfter: readonly string[];
  readonly #printsBefore = new Map<number, Fingerprint>();
  readonly #printsAfter = new Map<number, Fingerprint>();

  readonly #before: TomlDocument;
  readonly #after: TomlDocument;
  readonly #table: readonly string[];
  readonly #idKey: string | null | undefined;

  constructor(before: TomlDocument, after: TomlDocument, table: readonly string[], idKey: string | null | undefined) {
    this.#before = before;
    this.#after = after;
    this.#table = table;
    this.#idKey = idKey;

    this.#textsBefore = rowTexts(before, table);
    this.#textsAfter = rowTexts(after, table);
    this.matched = new Int32Array(this.#textsAfter.length).fill(-1);
    this.#isTaken = new Uint8Array(this.#textsBefore.length);
  }

  /** Places after of paired rows whose texts differ. */
  respelled(): number[] {
    const rows: number[] = [];
    this.matched.forEach((place, row) => {
      if (place !== -1 && this.#textsBefore[place] !== this.#textsAfter[row]) rows.push(row);
    });
    return rows;
  }

  /** Rows of the same text at the beginning and at the end. */
  bySameEnds(): void {
    const textsBefore = this.#textsBefore;
    const textsAfter = this.#textsAfter;
    const shorter = Math.min(textsBefore.length, textsAfter.length);
    let head = 0;
    while (head < shorter && textsBefore[head] === textsAfter[head]) {
      this.#pair(head, head);
      head += 1;
    }
    for (let tail = 1; tail <= shorter - head && textsBefore.at(-tail) === textsAfter.at(-tail); tail += 1) {
      this.#pair(textsBefore.length - tail, textsAfter.length - tail);
    }
  }

  /** Rows whose very text occurs once in either version. */
  byUniqueText(): void {
    this.#byUnique(
      (row) => this.#textsBefore[row],
      (row) => this.#textsAfter[row],
    );
  }

  byUniqueId(): void {
    this.#byUnique(
      (row) => usableId(rowEntries(this.#before, this.#table, row), this.#idKey),
      (row) => usableId(rowEntries(this.#after, this.#table, row), this.#idKey),
    );
  }

  /** Rows whose name occurs once among the rows left of either version. */
  #byUnique(nameBefore: Naming, nameAfter: Naming): void {
    const left = this.#left();
    if (left.before.length === 0 || left.after.length === 0) return;
    const placesBefore = uniquePlaces(left.before, nameBefore);
    const placesAfter = uniquePlaces(left.after, nameAfter);
    for (const [name, place] of placesAfter) {
      const placeBefore = placesBefore.get(name) ?? -1;
      if (place !== -1 && placeBefore !== -1) this.#pair(placeBefore, place);
    }
  }

  byComposite(keys: readonly string[]): void {
    this.#pairInOrder(
      this.#left(),
      (row) => compositeName(rowEntries(this.#before, this.#table, row), keys),
      (row) => compositeName(rowEntries(this.#after, this.#table, row), keys),
    );
  }

  byContent(): void {
    const left = this.#left();
    if (left.before.length === 0 || left.after.length === 0) return;
    this.#inGapsAndAcross((gap) =>
      this.#pairInOrder(
        gap,
        (row) => this.#printBefore(row).whole,
        (row) => this.#printAfter(row).whole,
      ),
    );
    this.#inGapsAndAcross((gap) => {
      const pairs = mostSimilar(
        gap,
        (row) => this.#printBefore(row),
        (row) => this.#printAfter(row),
      );
      for (const [before, after] of pairs) this.#pair(before, after);
    });
  }

  /** Rows that have nothing in common but their place, unless their ids say that they are different. */
  byPlace(): void {
    if (this.#isTaken.length !== this.matched.length) return;
    for (const row of this.#left().after) {
      if (this.#isTaken[row] !== 0) continue;
      const idBefore = this.#printBefore(row).id;
      const idAfter = this.#printAfter(row).id;
      if (idBefore === undefined || idAfter === undefined || idBefore === idAfter) this.#pair(row, row);
    }
  }

  /** Looks between rows that kept their order first, so that equal rows stay where they are, then everywhere. */
  #inGapsAndAcross(look: (gap: Gap) => void): void {
    for (const gap of gapsOf(this.matched, this.#isTaken)) look(gap);
    const left = this.#left();
    if (left.before.length > 0 && left.after.length > 0) look(left);
  }

  #pairInOrder(gap: Gap, nameBefore: Naming, nameAfter: Naming): void {
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
      if (found !== undefined) this.#pair(found, row);
    }
  }

  #pair(before: number, after: number): void {
    this.matched[after] = before;
    this.#isTaken[before] = 1;
  }

  #left(): Gap {
    const before: number[] = [];
    const after: number[] = [];
    this.#isTaken.forEach((taken, row) => taken === 0 && before.push(row));
    this.matched.forEach((place, row) => place === -1 && after.push(row));
    return { before, after };
  }

  #printBefore(row: number): Fingerprint {
    return remembered(this.#printsBefore, row, () =>
      fingerprint(rowEntries(this.#before, this.#table, row), this.#idKey),
    );
  }

  #printAfter(row: number): Fingerprint {
    return remembered(this.#printsAfter, row, () =>
      fingerprint(rowEntries(this.#after, this.#table, row), this.#idKey),
    );
  }
}

function remembered<Value>(values: Map<number, Value>, key: number, make: () => Value): Value {
  let value = values.get(key);
  if (value === undefined) values.set(key, (value = make()));
  return value;
}

/** The place of each name; -1 for a name that several rows have. */
function uniquePlaces(rows: readonly number[], nameOf: Naming): Map<string, number> {
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
