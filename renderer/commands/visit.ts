import { getApp } from "../state/index.js";

/** What would go with the copy that a page for git shows, or lead away from it. */
const needsOwnFolder: ReadonlySet<string> = new Set([
  "open-folder",
  "start-set",
  "new-sheet",
  "review",
  "import-folder",
  "export-folder",
  "generate",
  "start-recording",
  "run-macro",
]);

/** Why a command cannot be run in a page that git waits for; undefined where it can, and in all other pages. */
export const whyNotForGit = (id: string): string | undefined =>
  getApp().host?.visit !== undefined && needsOwnFolder.has(id)
    ? "This page shows a copy of files for git. Open the folder in Cardwright itself for that."
    : undefined;
