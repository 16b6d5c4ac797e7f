import type { Clock } from "./clock.js";
import { errorCode, type Disk } from "./disk.js";
import { holderIn, isAlive, ownIdentity, type Holder, type Identity } from "./holder.js";
import { removeQuietly } from "./temporary.js";
import { readBytes } from "./whole.js";

/** A lock that says nothing may be one that is just being made, on drives without hard links; in ms. */
const madeWithinMs = 5_000;
/** How often a lock is asked for again that was gone, or stale, when it was looked at. */
const mostAttempts = 5;

export interface TakenLock {
  readonly kind: "taken";
  readonly release: () => Promise<void>;
}

/** `by` is undefined where the lock went from hand to hand too quickly to see whose it is. */
export type LockAttempt = TakenLock | { readonly kind: "held"; readonly by: Holder | undefined };

/** `taken`: this session may write. `held`: another one does; `holder` is for people. */
export type LockOutcome = TakenLock | { readonly kind: "held"; readonly holder: string };

/**
 * Takes the lock of a workspace, so that a second process opens it read-only (FILES-6). A lock whose process has ended
 * is taken over, and so is one of the same `owner`: a session that was started again in the same process.
 */
export async function takeLock(disk: Disk, clock: Clock, path: string, owner: string): Promise<LockOutcome> {
  const attempt = await tryLock(disk, clock, path, ownIdentity(owner));
  if (attempt.kind === "taken") return attempt;
  return { kind: "held", holder: attempt.by ? `process ${attempt.by.pid}` : "another process" };
}

/**
 * Takes the lock at `path` if it is free, without waiting; one whose holder has ended is free. The lock is a file that says
 * who holds it and appears as a whole, by a hard link. A lock of Node's file system API or of a library would do as well,
 * but the API has none, and proper-lockfile knows a dead holder only by a heartbeat of seconds, cannot say who holds a
 * lock, and has had no release since 2021.
 */
export async function tryLock(disk: Disk, clock: Clock, path: string, asking: Identity): Promise<LockAttempt> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const found = await readLock(disk, clock, path);
    if (found.kind === "absent") {
      const mine = await takeIfFree(disk, clock, path, asking);
      if (mine) return { kind: "taken", release: () => removeIfOf(disk, clock, path, mine.id) };
    } else if (isInUse(found, asking)) return { kind: "held", by: found.holder };
    else await removeStale(disk, clock, path, found, asking);
  }
  return { kind: "held", by: undefined };
}

/** What is at the path of a lock; a file without a holder is broken, or young and being written. */
type FoundLock =
  | { readonly kind: "absent" }
  | { readonly kind: "present"; readonly holder: Holder | undefined; readonly isYoung: boolean };

type PresentLock = Extract<FoundLock, { kind: "present" }>;

async function readLock(disk: Disk, clock: Clock, path: string): Promise<FoundLock> {
  try {
    const bytes = await readBytes(disk, path);
    const holder = holderIn(bytes);
    if (holder) return { kind: "present", holder, isYoung: true };
    const { mtimeNs } = await disk.stat(path);
    return { kind: "present", holder, isYoung: clock.now() - Number(mtimeNs / 1_000_000n) < madeWithinMs };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return { kind: "absent" };
    throw error;
  }
}

const isInUse = ({ holder, isYoung }: PresentLock, asking: Identity): boolean =>
  holder ? isAlive(holder, asking) : isYoung;

/** Undefined where another process was quicker. */
async function takeIfFree(disk: Disk, clock: Clock, path: string, asking: Identity): Promise<Holder | undefined> {
  const mine: Holder = { ...asking, id: clock.unique(), since: clock.now() };
  const own = `${path}.${mine.id}`;
  await writeUnsynced(disk, own, mine);
  try {
    await disk.link(own, path);
    return mine;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return undefined;
    if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"].includes(errorCode(error))) throw error;
    return await takeWithoutLinks(disk, path, mine);
  } finally {
    await removeQuietly(disk, own);
  }
}

/** On a drive without hard links: making the file is as exclusive, only not complete at once. */
async function takeWithoutLinks(disk: Disk, path: string, mine: Holder): Promise<Holder | undefined> {
  try {
    await writeUnsynced(disk, path, mine);
    return mine;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return undefined;
    throw error;
  }
}

/** A lock is stale after a loss of power, whatever is left of its file: nothing of it has to reach the medium. */
async function writeUnsynced(disk: Disk, path: string, holder: Holder): Promise<void> {
  const file = await disk.open(path, "new", 0o600);
  try {
    await file.write(Buffer.from(JSON.stringify(holder)), 0);
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    await removeQuietly(disk, path);
    throw error;
  }
}

/**
 * Removes the lock of an ended process. Of several processes that find it only one may, and none that is late: it would
 * remove the lock of whoever came next. So each holding of a lock has a second lock, named after it, under which it is
 * looked at again and removed. If the process that has the second lock ends, there is a third one, and so on.
 */
async function removeStale(disk: Disk, clock: Clock, path: string, stale: PresentLock, asking: Identity) {
  const guard = await tryLock(disk, clock, `${path}.${stale.holder?.id ?? "broken"}`, asking);
  if (guard.kind === "held") return;
  try {
    const found = await readLock(disk, clock, path);
    const isSame = found.kind === "present" && found.holder?.id === stale.holder?.id && !isInUse(found, asking);
    if (isSame) await removeQuietly(disk, path);
  } finally {
    await guard.release();
  }
}

/** Lets go of a lock, unless it was taken away in the meantime. */
async function removeIfOf(disk: Disk, clock: Clock, path: string, id: string): Promise<void> {
  const found = await readLock(disk, clock, path).catch(() => undefined);
  if (found?.kind === "present" && found.holder?.id === id) await removeQuietly(disk, path);
}
