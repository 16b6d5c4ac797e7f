import { must, runToEnd } from "../../../../../../shared/base/index.js";
import { dreamtidesArtifacts } from "../../../../../../shared/games/dreamtides/artifacts/artifacts.js";
import { isRow } from "../../../../../../shared/games/folder-tables.js";
import type { BoundTable, Generated } from "../../../../../../shared/games/index.js";
import { documentContent, parseDocument } from "../../../../../../shared/toml/index.js";

/** What is generated from files, given their TOML by their names in order. */
export const generate = (files: Readonly<Record<string, string>>): Generated =>
  runToEnd(
    dreamtidesArtifacts.generate(
      Object.entries(files).flatMap(([file, toml]) =>
        tablesOf(file, runToEnd(documentContent(must(parseDocument(toml))))),
      ),
    ),
  );

const tablesOf = (file: string, content: Readonly<Record<string, unknown>>): readonly BoundTable[] =>
  Object.entries(content).flatMap(([key, rows]) =>
    Array.isArray(rows) ? [{ file, table: [key], kind: key, rows: rows.filter(isRow) }] : [],
  );

/** The text of one generated file; undefined where it was not made. */
export const textOf = (name: string, files: Readonly<Record<string, string>>): string | undefined =>
  generate(files).files.find((file) => file.name === name)?.text;
