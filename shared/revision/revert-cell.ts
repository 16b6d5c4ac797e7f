import { failed, ok, type Result } from "../base/index.js";
import { columnPath, columnSource } from "../sheet/index.js";
import { behindValue, removeKey, rowEntries, setSource, setValue, sourceAt, type TomlDocument } from "../toml/index.js";
import { revertRow } from "./revert.js";
import { withLineEndsOf } from "./revert-rows.js";
import type { RowDifference, TableDifference } from "./table.js";

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
  const { document } = after;
  const inRow = columnPath(cell.column);
  const path = [...after.path, row.after, ...inRow];
  if (!cell.before) {
    const removed = removeKey(document, path);
    return removed.ok ? ok(removed.value.doc) : removed;
  }
  const old = [...before.path, row.before, ...inRow];
  const source = sourceAt(before.document, old);
  const order = rowEntries(before.document, before.path, row.before).map(({ key: each }) => each);
  const set =
    source === undefined
      ? setValue(document, path, cell.before, { order })
      : setSource(document, path, withLineEndsOf(document, source), {
          order,
          behind: behindValue(before.document, old),
        });
  return set.ok ? ok(set.value.doc) : set;
}
