import { pairingsOf, type Batch, type Schedule } from "./plan.js";

/** Enough for a first look. An even number, so that everyone sits in each seat as often. */
const firstRound = 50;

/**
 * The matches that are played before the next look, after so many of each pairing: as many of each, so that what is counted at a
 * look depends on no clock and no thread. Empty where all are played. Rounds grow, since a look says more the more it adds.
 */
export function nextRound(
  schedule: Pick<Schedule, "contestants" | "matches" | "mirrors">,
  played: number,
): readonly Batch[] {
  const more = Math.max(firstRound, 2 * Math.floor(played / 10));
  const to = Math.min(schedule.matches, played + more);
  if (to <= played) return [];
  return pairingsOf(schedule).map((_, pairing) => ({ pairing, from: played, to }));
}
