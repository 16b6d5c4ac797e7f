import { matchOptionsOf, matchRows, movedPlaces, type SheetSchema } from "../sheet/index.js";
import { rowCount } from "../toml/index.js";
import type { TableVersion } from "./table.js";

/** Which row of a version of a table was which before. */
export interface RowPairs {
  /** For each place the one before, or null for a row that is new. */
  readonly matched: readonly (number | null)[];
  /** The places of rows that left their order. */
  readonly moved: ReadonlySet<number>;
  /** The places before of rows that no row was made of. */
  readonly gone: readonly number[];
}

const noMoves: ReadonlySet<number> = new Set();

/** Pairs the rows of two versions; all are new, or gone, where a version lacks the table. */
export function pairsOf(
  before: TableVersion | undefined,
  after: TableVersion | undefined,
  schema: SheetSchema | undefined,
): RowPairs {
  const gone = places(before);
  if (!before || !after) return { matched: places(after).map(() => null), moved: noMoves, gone };
  const matched = matchRows(before.document, after.document, after.path, matchOptionsOf(schema));
  const kept = new Set(matched);
  return { matched, moved: movedPlaces(matched), gone: gone.filter((row) => !kept.has(row)) };
}

const places = (version: TableVersion | undefined): readonly number[] =>
  version ? Array.from({ length: rowCount(version.document, version.path) }, (_, place) => place) : [];

/** What is made of the rows, in the order of those after; rows that are gone stand where they were. */
export function inOrderOfPairs<Item>(
  { matched, moved, gone }: RowPairs,
  ofPair: (place: number, from: number | null) => Item | undefined,
  ofGone: (row: number) => Item,
): Item[] {
  const items: Item[] = [];
  let nextGone = 0;
  const takeGone = (until: number): void => {
    for (let row = gone[nextGone]; row !== undefined && row < until; row = gone[nextGone]) {
      items.push(ofGone(row));
      nextGone += 1;
    }
  };
  for (const [place, from] of matched.entries()) {
    if (from !== null && !moved.has(place)) takeGone(from);
    const item = ofPair(place, from);
    if (item) items.push(item);
  }
  takeGone(Infinity);
  return items;
}
