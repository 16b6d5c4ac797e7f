import { blockText, rowEntries } from "../../toml/index.js";
import type { RowKey } from "../identity.js";
import type { Content, TableState } from "../state.js";
import { sameRow, tableOf } from "./content.js";

/** How the rows of a sheet changed, for the page's patch. `reset`: fetch them again. */
export type RowEvent =
  | { readonly kind: "set"; readonly table: readonly string[]; readonly key: RowKey }
  | { readonly kind: "insert"; readonly table: readonly string[]; readonly key: RowKey; readonly at: number }
  | { readonly kind: "remove"; readonly table: readonly string[]; readonly key: RowKey }
  | { readonly kind: "move"; readonly table: readonly string[]; readonly key: RowKey; readonly to: number }
  | { readonly kind: "reset"; readonly table: readonly string[] };

/** A change of one row. */
export type TouchedRow = Exclude<RowEvent, { kind: "reset" }>;

/** With more changes than this, fetching all rows is cheaper than sending each change. */
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
      if (blockText(before.document, table.path, oldPlace) === blockText(after.document, table.path, at)) continue;
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

/** The changes that turn the rows of one version into those of another, for a page. */
export function rowEventsBetween(before: Content | undefined, after: Content): RowEvent[] {
  return after.tables.flatMap((table) => {
    const old = before && tableOf(before, table.path);
    if (!before || !old) return [{ kind: "reset", table: table.path }];
    return old === table && before.document === after.document ? [] : tableEvents(before, after, old, table);
  });
}
