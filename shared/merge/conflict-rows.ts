import { rowTitle, usableId } from "../sheet/index.js";
import { parseDocument, rowCount, rowEntries, type TomlDocument } from "../toml/index.js";
import type { MergeConflict } from "./conflict.js";

/** By what a row is found again when the file was edited after the merge; empty texts for what has none. */
export interface ConflictRow {
  readonly title: string;
  readonly id: string;
}

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

/** Where the row of a conflict is now: by its id, else by what it is called; undefined where that identifies no row. */
export function rowOfConflict(
  document: TomlDocument,
  { table, row }: MergeConflict,
  { id, title }: ConflictRow = { id: "", title: "" },
): number | null | undefined {
  if (row === null) return null;
  const places = Array.from({ length: rowCount(document, table) }, (_, place) => place);
  const isIt = (place: number): boolean =>
    id === ""
      ? title === "" || rowTitle(document, table, place, undefined) === title
      : usableId(rowEntries(document, table, place)) === id;
  // Of rows that are called the same, only the one where it was can be it.
  const found = places.filter(isIt);
  return found.length === 1 ? found[0] : found.find((place) => id === "" && place === row);
}
