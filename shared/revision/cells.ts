import { diffCells, isSpreadArray, type CellDifference, type SheetSchema } from "../sheet/index.js";
import { equalValues, type TomlValue } from "../toml/index.js";
import { FollowedPairs } from "./followed-pairs.js";
import type { TableVersion } from "./table.js";

/** A row with cells that differ, by its place in the version after. */
export interface ChangedRow {
  readonly row: number;
  /** At least one; each is a column of the sheet as it is shown. */
  readonly cells: readonly CellDifference[];
}

/** What a sheet shows of the difference to an earlier version of its table. */
export interface ChangedCells {
  /** Places of the rows that the earlier version lacks. */
  readonly added: readonly number[];
  readonly changed: readonly ChangedRow[];
  /** How many rows are gone. */
  readonly removed: number;
}

type Cells = readonly CellDifference[];

const noCells: Cells = [];

/**
 * Compares a table with an earlier version of it cell by cell, for marks in the sheet, again and again while it is edited: after
 * an edit only the rows that it touched are read. Rows are paired as by `tableDifference`.
 */
export class FollowedCells {
  readonly #before: TableVersion;
  readonly #pairs: FollowedPairs;
  /** By the places after; none for a row that is new or as it was. */
  #last: readonly Cells[] = [];

  constructor(before: TableVersion, schema: SheetSchema | undefined) {
    this.#before = before;
    this.#pairs = new FollowedPairs(before, schema);
  }

  changed(after: TableVersion): ChangedCells {
    const { pairs, touched, isVerbatim } = this.#pairs.follow(after);
    const { matched, gone } = pairs;
    const cellsAt = (place: number): Cells =>
      isVerbatim(place) ? noCells : this.#cells(matched[place] ?? null, after, place);
    const rows = touched ? [...this.#last] : matched.map((_, place) => cellsAt(place));
    for (const place of touched ?? []) rows[place] = cellsAt(place);
    this.#last = rows;
    return {
      added: matched.flatMap((from, row) => (from === null ? [row] : [])),
      changed: rows.flatMap((cells, row) => (cells.length > 0 ? [{ row, cells }] : [])),
      removed: gone.length,
    };
  }

  #cells(from: number | null, after: TableVersion, place: number): Cells {
    if (from === null) return noCells;
    const cells = diffCells(this.#before.document, from, after.document, place, after.path);
    return cells.length > 0 ? cells.flatMap(spreadOut) : noCells;
  }
}

/** Lists that a sheet spreads over columns differ by their elements there, also where one is longer than the other. */
function spreadOut(cell: CellDifference): readonly CellDifference[] {
  const { column, before, after } = cell;
  if (column.path.length > 1 || column.index !== undefined || !isSpread(before) || !isSpread(after)) return [cell];
  const [old, fresh] = [itemsOf(before), itemsOf(after)];
  return Array.from({ length: Math.max(old.length, fresh.length) }, (_, index): CellDifference => ({
    column: { path: column.path, index },
    before: old[index],
    after: fresh[index],
  })).filter((each) => !each.before || !each.after || !equalValues(each.before, each.after));
}

const isSpread = (value: TomlValue | undefined): boolean => value === undefined || isSpreadArray(value);

const itemsOf = (value: TomlValue | undefined): readonly TomlValue[] => (value?.kind === "array" ? value.items : []);
