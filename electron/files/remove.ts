import { dirname, join } from "node:path";
import type { DiskStamp } from "../../shared/workspace/index.js";
import type { Clock } from "./clock.js";
import { errorCode, type Disk } from "./disk.js";
import { whyReadOnly } from "./read.js";
import { isExpected, statOrNull, takeFreeName } from "./replace.js";
import type { ReplacedFileGuard } from "./replaced-files.js";
import { hashOf } from "./stamp.js";
import { temporaryName } from "./temporary.js";
import { readBytes } from "./whole.js";

export interface Removal {
  /** Free of links. */
  readonly target: string;
  /** The path as people know it. */
  readonly file: string;
  /** What the target must still hold. */
  readonly expected: DiskStamp;
}

/** As of `Replaced`; `removed`: nothing is under the name now. */
export type Removed =
  | { readonly kind: "removed" }
  | { readonly kind: "stale" }
  | { readonly kind: "read-only"; readonly reason: string }
  | { readonly kind: "failed"; readonly error: unknown };

export interface RemoveTools {
  readonly disk: Disk;
  readonly clock: Clock;
  readonly guard: ReplacedFileGuard;
}

/**
 * Removes a file that holds what is expected (FILES-10). It is renamed aside first and read there, so that whatever another
 * program put under the name is looked at before anything is gone: another version gets its name back.
 */
export async function removeFile(tools: RemoveTools, removal: Removal): Promise<Removed> {
  const { disk, clock } = tools;
  const { target } = removal;
  const aside = join(dirname(target), temporaryName(clock));
  try {
    const before = await statOrNull(disk, target);
    if (!before) return { kind: "removed" };
    if (!(await isExpected(disk, removal, before))) return { kind: "stale" };
    const reason = await whyReadOnly(disk, target, before);
    if (reason !== undefined) return { kind: "read-only", reason };
    await disk.rename(target, aside);
    const isGone = await removeAside(tools, removal, aside);
    await disk.syncFolder(dirname(target));
    return { kind: isGone ? "removed" : "stale" };
  } catch (error) {
    return errorCode(error) === "ENOENT" ? { kind: "stale" } : { kind: "failed", error };
  }
}

/** Whether what was put aside was the expected content, and is gone; else it is where it was, or in the backups. */
async function removeAside({ disk, guard }: RemoveTools, removal: Removal, aside: string): Promise<boolean> {
  const { target, file, expected } = removal;
  const bytes = await readBytes(disk, aside).catch(async (error: unknown) => {
    await takeFreeName(disk, target, aside);
    throw error;
  });
  if (hashOf(bytes) === expected.hash) {
    const content = await guard.keep(aside);
    await disk.unlink(aside);
    // Its stamp has another time of change by now, and says nothing of what is written through handles of other programs.
    if (content) await guard.watch({ file, content, expected, doubtful: true });
    return true;
  }
  if ((await takeFreeName(disk, target, aside)) === "stale") {
    await guard.rescue(file, bytes);
    await disk.unlink(aside);
  }
  return false;
}
