import { randomBytes } from "node:crypto";
import { dirname, join } from "node:path";
import { runToEnd } from "../../shared/base/index.js";
import { games } from "../../shared/games/index.js";
import { cellText, idOf, makeRowId, randomUuid } from "../../shared/sheet/index.js";
import { documentContent, type RowEntry, type TomlDocument } from "../../shared/toml/index.js";
import { listWorkspaceFiles, nodeDisk } from "../files/index.js";
import { readToml } from "./files.js";
import { readFolderTables } from "./folder.js";
import type { Output } from "./output.js";
import type { OpenSheet } from "./place.js";

/** Ids by the game whose tables have them. */
export type TakenIds = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether some game makes ids that depend on those that are taken: random ones do not. */
const isCounted = (game: string): boolean =>
  games.some(({ id, sheets }) => id === game && sheets.some(({ makeId }) => makeId && makeId.kind !== "uuid"));

/**
 * The ids of the games in the folder of a file, by game, as far as they decide about new ones: an id is free only where no table
 * of its game has it.
 */
export async function takenIds(file: string, output: Output): Promise<TakenIds> {
  const folder = dirname(file);
  const documents = new Map<string, TomlDocument>();
  for (const name of await listWorkspaceFiles(nodeDisk, folder).catch(() => [])) {
    const document = await readToml(join(folder, name), output);
    // A file that cannot be read has no ids to look at; what is wrong with it is no concern of this one.
    if (document.ok) documents.set(name, document.value);
  }
  const sources = [...documents].map(([name, document]) => ({
    file: name,
    content: runToEnd(documentContent(document)),
  }));
  const tables = await readFolderTables(folder, { sources }, output);
  const found = new Map<string, Set<string>>();
  for (const { binding, rows } of tables.ok ? tables.value : []) {
    if (!binding?.schema.makeId || !isCounted(binding.game.id)) continue;
    const ids = found.get(binding.game.id) ?? new Set();
    found.set(binding.game.id, ids);
    for (const row of rows) {
      const id = (row as Readonly<Record<string, unknown>>)[binding.schema.idColumn];
      if (typeof id === "string") ids.add(id);
    }
  }
  return found;
}

/** Makes ids for new rows of a sheet, of which no two are the same, and none is that of another row of the game. */
export function idMaker({ document, facts, game }: OpenSheet, others: TakenIds): (row: readonly RowEntry[]) => string {
  let known: Set<string> | undefined;
  const taken = (): Set<string> => {
    const rows = Array.from({ length: facts.rowCount }, (_, place) => idOf(document, facts, place));
    return (known ??= new Set([
      ...rows.flatMap((id) => (id ? [cellText(id)] : [])),
      ...(others.get(game ?? "") ?? []),
    ]));
  };
  const uuid = (): string => randomUuid(() => randomBytes(4).readInt32LE(), facts);
  return (row) => {
    if (!facts.ids) return uuid();
    const id = makeRowId(facts.ids, row, { uuid, taken });
    known?.add(id);
    return id;
  };
}
