import type { ChangedRowView, ChangedTableView, ChangesView } from "../../shared/bridge/index.js";
import { keepEqual } from "../state/index.js";

/** What a row is called in a list of changes; no two of a table are called the same. */
export const nameOfChange = ({ kind, rowKey, row }: ChangedRowView): string => rowKey ?? `${kind} ${row}`;

const nameOfTable = ({ file, table }: ChangedTableView): string => JSON.stringify([file, table]);

/** `after`, with each row that is as it was before taken from there, wherever it stands: it need not be drawn again. */
export function keptChanges(before: ChangesView | undefined, after: ChangesView): ChangesView {
  const tables = byName(before?.tables, nameOfTable);
  return {
    ...after,
    tables: after.tables.map((table) => {
      const known = tables.get(nameOfTable(table));
      if (!known) return table;
      const rows = byName(known.rows, nameOfChange);
      const kept = { ...table, rows: table.rows.map((row) => keepEqual(rows.get(nameOfChange(row)), row)) };
      return { ...kept, path: keepEqual(known.path, table.path), columns: keepEqual(known.columns, table.columns) };
    }),
  };
}

const byName = <Item>(items: readonly Item[] = [], nameOf: (item: Item) => string): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [nameOf(item), item]));
