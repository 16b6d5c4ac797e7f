import { matchRows } from "../sheet/index.js";
import { rowEntries, type TomlDocument } from "../toml/index.js";
import { readContent, sameRow, tableOf } from "./content.js";
import type { RowEvent } from "./events.js";
import type { RowKey } from "./identity.js";
import type { Content, TableState } from "./state.js";

/** Hands out the numbers of a step: for row keys, contents, tickets and journal records. */
export type Fresh = () => number;

export const freshRowKey = (fresh: Fresh): RowKey => `r${fresh()}`;

/**
 * Reads another version of a file: rows found again in an `earlier` version, the first that has them, keep their keys
 * (editor 4.6); others get new ones.
 */
export function adopt(file: string, earlier: readonly Content[], document: TomlDocument, fresh: Fresh): Content {
  const keysFor = (path: readonly string[], rows: number): readonly RowKey[] => {
    const keys = new Array<RowKey | undefined>(rows).fill(undefined);
    const taken = new Set<RowKey>();
    for (const version of earlier) {
      const table = tableOf(version, path);
      if (!table || taken.size === rows) continue;
      for (const [at, place] of matchRows(version.document, document, path).entries()) {
        const key = place === null ? undefined : table.keys[place];
        if (key === undefined || keys[at] !== undefined || taken.has(key)) continue;
        keys[at] = key;
        taken.add(key);
      }
    }
    return keys.map((key) => key ?? freshRowKey(fresh));
  };
  const remembered = earlier.flatMap(({ tables }) => tables.map(({ path }) => path));
  return readContent(file, document, fresh(), keysFor, remembered);
}

/** More changes than this are cheaper fetched anew than told one by one. */
const mostEvents = 2_000;

function tableEvents(before: Content, after: Content, old: TableState, table: TableState): RowEvent[] {
  const reset: RowEvent[] = [{ kind: "reset", table: table.path }];
  if (!sameColumns(old, table)) return reset;
  const kept = new Set(table.keys);
  const events: RowEvent[] = [];
  const remaining: RowKey[] = [];
  for (const key of old.keys) {
    if (kept.has(key)) remaining.push(key);
    else events.push({ kind: "remove", table: table.path, key });
  }
  const places = new Map(old.keys.map((key, at) => [key, at]));
  let next = 0;
  for (const [at, key] of table.keys.entries()) {
    const oldPlace = places.get(key);
    if (oldPlace === undefined) events.push({ kind: "insert", table: table.path, key, at });
    else if (remaining[next] !== key) return reset;
    else {
      next += 1;
      const was = rowEntries(before.document, table.path, oldPlace);
      const is = rowEntries(after.document, table.path, at);
      if (!sameRow(was, is)) events.push({ kind: "set", table: table.path, key });
    }
    if (events.length > mostEvents) return reset;
  }
  return events;
}

const sameColumns = (a: TableState, b: TableState): boolean =>
  a.facts.columns.length === b.facts.columns.length &&
  a.facts.columns.every((column, at) => column.key === b.facts.columns[at]?.key);

/** What a page must be told to turn the rows of one version into those of another. */
export function rowEventsBetween(before: Content | undefined, after: Content): RowEvent[] {
  return after.tables.flatMap((table) => {
    const old = before && tableOf(before, table.path);
    if (!before || !old) return [{ kind: "reset", table: table.path }];
    return old === table && before.document === after.document ? [] : tableEvents(before, after, old, table);
  });
}
