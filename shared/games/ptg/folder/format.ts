import type { FolderFormat } from "../../folder-format.js";
import type { ToolAnswers } from "../../tools.js";
import type { DuplicateKeys } from "../rows/from-file.js";
import { exportFolder } from "./export.js";
import { importFolder } from "./import.js";

const keptValue = ({ duplicate_keys: answer }: ToolAnswers): DuplicateKeys => (answer === "last" ? "last" : "first");

/** A folder of card files, as the package loads it (PTG-8, PTG-9). */
export const ptgYaml: FolderFormat = {
  name: "ptg-yaml",
  about: "card and deck files of the ptg package (YAML)",
  takes: ["*.yaml", "*.yml", "cards/*.yaml", "cards/*.yml", "decks/*.yaml", "decks/*.yml"],
  options: [
    {
      kind: "choice",
      id: "duplicate_keys",
      title: "Where a YAML file has a key twice",
      choices: [
        { value: "first", title: "Keep the first value" },
        { value: "last", title: "Keep the last value, as common loaders do" },
      ],
      initial: "first",
    },
  ],
  recognises: (paths) => paths.some((path) => /^(?:cards|decks)\/[^/]+\.yaml$/u.test(path)),
  toToml: (files, before, answers) => importFolder(files, before, keptValue(answers)),
  fromToml: (documents, before, answers) => exportFolder(documents, before, keptValue(answers)),
};
