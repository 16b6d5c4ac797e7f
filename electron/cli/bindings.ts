import { runToEnd } from "../../shared/base/index.js";
import { folderTables, games, type FolderTable } from "../../shared/games/index.js";
import { documentContent } from "../../shared/toml/index.js";
import { noSettings, readSettings } from "../../shared/validate/index.js";
import type { Version } from "./versions.js";

/** What the tables of a folder are to their games, by address. */
export type Bindings = ReadonlyMap<string, FolderTable["binding"]>;

export const tableAddress = (file: string, path: readonly string[]): string => JSON.stringify([file, ...path]);

/** Binds the tables of one version of a folder. */
export function bindingsIn({ documents, settings }: Pick<Version, "documents" | "settings">): Bindings {
  const sources = [...documents].map(([file, document]) => ({ file, content: runToEnd(documentContent(document)) }));
  const tables = folderTables(games, sources, settings ? readSettings(settings) : noSettings);
  return new Map(tables.map(({ file, table, binding }) => [tableAddress(file, table), binding]));
}
