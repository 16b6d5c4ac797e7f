import { listTables, usableId, type SheetSchema } from "../sheet/index.js";
import { rowCount, rowEntries, type TomlDocument } from "../toml/index.js";
import { tableDifference, type TableDifference, type TableVersion } from "./table.js";

/** The TOML files of one version of a folder, by name. */
export type FolderVersion = ReadonlyMap<string, TomlDocument>;

/** What is known of the tables of both versions. */
export interface FolderKnowledge {
  /** What a table is to its game; undefined for tables of no game. */
  readonly schemaOf: (table: Pick<TableVersion, "file" | "path">) => SheetSchema | undefined;
  /** The kinds of sheet that are plain tables, of all games. */
  readonly plainKinds: readonly SheetSchema[];
}

/** Compares two versions of a table, as `tableDifference` does. */
type CompareTables = typeof tableDifference;

/**
 * Compares two versions of a folder, table by table, in the order of the files after; tables that are gone come last. A table
 * whose file has another name now is found again by the ids of its rows. Only tables with differences are returned. `compare` is
 * for who remembers earlier comparisons.
 */
export function folderDifference(
  before: FolderVersion,
  after: FolderVersion,
  { schemaOf, plainKinds }: FolderKnowledge,
  compare: CompareTables = tableDifference,
): TableDifference[] {
  const old = new Map(tablesOf(before, plainKinds).map((table) => [addressOf(table), table]));
  const pairs = tablesOf(after, plainKinds).map((table) => {
    const known = old.get(addressOf(table));
    old.delete(addressOf(table));
    return { after: table, before: known };
  });
  const gone = [...old.values()];
  const renamed = renamedTables(
    gone,
    pairs.flatMap((pair) => (pair.before ? [] : [pair.after])),
  );
  const found = new Set(renamed.values());
  return [
    ...pairs.map((pair) => ({ after: pair.after, before: pair.before ?? renamed.get(pair.after) })),
    ...gone.filter((table) => !found.has(table)).map((table) => ({ after: undefined, before: table })),
  ]
    .filter((pair) => pair.before?.document !== pair.after?.document)
    .map((pair) => compare(pair.before, pair.after, schemaOf(pair.after ?? pair.before)))
    .filter(({ rows }) => rows.length > 0);
}

const addressOf = ({ file, path }: TableVersion): string => JSON.stringify([file, ...path]);

const tablesOf = (version: FolderVersion, plainKinds: readonly SheetSchema[]): TableVersion[] =>
  [...version].flatMap(([file, document]) =>
    listTables(document, file, [], plainKinds).map(({ table }) => ({ file, path: table, document })),
  );

/** Finds tables that are gone among new ones: the one under the same key that holds at least half of the ids. */
function renamedTables(gone: readonly TableVersion[], fresh: readonly TableVersion[]): Map<TableVersion, TableVersion> {
  const owners = new Map<string, TableVersion>();
  const sizes = new Map<TableVersion, number>();
  for (const table of gone) {
    const ids = idsOf(table);
    sizes.set(table, ids.length);
    for (const id of ids) owners.set(id, table);
  }
  const found = new Map<TableVersion, TableVersion>();
  const taken = new Set<TableVersion>();
  for (const table of owners.size === 0 ? [] : fresh) {
    const ids = idsOf(table);
    const counts = new Map<TableVersion, number>();
    for (const id of ids) {
      const owner = owners.get(id);
      if (owner) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    }
    const best = [...counts]
      .filter(([owner, count]) => !taken.has(owner) && count * 2 >= Math.max(ids.length, sizes.get(owner) ?? 0))
      .toSorted(([, one], [, other]) => other - one)[0]?.[0];
    if (!best) continue;
    taken.add(best);
    found.set(table, best);
  }
  return found;
}

/** The ids of a table's rows with the table's key, so that equal ids of other tables are others. */
function idsOf({ document, path }: TableVersion): readonly string[] {
  const ids = Array.from({ length: rowCount(document, path) }, (_, row) => usableId(rowEntries(document, path, row)));
  return ids.flatMap((id) => (id === undefined ? [] : [JSON.stringify([path, id])]));
}
