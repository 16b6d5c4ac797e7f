import { failed, ok, type Result } from "../base/index.js";
import { columnPath, columnSource, type CellDifference } from "../sheet/index.js";
import {
  behindValue,
  removeKey,
  rowEntries,
  setSource,
  setValue,
  sourceAt,
  withLineEndsOf,
  type TomlDocument,
} from "../toml/index.js";
import { revertRow, revertRows } from "./revert-rows.js";
import type { RowDifference, TableDifference, TableVersion } from "./table.js";

type ChangedRow = Extract<RowDifference, { readonly kind: "changed" }>;

/**
 * The version after with one cell of a changed row as it was spelled before, by the key that its view has. Where nothing else of
 * the row differs, the row gets its old text, with the comments in it.
 */
export function revertCell(difference: TableDifference, row: RowDifference, key: string): Result<TomlDocument> {
  const { before, after } = difference;
  const cells = row.kind === "changed" ? row.cells : [];
  const cell = cells.find(({ column }) => columnSource(column) === key);
  if (row.kind !== "changed" || !before || !after || !cell) {
    return failed({ code: "revision/no-cell", message: "This cell no longer differs." });
  }
  if (cells.length === 1) return revertRow(difference, row);
  return withCell(after, { ...before, row: row.before }, row.after, { column: cell.column, value: cell.before });
}

/** The version after with the cells of these columns as they were before, in all of the rows or none. */
export function revertColumns(
  difference: TableDifference,
  rows: readonly ChangedRow[],
  keys: ReadonlySet<string>,
): Result<TomlDocument> {
  const isOwn = ({ column }: CellDifference): boolean => keys.has(columnSource(column));
  // A row that differs in nothing else gets its old text, with the comments in it.
  const whole = rows.filter(({ cells }) => cells.every(isOwn));
  const { document, left } = revertRows(difference, whole, { movesBack: false });
  const { before, after } = difference;
  const [refused] = left;
  if (refused) return failed(refused.fault);
  if (!document || !before || !after) {
    return failed({ code: "revision/no-cell", message: "This column no longer differs." });
  }
  let now = document;
  for (const row of rows) {
    if (row.cells.every(isOwn)) continue;
    for (const { column, before: value } of row.cells.filter(isOwn)) {
      const from = { ...before, row: row.before };
      const set = withCell({ ...after, document: now }, from, row.after, { column, value });
      if (!set.ok) return set;
      now = set.value;
    }
  }
  return ok(now);
}

/** The version after with a changed row as it was before, but for the cells of these columns, which stay as they are. */
export function revertOthers(
  difference: TableDifference,
  row: RowDifference,
  keys: ReadonlySet<string>,
): Result<TomlDocument> {
  const { after } = difference;
  const reverted = revertRow(difference, row);
  if (!reverted.ok || row.kind !== "changed" || !after) return reverted;
  let now = reverted.value;
  for (const { column, after: value } of row.cells) {
    if (!keys.has(columnSource(column))) continue;
    const set = withCell({ ...after, document: now }, { ...after, row: row.after }, row.after, { column, value });
    if (!set.ok) return set;
    now = set.value;
  }
  return ok(now);
}

/** A version with a cell of one row as another version spells it. */
function withCell(
  { document, path: table }: TableVersion,
  from: TableVersion & { readonly row: number },
  row: number,
  { column, value }: { readonly column: CellDifference["column"]; readonly value: CellDifference["before"] },
): Result<TomlDocument> {
  const inRow = columnPath(column);
  const path = [...table, row, ...inRow];
  if (!value) {
    const removed = removeKey(document, path);
    return removed.ok ? ok(removed.value.doc) : removed;
  }
  const old = [...from.path, from.row, ...inRow];
  const source = sourceAt(from.document, old);
  const order = rowEntries(from.document, from.path, from.row).map(({ key: each }) => each);
  const set =
    source === undefined
      ? setValue(document, path, value, { order })
      : setSource(document, path, withLineEndsOf(document, source), {
          order,
          behind: behindValue(from.document, old),
        });
  return set.ok ? ok(set.value.doc) : set;
}
