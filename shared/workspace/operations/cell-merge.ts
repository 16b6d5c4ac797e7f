import { columnPath, type ColumnId } from "../../sheet/index.js";
import { valueWithin, type TomlValue } from "../../toml/index.js";
import { sameValue } from "../content/content.js";
import { cellName, nameRow } from "../content/row-name.js";
import type { Content } from "../state.js";
import type { CellOperation } from "./cell.js";
import type { ListOperation } from "./list.js";
import { sourceIn, valueIn } from "./cell-site.js";
import { findRow } from "./row-site.js";
import type { Location, Verdict, Versions } from "./spec.js";

type CellPlace = Required<Location>;

/**
 * The column to compare for an edit inside an array: the place itself while all versions have each array on the way at one
 * length, else the whole column, because places inside it no longer mean the same (MERGE-5).
 */
export function comparedColumn({ table, rowKey, column }: CellPlace, versions: readonly Content[]): ColumnId {
  const whole: ColumnId = { path: column.path };
  const steps = columnPath(column).slice(column.path.length);
  const arrays = steps.flatMap((step, at) => (typeof step === "number" ? [steps.slice(0, at)] : []));
  const values = versions.map((version) => valueIn(version, { table, rowKey }, whole));
  const isAlike = arrays.every((array) => {
    const [first, ...others] = values.map((value) => lengthOf(valueWithin(value, array)));
    return others.every((length) => length === first);
  });
  return isAlike ? column : whole;
}

const lengthOf = (value: TomlValue | undefined): number => (value?.kind === "array" ? value.items.length : -1);

/** Merges an edit of a cell (MERGE-4). */
export const mergeCell = (operation: CellOperation, versions: Versions): Verdict =>
  mergeAt(operation, comparedColumn(operation, [versions.base, versions.theirs, versions.ours]), versions);

/** Merges an edit of a list: others that changed the list, too, are in conflict about the whole column. */
export function mergeList(operation: ListOperation, versions: Versions): Verdict {
  const verdict = mergeCell({ ...operation, kind: "cell" }, versions);
  if (verdict.kind !== "conflict") return verdict;
  return mergeAt(operation, { path: operation.column.path }, versions);
}

function mergeAt(operation: CellPlace, column: ColumnId, { base, ours, theirs, ownRows }: Versions): Verdict {
  const { table, rowKey } = operation;
  if (ownRows.has(rowKey)) return { kind: "apply" };
  if (!findRow(theirs, operation)) return { kind: "row-lost", row: { table, rowKey } };
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
