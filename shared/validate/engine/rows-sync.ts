import { leaveRow, reindexRow, sortIndexes, unindexRow, updateRow } from "./book.js";
import { ascendingPlaces } from "./changes.js";
import { giveRanks } from "./ranks.js";
import { newRow, type CheckedRow } from "./row.js";
import type { CheckedSheet } from "./sheet.js";
import type { CheckScheduler } from "./scheduler.js";

/** Rows that changed since the checker last saw the sheet: their content, or their place too. */
export type RowChanges = ReadonlyMap<string, "set" | "moved">;

interface Plan {
  readonly removed: readonly CheckedRow[];
  readonly moved: readonly CheckedRow[];
  /** Keys of rows the checker does not know yet. */
  readonly added: readonly string[];
  /** Keys of rows whose content changed. */
  readonly set: Iterable<string>;
  /** Rows that may differ, of which nobody said anything. */
  readonly kept: readonly CheckedRow[];
}

/** With more moved rows than this, whole indexes are sorted rather than rows taken out and put back. */
const manyMoved = 8;

/** What `left` does with a row that is gone. */
type Left = (row: CheckedRow) => void;

/**
 * Brings the rows of a sheet to what its source holds. With `changes`, which must name each row that came, went, moved or
 * changed, it costs what these cost; else every row is compared, piece by piece.
 */
export function syncRows(sheet: CheckedSheet, work: CheckScheduler, changes: RowChanges | undefined, left: Left): void {
  const { keys } = sheet.source;
  if (sheet.rows.size === 0) {
    for (const [at, key] of keys.entries()) add(sheet, work, newRow(sheet, key, at));
    renumber(sheet);
    return;
  }
  const plan = changes ? planOf(sheet, changes) : comparison(sheet);
  for (const row of plan.removed) {
    leaveRow(row, work);
    left(row);
    sheet.rows.delete(row.key);
  }
  place(sheet, plan, work);
  if (plan.removed.length + plan.moved.length + plan.added.length > 0) renumber(sheet);
  for (const key of plan.set) {
    const row = sheet.rows.get(key);
    if (row?.entries) updateRow(row, sheet.source.entries(key), work);
  }
  // Without a word of what changed, nearly all rows are as they were; to see that takes longer than an edit may.
  work.compare(sheet, plan.kept);
}

const renumber = ({ numbers, source }: CheckedSheet): void => numbers.changed((key) => source.place(key));

const add = (sheet: CheckedSheet, work: CheckScheduler, row: CheckedRow): void => {
  sheet.rows.set(row.key, row);
  work.load(row);
};

function place(sheet: CheckedSheet, { moved, added }: Plan, work: CheckScheduler): void {
  if (moved.length === 0 && added.length === 0) return;
  const { rows, source } = sheet;
  const indexed = moved.filter(({ entries }) => entries !== undefined);
  const isMuch = indexed.length > manyMoved;
  if (!isMuch) for (const row of indexed) unindexRow(row, work);
  for (const key of added) add(sheet, work, newRow(sheet, key, 0));
  const fresh = [...moved.map(({ key }) => key), ...added].map((key) => source.place(key)).sort((a, b) => a - b);
  const rowAt = (at: number): CheckedRow => {
    const row = rows.get(source.keys[at] ?? "");
    if (!row) throw new Error(`No row at ${at}`);
    return row;
  };
  giveRanks(rowAt, source.keys.length, fresh);
  if (isMuch) sortIndexes(sheet, indexed, work);
  else for (const row of indexed) reindexRow(row, work);
}

function planOf({ rows, source }: CheckedSheet, changes: RowChanges): Plan {
  const removed: CheckedRow[] = [];
  const moved: CheckedRow[] = [];
  const added: string[] = [];
  const set: string[] = [];
  for (const [key, kind] of changes) {
    const row = rows.get(key);
    if (source.place(key) === -1) {
      if (row) removed.push(row);
    } else if (!row) added.push(key);
    else {
      set.push(key);
      if (kind === "moved") moved.push(row);
    }
  }
  return { removed, moved, added, set, kept: [] };
}

function comparison({ rows, source }: CheckedSheet): Plan {
  const { keys } = source;
  const present = new Set(keys);
  const removed = [...rows.values()].filter(({ key }) => !present.has(key));
  const kept = keys.flatMap((key) => rows.get(key) ?? []);
  const inPlace = ascendingPlaces(kept.map(({ rank }) => rank));
  const moved = kept.filter((_, at) => !inPlace.has(at));
  return { removed, moved, added: keys.filter((key) => !rows.has(key)), set: [], kept };
}
