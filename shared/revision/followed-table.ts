import { matchOptionsOf, nameOfRow, rowTexts, type SheetSchema } from "../sheet/index.js";
import { rowCount, rowEntries } from "../toml/index.js";
import { inOrderOfPairs, pairsOf, type RowPairs } from "./row-pairs.js";
import { differenceAt, removedRow, type RowDifference, type TableDifference, type TableVersion } from "./table.js";

/** What is remembered of the last comparison. */
interface Compared {
  readonly after: TableVersion;
  readonly texts: readonly string[];
  readonly pairs: RowPairs;
  /** By the places after. */
  readonly rows: (RowDifference | undefined)[];
  readonly gone: ReadonlyMap<number, RowDifference>;
}

type Names = ReadonlySet<string> | null;

/**
 * A table that is compared with an earlier version of it again and again while it is edited. Where an edit left the pairs of rows
 * as they were, only the rows that it touched are read again; the differences of the others stay the very same objects. The
 * answers equal those of `tableDifference`.
 */
export class FollowedTable {
  readonly #before: TableVersion | undefined;
  readonly #schema: SheetSchema | undefined;
  #last: Compared | undefined;
  /** The names of the rows before and after, each of its own row; null where one has none, or two have the same. */
  #namesBefore: Names | undefined;
  #namesAfter: Names | undefined;

  constructor(before: TableVersion | undefined, schema: SheetSchema | undefined) {
    this.#before = before;
    this.#schema = schema;
  }

  difference(after: TableVersion): TableDifference {
    const texts = rowTexts(after.document, after.path);
    const last = this.#last;
    const touched = last?.texts.length === texts.length ? touchedPlaces(last.texts, texts) : undefined;
    const compared =
      last && touched && this.#havePairsStayed(last, after, touched)
        ? this.#again(last, after, texts, touched)
        : this.#inFull(after, texts);
    this.#last = compared;
    const rows = inOrderOfPairs(
      compared.pairs,
      (place) => compared.rows[place],
      (row) => compared.gone.get(row) ?? removedRow(this.#before, row, this.#schema),
    );
    return { before: this.#before, after, schema: this.#schema, rows };
  }

  #inFull(after: TableVersion, texts: readonly string[]): Compared {
    this.#namesAfter = undefined;
    const pairs = pairsOf(this.#before, after, this.#schema);
    const compare = this.#compare(after, pairs);
    const rows = pairs.matched.map((from, place) => differenceAt(compare, place, from));
    const gone = new Map(pairs.gone.map((row) => [row, removedRow(this.#before, row, this.#schema)] as const));
    return { after, texts, pairs, rows, gone };
  }

  #again(last: Compared, after: TableVersion, texts: readonly string[], touched: readonly number[]): Compared {
    const compare = this.#compare(after, last.pairs);
    const rows = [...last.rows];
    for (const place of touched) rows[place] = differenceAt(compare, place, last.pairs.matched[place] ?? null);
    return { ...last, after, texts, rows };
  }

  #compare(after: TableVersion, { moved }: RowPairs) {
    return { before: this.#before, after, schema: this.#schema, moved };
  }

  /** Pairs by name stay where the names do; a new row stays one where each row before is found by its name. */
  #havePairsStayed({ pairs, after: old }: Compared, after: TableVersion, touched: readonly number[]): boolean {
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
