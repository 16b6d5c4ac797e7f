import { ok, type Result } from "../base/index.js";
import {
  deleteRow,
  readValue,
  removeKey,
  replaceBlock,
  setSource,
  withLineEndsOf,
  writeValue,
  type Path,
  type TomlDocument,
} from "../toml/index.js";
import type { MergeConflict } from "./conflict.js";
import { withTable } from "./whole-table.js";

/** The three versions of what is in conflict, as TOML; null where there is nothing. */
export interface ConflictVersions {
  readonly base: string | null;
  readonly ours: string | null;
  readonly theirs: string | null;
}

/** A version that a person takes. */
export type ConflictSide = keyof ConflictVersions;

/** What each side has, of a conflict of any kind; an order has no text. */
export function conflictVersions(conflict: MergeConflict): ConflictVersions {
  switch (conflict.kind) {
    case "cell":
    case "row": {
      const { base, ours, theirs } = conflict;
      return { base, ours, theirs };
    }
    case "removed": {
      const { base, by, changed } = conflict;
      return by === "ours" ? { base, ours: null, theirs: changed } : { base, ours: changed, theirs: null };
    }
    case "comment":
      return { base: null, ours: null, theirs: conflict.theirs };
    case "order":
      return { base: null, ours: null, theirs: null };
  }
}

/** Whether a version can be put into the file by itself: comments have no place, and orders no text. */
export const isWritable = ({ kind }: MergeConflict): boolean => kind === "cell" || kind === "row" || kind === "removed";

/**
 * The document with one version of what was in conflict, or with another source for a cell, in place of what is there.
 *
 * @param row where the row is now, counted from 0; null for what is no element of an array of tables
 */
export function resolveConflict(
  document: TomlDocument,
  conflict: MergeConflict,
  row: number | null,
  source: string | null,
): Result<TomlDocument> {
  if (!isWritable(conflict)) return ok(document);
  const { table } = conflict;
  // Conflicts are on record with the line ends that all versions were compared with.
  const text = source === null ? null : withLineEndsOf(document, source);
  if (conflict.kind === "cell") {
    const path: Path = [...table, ...(row === null ? [] : [row]), ...conflict.path];
    return written(text === null ? removeKey(document, path) : setSource(document, path, text));
  }
  if (row === null) return withTable(document, table, text);
  return written(text === null ? deleteRow(document, table, row) : replaceBlock(document, table, row, text));
}

const written = (edited: Result<{ readonly doc: TomlDocument }>): Result<TomlDocument> =>
  edited.ok ? ok(edited.value.doc) : edited;

/** What somebody typed for a cell, as TOML: a text where a side has one or nothing else can be read, else the value. */
export function typedSource({ base, ours, theirs }: ConflictVersions, text: string): string {
  const isText = [ours, theirs, base].some((source) => {
    const value = source === null ? undefined : readValue(source);
    return value?.ok === true && value.value.kind === "string";
  });
  const value = isText ? undefined : readValue(text.trim());
  return value?.ok === true ? text.trim() : writeValue({ kind: "string", value: text });
}
