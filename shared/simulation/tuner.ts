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

/**
 * How a simulation with a candidate is played: until `isEnough` of what was counted, on the same seeds for each of them. No count
 * ends the tuning there.
 */
export type PlayCandidate<Candidate> = (
  candidate: Candidate,
  isEnough: (count: Count) => boolean,
) => Promise<Count | undefined>;

/** What is known of a candidate so far, where the error is shared out among so many candidates. */
export const candidateInterval = (count: Count, candidates: number): SequenceInterval =>
  shareSequence(count, sequenceErrorRate / Math.max(1, candidates));

/**
 * Tries candidates one after the other until one is surely inside the target: sort them by how little they change. The intervals
 * may be looked at at any time, and the error is shared out among all candidates, so that the probability that any verdict of
 * `inside` or `outside` is wrong is at most `sequenceErrorRate`.
 *
 * @param tried called after each of them
 */
export async function tune<Candidate>(
  candidates: readonly Candidate[],
  target: TunerTarget,
  play: PlayCandidate<Candidate>,
  tried: (trial: Trial<Candidate>) => void = () => undefined,
): Promise<Tuned<Candidate>> {
  const intervalOf = (count: Count): SequenceInterval => candidateInterval(count, candidates.length);
  const trials: Trial<Candidate>[] = [];
  for (const candidate of candidates) {
    const count = await play(candidate, (now) => tunerVerdict(intervalOf(now), target) !== "open");
    if (!count) break;
    const interval = intervalOf(count);
    const trial = { candidate, interval, verdict: tunerVerdict(interval, target) };
    trials.push(trial);
    tried(trial);
    if (trial.verdict === "inside") return { trials, found: trial };
  }
  return { trials, found: undefined };
}
