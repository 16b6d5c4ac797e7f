import { pairingsOf, type Batch, type SimulationPlan } from "./plan.js";

/** What is left to be played, handed out in batches of any size. */
export interface Batches {
  /** The next matches, at most so many, all of one pairing; `null` when all are handed out. */
  next(matches: number): Batch | null;
  /** Takes matches back that were not played. */
  giveBack(batch: Batch): void;
}

/** All matches of a plan. The pairings take turns, so that what is counted early says something of all of them. */
export function batchesOf(plan: SimulationPlan): Batches {
  const waiting: Batch[] = pairingsOf(plan)
    .map((_, pairing) => ({ pairing, from: 0, to: plan.matches }))
    .filter(({ from, to }) => from < to);
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
