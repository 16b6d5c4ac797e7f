import type { ColumnId } from "../../sheet/index.js";
import { sourceAt, valueAt, type TomlValue } from "../../toml/index.js";
import { cellPath, sameValue } from "../content/content.js";
import { cellName, nameRow } from "../content/row-name.js";
import type { Content } from "../state.js";
import type { CellOperation } from "./cell.js";
import { findRow } from "./row-site.js";
import type { Verdict, Versions } from "./spec.js";

function valueIn(content: Content, operation: CellOperation, column: ColumnId): TomlValue | undefined {
  const site = findRow(content, operation);
  return site && valueAt(content.document, cellPath(operation.table, site.place, column));
}

function sourceIn(content: Content, operation: CellOperation, column: ColumnId): string | null {
  const site = findRow(content, operation);
  return (site && sourceAt(content.document, cellPath(operation.table, site.place, column))) ?? null;
}

/**
 * The column to compare for an edit of an array element: the element while all versions have the array at one length,
 * else the whole array, because places inside it no longer mean the same (MERGE-5).
 */
function comparedColumn(operation: CellOperation, versions: readonly Content[]): ColumnId {
  if (operation.column.index === undefined) return operation.column;
  const whole: ColumnId = { path: operation.column.path };
  const lengths = versions.map((version) => {
    const value = valueIn(version, operation, whole);
    return value?.kind === "array" ? value.items.length : -1;
  });
  return lengths.every((length) => length === lengths[0]) ? operation.column : whole;
}

/** Merges an edit of a cell (MERGE-4). */
export function mergeCell(operation: CellOperation, { base, ours, theirs, ownRows }: Versions): Verdict {
  const { table, rowKey } = operation;
  if (ownRows.has(rowKey)) return { kind: "apply" };
  if (!findRow(theirs, operation)) return { kind: "row-lost", row: { table, rowKey } };
  const column = comparedColumn(operation, [base, theirs, ours]);
  const [before, disk, mine] = [base, theirs, ours].map((version) => valueIn(version, operation, column));
  if (sameValue(disk, mine) || sameValue(before, mine)) return { kind: "done" };
  if (sameValue(before, disk)) return { kind: "apply" };
  return {
    kind: "conflict",
    thing: cellName(table, rowKey, column),
    conflict: {
      ...nameRow(theirs, table, rowKey),
      kind: "cell",
      column,
      before: sourceIn(base, operation, column),
      mine: sourceIn(ours, operation, column),
      disk: sourceIn(theirs, operation, column),
    },
  };
}
