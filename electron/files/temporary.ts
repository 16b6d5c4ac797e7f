import { createHash } from "node:crypto";
import { hostname } from "node:os";
import { join } from "node:path";
import { isRunning } from "./processes.js";
import type { Clock } from "./clock.js";
import type { Disk } from "./disk.js";

/** The process, the machine where it is known, and chance. */
const pattern = /^\.cardwright-(\d+)-(?:([0-9a-z]+)-)?[0-9a-z]+\.tmp$/;
/** Of another machine nobody knows which processes run there: younger files may be in use, in ms. */
const youngestOrphanMs = 60_000;
/** Older ones belong to nobody, even if a process runs under the id: a later one. In ms. */
const oldestInUseMs = 86_400_000;

const machine = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);

/** A new name beside `target`, in the same folder: renaming works only within a file system. */
export const temporaryName = (clock: Clock): string => `.cardwright-${process.pid}-${machine}-${clock.unique()}.tmp`;

/** Whether a file in any folder is a temporary one of ours, by its name. */
export const isTemporaryName = (name: string): boolean => pattern.test(name);

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
 * Removes temporary files that ended processes left in a folder (FILES-1). Those of other programs and of running
 * processes stay, and so do those younger than a minute that may be another machine's. Returns the number removed; a
 * folder that cannot be listed has none.
 */
export async function removeOrphans(disk: Disk, folder: string, nowMs: number): Promise<number> {
  const entries = await disk.list(folder).catch(() => []);
  let removed = 0;
  for (const { name, kind } of entries) {
    const [, pid, host] = pattern.exec(name) ?? [];
    if (kind !== "file" || pid === undefined) continue;
    const path = join(folder, name);
    const stat = await disk.linkStat(path).catch(() => undefined);
    if (!stat) continue;
    const ageMs = nowMs - Number(stat.mtimeNs / 1_000_000n);
    if (isInUse(Number(pid), host, ageMs)) continue;
    if (await removeQuietly(disk, path)) removed += 1;
  }
  return removed;
}

function isInUse(pid: number, host: string | undefined, ageMs: number): boolean {
  if (ageMs >= oldestInUseMs) return false;
  if (Number.isSafeInteger(pid) && isRunning(pid)) return true;
  return host !== machine && ageMs < youngestOrphanMs;
}
