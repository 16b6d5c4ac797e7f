import { groupRows, type Grouping, type RowGroups } from "./groups.js";

/**
 * The rows of a sheet as a person looks at them, sorted and filtered at one moment. Later edits do not move rows: an edited
 * or new row stays where it is until the order is applied again (SHEET-8).
 */
export interface Arrangement {
  /** From top to bottom. */
  readonly shown: readonly string[];
  readonly hidden: ReadonlySet<string>;
  /** Whether `shown` has an order of its own; otherwise it is that of the file. */
  readonly isSorted: boolean;
  /** Undefined where rows are not grouped. */
  readonly groups?: RowGroups | undefined;
}

/**
 * The rows named by `keys` in their order in the file, sorted as `order` says and without those that do not pass. With a
 * `grouping` the rows of a group stand together.
 */
export function arrange(
  keys: readonly string[],
  order: readonly number[] | undefined,
  isShown: (row: number) => boolean,
  grouping?: Grouping,
): Arrangement {
  const passing: number[] = [];
  const hidden = new Set<string>();
  for (let at = 0; at < keys.length; at += 1) {
    const row = order ? (order[at] ?? at) : at;
    const key = keys[row];
    if (key === undefined) continue;
    if (isShown(row)) passing.push(row);
    else hidden.add(key);
  }
  const keyOf = (row: number): string => keys[row] ?? "";
  if (!grouping) return { shown: passing.map(keyOf), hidden, isSorted: order !== undefined };
  const { shown, hidden: folded, groups, groupOf } = groupRows(passing, keyOf, grouping);
  for (const key of folded) hidden.add(key);
  return { shown, hidden, isSorted: true, groups: { groups, groupOf } };
}

/**
 * The same arrangement after rows came, went and moved in the file. `keys` are the rows as they stand there now. A new row
 * stands beside its neighbour in the file: beside `anchor` where that is one, else behind the row above it.
 */
export function followRows(before: Arrangement, keys: readonly string[], anchor?: string): Arrangement {
  const there = new Set(keys);
  const hidden = new Set([...before.hidden].filter((key) => there.has(key)));
  const known = new Set(before.shown);
  const { groups } = before;
  if (!before.isSorted) return { shown: keys.filter((key) => !hidden.has(key)), hidden, isSorted: false };
  const shown = before.shown.filter((key) => there.has(key));
  const runs = newRuns(keys, (key) => !known.has(key) && !hidden.has(key));
  return { shown: withRuns(shown, runs, anchor), hidden, isSorted: true, groups };
}

/** New rows that stand together in the file, with the rows they stand between. */
interface Run {
  readonly rows: readonly string[];
  readonly above: string | undefined;
  readonly below: string | undefined;
}

function newRuns(keys: readonly string[], isNew: (key: string) => boolean): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < keys.length; at += 1) {
    const from = at;
    while (at < keys.length && isNew(keys[at] ?? "")) at += 1;
    if (at > from) runs.push({ rows: keys.slice(from, at), above: keys[from - 1], below: keys[at] });
  }
  return runs;
}

function withRuns(shown: readonly string[], runs: readonly Run[], anchor: string | undefined): string[] {
  if (runs.length === 0) return [...shown];
  const isShown = new Set<string | undefined>(shown);
  const behind = new Map<string | undefined, readonly string[]>();
  const before = new Map<string | undefined, readonly string[]>();
  const last: string[] = [];
  for (const { rows, above, below } of runs) {
    const wantsBelow = below !== undefined && below === anchor && above !== anchor;
    if (isShown.has(above) && !(wantsBelow && isShown.has(below))) behind.set(above, rows);
    else if (isShown.has(below)) before.set(below, rows);
    else for (const row of rows) last.push(row);
  }
  return [...shown.flatMap((key) => [...(before.get(key) ?? []), key, ...(behind.get(key) ?? [])]), ...last];
}

/** The row of the file, from 0, that stands at a place on screen; the place itself where there is no such row (SHEET-8). */
export const fileRow = (order: readonly number[] | undefined, place: number): number => order?.[place] ?? place;
