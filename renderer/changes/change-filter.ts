import { isEqual } from "../../shared/base/index.js";
import type { ChangedRowView, ChangedTableView } from "../../shared/bridge/index.js";
import { foldColumns, type CellView, type ColumnChange } from "../../shared/revision/index.js";

/** How much of a row changed, beside what is listed once for a whole column. */
export const changeSizes = ["any", "one", "several", "whole"] as const;
export type ChangeSize = (typeof changeSizes)[number];

/** Which of the changed rows are listed. */
export interface ChangeFilter {
  /** The key of a column that changed in them; empty for any. */
  readonly column: string;
  readonly size: ChangeSize;
  /** Whether their abilities must differ. */
  readonly abilities: boolean;
}

export const everyChange: ChangeFilter = { column: "", size: "any", abilities: false };

/** The columns that changed in any row, by their keys, in the order in which they are met. */
export function changedColumns(
  tables: readonly ChangedTableView[],
): readonly (readonly [key: string, title: string])[] {
  const found = new Map<string, string>();
  for (const { rows } of tables) {
    for (const { kind, cells } of rows) {
      if (kind === "changed") for (const { key, column } of cells) if (!found.has(key)) found.set(key, column);
    }
  }
  return [...found];
}

/** A filter without its column where that no longer differs in any row: the list follows the edits. */
export const withKnownColumn = (filter: ChangeFilter, tables: readonly ChangedTableView[]): ChangeFilter =>
  changedColumns(tables).some(([key]) => key === filter.column) ? filter : { ...filter, column: "" };

/** The tables with the rows that a filter lets through, and with the columns that differ in them; those without any are left out. */
export function filteredTables(tables: readonly ChangedTableView[], filter: ChangeFilter): readonly ChangedTableView[] {
  if (isEqual(filter, everyChange)) return tables;
  return tables.flatMap((table) => {
    const cellsOf = new Map(foldColumns(table).rest.map(({ row, cells }) => [row, cells]));
    const rows = table.rows.filter((row) => passes(row, sizeOf(row, cellsOf.get(row) ?? [], table.columns), filter));
    return rows.length === 0 ? [] : [{ ...table, rows, columns: columnsOf(table.columns, rows) }];
  });
}

/** Whole columns with the rows that are left of them. */
const columnsOf = (columns: readonly ColumnChange[], rows: readonly ChangedRowView[]): readonly ColumnChange[] =>
  foldColumns({ columns, rows })
    .folds.map(({ change, rows: own }) => ({ ...change, rows: own.length }))
    .filter((change) => change.rows > 0);

/** How many cells of a row changed, but for those listed with whole columns. Another value under another name is one. */
function sizeOf({ titleBefore }: ChangedRowView, cells: readonly CellView[], columns: readonly ColumnChange[]): number {
  const keys = new Set(cells.map(({ key }) => key));
  const twice = columns.filter(({ key, keyBefore = "" }) => keys.has(key) && keys.has(keyBefore)).length;
  // The title of the row shows the name.
  return cells.length - twice + (titleBefore === undefined ? 0 : 1);
}

function passes({ kind, cells, abilities }: ChangedRowView, size: number, filter: ChangeFilter): boolean {
  const isChanged = kind === "changed";
  if (filter.abilities && !(isChanged && abilities.length > 0)) return false;
  if (filter.column !== "" && !(isChanged && cells.some(({ key }) => key === filter.column))) return false;
  switch (filter.size) {
    case "any":
      return true;
    case "one":
      return isChanged && size <= 1;
    case "several":
      return isChanged && size > 1;
    case "whole":
      return !isChanged;
  }
}
