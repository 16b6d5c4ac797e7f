import { failed, ok, type Result } from "../../../../base/index.js";
import { parseDocument, type TomlDocument } from "../../../../toml/index.js";
import type { CommandFiles, CommandHost } from "../../../file-commands.js";
import { classesPath, filesOfTables, type WrittenFiles } from "../folder/files.js";
import { effectTablesIn } from "../folder/format.js";
import { paths } from "./paths.js";

export const tablesOption = {
  words: "--tables <path>",
  about: "take templates, placeholders, phrases and styles from a TOML file, or from those of a folder",
};

/** The TOML file at a path, or those of a folder there. */
export async function readDocuments(
  path: string,
  host: CommandHost,
): Promise<Result<ReadonlyMap<string, TomlDocument>>> {
  const names = path.endsWith(".toml") ? [] : await host.files.list(path);
  const files =
    names.length === 0 ? [path] : names.filter((name) => name.endsWith(".toml")).map((name) => `${path}/${name}`);
  const documents = new Map<string, TomlDocument>();
  for (const file of files) {
    const text = await host.files.read(file);
    if (!text.ok) return text;
    const document = parseDocument(text.value);
    if (!document.ok) return failed({ ...document.error, file });
    documents.set(file, document.value);
  }
  return ok(documents);
}

/** The files that the effect tables at a path stand for. */
export async function readTables(path: string, host: CommandHost): Promise<Result<WrittenFiles>> {
  const documents = await readDocuments(path, host);
  return documents.ok ? ok(filesOfTables(effectTablesIn(documents.value.values()))) : documents;
}

/** A host whose files at the usual places are those that tables stand for; the host itself where none are named. */
export async function withTables(tables: string | undefined, host: CommandHost): Promise<Result<CommandHost>> {
  if (tables === undefined) return ok(host);
  const read = await readTables(tables, host);
  if (!read.ok) return read;
  const texts = new Map(read.value.files.map(({ path, text }) => [usualPlace(path), text]));
  return ok({ ...host, files: overlay(texts, host.files) });
}

function usualPlace(path: string): string {
  if (path === classesPath) return paths.classes;
  return path === "all_effect_templates.txt" ? paths.templates : path;
}

function overlay(texts: ReadonlyMap<string, string>, files: CommandFiles): CommandFiles {
  const own: readonly string[] = [paths.placeholders, paths.styles];
  return {
    ...files,
    read: async (path) => {
      const text = texts.get(path);
      if (text !== undefined) return ok(text);
      const isOwn = own.some((folder) => path.startsWith(`${folder}/`)) || path === paths.templates;
      return isOwn
        ? failed({ code: "file/not-found", message: "There are no such rows.", file: path })
        : files.read(path);
    },
    list: async (folder) => {
      if (!own.includes(folder)) return files.list(folder);
      return [...texts.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1));
    },
  };
}
