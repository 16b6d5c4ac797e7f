import { join } from "node:path";
import { isRunning } from "./processes.js";
import type { Clock } from "./clock.js";
import type { Disk } from "./disk.js";

const pattern = /^\.cardwright-(\d+)-[0-9a-z]+\.tmp$/;
/** Younger ones may belong to a process whose end is not known yet, in ms. */
const youngestOrphanMs = 60_000;

/** A new name beside `target`, in the same folder: renaming works only within a file system. */
export const temporaryName = (clock: Clock): string => `.cardwright-${process.pid}-${clock.unique()}.tmp`;

/** Removes a file of ours; whether it is gone now. */
export async function removeQuietly(disk: Disk, path: string): Promise<boolean> {
  try {
    await disk.unlink(path);
    return true;
  } catch {
    return disk.linkStat(path).then(
      () => false,
      () => true,
    );
  }
}

/**
 * Removes temporary files that ended processes left in a folder (editor 3.8). Those of other programs, of running
 * processes, and younger than a minute stay. Gives the number removed; a folder that cannot be listed has none.
 */
export async function removeOrphans(disk: Disk, folder: string, nowMs: number): Promise<number> {
  const entries = await disk.list(folder).catch(() => []);
  let removed = 0;
  for (const { name, kind } of entries) {
    const pid = Number(pattern.exec(name)?.[1]);
    if (kind !== "file" || !Number.isSafeInteger(pid) || isRunning(pid)) continue;
    const path = join(folder, name);
    const stat = await disk.linkStat(path).catch(() => undefined);
    if (!stat || nowMs - Number(stat.mtimeNs / 1_000_000n) < youngestOrphanMs) continue;
    if (await removeQuietly(disk, path)) removed += 1;
  }
  return removed;
}
