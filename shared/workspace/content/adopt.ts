import {
  idKeyOf,
  matchRows,
  readSheet,
  updateRows,
  type ChangedRow,
  type SheetFacts,
  type SheetSchema,
} from "../../sheet/index.js";
import { blockText, rowCount, type TomlDocument } from "../../toml/index.js";
import { readContent, tableOf } from "./content.js";
import type { RowKey } from "../identity.js";
import type { Content, TableState } from "../state.js";

/** Hands out the numbers of a step: for row keys, contents, tickets and journal records. */
export type Fresh = () => number;

export const freshRowKey = (fresh: Fresh): RowKey => `r${fresh()}`;

/**
 * Reads another version of a file: rows found again in an `earlier` version, the first that has them, keep their keys
 * (MERGE-2); others get new ones. `plain` are the kinds of sheet that are plain tables, `reserved` keys that no row gets.
 * Costs a comparison of the rows' texts, and the reading of those that differ.
 */
export function adopt(
  file: string,
  earlier: readonly Content[],
  document: TomlDocument,
  fresh: Fresh,
  plain: readonly SheetSchema[] = earlier[0]?.plain ?? [],
  reserved: ReadonlySet<RowKey> = new Set(),
): Content {
  const readTable = (path: readonly string[]): Pick<TableState, "facts" | "keys"> => {
    const keys = new Array<RowKey | undefined>(rowCount(document, path)).fill(undefined);
    const taken = new Set(reserved);
    let facts: SheetFacts | undefined;
    for (const version of earlier) {
      const table = tableOf(version, path);
      if (!table || (facts && taken.size - reserved.size === keys.length)) continue;
      const places = matchRows(version.document, document, path, { idKey: idKeyOf(table.facts) });
      for (const [at, place] of places.entries()) {
        const key = place === null ? undefined : table.keys[place];
        if (key === undefined || keys[at] !== undefined || taken.has(key)) continue;
        keys[at] = key;
        taken.add(key);
      }
      facts ??= updateRows(table.facts, version.document, document, changedRows(version, table, document, places));
    }
    return { facts: facts ?? readSheet(document, path), keys: keys.map((key) => key ?? freshRowKey(fresh)) };
  };
  const remembered = earlier.flatMap(({ tables }) => tables.map(({ path }) => path));
  return readContent(file, document, fresh(), readTable, remembered, plain);
}

/** The rows that are not the same text in both versions. `places[after]` is where a row was before. */
function changedRows(
  before: Content,
  table: TableState,
  after: TomlDocument,
  places: readonly (number | null)[],
): ChangedRow[] {
  const changed: ChangedRow[] = [];
  const found = new Set<number>();
  for (const [at, place] of places.entries()) {
    if (place !== null) found.add(place);
    const isSame = place !== null && blockText(before.document, table.path, place) === blockText(after, table.path, at);
    if (!isSame) changed.push({ before: place, after: at });
  }
  for (const place of table.keys.keys()) if (!found.has(place)) changed.push({ before: place, after: null });
  return changed;
}
