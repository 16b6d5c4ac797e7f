import type { ColumnChange } from "./column-changes.js";
import type { CellView, RowView, TableView } from "./view.js";

/** Cells of a row that are listed together. */
export interface PartOfRow<Row> {
  /** The whole row. */
  readonly row: Row;
  readonly cells: readonly CellView[];
}

/** A column that came, went or has another name, with its cells. */
export interface ColumnFold<Row> {
  readonly change: ColumnChange;
  readonly rows: readonly PartOfRow<Row>[];
}

/** The differences of a table with those of a whole column taken together. */
export interface FoldedTable<Row> {
  readonly folds: readonly ColumnFold<Row>[];
  /** The rows that differ in more, each with its other cells. */
  readonly rest: readonly PartOfRow<Row>[];
}

/** The keys of the cells that a change of columns is about, in both versions. */
export const foldedKeys = (columns: readonly ColumnChange[]): ReadonlySet<string> =>
  new Set(columns.flatMap(keysOfChange));

const keysOfChange = ({ key, keyBefore }: ColumnChange): readonly string[] =>
  keyBefore === undefined ? [key] : [keyBefore, key];

/**
 * Takes what differs in whole columns out of the rows: one entry for a column instead of a line under each row. Each cell is
 * either in a fold or in the rest.
 */
export function foldColumns<Row extends RowView>({
  columns,
  rows,
}: Pick<TableView, "columns"> & { readonly rows: readonly Row[] }): FoldedTable<Row> {
  if (columns.length === 0) return { folds: [], rest: rows.map((row) => ({ row, cells: row.cells })) };
  const parts = new Map(columns.map((change) => [change, [] as PartOfRow<Row>[]]));
  const owners = new Map(columns.flatMap((change) => keysOfChange(change).map((key) => [key, change] as const)));
  const rest: PartOfRow<Row>[] = [];
  for (const row of rows) {
    const own = new Map<ColumnChange, CellView[]>();
    for (const cell of row.kind === "changed" ? row.cells : []) {
      const change = owners.get(cell.key);
      if (change) own.set(change, [...(own.get(change) ?? []), cell]);
    }
    for (const [change, cells] of own) if (!isWholeIn(change, cells)) own.delete(change);
    const folded = new Set([...own.values()].flat());
    const others = row.cells.filter((cell) => !folded.has(cell));
    for (const [change, cells] of own) parts.get(change)?.push({ row, cells });
    if (own.size === 0 || isListed(row, others)) rest.push({ row, cells: others });
  }
  return { folds: columns.map((change) => ({ change, rows: parts.get(change) ?? [] })), rest };
}

/** Whether the cells that a row has of a column differ as the column does. */
export function isWholeIn({ kind, key }: Pick<ColumnChange, "kind" | "key">, cells: readonly CellView[]): boolean {
  if (kind === "added") return cells.some(({ before }) => before === null);
  if (kind === "removed") return cells.some(({ after }) => after === null);
  const now = cells.find((cell) => cell.key === key);
  const old = cells.find((cell) => cell.key !== key);
  return now?.before === null && old?.after === null && now.after === old.before;
}

/** Whether there is something to say of a row beside its folded cells. */
const isListed = ({ isMoved, titleBefore, abilities }: RowView, others: readonly CellView[]): boolean =>
  others.length > 0 || isMoved || titleBefore !== undefined || abilities.length > 0;
