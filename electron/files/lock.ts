import { hostname } from "node:os";
import { z } from "zod";
import type { Clock } from "./clock.js";
import { errorCode, type Disk } from "./disk.js";
import { isRunning, startOf } from "./processes.js";
import { removeQuietly } from "./temporary.js";
import { readBytes, writeBytes } from "./whole.js";

const holderSchema = z.object({
  pid: z.number().int(),
  host: z.string(),
  start: z.string().optional(),
  owner: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

/** `taken`: this session may write. `held`: another one does; `holder` is for people. */
export type LockOutcome =
  | { readonly kind: "taken"; readonly release: () => Promise<void> }
  | { readonly kind: "held"; readonly holder: string };

/**
 * Takes the lock of a workspace, so that a second process opens it read-only (design 5). A lock whose process has ended
 * is taken over, and so is one of the same `owner`: a session that was started again in the same process.
 */
export async function takeLock(disk: Disk, clock: Clock, path: string, owner: string): Promise<LockOutcome> {
  const start = startOf(process.pid);
  const mine: Holder = { pid: process.pid, host: hostname(), owner, ...(start === undefined ? {} : { start }) };
  const own = `${path}.${clock.unique()}`;
  await writeBytes(disk, own, Buffer.from(JSON.stringify(mine)));
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (await linkIfFree(disk, own, path)) return { kind: "taken", release: () => release(disk, path, mine) };
      const holder = await readHolder(disk, path);
      if (holder && isAlive(holder, mine)) return { kind: "held", holder: `process ${holder.pid}` };
      await removeStale(disk, `${own}.stale`, path, mine);
    }
    return { kind: "held", holder: "another process" };
  } finally {
    await removeQuietly(disk, own);
  }
}

async function linkIfFree(disk: Disk, own: string, path: string): Promise<boolean> {
  try {
    await disk.link(own, path);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"].includes(errorCode(error))) throw error;
  }
  // A drive without hard links: making the file anew is as exclusive, only not complete at once.
  try {
    await writeBytes(disk, path, await readBytes(disk, own));
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** Undefined where the lock is gone or was cut short in writing. */
async function readHolder(disk: Disk, path: string): Promise<Holder | undefined> {
  try {
    return holderSchema.parse(JSON.parse((await readBytes(disk, path)).toString("utf8")));
  } catch {
    return undefined;
  }
}

/** A process of another machine cannot be asked; a shared app-data folder is rare, a lost lock file is removed by hand. */
function isAlive(holder: Holder, mine: Holder): boolean {
  if (holder.host !== mine.host) return true;
  if (holder.pid === mine.pid && holder.start === mine.start) return holder.owner !== mine.owner;
  return isRunning(holder.pid) && (holder.start === undefined || holder.start === startOf(holder.pid));
}

/** Two processes may find the same stale lock: the one that moved a fresh lock away puts it back. */
async function removeStale(disk: Disk, aside: string, path: string, mine: Holder): Promise<void> {
  try {
    await disk.rename(path, aside);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw error;
  }
  const moved = await readHolder(disk, aside);
  if (moved && isAlive(moved, mine)) await disk.link(aside, path).catch(() => undefined);
  await removeQuietly(disk, aside);
}

async function release(disk: Disk, path: string, mine: Holder): Promise<void> {
  const holder = await readHolder(disk, path);
  if (holder?.owner === mine.owner && holder.pid === mine.pid) await removeQuietly(disk, path);
}
