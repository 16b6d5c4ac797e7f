import { basename, dirname, join } from "node:path";
import type { DiskStamp } from "../../shared/workspace/index.js";
import type { Clock } from "./clock.js";
import { errorCode, type Disk, type DiskStat, type OpenFile } from "./disk.js";
import type { FileTimes } from "./file-times.js";
import type { ReplacedFileGuard } from "./replaced-files.js";
import { whyReadOnly } from "./read.js";
import { hashOf, looksAs } from "./stamp.js";
import { removeQuietly, temporaryName } from "./temporary.js";
import { readBytes } from "./whole.js";
import type { RenameRaceDetector } from "./rename-race.js";

export interface Replacement {
  /** Free of links: renaming over a symbolic link would replace the link. */
  readonly target: string;
  /** The path as people know it. */
  readonly file: string;
  readonly bytes: Buffer;
  /** What the target must still hold; null where there must be nothing. */
  readonly expected: DiskStamp | null;
  /** The stamp is too young for its time to reveal every change. */
  readonly doubtful: boolean;
  /** Called when the bytes are on their way and the medium is waited for. */
  readonly waiting: () => void;
}

/**
 * `stale`: the disk holds something else than expected. `read-only`: the file is not to be changed, though a replacement
 * would succeed. `impossible`: the file system does not let it be replaced; it can only be overwritten.
 */
export type Replaced =
  | { readonly kind: "written"; readonly stat: DiskStat }
  | { readonly kind: "stale" }
  | { readonly kind: "read-only"; readonly reason: string }
  | { readonly kind: "impossible" }
  | { readonly kind: "failed"; readonly error: unknown };

export interface ReplaceTools {
  readonly disk: Disk;
  readonly times: FileTimes;
  readonly clock: Clock;
  readonly guard: ReplacedFileGuard;
  readonly races: RenameRaceDetector;
}

/**
 * Puts new content under a name: a temporary file beside it, on the medium before it takes the name, so that at every
 * instant the name holds the old or the new content as a whole (FILES-1). The mode stays. Nothing is left on failure.
 */
export async function replaceFile(tools: ReplaceTools, request: Replacement): Promise<Replaced> {
  const { disk } = tools;
  const name = temporaryName(tools.clock);
  const temporary = join(dirname(request.target), name);
  let made = false;
  let taken = false;
  try {
    const before = await statOrNull(disk, request.target);
    if (!(await isExpected(disk, request, before))) return { kind: "stale" };
    const reason = before ? await whyReadOnly(disk, request.target, before) : undefined;
    if (reason !== undefined) return { kind: "read-only", reason };
    if (before && before.links > 1) return { kind: "impossible" };
    tools.races.begin(name, basename(request.target));
    const file = await openTemporary(disk, temporary, before);
    if (!file) return { kind: "impossible" };
    made = true;
    const stat = await fill(tools.times, file, request, before);
    if (!stat) return { kind: "impossible" };
    const outcome = before
      ? await takePlace(tools, request, before, temporary)
      : await takeFreeName(disk, request.target, temporary);
    if (outcome !== "taken") return { kind: outcome };
    taken = true;
    made = false;
    await disk.syncFolder(dirname(request.target));
    return { kind: "written", stat };
  } catch (error) {
    return { kind: "failed", error };
  } finally {
    if (!taken) tools.races.forget(name);
    if (made) await removeQuietly(disk, temporary);
  }
}

/** Null where nothing is. */
export async function statOrNull(disk: Disk, path: string): Promise<DiskStat | null> {
  try {
    return await disk.stat(path);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** Whether the disk holds what is expected; content is read only where the stat differs. */
export async function isExpected(
  disk: Disk,
  { target, expected }: Pick<Replacement, "target" | "expected">,
  stat: DiskStat | null,
): Promise<boolean> {
  if (expected === null || stat === null) return expected === stat;
  if (stat.kind !== "file") return false;
  if (looksAs(stat, expected)) return true;
  return stat.size === expected.size && hashOf(await readBytes(disk, target)) === expected.hash;
}

/** Undefined where the folder takes no new files. */
async function openTemporary(disk: Disk, path: string, before: DiskStat | null): Promise<OpenFile | undefined> {
  try {
    return await disk.open(path, "new", before ? 0o600 : 0o666);
  } catch (error) {
    if (before && ["EACCES", "EPERM"].includes(errorCode(error))) return undefined;
    throw error;
  }
}

/** Writes, syncs and closes the temporary file; undefined where it cannot be given the owner of the old one. */
async function fill(
  times: FileTimes,
  file: OpenFile,
  request: Replacement,
  before: DiskStat | null,
): Promise<DiskStat | undefined> {
  try {
    await file.write(request.bytes, 0);
    const written = await file.stat();
    if (before && !(await takeOwnerAndMode(file, written, before))) return undefined;
    await times.probe(file, written);
    const synced = file.sync();
    request.waiting();
    await synced;
    return await file.stat();
  } finally {
    await file.close();
  }
}

async function takeOwnerAndMode(file: OpenFile, { owner, group, mode }: DiskStat, before: DiskStat): Promise<boolean> {
  if (owner !== before.owner || group !== before.group) {
    try {
      await file.changeOwner(before.owner, before.group);
    } catch (error) {
      if (["EPERM", "EACCES", "EINVAL"].includes(errorCode(error))) return false;
      throw error;
    }
  }
  if (mode !== before.mode) await file.changeMode(before.mode);
  return true;
}

/**
 * The last look, the hold on what is replaced, and the replacement, with nothing between them: what another program writes
 * in between is found in what is held. What it puts under the name between the last two, the detector of rename races reports.
 */
async function takePlace(
  { disk, guard, races }: ReplaceTools,
  request: Replacement,
  before: DiskStat,
  temporary: string,
): Promise<"taken" | "stale" | "impossible"> {
  const { target, file, expected, doubtful } = request;
  const last = await statOrNull(disk, target);
  if (!last || !expected) return "stale";
  const same = last.size === before.size && last.mtimeNs === before.mtimeNs && last.inode === before.inode;
  if (!same && !(await isExpected(disk, request, last))) return "stale";
  const content = await guard.keep(target);
  try {
    await disk.rename(temporary, target);
  } catch (error) {
    await content?.close().catch(() => undefined);
    if (errorCode(error) === "EXDEV" || (isDenied(error) && process.platform !== "win32")) return "impossible";
    throw error;
  }
  const found = content ? await guard.watch({ file, content, expected, doubtful }) : "unknown";
  // A file that was exchanged for an equal one was disturbed before the last look.
  if (same && found !== "rescued") races.replaced(basename(temporary));
  return "taken";
}

const isDenied = (error: unknown): boolean => ["EACCES", "EPERM"].includes(errorCode(error));

/** A name that must be free is taken by linking, which never replaces anything; renaming where links are unknown. */
export async function takeFreeName(disk: Disk, target: string, temporary: string): Promise<"taken" | "stale"> {
  try {
    await disk.link(temporary, target);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return "stale";
    if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"].includes(errorCode(error))) throw error;
    if ((await statOrNull(disk, target)) !== null) return "stale";
    await disk.rename(temporary, target);
    return "taken";
  }
  await removeQuietly(disk, temporary);
  return "taken";
}
