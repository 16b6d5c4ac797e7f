import { ok } from "../../../../base/index.js";
import type { TomlDocument } from "../../../../toml/index.js";
import type { FolderFormat } from "../../../folder-format.js";
import { effectTableNames, filesOfTables, type EffectTables } from "./files.js";
import { importEffects } from "./import.js";
import type { EffectRow } from "./lines.js";
import { rowsIn } from "./rows.js";

/** The effect tables of TOML files; of each table all rows, in the order of the files. */
export function effectTablesIn(documents: Iterable<TomlDocument>): EffectTables {
  const all = [...documents];
  return new Map<string, readonly EffectRow[]>(
    effectTableNames.map((name) => [name, all.flatMap((document) => rowsIn(document, name))]),
  );
}

/** The text files that the game's own tools read (EFFECTS-7). */
export const effectsFolder: FolderFormat = {
  name: "ttcg-effects",
  about: "templates, placeholders, phrases and styles of effects (text files of the TTCG tools)",
  takes: ["all_effect_templates.txt", "placeholders/*.txt", "effect_style_text/*.txt", "effects_classification.json"],
  options: [],
  recognises: (paths) => paths.includes("all_effect_templates.txt"),
  toToml: (files, before) => importEffects(files, before),
  fromToml: (documents, before) => {
    const { files, remarks } = filesOfTables(effectTablesIn(documents.values()));
    const written = new Set(files.map(({ path }) => path));
    const removed = before.map(({ path }) => path).filter((path) => !written.has(path));
    return ok({ files, removed, remarks });
  },
};
