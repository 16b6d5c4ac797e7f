import {
  diffCells,
  isSpreadArray,
  matchOptionsOf,
  pairRows,
  type CellDifference,
  type SheetSchema,
} from "../sheet/index.js";
import { equalValues, rowCount, type TomlValue } from "../toml/index.js";
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

/** Compares two versions of a table cell by cell, for marks in the sheet; rows are paired as by `tableDifference`. */
export function changedCells(before: TableVersion, after: TableVersion, schema: SheetSchema | undefined): ChangedCells {
  const { places, respelled } = pairRows(before.document, after.document, after.path, matchOptionsOf(schema));
  const added = [...places.keys()].filter((row) => places[row] === null);
  const changed = respelled.flatMap((row): readonly ChangedRow[] => {
    const cells = diffCells(before.document, places[row] ?? row, after.document, row, after.path).flatMap(spreadOut);
    return cells.length > 0 ? [{ row, cells }] : [];
  });
  const kept = places.length - added.length;
  return { added, changed, removed: rowCount(before.document, before.path) - kept };
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
