import type { RowEntry } from "../../toml/index.js";
import { forgetAsked } from "./answer.js";
import { changedKeys, overlaps } from "./changes.js";
import { withStale, type CheckedRow } from "./row.js";
import { isTitleKey, RowReader } from "./row-reader.js";
import type { FilledIndex } from "./tables.js";
import type { Waiting } from "./waiting.js";

/** Takes a row into the indexes for the first time; all its tallies and rules are still to be worked out. */
export function enterRow(row: CheckedRow, entries: readonly RowEntry[], waiting: Waiting): void {
  row.entries = entries;
  row.indexed = row.sheet.indexes.map(({ filled, reads }) => {
    const keys = keysOf(row, reads, filled);
    for (const key of keys) filled.add(key, row, waiting);
    return keys;
  });
  if (row.sheet.tallies.length > 0) {
    row.staleTallies = "all";
    waiting.tallies(row);
  }
  row.staleRules = "all";
  waiting.rules(row);
}

export const keysOf = (row: CheckedRow, reads: ReadonlySet<string>, { index }: FilledIndex): readonly string[] => {
  const found = index.keys(new RowReader(row, reads));
  return found.length > 1 ? [...new Set(found)] : found;
};

/** Lets indexes, tallies and rules follow a change of a row. Costs what reads the keys that changed. */
export function updateRow(row: CheckedRow, entries: readonly RowEntry[], waiting: Waiting): void {
  const before = row.entries;
  if (before === undefined || before === entries) return;
  const changed = changedKeys(before, entries);
  row.entries = entries;
  const titleChanged = [...changed].some(isTitleKey);
  if (changed.size > 0) updateIndexes(row, changed, titleChanged, waiting);
  row.sheet.tallies.forEach(({ reads }, place) => {
    if (!titleChanged && !overlaps(changed, reads)) return;
    row.staleTallies = withStale(row.staleTallies, place);
    waiting.tallies(row);
  });
  row.sheet.rules.forEach(({ reads, readsSource }, place) => {
    if (!titleChanged && !readsSource && !overlaps(changed, reads)) return;
    row.staleRules = withStale(row.staleRules, place);
    waiting.rules(row);
  });
}

function updateIndexes(row: CheckedRow, changed: ReadonlySet<string>, titleChanged: boolean, waiting: Waiting): void {
  row.sheet.indexes.forEach(({ filled, reads }, place) => {
    const before = row.indexed[place] ?? [];
    const after = titleChanged || overlaps(changed, reads) ? keysOf(row, reads, filled) : before;
    const shows = titleChanged || overlaps(changed, filled.carries);
    for (const key of before) {
      if (!after.includes(key)) filled.remove(key, row, waiting);
      else if (shows) filled.changed(key, row, waiting);
    }
    for (const key of after) if (!before.includes(key)) filled.add(key, row, waiting);
    row.indexed[place] = after;
  });
}

/** Takes a row out of the indexes, to be put back under another rank or to be given up. */
export function unindexRow(row: CheckedRow, waiting: Waiting): void {
  row.sheet.indexes.forEach(({ filled }, place) => {
    for (const key of row.indexed[place] ?? []) filled.remove(key, row, waiting);
  });
}

/** Puts a row back where it was in the indexes. */
export function reindexRow(row: CheckedRow, waiting: Waiting): void {
  row.sheet.indexes.forEach(({ filled }, place) => {
    for (const key of row.indexed[place] ?? []) filled.add(key, row, waiting);
  });
}

/** Takes a row out of everything but the problems. */
export function leaveRow(row: CheckedRow, waiting: Waiting): void {
  if (row.entries !== undefined) unindexRow(row, waiting);
  row.sheet.tallies.forEach(({ filled }, place) => {
    const counted = row.counted[place];
    if (counted) filled.remove(counted);
  });
  for (const task of [...row.tallyTasks, ...row.ruleTasks]) if (task) forgetAsked(task);
  row.entries = undefined;
  row.staleRules = undefined;
  row.staleTallies = undefined;
}
