import { notInMerge } from "../../shared/bridge/index.js";
import { getApp } from "../state/index.js";

const ownFolder = "This page shows a copy of files for git. Open the folder in Cardwright itself for that.";

/** What is stored by itself, with what git gets it for. */
const saving = {
  compare: "Nothing can be changed here, so there is nothing to save.",
  merge: "Edits are stored here by themselves. Git gets the file once the merge is finished.",
} as const;

/**
 * What leads away from the copy that a page for git shows, would go with it, or asks for what it has not: its history is in
 * the repository.
 */
const needsOwnFolder: ReadonlySet<string> = new Set([
  ...["open-folder", "start-set", "new-sheet", "import-folder", "export-folder", "generate", "show-artifacts"],
  ...["review", "history", "put-off-problems", "image-folder", "move-sheet-left", "move-sheet-right"],
  ...["what-ifs", "compare-what-if", "show-standing", "keep-what-if", "drop-what-if"],
  ...["start-recording", "stop-recording", "run-macro", "rename-macro", "delete-macro"],
  ...["save-scenario", "scenarios", "save-position", "open-position", "check-spelling", "stop-checking-spelling"],
]);

/** Rows that a conflict may be in; in the structure editor the same commands change a list within a cell. */
const changesRows: ReadonlySet<string> = new Set([
  ...["add-row", "insert-row", "duplicate-row", "delete-row", "move-up", "move-down"],
]);

/** What else changes more than cells that somebody looks at. Edits of single cells are part of what a merge comes to. */
const changesMore: ReadonlySet<string> = new Set([
  ...["apply-order", "import-rows", "format-file", "replace", "change-cells", "rename-value"],
  ...["add-column", "rename-column", "delete-column", "column-settings", "add-derived", "edit-derived"],
  ...["formats", "table-style", "save-arrangement", "views"],
]);

const isInStructure = (): boolean => (document.activeElement?.closest(".structure-tree") ?? null) !== null;

/** Why a command cannot be run in a page that git waits for; undefined where it can, and in all other pages. */
export function whyNotForGit(id: string): string | undefined {
  const visit = getApp().host?.visit;
  if (visit === undefined) return undefined;
  if (id === "flush") return saving[visit];
  if (needsOwnFolder.has(id)) return ownFolder;
  if (visit === "compare") return undefined;
  return changesMore.has(id) || (changesRows.has(id) && !isInStructure()) ? notInMerge : undefined;
}
