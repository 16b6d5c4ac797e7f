import { join } from "node:path";
import { z } from "zod";
import type { DiskStamp } from "../../shared/workspace/index.js";
import type { Clock } from "./clock.js";
import { errorCode, type Disk, type DiskStat } from "./disk.js";
import { hashOf } from "./stamp.js";
import { removeQuietly } from "./temporary.js";
import { readBytes, writeBytes } from "./whole.js";

/** Written before a file is overwritten, so that a half-done overwrite is detected and finished later. */
const noteSchema = z.strictObject({ target: z.string(), old: z.string(), new: z.string() });

export interface Overwrite {
  readonly target: string;
  readonly bytes: Buffer;
  readonly expected: DiskStamp;
  /** Where the old and the new content wait until it is done. */
  readonly folder: string;
  readonly waiting: () => void;
}

export type Overwritten =
  | { readonly kind: "written"; readonly stat: DiskStat }
  | { readonly kind: "stale" }
  /** What is needed before the first byte of the file changes could not be kept in the folder. */
  | { readonly kind: "unprepared"; readonly error: unknown }
  | { readonly kind: "failed"; readonly error: unknown };

/**
 * Writes new content into a file that cannot be replaced: one with several names, or in a folder that takes no new files
 * (FILES-1). Both contents are on the medium before the first byte changes, so that a crash in between is repaired by
 * `finishOverwrites` at the next start.
 */
export async function overwriteFile(disk: Disk, clock: Clock, request: Overwrite): Promise<Overwritten> {
  const { target, bytes, expected, folder } = request;
  const name = join(folder, clock.unique());
  const paths: Paths = { old: `${name}.old`, new: `${name}.new`, note: `${name}.json` };
  let begun = false;
  try {
    const old = await readBytes(disk, target);
    if (hashOf(old) !== expected.hash) return { kind: "stale" };
    try {
      await prepare(disk, request, old, paths);
    } catch (error) {
      return { kind: "unprepared", error };
    }
    if (hashOf(await readBytes(disk, target)) !== expected.hash) return { kind: "stale" };
    begun = true;
    const stat = await writeInPlace(disk, target, bytes, request.waiting);
    begun = false;
    return { kind: "written", stat };
  } catch (error) {
    if (begun) begun = !(await putBack(disk, target, paths.old));
    return { kind: "failed", error };
  } finally {
    if (!begun) for (const path of [paths.note, paths.new, paths.old]) await removeQuietly(disk, path);
  }
}

interface Paths {
  readonly old: string;
  readonly new: string;
  readonly note: string;
}

/** Makes both contents durable, and a note of what they are for. */
async function prepare(disk: Disk, { target, bytes, folder }: Overwrite, old: Buffer, paths: Paths): Promise<void> {
  await disk.makeFolder(folder);
  await writeBytes(disk, paths.old, old);
  await writeBytes(disk, paths.new, bytes);
  const note: z.infer<typeof noteSchema> = { target, old: paths.old, new: paths.new };
  await writeBytes(disk, paths.note, Buffer.from(JSON.stringify(note)));
  await disk.syncFolder(folder);
}

async function writeInPlace(disk: Disk, target: string, bytes: Buffer, waiting: () => void): Promise<DiskStat> {
  const file = await disk.open(target, "update");
  try {
    await file.write(bytes, 0);
    await file.truncate(bytes.byteLength);
    const synced = file.sync();
    waiting();
    await synced;
    return await file.stat();
  } finally {
    await file.close();
  }
}

/** After a failure in mid-write: the old content again, at best. */
async function putBack(disk: Disk, target: string, old: string): Promise<boolean> {
  try {
    await writeInPlace(disk, target, await readBytes(disk, old), () => undefined);
    return true;
  } catch {
    return false;
  }
}

/** Lets the finishing of one file happen, with its lock held, or not at all where another one is to do it. */
export type FinishGuard = (target: string, finish: () => Promise<void>) => Promise<unknown>;

const always: FinishGuard = (_, finish) => finish();

/**
 * Finishes what a crash interrupted: a file that is the beginning of the new content and the rest of the old one becomes
 * the new one. A file that is anything else was changed by others since and stays. Returns the files finished.
 */
export async function finishOverwrites(disk: Disk, folder: string, guard = always): Promise<readonly string[]> {
  const finished: string[] = [];
  for (const { name } of await disk.list(folder).catch(() => [])) {
    if (!name.endsWith(".json")) continue;
    const path = join(folder, name);
    try {
      const note = noteSchema.parse(JSON.parse((await readBytes(disk, path)).toString("utf8")));
      await guard(note.target, async () => {
        if (await finish(disk, note)) finished.push(note.target);
        for (const used of [path, note.new, note.old]) await removeQuietly(disk, used);
      });
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof z.ZodError) await removeQuietly(disk, path);
      else if (errorCode(error) !== "ENOENT") continue;
    }
  }
  return finished;
}

async function finish(disk: Disk, note: z.infer<typeof noteSchema>): Promise<boolean> {
  const [found, old, wanted] = await Promise.all(
    [note.target, note.old, note.new].map((path) => readBytes(disk, path)),
  );
  if (!found || !old || !wanted || found.equals(wanted) || found.equals(old)) return false;
  let shared = 0;
  while (shared < wanted.length && found[shared] === wanted[shared]) shared += 1;
  if (!found.subarray(shared).equals(old.subarray(shared))) return false;
  await writeInPlace(disk, note.target, wanted, () => undefined);
  return true;
}
