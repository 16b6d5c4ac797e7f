import { ok, type Result } from "../../base/index.js";
import { columnKey, type ColumnId } from "../../sheet/index.js";
import { readValue, writeValue } from "../../toml/index.js";
import { cellSource, sameValue } from "../content/content.js";
import { nameRow } from "../content/row-name.js";
import type { JournalChange } from "./index.js";
import type { CellChange, Clash, FoundRow, Recovery, RecoverySite, Taken } from "./spec.js";

/** What prevents taking back an edit of a cell, or a text typed into it. */
export function clashOfCell(column: ColumnId, { changes, found, isRowOffered }: RecoverySite): Clash | null {
  if (!found || found.place === -1) return isRowOffered() ? null : { kind: "row-gone" };
  const disk = cellSource(found.content, found.table, found.place, column);
  return isOfRun(changes, column, disk) ? null : { kind: "changed", disk };
}

/**
 * Whether a source is what the last run found in a cell or put there: each of its values may have reached the disk, in
 * whatever spelling.
 */
export function isOfRun(changes: readonly JournalChange[], column: ColumnId, source: string | null): boolean {
  const key = columnKey(column);
  return changes.some((change) => {
    if ((change.kind !== "cell" && change.kind !== "draft") || columnKey(change.column) !== key) return false;
    return sameSource(change.before, source) || (change.kind === "cell" && sameSource(change.after, source));
  });
}

/** Whether two sources spell one value. */
function sameSource(a: string | null, b: string | null): boolean {
  if (a === b || a === null || b === null) return a === b;
  const [one, other] = [readValue(a), readValue(b)];
  return one.ok && other.ok && sameValue(one.value, other.value);
}

/** Sets a cell to what the last run wanted, or keeps both values where somebody else changed it since. */
export function takeBackCell(
  recovery: Recovery,
  column: ColumnId,
  wanted: (found: FoundRow) => Result<CellChange>,
): Result<Taken> {
  const found = recovery.rowPlace();
  if (!found.ok) return found;
  const { content, table, place, rowKey } = found.value;
  const change = wanted(found.value);
  if (!change.ok) return change;
  if (recovery.clash?.kind === "changed") {
    const versions = { before: recovery.first, mine: sourceOf(change.value), disk: recovery.clash.disk };
    return ok(recovery.openConflict({ ...nameRow(content, table.path, rowKey), kind: "cell", column, ...versions }));
  }
  const before = cellSource(content, table, place, column);
  return recovery.changeCell({ kind: "cell", table: table.path, rowKey, column, before, after: null }, change.value);
}

const sourceOf = (change: CellChange): string | null =>
  change.kind === "remove" ? null : change.kind === "source" ? change.source : writeValue(change.value);
