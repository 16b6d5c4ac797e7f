import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { must, runToEnd } from "../../shared/base/index.js";
import type { SourceFile } from "../../shared/games/index.js";
import { documentContent, parseDocument } from "../../shared/toml/index.js";

/** The TOML files of a sample, as a game reads them. */
export const readSample = (name: string): readonly SourceFile[] =>
  readSources(join(import.meta.dirname, "../../tabula", name));

/** The TOML files of a folder, as a game reads them. */
export function readSources(folder: string): readonly SourceFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".toml"))
    .sort()
    .map((file) => {
      const document = must(parseDocument(readFileSync(join(folder, file), "utf8")));
      return { file, content: runToEnd(documentContent(document)) };
    });
}
