import type { SheetSchema } from "../sheet/index.js";
import { FollowedPairs } from "./followed-pairs.js";
import { inOrderOfPairs } from "./row-pairs.js";
import { differenceAt, removedRow, type RowDifference, type TableDifference, type TableVersion } from "./table.js";

/** What is remembered of the last comparison. */
interface Compared {
  /** By the places after. */
  readonly rows: readonly (RowDifference | undefined)[];
  readonly gone: ReadonlyMap<number, RowDifference>;
}

/**
 * A table that is compared with an earlier version of it again and again while it is edited. Where an edit left the pairs of rows
 * as they were, only the rows that it touched are read again; the differences of the others stay the very same objects. The
 * answers equal those of `tableDifference`.
 */
export class FollowedTable {
  readonly #before: TableVersion | undefined;
  readonly #schema: SheetSchema | undefined;
  readonly #pairs: FollowedPairs;
  #last: Compared = { rows: [], gone: new Map() };

  constructor(before: TableVersion | undefined, schema: SheetSchema | undefined) {
    this.#before = before;
    this.#schema = schema;
    this.#pairs = new FollowedPairs(before, schema);
  }

  difference(after: TableVersion): TableDifference {
    const [before, schema] = [this.#before, this.#schema];
    const { pairs, touched, isVerbatim } = this.#pairs.follow(after);
    const compare = { before, after, schema, moved: pairs.moved };
    const rowAt = (place: number): RowDifference | undefined =>
      isVerbatim(place) && !pairs.moved.has(place)
        ? undefined
        : differenceAt(compare, place, pairs.matched[place] ?? null);
    const rows = touched ? [...this.#last.rows] : pairs.matched.map((_, place) => rowAt(place));
    for (const place of touched ?? []) rows[place] = rowAt(place);
    const gone = touched
      ? this.#last.gone
      : new Map(pairs.gone.map((row) => [row, removedRow(before, row, schema)] as const));
    this.#last = { rows, gone };
    const inOrder = inOrderOfPairs(
      pairs,
      (place) => rows[place],
      (row) => gone.get(row) ?? removedRow(before, row, schema),
    );
    return { before, after, schema, rows: inOrder };
  }
}
