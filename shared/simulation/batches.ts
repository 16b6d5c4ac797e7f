import type { Batch, Schedule } from "./plan.js";
import { rangesOf, wholeRun, type Shard } from "./shard.js";

/** What is left to be played, handed out in batches of any size. */
export interface Batches {
  /** The next matches, at most so many, all of one pairing; `null` when all are handed out. */
  next(matches: number): Batch | null;
  /** Takes matches back that were not played. */
  giveBack(batch: Batch): void;
}

/** The matches of a shard. */
export const batchesOf = (schedule: Schedule, shard: Shard = wholeRun): Batches =>
  batchesOfRanges(rangesOf(schedule, shard));

/** The matches of some ranges. The pairings take turns, so that what is counted early says something of all of them. */
export function batchesOfRanges(ranges: readonly Batch[]): Batches {
  const waiting: Batch[] = [...ranges];
  return {
    next(matches) {
      const range = waiting.shift();
      if (!range) return null;
      const batch = { ...range, to: Math.min(range.to, range.from + Math.max(1, matches)) };
      if (batch.to < range.to) waiting.push({ ...range, from: batch.to });
      return batch;
    },
    giveBack: (batch) => {
      if (batch.from < batch.to) waiting.unshift(batch);
    },
  };
}
