import { matchOptionsOf, nameOfRow, rowTexts, type SheetSchema } from "../sheet/index.js";
import { rowCount, rowEntries } from "../toml/index.js";
import { pairsOf, type RowPairs } from "./row-pairs.js";
import type { TableVersion } from "./table.js";

/** How the rows of a version are paired, and which of them must be compared. */
export interface Followed {
  readonly pairs: RowPairs;
  /** The places of the rows that were touched since the version before; undefined where every row must be compared. */
  readonly touched: readonly number[] | undefined;
  /** Whether the row at a place is, letter for letter, the one it is paired with: nothing in it needs to be compared. */
  readonly isVerbatim: (place: number) => boolean;
}

interface Last {
  readonly after: TableVersion;
  readonly texts: readonly string[];
  readonly pairs: RowPairs;
}

type Names = ReadonlySet<string> | null;

/**
 * Pairs the rows of a table with those of an earlier version of it, again and again while it is edited. Where an edit left the
 * pairs as they were, only the rows that it touched are read. The pairs equal those of `pairsOf`.
 */
export class FollowedPairs {
  readonly #before: TableVersion | undefined;
  readonly #schema: SheetSchema | undefined;
  readonly #textsBefore: readonly string[];
  #last: Last | undefined;
  /** The names of the rows before and after, each of its own row; null where one has none, or two have the same. */
  #namesBefore: Names | undefined;
  #namesAfter: Names | undefined;

  constructor(before: TableVersion | undefined, schema: SheetSchema | undefined) {
    this.#before = before;
    this.#schema = schema;
    this.#textsBefore = before ? rowTexts(before.document, before.path) : [];
  }

  follow(after: TableVersion): Followed {
    const texts = rowTexts(after.document, after.path);
    const last = this.#last;
    const places = last?.texts.length === texts.length ? touchedPlaces(last.texts, texts) : undefined;
    const touched = last && places && this.#havePairsStayed(last, after, places) ? places : undefined;
    if (!touched) this.#namesAfter = undefined;
    const pairs = last && touched ? last.pairs : pairsOf(this.#before, after, this.#schema);
    this.#last = { after, texts, pairs };
    const isVerbatim = (place: number): boolean => {
      const from = pairs.matched[place] ?? null;
      return from !== null && this.#textsBefore[from] === texts[place];
    };
    return { pairs, touched, isVerbatim };
  }

  /** Pairs by name stay where the names do; a new row stays one where each row before is found by its name. */
  #havePairsStayed({ pairs, after: old }: Last, after: TableVersion, touched: readonly number[]): boolean {
    const before = this.#before;
    if (!before || touched.length === 0) return true;
    const isNew = (place: number): boolean => (pairs.matched[place] ?? null) === null;
    const isSame = (place: number): boolean => {
      const from = pairs.matched[place] ?? null;
      const name = this.#nameOf(after, place);
      return (
        name !== undefined &&
        name === this.#nameOf(old, place) &&
        (from === null || name === this.#nameOf(before, from))
      );
    };
    if (!touched.every(isSame)) return false;
    const namesBefore = (this.#namesBefore ??= this.#namesOf(before));
    const namesAfter = (this.#namesAfter ??= this.#namesOf(old));
    if (!namesBefore || !namesAfter) return false;
    return !touched.some(isNew) || [...namesBefore].every((name) => namesAfter.has(name));
  }

  #namesOf(version: TableVersion): Names {
    const rows = rowCount(version.document, version.path);
    const names = new Set<string>();
    for (let row = 0; row < rows; row += 1) {
      const name = this.#nameOf(version, row);
      if (name === undefined) return null;
      names.add(name);
    }
    return names.size === rows ? names : null;
  }

  #nameOf = ({ document, path }: TableVersion, row: number): string | undefined =>
    nameOfRow(rowEntries(document, path, row), matchOptionsOf(this.#schema));
}

const touchedPlaces = (before: readonly string[], after: readonly string[]): readonly number[] =>
  after.flatMap((text, place) => (text === before[place] ? [] : [place]));
