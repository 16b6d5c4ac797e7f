import { z } from "zod";
import type { TextChange } from "../../base/index.js";
import { columnIdSchema, lookChangeSchema, type LookChange } from "../identity.js";
import { wireValueSchema, type WireCell } from "../wire-schema.js";
import { cellSchema } from "../operations/cell.js";
import { deleteSchema } from "../operations/delete.js";
import { insertSchema } from "../operations/insert.js";
import { renameKeySchema } from "../operations/rename-key.js";
import { settingSchemas } from "../operations/settings.js";
import { spanSchema } from "../operations/span.js";
import { listSpellingSchema } from "../operations/spelling.js";

/** What a row stands behind: the id and the place of the row above it; the place is -1 for the first row. */
export interface KeptAnchor {
  readonly id: WireCell;
  readonly index: number;
}
const anchorSchema: z.ZodType<KeptAnchor> = z.strictObject({ id: wireValueSchema, index: z.number().int().min(-1) });

const keptChangeSchema = z.discriminatedUnion("kind", [
  cellSchema,
  insertSchema,
  deleteSchema.extend({ above: anchorSchema }),
  z.strictObject({ kind: z.literal("move"), from: anchorSchema, to: anchorSchema }),
  renameKeySchema,
  z.strictObject({
    kind: z.literal("spelling"),
    column: columnIdSchema,
    before: listSpellingSchema,
    after: listSpellingSchema,
  }),
  spanSchema,
  /** The whole text of the file. Its versions are not kept: what takes it back is. */
  z.strictObject({ kind: z.literal("text") }),
  z.strictObject({ kind: z.literal("setting"), change: z.discriminatedUnion("kind", [...settingSchemas]) }),
]);
export type KeptChange = z.infer<typeof keptChangeSchema>;

const offset = z.number().int().nonnegative();
const textChangeSchema: z.ZodType<TextChange> = z.strictObject({ from: offset, to: offset, insert: z.string() });

/** The row of a kept operation: where it was right after it. `hash` is that of its text, where it has no id. */
const keptRowSchema = z.strictObject({
  id: wireValueSchema,
  index: z.number().int(),
  title: z.string(),
  hash: z.number().int().optional(),
});
export type KeptRow = z.infer<typeof keptRowSchema>;

const savedOperationSchema = z.strictObject({
  table: z.array(z.string()),
  row: keptRowSchema,
  change: keptChangeSchema,
  /** What turns the text after it back into the text before it. */
  inverse: z.array(textChangeSchema),
});
export type SavedOperation = z.infer<typeof savedOperationSchema>;

/**
 * An operation as the history keeps it over a restart: keys of rows mean nothing in another run, so that it names its row by
 * id and place. It becomes an operation again when it is taken back.
 */
export interface KeptOperation extends SavedOperation {
  readonly kind: "kept";
}

const savedPartSchema = z.strictObject({
  file: z.string().min(1).max(4096),
  /** Names of versions, each of one run and one file. */
  before: z.string(),
  after: z.string(),
  /** The hash of the version before it, where the disk held that. */
  diskBefore: z.string().optional(),
  /** There was no such file then. */
  absent: z.enum(["before", "after"]).optional(),
  operations: z.array(savedOperationSchema),
});
export type SavedPart = z.infer<typeof savedPartSchema>;

/** A step of the history as it is written down. */
export const savedStepSchema = z.strictObject({
  id: z.number().int().positive(),
  label: z.string(),
  parts: z.array(savedPartSchema),
  look: lookChangeSchema.optional(),
  /** It was larger than what is kept; only its name is. */
  isTooLarge: z.literal(true).optional(),
});
export interface SavedStep {
  readonly id: number;
  readonly label: string;
  readonly parts: readonly SavedPart[];
  readonly look?: LookChange | undefined;
  readonly isTooLarge?: true | undefined;
}

/** The disk held a version of a file, with this hash. */
export const savedVersionSchema = z.strictObject({ file: z.string(), version: z.string(), hash: z.string() });
export type SavedVersion = z.infer<typeof savedVersionSchema>;

/** The history of the last run: steps that are done, and undone ones, the next to be done again last. */
export interface SavedHistory {
  readonly done: readonly SavedStep[];
  readonly undone: readonly SavedStep[];
  readonly versions: readonly SavedVersion[];
}

export const emptyHistory: SavedHistory = { done: [], undone: [], versions: [] };

/** How the history changed. `undid` and `redid` take the newest step off one list; `step` is what goes on the other. */
export type HistoryChange =
  | { readonly kind: "did"; readonly step: SavedStep }
  | { readonly kind: "undid" | "redid"; readonly step: SavedStep | null }
  | { readonly kind: "wrote"; readonly version: SavedVersion }
  | { readonly kind: "cleared" };
