import { getApp } from "../state/index.js";

const ownFolder = "This page shows a copy of files for git. Open the folder in Cardwright itself for that.";

/** What is stored by itself, with what git gets it for. */
const saving = {
  compare: "Nothing can be changed here, so there is nothing to save.",
  merge: "Edits are stored here by themselves. Git gets the file once the merge is finished.",
} as const;

/**
 * What leads away from the copy that a page for git shows, would go with it, or asks for what it has not: its history is in
 * the repository. Edits of cells, rows and columns are part of the file that a merge comes to.
 */
const needsOwnFolder: ReadonlySet<string> = new Set([
  ...["open-folder", "start-set", "new-sheet", "import-folder", "export-folder", "generate", "show-artifacts"],
  ...["review", "history", "what-ifs", "compare-what-if", "put-off-problems", "image-folder"],
  ...["start-recording", "run-macro"],
  ...["save-scenario", "scenarios", "save-position", "open-position"],
]);

/** Why a command cannot be run in a page that git waits for; undefined where it can, and in all other pages. */
export function whyNotForGit(id: string): string | undefined {
  const visit = getApp().host?.visit;
  if (visit === undefined) return undefined;
  if (id === "flush") return saving[visit];
  return needsOwnFolder.has(id) ? ownFolder : undefined;
}
