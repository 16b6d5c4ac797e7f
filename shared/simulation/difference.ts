import { shareOf, type Estimate } from "./interval.js";

/** How often something was so, and how often that match was won. */
export type Count = { matches: number; wins: number };

/** The same matches before and after an edit: how often something was so in both, and who of these won. */
export type Cross = {
  /** It was so before and after. */
  matches: number;
  /** Of these, won before. */
  before: number;
  /** Of these, won after. */
  after: number;
  both: number;
};

/** A share before and after, and by how much it changed; the interval of the change holds the true one in 95 of 100. */
export interface Change {
  readonly before: Estimate;
  readonly after: Estimate;
  /** After less before, from −1 to 1. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The change of a share that was counted on the same matches twice; `null` when it was never counted on one side.
 *
 * The interval is Newcombe's for paired shares (Statistics in Medicine 17, 1998, method 10): it puts the Wilson intervals of
 * both sides together by their correlation, which is what playing the same seeds is for. Where not every match counts, as for
 * a card that was drawn in some, the correlation is that of the two ratios (first order).
 */
export function changeOf(before: Count, after: Count, cross: Cross): Change | null {
  const first = shareOf(before.wins, before.matches);
  const second = shareOf(after.wins, after.matches);
  if (first === null || second === null) return null;
  const correlation = correlationOf(before, after, cross);
  const value = second.value - first.value;
  return {
    before: first,
    after: second,
    value,
    low: value - distance(second.value - second.low, first.high - first.value, correlation),
    high: value + distance(second.high - second.value, first.value - first.low, correlation),
  };
}

const distance = (a: number, b: number, correlation: number): number =>
  Math.sqrt(Math.max(0, a * a - 2 * correlation * a * b + b * b));

function correlationOf(before: Count, after: Count, cross: Cross): number {
  const p = before.wins / before.matches;
  const q = after.wins / after.matches;
  const spread = Math.sqrt(before.matches * p * (1 - p) * (after.matches * q * (1 - q)));
  if (spread === 0) return 0;
  const joint = cross.both - q * cross.before - p * cross.after + p * q * cross.matches;
  // Half a match less, as in the source: matches that all end alike are no proof that nothing changed.
  const corrected = joint > 0 ? Math.max(0, joint - 0.5) : joint;
  return Math.max(-1, Math.min(1, corrected / spread));
}
