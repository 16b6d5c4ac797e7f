import { journalledSpecOf, type Clash, type RecoverySite } from "../operations/index.js";
import type { RecoveryOffer, WorkspaceState } from "../state.js";
import { findRow } from "./rows.js";

/** An offer beside its file as it is now. */
export function siteOf(state: WorkspaceState, offer: RecoveryOffer): RecoverySite {
  const { earlier, record } = offer;
  return {
    changes: [...earlier.map(({ change }) => change), record.change],
    row: record.row,
    content: state.files.get(record.file)?.content,
    isMissing: !state.files.has(record.file),
    found: findRow(state, offer),
    isRowOffered: () => isOfferedRow(state, offer),
    isAfterOthers: () => isAfterOthers(state, offer),
  };
}

/** What prevents taking an offer back. */
export function clashOf(state: WorkspaceState, offer: RecoveryOffer): Clash | null {
  const { change } = offer.record;
  return journalledSpecOf(change).clash(change, siteOf(state, offer));
}

/** The value before the first of the edits that an offer covers. */
export function firstValue({ earlier, record }: RecoveryOffer): string | null {
  const [first = record] = earlier;
  return "before" in first.change && typeof first.change.before === "string" ? first.change.before : null;
}

const rowName = (file: string, table: readonly string[], row: unknown): string => JSON.stringify([file, table, row]);

const addedRows = new WeakMap<WorkspaceState["recovery"], ReadonlySet<string>>();

/** The rows that are offered themselves, by their ids or places. */
function offeredRows(recovery: WorkspaceState["recovery"]): ReadonlySet<string> {
  const known = addedRows.get(recovery);
  if (known) return known;
  const names = [...recovery.values()].flatMap(({ record: { file, table, row, change } }) =>
    journalledSpecOf(change).subject(change).kind === "addition"
      ? [rowName(file, table, row.id ?? { place: row.index })]
      : [],
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

/** Offers are in the order in which they were made. */
function isAfterOthers({ recovery }: WorkspaceState, { record }: RecoveryOffer): boolean {
  for (const [id, other] of recovery) {
    if (id === record.id) return false;
    if (other.record.file === record.file) return true;
  }
  return false;
}
