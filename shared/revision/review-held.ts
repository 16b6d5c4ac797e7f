import type { ColumnChange } from "./column-changes.js";
import { foldedKeys, isWholeIn } from "./fold.js";
import type { ReviewedColumn } from "./review.js";
import type { CellView, TableView } from "./view.js";

/**
 * The columns that are items of a review: those that differ as a whole, and those that were decided and still differ in some cards,
 * though no longer in all. Bringing back one card that was removed, with the column it had, would take the decision from all the
 * others otherwise. No key is in two of them.
 */
export function reviewedColumns(view: TableView, decided: readonly ReviewedColumn[]): readonly ColumnChange[] {
  const held = heldColumns(view, decided);
  const chosen: ColumnChange[] = [];
  const taken = new Set<string>();
  const renamed = held.filter(({ kind }) => kind === "renamed");
  // A column with another name is read as one that was added where its old name is back in some card.
  for (const change of [...renamed, ...view.columns, ...held]) {
    const keys = [...foldedKeys([change])];
    if (keys.some((key) => taken.has(key))) continue;
    for (const key of keys) taken.add(key);
    chosen.push(change);
  }
  return chosen;
}

function heldColumns({ file, table, rows }: TableView, decided: readonly ReviewedColumn[]): readonly ColumnChange[] {
  const own = decided.filter((each) => each.file === file && each.table === table);
  const lists = own.length === 0 ? [] : rows.flatMap(({ kind, cells }) => (kind === "changed" ? [cells] : []));
  const titles = new Map(lists.flatMap((cells) => cells.map(({ key, column }) => [key, column] as const)));
  return own.flatMap(({ kind, column: key, was }): readonly ColumnChange[] => {
    const column = titles.get(key);
    const columnBefore = titles.get(was);
    if (column === undefined || (kind === "renamed" && columnBefore === undefined)) return [];
    const change: ColumnChange = {
      ...{ kind, key, column, rows: 0 },
      ...(columnBefore !== undefined && { keyBefore: was, columnBefore }),
    };
    return lists.some((cells) => isWholeIn(change, cellsOf(change, cells))) ? [change] : [];
  });
}

const cellsOf = ({ key, keyBefore }: ColumnChange, cells: readonly CellView[]): readonly CellView[] =>
  cells.filter((cell) => cell.key === key || cell.key === keyBefore);
