import { runToEnd } from "../../shared/base/index.js";
import { folderTables, games, readFolderSettings, type FolderTable } from "../../shared/games/index.js";
import { documentContent } from "../../shared/toml/index.js";
import type { Version } from "./versions.js";

/** What the tables of a folder are to their games, by address. */
export type Bindings = ReadonlyMap<string, FolderTable["binding"]>;

export const tableAddress = (file: string, path: readonly string[]): string => JSON.stringify([file, ...path]);

/** Binds the tables of one version of a folder, those of files that are not compared too. */
export function bindingsIn({
  documents,
  others,
  settings,
}: Pick<Version, "documents" | "others" | "settings">): Bindings {
  const sources = [...others, ...documents].map(([file, document]) => ({
    file,
    content: runToEnd(documentContent(document)),
  }));
  const tables = folderTables(games, sources, readFolderSettings(games, settings));
  return new Map(tables.map(({ file, table, binding }) => [tableAddress(file, table), binding]));
}
