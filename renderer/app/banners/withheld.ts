import type { HostInfo } from "../../../shared/bridge/index.js";
import { texts } from "./texts.js";

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

/** Why a command cannot be run in a page that git waits for; undefined where it can. */
export function whyNotForGit(visit: NonNullable<HostInfo["visit"]>, id: string): string | undefined {
  if (id === "flush") return texts.saving[visit];
  if (needsOwnFolder.has(id)) return texts.ownFolder;
  if (visit === "compare") return undefined;
  return changesMore.has(id) || (changesRows.has(id) && !isInStructure()) ? texts.notInMerge : undefined;
}
