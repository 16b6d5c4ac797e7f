import { z } from "zod";
import type { ConflictVersions, MergeConflict, WholeFileKind } from "../merge/index.js";
import { pathSchema, type RowKey } from "../workspace/index.js";
import { answers, nothing } from "./call.js";

/** What a merge could not decide, as it stands on screen. The sources are TOML; null is an absent value. */
export interface MergeConflictView extends ConflictVersions {
  /** Its place among those of the file, by which it is decided. */
  readonly at: number;
  readonly kind: MergeConflict["kind"];
  /** What the row or table is called. */
  readonly title: string;
  /** The column of a cell: `Energy Cost`. */
  readonly column: string | null;
  /** What stands in the cell now; null for all that is not a cell. */
  readonly now: string | null;
  /** Null where the row is not on screen. */
  readonly rowKey: RowKey | null;
  /** Whether a version of it can be put into the file. */
  readonly isWritable: boolean;
  readonly decided: "base" | "ours" | "theirs" | "other" | null;
}

/** A file that git still counts as in conflict. */
export interface MergedFileView {
  readonly file: string;
  readonly conflicts: readonly MergeConflictView[];
}

/** A file that is in conflict as a whole. Only git's index says so, which is left to the person. */
export interface WholeFileView {
  readonly file: string;
  /** As git names it in that folder. */
  readonly kind: WholeFileKind;
}

/** What merges left in conflict in the open folder. */
export interface MergeConflictsView {
  readonly files: readonly MergedFileView[];
  /** Files that one side deleted, or both renamed. */
  readonly wholeFiles: readonly WholeFileView[];
}

export const mergeConflictCalls = {
  "merge-conflicts/list": { request: nothing, response: answers<MergeConflictsView>() },
  /** Takes a version, or a text that is typed into the cell; a step of the history. */
  "merge-conflicts/decide": {
    request: z.strictObject({
      file: pathSchema,
      at: z.number().int().min(0),
      choice: z.discriminatedUnion("kind", [
        z.strictObject({ kind: z.enum(["base", "ours", "theirs"]) }),
        z.strictObject({ kind: z.literal("other"), text: z.string().max(100_000) }),
      ]),
    }),
    response: answers<MergeConflictsView>(),
  },
};
