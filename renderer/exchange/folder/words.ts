import type { FolderExportView, FolderImportView } from "../../../shared/bridge/index.js";
import { texts } from "../texts.js";
import type { Look } from "./use-preview.js";

/** `1 row`, `2,000 rows`. */
export const counted = (count: number, one: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : `${one}s`}`;

/** More names are counted, not listed. */
const mostNamed = 20;

/** The first of some names, and how many more there are: `Ash, Birch and 3 more`. */
export function named(names: readonly string[], total: number): string {
  const shown = names.slice(0, mostNamed);
  const others = total - shown.length;
  return `${shown.join(", ")}${others > 0 ? ` and ${others.toLocaleString("en")} more` : ""}`;
}

/** What an import would come to, in a sentence; `why` says why it was looked at once more. */
export function importStatus(look: Look<FolderImportView>, why: string | null): string {
  switch (look.kind) {
    case "none":
      return "";
    case "reading":
      return texts.readingTheFolder;
    case "fault":
      return look.message;
    case "ready": {
      const { filesRead, changed, cells, added, unmatched, changedFiles, newFiles } = look.view;
      const before = why === null ? "" : texts.wouldChangeNow(why);
      const read = `${before}${counted(filesRead, "file")} read: `;
      if (changedFiles.length + newFiles.length === 0 && unmatched === 0) return texts.sheetsMatch(read);
      const parts = [
        `${counted(changed, "row")} ${changed === 1 ? "changes" : "change"} (${counted(cells, "cell")})`,
        `${added.toLocaleString("en")} ${added === 1 ? "is" : "are"} new`,
        texts.notInTheFolder(unmatched.toLocaleString("en"), unmatched),
      ];
      const makes = newFiles.length === 0 ? "" : texts.willBeMade(newFiles.join(" and "));
      return `${read}${parts.join(", ")}.${makes}`;
    }
  }
}

/** What an export would come to, likewise. */
export function exportStatus(look: Look<FolderExportView>, why: string | null): string {
  switch (look.kind) {
    case "none":
      return "";
    case "reading":
      return texts.comparingYourSheets;
    case "fault":
      return look.message;
    case "ready": {
      const { made, changed, unchanged, removed } = look.view;
      const before = why === null ? "" : texts.wouldBeWrittenNow(why);
      if (made.length + changed.length + removed.length === 0) return texts.folderMatches(before);
      const parts = [
        counted(made.length, texts.newFile),
        `${changed.length.toLocaleString("en")} changed`,
        `${unchanged.toLocaleString("en")} unchanged`,
      ];
      return `${before}${parts.join(", ")}.`;
    }
  }
}
