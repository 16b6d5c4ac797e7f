import type { RowEntry } from "../../toml/index.js";
import type { Task } from "./dependency.js";
import type { Ranked } from "./group.js";
import type { Counted } from "./histogram.js";
import type { CheckedSheet } from "./sheet.js";
import type { FoundProblem } from "./store.js";

export interface TallyEntry {
  readonly group: string;
  readonly value: Counted;
}

/** A row as the checker knows it. Lists are by the places of indexes, tallies and rules in its sheet. */
export interface CheckedRow extends Ranked {
  readonly sheet: CheckedSheet;
  readonly key: string;
  /** Undefined until the row was read for the first time. */
  entries: readonly RowEntry[] | undefined;
  /** How values are spelled where the row is only supposed to hold them, by their keys. */
  readonly sources?: ReadonlyMap<string, string>;
  indexed: (readonly string[])[];
  counted: (TallyEntry | undefined)[];
  found: (readonly FoundProblem[] | undefined)[];
  /** What is reported of all that was found. */
  reported: readonly FoundProblem[];
  readonly tallyTasks: (Task | undefined)[];
  readonly ruleTasks: (Task | undefined)[];
  /** Tallies and rules to be computed again. */
  staleTallies: Stale;
  staleRules: Stale;
}

/** Takes the rows that have something to be computed again. */
export interface RecheckQueue {
  tallies(row: CheckedRow): void;
  rules(row: CheckedRow): void;
}

/** Places in a list: none, some, or all. */
export type Stale = undefined | Set<number> | "all";

/** Those of so many places that are meant. */
export const placesOf = (stale: Stale, count: number): Iterable<number> =>
  stale === "all" ? Array(count).keys() : (stale ?? []);

export const newRow = (sheet: CheckedSheet, key: string, rank: number): CheckedRow => ({
  sheet,
  key,
  rank,
  entries: undefined,
  indexed: [],
  counted: [],
  found: [],
  reported: [],
  tallyTasks: [],
  ruleTasks: [],
  staleTallies: undefined,
  staleRules: undefined,
});

/** `stale` with one more place. */
export function withStale(stale: Stale, place: number): Stale {
  if (stale === "all") return stale;
  if (stale === undefined) return new Set([place]);
  stale.add(place);
  return stale;
}
