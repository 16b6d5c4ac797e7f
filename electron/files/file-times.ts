import type { DiskStat, OpenFile } from "./disk.js";

/** The clock of a file system may stand still for this long, in ms: 10 on Linux before 6.13. */
const coarseTickMs = 20;
/** FAT knows every second one. */
const secondsTickMs = 2_000;
/** A clock that moves once in 4 ms moves between two calls in a row by chance, but not so often in a row. */
const enoughProbes = 3;

/**
 * How far the modification times of file systems can be trusted. Two changes within one tick of a file system's clock have
 * the same time, so that a stamp taken right after a change may hide another one; file systems that give every change a
 * time of its own, once it was asked for, have no such doubt. Which is which is learned from temporary files of saves.
 */
export class FileTimes {
  readonly #now: () => number;
  /** How many probes distinguished two changes, by device; -1 once one did not. */
  readonly #distinct = new Map<bigint, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether a change made after this look could hide behind the same time, because the last one is so recent. */
  mayHideChange({ mtimeNs, device }: DiskStat): boolean {
    if ((this.#distinct.get(device) ?? 0) >= enoughProbes) return false;
    const tickMs = mtimeNs % 1_000_000_000n === 0n ? secondsTickMs : coarseTickMs;
    return this.#now() - Number(mtimeNs / 1_000_000n) < tickMs;
  }

  /** Changes a file of ours that was just written, without effect, and looks whether its time changed. */
  async probe(file: OpenFile, written: DiskStat): Promise<void> {
    const known = this.#distinct.get(written.device) ?? 0;
    if (known < 0 || known >= enoughProbes) return;
    try {
      await file.truncate(written.size);
      const { mtimeNs } = await file.stat();
      this.#distinct.set(written.device, mtimeNs === written.mtimeNs ? -1 : known + 1);
    } catch {
      this.#distinct.set(written.device, -1);
    }
  }
}
