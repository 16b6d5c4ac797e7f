import { basename, dirname, join } from "node:path";
import type { Clock } from "./clock.js";
import { errorCode, type Disk } from "./disk.js";
import { readBytes, writeBytes } from "./whole.js";

/**
 * The copy of a sample folder that may be changed, made where it is missing; complete or not there at all. Returns its path.
 */
export async function copyOfSample(disk: Disk, clock: Clock, sample: string, folder: string): Promise<string> {
  const copy = join(folder, basename(sample));
  if (await exists(disk, copy)) return copy;
  const unfinished = join(folder, `.${basename(sample)}-${clock.unique()}`);
  await copyFolder(disk, sample, unfinished);
  try {
    await disk.rename(unfinished, copy);
  } catch (error) {
    // Another process was quicker with the same copy.
    if (!["EEXIST", "ENOTEMPTY", "EPERM"].includes(errorCode(error)) || !(await exists(disk, copy))) throw error;
  }
  await disk.syncFolder(dirname(copy));
  return copy;
}

const exists = (disk: Disk, path: string): Promise<boolean> =>
  disk.stat(path).then(
    () => true,
    () => false,
  );

/** Files and folders; links and devices are no part of a sample. */
async function copyFolder(disk: Disk, from: string, to: string): Promise<void> {
  await disk.makeFolder(to);
  for (const { name, kind } of await disk.list(from)) {
    if (kind === "folder") await copyFolder(disk, join(from, name), join(to, name));
    if (kind === "file") await writeBytes(disk, join(to, name), await readBytes(disk, join(from, name)), 0o644);
  }
  await disk.syncFolder(to);
}
