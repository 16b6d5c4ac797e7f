import { join } from "node:path";
import { failed, ok, type Fault, type Result, runToEnd, visibleName } from "../../shared/base/index.js";
import {
  folderTables,
  games,
  readFolderSettings,
  type FolderTable,
  type SourceFile,
} from "../../shared/games/index.js";
import { documentContent, type TomlDocument } from "../../shared/toml/index.js";
import { noSettings } from "../../shared/validate/index.js";
import { listGarbledFiles, listSettingsFile, listWorkspaceFiles, nodeDisk } from "../files/index.js";
import { isBrokenFault, readToml } from "./files.js";
import { expectFolder } from "./named-path.js";
import { describeFault, type Output } from "./output.js";

/** The TOML files of a folder, in the order of their names. */
export interface ReadFolder {
  readonly documents: ReadonlyMap<string, TomlDocument>;
  readonly sources: readonly SourceFile[];
  /** What is wrong with each file that is no TOML; such files are not among the others. */
  readonly broken: readonly Fault[];
}

/** Says which files are left out because nothing can be opened by their names. */
export async function remarkGarbledFiles(folder: string, output: Output): Promise<void> {
  for (const name of await listGarbledFiles(nodeDisk, folder).catch(() => [])) {
    output.remark(`${visibleName(join(folder, name))}: The name of this file is not UTF-8; it is left out.`);
  }
}

/**
 * Reads all TOML files of a folder, not of folders in it; fails at the first that cannot be read. Those that are no TOML are
 * left out, for `remarkBroken` to say.
 */
export async function readFolder(folder: string, output: Output): Promise<Result<ReadFolder>> {
  const isFolder = await expectFolder(folder);
  if (!isFolder.ok) return isFolder;
  let names: readonly string[];
  try {
    names = await listWorkspaceFiles(nodeDisk, folder);
  } catch {
    return failed({ code: "folder/unreadable", message: "The folder cannot be read.", file: folder });
  }
  await remarkGarbledFiles(folder, output);
  if (names.length === 0) {
    return failed({ code: "folder/no-toml-files", message: "No TOML files in the folder.", file: folder });
  }
  const documents = new Map<string, TomlDocument>();
  const broken: Fault[] = [];
  for (const name of names) {
    const document = await readToml(join(folder, name), output);
    if (document.ok) documents.set(name, document.value);
    else if (isBrokenFault(document.error)) broken.push(document.error);
    else return document;
  }
  return ok({
    documents,
    broken,
    sources: [...documents].map(([file, document]) => ({ file, content: runToEnd(documentContent(document)) })),
  });
}

/** Says which files are left out because they are no TOML, with the place of the error. */
export function remarkBroken(output: Output, { broken }: Pick<ReadFolder, "broken">): void {
  for (const fault of broken) output.remark(`${describeFault(fault)} Left out.`);
}

/** The tables of a folder with the games they belong to; fails where its settings, which may say so, are no TOML. */
export async function readFolderTables(
  folder: string,
  { sources }: Pick<ReadFolder, "sources">,
  output: Output,
): Promise<Result<readonly FolderTable[]>> {
  const [settings] = await listSettingsFile(nodeDisk, folder);
  if (settings === undefined) return ok(folderTables(games, sources, noSettings));
  const document = await readToml(join(folder, settings), output);
  return document.ok ? ok(folderTables(games, sources, readFolderSettings(games, document.value))) : document;
}

/** The tables of a folder, as far as its files are TOML. */
export interface ReadTables {
  readonly tables: readonly FolderTable[];
  /** Whether a file was left out because it is no TOML, which was said. */
  readonly isPartial: boolean;
}

/** The tables of a named folder with the games they belong to. A file that is no TOML is named and left out. */
export async function readTables(folder: string, output: Output): Promise<Result<ReadTables>> {
  const read = await readFolder(folder, output);
  if (!read.ok) return read;
  remarkBroken(output, read.value);
  const tables = await readFolderTables(folder, read.value, output);
  return tables.ok ? ok({ tables: tables.value, isPartial: read.value.broken.length > 0 }) : tables;
}

/** As `readTables`, for what would be wrong without one of the files: fails at the first that is no TOML. */
export async function readWholeTables(folder: string, output: Output): Promise<Result<readonly FolderTable[]>> {
  const read = await readFolder(folder, output);
  if (!read.ok) return read;
  const [broken] = read.value.broken;
  return broken ? failed(broken) : readFolderTables(folder, read.value, output);
}
