import { join } from "node:path";
import { failed, ok, runToEnd, type Result } from "../../shared/base/index.js";
import { games, type FailedEntry, type Generated, type SourceEntry } from "../../shared/games/index.js";
import { placeInText } from "../../shared/toml/index.js";
import { readFolder, type ReadFolder } from "./folder.js";
import type { Output } from "./output.js";

export interface FolderArtifacts extends Generated, ReadFolder {
  /** Name of the file that is always made. */
  readonly main: string;
}

/** Generates, in memory, the files of the game that has any. */
export async function generateFolder(folder: string, output: Output): Promise<Result<FolderArtifacts>> {
  const artifacts = games.find((game) => game.artifacts !== undefined)?.artifacts;
  if (!artifacts) return failed({ code: "cli/no-artifacts", message: "No game has generated files." });
  const read = await readFolder(folder, output);
  if (!read.ok) return read;
  return ok({ ...read.value, ...runToEnd(artifacts.generate(read.value.sources)), main: artifacts.main });
}

/** One thing that keeps a row out of the generated files, with its place in its file. */
export interface Failure {
  readonly file: string;
  readonly table: string;
  readonly row: number;
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly code: string;
  readonly message: string;
  readonly expected: readonly string[];
  readonly suggestions: readonly string[];
}

export const failuresOf = ({ failed: entries, documents }: FolderArtifacts): Failure[] =>
  entries.flatMap((entry) => failuresOfEntry(entry, documents));

function failuresOfEntry(entry: FailedEntry, documents: FolderArtifacts["documents"]): Failure[] {
  const { file, table, index, id, name } = entry;
  const document = documents.get(file);
  return entry.diagnostics.map(({ cell, span, code, message, expected, suggestions }) => {
    const place = document && placeInText(document, [table, index, cell], span.from);
    const { line, column } = place ?? { line: 1, column: 1 };
    const length = span.to - span.from;
    return { file, table, row: index, id, name, key: cell, line, column, length, code, message, expected, suggestions };
  });
}

/** Says what kept rows out, a line for each thing. */
export function remarkFailures(folder: string, failures: readonly Failure[], output: Output): void {
  for (const { file, line, column, name, id, message } of failures) {
    output.remark(`${join(folder, file)}:${line}:${column}: ${name} (${id}): ${message}`);
  }
}

export function remarkDuplicates(folder: string, duplicates: readonly SourceEntry[], output: Output): void {
  for (const { file, table, index, id } of duplicates) {
    output.remark(
      `${join(folder, file)}: row ${index} of ${table} has the id ${id} of an earlier row; its abilities follow that one's`,
    );
  }
}
