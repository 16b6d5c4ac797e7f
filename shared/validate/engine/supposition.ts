import type { Task } from "./dependency.js";
import { keysOf } from "./book.js";
import type { CheckedRow } from "./row.js";
import type { CodedFinding } from "./sheet.js";

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

/** The rules of other rows that looked one of these rows up, as it is or under the keys it would have. */
export function readersOf(supposed: ReadonlyMap<string, CheckedRow>): ReadonlyMap<CheckedRow, ReadonlySet<number>> {
  const readers = new Map<CheckedRow, Set<number>>();
  const take = ({ rule }: Task): void => {
    if (!rule || supposed.has(rule.row.key)) return;
    const places = readers.get(rule.row) ?? new Set();
    readers.set(rule.row, places.add(rule.place));
  };
  for (const row of supposed.values()) {
    row.sheet.indexes.forEach(({ filled }, place) => {
      const actual = row.sheet.rows.get(row.key)?.indexed[place] ?? [];
      for (const key of new Set([...actual, ...(row.indexed[place] ?? [])])) {
        const group = filled.groups.get(key);
        if (!group) continue;
        for (const dependency of [group.rowsDependency, group.firstDependency, group.presenceDependency])
          dependency.readers.forEach(take);
        // Rules of uniqueness read the first of their own group, which is no dependency of theirs.
        for (const other of group.rows)
          filled
            .ownReaders(other)
            .forEach((at) => take({ dependencies: [], invalidate: () => undefined, rule: { row: other, place: at } }));
      }
    });
  }
  return readers;
}
