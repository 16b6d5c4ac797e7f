import type { RowEntry } from "../../toml/index.js";
import { dropDependencies } from "./dependency.js";
import { changedKeys, overlaps } from "./changes.js";
import { withStale, type CheckedRow, type RecheckQueue } from "./row.js";
import { isTitleKey, RowReader } from "./row-reader.js";
import type { CheckedSheet } from "./sheet.js";
import type { FilledIndex } from "./tables.js";

/** Takes a row into the indexes for the first time; all its tallies and rules are still to be computed. */
export function enterRow(row: CheckedRow, entries: readonly RowEntry[], queue: RecheckQueue): void {
  row.entries = entries;
  row.indexed = row.sheet.indexes.map(({ filled, reads }) => {
    const keys = keysOf(row, reads, filled);
    for (const key of keys) filled.add(key, row, queue);
    return keys;
  });
  if (row.sheet.tallies.length > 0) {
    row.staleTallies = "all";
    queue.tallies(row);
  }
  row.staleRules = "all";
  queue.rules(row);
}

export const keysOf = (row: CheckedRow, reads: ReadonlySet<string>, { index }: FilledIndex): readonly string[] => {
  const found = index.keys(new RowReader(row, reads));
  return found.length > 1 ? [...new Set(found)] : found;
};

/** Lets indexes, tallies and rules follow a change of a row. Costs what reads the keys that changed. */
export function updateRow(row: CheckedRow, entries: readonly RowEntry[], queue: RecheckQueue): void {
  const before = row.entries;
  if (before === undefined || before === entries) return;
  const changed = changedKeys(before, entries);
  row.entries = entries;
  const titleChanged = [...changed].some(isTitleKey);
  if (changed.size > 0) updateIndexes(row, changed, titleChanged, queue);
  row.sheet.tallies.forEach(({ reads }, place) => {
    if (!titleChanged && !overlaps(changed, reads)) return;
    row.staleTallies = withStale(row.staleTallies, place);
    queue.tallies(row);
  });
  row.sheet.rules.forEach(({ reads, readsSource }, place) => {
    if (!titleChanged && !readsSource && !overlaps(changed, reads)) return;
    row.staleRules = withStale(row.staleRules, place);
    queue.rules(row);
  });
}

function updateIndexes(
  row: CheckedRow,
  changed: ReadonlySet<string>,
  titleChanged: boolean,
  queue: RecheckQueue,
): void {
  row.sheet.indexes.forEach(({ filled, reads }, place) => {
    const before = row.indexed[place] ?? [];
    const after = titleChanged || overlaps(changed, reads) ? keysOf(row, reads, filled) : before;
    const shows = titleChanged || overlaps(changed, filled.carries);
    for (const key of before) {
      if (!after.includes(key)) filled.remove(key, row, queue);
      else if (shows) filled.changed(key, row, queue);
    }
    for (const key of after) if (!before.includes(key)) filled.add(key, row, queue);
    row.indexed[place] = after;
  });
}

/** Takes a row out of the indexes, to be put back under another rank or to be given up. */
export function unindexRow(row: CheckedRow, queue: RecheckQueue): void {
  row.sheet.indexes.forEach(({ filled }, place) => {
    for (const key of row.indexed[place] ?? []) filled.remove(key, row, queue);
  });
}

/** Puts a row back where it was in the indexes. */
export function reindexRow(row: CheckedRow, queue: RecheckQueue): void {
  row.sheet.indexes.forEach(({ filled }, place) => {
    for (const key of row.indexed[place] ?? []) filled.add(key, row, queue);
  });
}

/** Puts the indexes in order after rows were given other ranks within them. */
export function sortIndexes({ indexes }: CheckedSheet, rows: readonly CheckedRow[], queue: RecheckQueue): void {
  indexes.forEach(({ filled }, place) => {
    filled.sortAgain(rows, ({ indexed }) => indexed[place] ?? [], queue);
  });
}

/** Takes a row out of everything but the problems. */
export function leaveRow(row: CheckedRow, queue: RecheckQueue): void {
  if (row.entries !== undefined) unindexRow(row, queue);
  row.sheet.tallies.forEach(({ filled }, place) => {
    const counted = row.counted[place];
    if (counted) filled.remove(counted);
  });
  for (const task of [...row.tallyTasks, ...row.ruleTasks]) if (task) dropDependencies(task);
  row.entries = undefined;
  row.staleRules = undefined;
  row.staleTallies = undefined;
}
