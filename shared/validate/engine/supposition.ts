import { keysOf } from "./book.js";
import { changedKeys, overlaps } from "./changes.js";
import { compareRanks } from "./group.js";
import { placesOf, type CheckedRow } from "./row.js";
import { isTitleKey } from "./row-reader.js";
import type { CodedFinding } from "./sheet.js";
import type { FilledIndex } from "./tables.js";

/** What the rule at a place of its sheet would find about a row. */
export interface Supposition {
  readonly row: CheckedRow;
  readonly place: number;
  readonly findings: readonly CodedFinding[];
}

/** A supposed row under the keys it would have in the indexes. */
export const withKeys = (row: CheckedRow): CheckedRow => ({
  ...row,
  indexed: row.sheet.indexes.map(({ filled, reads }) => keysOf(row, reads, filled)),
});

/**
 * The rules that would run again if rows were other than they are: of those rows, and of others that looked one of them up.
 * What they find can differ, what all others find cannot; a real edit of these rows runs the same ones.
 */
export function rulesOf(supposed: ReadonlyMap<string, CheckedRow>): ReadonlyMap<CheckedRow, ReadonlySet<number>> {
  const found = new Map<CheckedRow, Set<number>>();
  const take = (row: CheckedRow, places: Iterable<number>): void => {
    const subject = supposed.get(row.key) ?? row;
    const known = found.get(subject) ?? new Set();
    found.set(subject, known);
    for (const place of places) known.add(place);
  };
  for (const row of supposed.values()) {
    const actual = row.sheet.rows.get(row.key);
    const { rules, indexes } = row.sheet;
    const changed = changedKeys(actual?.entries ?? [], row.entries ?? []);
    const titleChanged = [...changed].some(isTitleKey);
    const touches = (keys: ReadonlySet<string>): boolean => titleChanged || overlaps(changed, keys);
    take(row, placesOf(actual?.staleRules, rules.length));
    rules.forEach(({ reads, readsSource }, place) => {
      if (readsSource || touches(reads)) take(row, [place]);
    });
    indexes.forEach(({ filled }, place) => {
      const before = actual?.indexed[place] ?? [];
      const after = row.indexed[place] ?? [];
      for (const key of new Set([...before, ...after])) {
        const isStaying = before.includes(key) && after.includes(key);
        if (isStaying && !touches(filled.carries)) continue;
        if (!isStaying) take(row, filled.ownReaders(row));
        takeReaders(filled, key, row, supposed.size, take);
      }
    });
  }
  return found;
}

/** Takes the rules that read something of a group which a row enters, leaves, or looks different in. */
function takeReaders(
  filled: FilledIndex,
  key: string,
  row: CheckedRow,
  supposed: number,
  take: (row: CheckedRow, places: Iterable<number>) => void,
): void {
  const group = filled.groups.get(key);
  if (!group) return;
  const { rows } = group;
  const [first] = rows;
  const isFirst = !first || first.key === row.key || compareRanks(row, first) < 0;
  const dependencies = [
    group.rowsDependency,
    ...(isFirst ? [group.firstDependency] : []),
    ...(rows.length <= supposed ? [group.presenceDependency] : []),
  ];
  for (const { readers } of dependencies) for (const { rule } of readers) if (rule) take(rule.row, [rule.place]);
  // Rules of uniqueness read the first of their own group, which is no dependency of theirs.
  if (isFirst) for (const other of rows) take(other, filled.ownReaders(other));
}
