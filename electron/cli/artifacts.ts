import { join, relative } from "node:path";
import { failed, ok, runToEnd, type Result } from "../../shared/base/index.js";
import {
  games,
  gamesOfTables,
  generateAll,
  type CodeLanguage,
  type Generated,
  type GeneratedFile,
  type SourceEntry,
} from "../../shared/games/index.js";
import type { Diagnostic } from "../../shared/text/index.js";
import { placeInText, type TomlDocument } from "../../shared/toml/index.js";
import { diagnosticRecord, fullMessage, type DiagnosticRecord } from "./diagnostics.js";
import { readFolder, readFolderTables, remarkBroken, type ReadFolder } from "./folder.js";
import type { Output } from "./output.js";

export interface FolderArtifacts extends Generated, ReadFolder {}

/** A file that is no TOML, for programs. */
export const brokenRecords = (folder: string, { broken }: Pick<ReadFolder, "broken">): readonly BrokenFile[] =>
  broken.map(({ file = "", line = 1, column = 1, message }) => ({
    file: relative(folder, file),
    line,
    column,
    message,
  }));

export interface BrokenFile {
  readonly file: string;
  /** From 1, as `column`. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/**
 * Generates, in memory, the files of every game that tables of the folder belong to, or of one of them. Files that are no TOML
 * are named and left out; with `isWhole` the first of them ends it.
 */
export async function generateFolder(
  folder: string,
  output: Output,
  { game, isWhole = false }: { readonly game?: string | undefined; readonly isWhole?: boolean } = {},
): Promise<Result<FolderArtifacts>> {
  const read = await readFolder(folder, output);
  if (!read.ok) return read;
  const [broken] = read.value.broken;
  if (broken && (isWhole || read.value.sources.length === 0)) return failed(broken);
  remarkBroken(output, read.value);
  const tables = await readFolderTables(folder, read.value, output);
  if (!tables.ok) return tables;
  const found = gamesOfTables(games, tables.value).filter(({ id }) => game === undefined || id === game);
  const generated = runToEnd(generateAll(found, tables.value));
  return generated.ok ? ok({ ...read.value, ...generated.value }) : failed({ ...generated.error, file: folder });
}

/** Which of the generated files are asked for. */
export interface Wanted {
  readonly all: boolean;
  readonly as: CodeLanguage;
}

export const isWanted = ({ all, as }: Wanted, { language }: GeneratedFile): boolean =>
  language === null || (all && language === as);

/** Where a generated file belongs: code may live elsewhere than data. */
export const pathOf = (folder: string, code: string | undefined, { name, language }: GeneratedFile): string =>
  join(language === null ? folder : (code ?? folder), name);

/** One thing that keeps a row out of the generated files, with its place in its file. */
export interface Failure extends DiagnosticRecord {
  readonly file: string;
  readonly table: string;
  /** From 0. */
  readonly row: number;
  readonly id: string;
  readonly name: string;
  /** Key of the cell. */
  readonly key: string;
}

export const failuresOf = ({ failed: entries, documents }: FolderArtifacts): Failure[] =>
  entries.flatMap(({ diagnostics, index: row, ...entry }) =>
    diagnostics.map((each) => failureOf({ ...entry, row }, each.cell, each, documents.get(entry.file))),
  );

/** A diagnostic with its place in its file; `key` is the cell's. */
export function failureOf(
  row: Omit<Failure, keyof DiagnosticRecord | "key">,
  key: string,
  diagnostic: Diagnostic,
  document: TomlDocument | undefined,
): Failure {
  const place = document && placeInText(document, [row.table, row.row, key], diagnostic.span.from);
  return { ...row, key, ...diagnosticRecord(diagnostic, place ?? { line: 1, column: 1 }) };
}

/** What kept rows out, a line for each thing. */
export const failureLines = (folder: string, failures: readonly Failure[]): string[] =>
  failures.map((failure) => {
    const { file, line, column, name, id } = failure;
    return `${join(folder, file)}:${line}:${column}: ${name} (${id}): ${fullMessage(failure)}`;
  });

/** Rows that share an id with an earlier one, a line for each. */
export const duplicateLines = (folder: string, duplicates: readonly SourceEntry[]): string[] =>
  duplicates.map(
    ({ file, table, index, id }) =>
      `${join(folder, file)}: row ${index} of ${table} has the id ${id} of an earlier row; its abilities follow that one's`,
  );

export function remarkAll(output: Output, lines: readonly string[]): void {
  for (const line of lines) output.remark(line);
}
