import { readFileSync, unlinkSync } from "node:fs";
import { basename } from "node:path";
import type { Disk } from "./disk.js";
import { isLockName, isLockOf } from "./holder.js";
import { isTemporaryName } from "./temporary.js";

/** A disk, and how to remove unfinished files on it at once. */
export interface TidyDisk {
  readonly disk: Disk;
  /** For the moment in which a signal ends the process: removes its temporary files and its locks, without waiting. */
  readonly removeLeftovers: () => void;
}

/**
 * Remembers which temporary files and locks of this process are on a disk: those that it made and has neither renamed nor
 * removed.
 */
export function tidyDisk(disk: Disk): TidyDisk {
  const present = new Set<string>();
  const isLock = (path: string): boolean => isLockName(basename(path));
  const isOurs = (path: string): boolean => isLock(path) || isTemporaryName(basename(path));
  return {
    disk: {
      ...disk,
      open: async (path, mode, permissions) => {
        const file = await disk.open(path, mode, permissions);
        if (mode === "new" && isOurs(path)) present.add(path);
        return file;
      },
      link: async (from, to) => {
        await disk.link(from, to);
        if (isLock(to)) present.add(to);
      },
      rename: async (from, to) => {
        await disk.rename(from, to);
        present.delete(from);
      },
      unlink: async (path) => {
        await disk.unlink(path);
        present.delete(path);
      },
    },
    removeLeftovers: () => {
      for (const path of present) {
        try {
          // A lock may have gone to another process since it was released.
          if (!isLock(path) || isLockOf(readFileSync(path), process.pid)) unlinkSync(path);
        } catch {
          // It is gone already, or stays for the next edit to remove.
        }
      }
    },
  };
}
