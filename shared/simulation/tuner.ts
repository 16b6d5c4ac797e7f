import type { Count } from "./difference.js";
import { sequenceErrorRate, shareSequence, type SequenceInterval } from "./sequence.js";

/** Between which shares of wins a deck is wanted, both from 0 to 1. */
export interface TunerTarget {
  readonly low: number;
  readonly high: number;
}

/**
 * What is known of a candidate: its whole interval lies within the target, or outside of it; `close` where the interval is narrow
 * and lies across an end of the target; `open` where there were too few matches.
 */
export type TunerVerdict = "inside" | "outside" | "close" | "open";

/** Something to try, such as a cost of 3, and what was counted with it. */
export interface Trial<Candidate> {
  readonly candidate: Candidate;
  readonly verdict: TunerVerdict;
  readonly interval: SequenceInterval;
}

export interface Tuned<Candidate> {
  /** In the order in which they were tried, which is that of the candidates. */
  readonly trials: readonly Trial<Candidate>[];
  /** The first that is surely inside the target; undefined where none is. */
  readonly found: Trial<Candidate> | undefined;
}

/** An interval this share of the target wide says all that is worth knowing: the true figure is at an end of the target. */
const narrow = 0.25;

/** What an interval says of a target. */
export function tunerVerdict({ low, high }: SequenceInterval, target: TunerTarget): TunerVerdict {
  if (low >= target.low && high <= target.high) return "inside";
  if (low > target.high || high < target.low) return "outside";
  return high - low <= narrow * (target.high - target.low) ? "close" : "open";
}

/** How a simulation with a candidate is played: until `isEnough` of what was counted, on the same seeds for each of them. */
export type PlayCandidate<Candidate> = (candidate: Candidate, isEnough: (count: Count) => boolean) => Promise<Count>;

/**
 * Tries candidates one after the other until one is surely inside the target: sort them by how little they change. The intervals
 * may be looked at at any time, and the error is shared out among all candidates, so that the probability that any verdict of
 * `inside` or `outside` is wrong is at most `sequenceErrorRate`.
 */
export async function tune<Candidate>(
  candidates: readonly Candidate[],
  target: TunerTarget,
  play: PlayCandidate<Candidate>,
): Promise<Tuned<Candidate>> {
  const error = sequenceErrorRate / Math.max(1, candidates.length);
  const trials: Trial<Candidate>[] = [];
  for (const candidate of candidates) {
    const count = await play(candidate, (now) => tunerVerdict(shareSequence(now, error), target) !== "open");
    const interval = shareSequence(count, error);
    const trial = { candidate, interval, verdict: tunerVerdict(interval, target) };
    trials.push(trial);
    if (trial.verdict === "inside") return { trials, found: trial };
  }
  return { trials, found: undefined };
}
