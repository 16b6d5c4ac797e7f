import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { failed, ok, type Result } from "../../shared/base/index.js";
import type { ConflictRow, MergeConflict } from "../../shared/merge/index.js";
import { errorCode, systemClock, writePieces, type Disk } from "../files/index.js";
import { privatePath } from "./setup.js";
import { unmergedStages } from "./unmerged.js";

const place = { table: z.array(z.string()), row: z.number().int().nullable() };
const source = z.string().nullable();

const conflictSchema: z.ZodType<MergeConflict> = z.discriminatedUnion("kind", [
  z.object({
    ...place,
    kind: z.literal("cell"),
    path: z.array(z.union([z.string(), z.number()])),
    base: source,
    ours: source,
    theirs: source,
  }),
  z.object({ ...place, kind: z.literal("row"), base: source, ours: z.string(), theirs: z.string() }),
  z.object({
    ...place,
    kind: z.literal("removed"),
    by: z.enum(["ours", "theirs"]),
    base: z.string(),
    changed: z.string(),
  }),
  z.object({ ...place, kind: z.literal("comment"), theirs: z.string() }),
  z.object({ ...place, kind: z.literal("order") }),
]);

/** How people took a conflict: a version, or another value. */
export const decidedAs = ["base", "ours", "theirs", "other"] as const;
export type DecidedAs = (typeof decidedAs)[number];

/** What was in conflict when git merged a file. */
export interface ConflictRecord {
  /** From the top of the work tree. */
  readonly path: string;
  readonly conflicts: readonly MergeConflict[];
  /** The rows of the conflicts, in the same order. */
  readonly rows: readonly ConflictRow[];
  /** What was decided of them, in the same order; null, or missing at the end, for what is open. */
  readonly decided: readonly (DecidedAs | null)[];
}

const recordSchema: z.ZodType<ConflictRecord> = z.object({
  path: z.string(),
  conflicts: z.array(conflictSchema),
  rows: z.array(z.object({ title: z.string(), id: z.string() })).default([]),
  decided: z.array(z.enum(decidedAs).nullable()).default([]),
});

const folderName = "cardwright/conflicts";

/** Keeps the conflicts of a file in the repository's own folder; without any, what was kept of it before goes. */
export async function recordConflicts(disk: Disk, folder: string, record: ConflictRecord): Promise<Result<null>> {
  const { path, conflicts } = record;
  const kept = await privatePath(folder, folderName);
  if (!kept.ok) return kept;
  const file = join(kept.value, `${createHash("sha256").update(path).digest("hex").slice(0, 32)}.json`);
  try {
    if (conflicts.length > 0) {
      await disk.makeFolder(kept.value);
      return await writePieces(disk, systemClock, file, [JSON.stringify(record)]);
    }
    await disk.unlink(file);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") {
      return failed({ code: "file/unwritable", message: `It cannot be written: ${errorCode(error)}.`, file });
    }
  }
  return ok(null);
}

/** The conflicts of the files that git still has in conflict. */
export async function recordedConflicts(disk: Disk, folder: string): Promise<Result<readonly ConflictRecord[]>> {
  const unmerged = await unmergedStages(folder);
  if (!unmerged.ok) return unmerged;
  const kept = await privatePath(folder, folderName);
  if (!kept.ok) return kept;
  const names = (await disk.list(kept.value).catch(() => [])).map(({ name }) => name);
  const records: ConflictRecord[] = [];
  for (const name of names.toSorted()) {
    const record = readRecord(await readFile(join(kept.value, name), "utf8").catch(() => ""));
    if (record && unmerged.value.has(record.path)) records.push(record);
  }
  return ok(records);
}

function readRecord(text: string): ConflictRecord | undefined {
  try {
    return recordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
