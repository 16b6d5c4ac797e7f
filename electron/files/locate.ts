import { basename, dirname, join } from "node:path";
import { ok, type Result } from "../../shared/base/index.js";
import { errorCode, type Disk } from "./disk.js";
import { isInside, pathInside } from "./paths.js";

/** Where a file of a workspace really is. */
export interface Place {
  /** Absolute, free of links; of a file that is not there, where it would be. */
  readonly real: string;
  /** A link led out of the workspace: the file may be read, not written, until that is allowed (FILES-7). */
  readonly outside: boolean;
  /** A link to nothing. */
  readonly dangling: boolean;
}

/**
 * Follows the links of a file named relative to `root`, which is free of links itself. The fault is that of a name that
 * leaves the folder; rejects when the disk fails.
 */
export async function locate(disk: Disk, root: string, file: string): Promise<Result<Place>> {
  const path = pathInside(root, file);
  if (!path.ok) return path;
  const place = (real: string, dangling: boolean): Place => ({ real, dangling, outside: !isInside(root, real) });
  try {
    return ok(place(await disk.realPath(path.value), false));
  } catch (error) {
    if (!["ENOENT", "ENOTDIR"].includes(errorCode(error))) throw error;
  }
  const isLink = await disk.linkStat(path.value).then(
    ({ kind }) => kind === "link",
    () => false,
  );
  const folder = await disk.realPath(dirname(path.value)).catch(() => dirname(path.value));
  return ok(place(join(folder, basename(path.value)), isLink));
}
