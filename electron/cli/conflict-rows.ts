import { rowTitle, usableId } from "../../shared/sheet/index.js";
import type { MergeConflict } from "../../shared/merge/index.js";
import { parseDocument, rowEntries } from "../../shared/toml/index.js";
import type { ConflictRow } from "../git/index.js";

/** By what the rows of conflicts are found again after more edits, as the merged file has them. */
export function conflictRows(text: string, conflicts: readonly MergeConflict[]): readonly ConflictRow[] {
  const document = parseDocument(text);
  return conflicts.map(({ table, row }) => {
    if (!document.ok || row === null) return { title: "", id: "" };
    return {
      title: rowTitle(document.value, table, row, undefined),
      id: usableId(rowEntries(document.value, table, row)) ?? "",
    };
  });
}
