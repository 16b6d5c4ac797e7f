import { neverHappens } from "../../base/index.js";
import { isCarriedOut } from "../../metadata/index.js";
import { columnKey, diffCells, type ColumnId } from "../../sheet/index.js";
import { blockText, parseDocument, printDocument, readValue } from "../../toml/index.js";
import { cellSource, sameValue } from "../content.js";
import type { JournalRecord } from "../protocol.js";
import type { RecoveryOffer, WorkspaceState } from "../state.js";
import { findRow, type Found } from "./rows.js";

/** How an offer stands to its file as it is now. Sources are TOML; null is an absent key. */
export type Standing =
  | { readonly kind: "fits" }
  /** The file holds something that the last run neither found nor wrote: somebody else did. */
  | { readonly kind: "changed"; readonly disk: string | null }
  /** The row is in the file no more. */
  | { readonly kind: "row-gone" };

const fits: Standing = { kind: "fits" };

const isIn = (found: Found | undefined): found is Found => found !== undefined && found.place !== -1;

const blockAt = ({ content, table }: Found, place: number): string =>
  blockText(content.document, table.path, place).trim();

/** Whether the disk already holds what the last run wanted; then it is not worth offering. */
export function isDone(state: WorkspaceState, offer: RecoveryOffer): boolean {
  const { file, row, change } = offer.record;
  const found = findRow(state, offer);
  const content = state.files.get(file)?.content;
  switch (change.kind) {
    case "cell":
      return isIn(found) && cellSource(found.content, found.table, found.place, change.column) === change.after;
    case "draft":
      return false;
    case "insert": {
      if (row.id !== null) return isIn(found);
      const { index } = row;
      if (!found || index < 0 || index >= found.table.keys.length) return false;
      return blockAt(found, index) === change.block.trim();
    }
    case "delete": {
      if (!found) return false;
      if (row.id !== null) return found.place === -1;
      return !found.table.keys.some((_, place) => blockAt(found, place) === change.block.trim());
    }
    case "move":
      return found?.place === change.to;
    case "text":
      return content !== undefined && printDocument(content.document) === change.after;
    case "metadata":
      return content !== undefined && isCarriedOut(content.document, change.changes);
    case "width":
    case "order":
    case "waive":
    case "severity":
    case "image-folder":
      return true;
    default:
      return neverHappens(change);
  }
}

/** Whether taking an offer back would overwrite or miss what somebody else wrote since. */
export function standingOf(state: WorkspaceState, offer: RecoveryOffer): Standing {
  const { file, change } = offer.record;
  const found = findRow(state, offer);
  switch (change.kind) {
    case "cell":
    case "draft": {
      if (!isIn(found)) return isOfferedRow(state, offer) ? fits : { kind: "row-gone" };
      const disk = cellSource(found.content, found.table, found.place, change.column);
      return valuesOfRun([...offer.earlier, offer.record], change.column).some((own) => sameSource(own, disk))
        ? fits
        : { kind: "changed", disk };
    }
    case "delete": {
      if (!isIn(found)) return fits;
      const disk = blockText(found.content.document, found.table.path, found.place);
      return holdsOwnRow(offer, change.block, found) ? fits : { kind: "changed", disk };
    }
    case "move":
      return isIn(found) || isOfferedRow(state, offer) ? fits : { kind: "row-gone" };
    case "text": {
      const document = state.files.get(file)?.content?.document;
      if (!document) return fits;
      const disk = printDocument(document);
      const texts = [...offer.earlier, offer.record].flatMap((each) =>
        each.change.kind === "text" ? [each.change.before, each.change.after] : [],
      );
      return texts.includes(disk) ? fits : { kind: "changed", disk };
    }
    default:
      return fits;
  }
}

/** What a cell held in the last run: what was found there and each value put there, some of which may be on disk. */
function valuesOfRun(records: readonly JournalRecord[], column: ColumnId): readonly (string | null)[] {
  const key = columnKey(column);
  return records.flatMap(({ change }) => {
    if (change.kind === "draft" && columnKey(change.column) === key) return [change.before];
    if (change.kind === "cell" && columnKey(change.column) === key) return [change.before, change.after];
    return [];
  });
}

/** Whether two sources spell one value. */
function sameSource(a: string | null, b: string | null): boolean {
  if (a === b || a === null || b === null) return a === b;
  const [one, other] = [readValue(a), readValue(b)];
  return one.ok && other.ok && sameValue(one.value, other.value);
}

/** Whether a row that is to be deleted holds what it held in the last run; its last edits may not have reached the disk. */
function holdsOwnRow({ earlier }: RecoveryOffer, block: string, found: Found): boolean {
  const { content, table, place } = found;
  if (blockAt(found, place) === block.trim()) return true;
  const own = parseDocument(block);
  if (!own.ok) return false;
  return diffCells(own.value, 0, content.document, place, table.path).every(({ column }) => {
    const disk = cellSource(content, table, place, column);
    return valuesOfRun(earlier, column).some((source) => sameSource(source, disk));
  });
}

const rowName = (file: string, table: readonly string[], row: unknown): string => JSON.stringify([file, table, row]);

const addedRows = new WeakMap<WorkspaceState["recovery"], ReadonlySet<string>>();

/** The rows that are offered themselves, by their ids or places. */
function offeredRows(recovery: WorkspaceState["recovery"]): ReadonlySet<string> {
  const known = addedRows.get(recovery);
  if (known) return known;
  const names = [...recovery.values()].flatMap(({ record: { file, table, row, change } }) =>
    change.kind === "insert" ? [rowName(file, table, row.id ?? { place: row.index })] : [],
  );
  const rows = new Set(names);
  addedRows.set(recovery, rows);
  return rows;
}

/** Whether the row was added in the last run, and is offered itself. */
function isOfferedRow({ recovery }: WorkspaceState, { record: { file, table, row }, ids }: RecoveryOffer): boolean {
  const rows = offeredRows(recovery);
  return ids.some((id) => rows.has(rowName(file, table, id ?? { place: row.index })));
}
