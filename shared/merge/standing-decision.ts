import { blockText, sourceAt, type TomlDocument } from "../toml/index.js";
import type { MergeConflict } from "./conflict.js";
import { tableText } from "./whole-table.js";
import { conflictVersions, isWritable, type ConflictSide } from "./resolve.js";

/** How a conflict was decided: with a version, or with another value. */
export type Decision = ConflictSide | "other";

/**
 * How a conflict is decided as the file is now, which may have been edited since somebody decided it. Null where nobody did, and
 * where ours is back in place of what was chosen, as after an undo: nobody chose that.
 *
 * @param row where its row is now: `rowOfConflict`
 */
export function standingDecision(
  document: TomlDocument,
  conflict: MergeConflict,
  row: number | null | undefined,
  decided: Decision | null,
): Decision | null {
  if (decided === null || !isWritable(conflict)) return decided;
  const versions = conflictVersions(conflict);
  const now = sourceOfConflict(document, conflict, row);
  const stands = (side: ConflictSide): boolean => sameText(versions[side], now);
  if (decided !== "other" && stands(decided)) return decided;
  if (stands("ours")) return null;
  return (["theirs", "base"] as const).find(stands) ?? "other";
}

/** What is now in the place of a conflict, as TOML; null where there is nothing. */
export function sourceOfConflict(
  document: TomlDocument,
  conflict: MergeConflict,
  row: number | null | undefined,
): string | null {
  if (row === undefined) return null;
  const { table } = conflict;
  if (conflict.kind === "cell")
    return sourceAt(document, [...table, ...(row === null ? [] : [row]), ...conflict.path]) ?? null;
  return row === null ? tableText(document, table) : blockText(document, table, row);
}

/** Versions have the line ends of their own files, and a block may have gained one at its end. */
const sameText = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : normalized(one) === normalized(other);

const normalized = (text: string): string => text.replaceAll("\r\n", "\n").trim();
