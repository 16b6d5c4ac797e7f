import type { Change } from "./difference.js";
import type { Estimate } from "./interval.js";

/** A difference that was counted in one deck, and how much it weighs. */
export interface Stratum {
  readonly change: Change;
  readonly weight: number;
}

/**
 * Differences of several decks as one: their weighted sum, whose interval is made of theirs (Zou and Donner, Statistics in
 * Medicine 27, 2008: each side by the squares of the distances on that side). One deck of weight 1 keeps its own interval. Null
 * of nothing.
 */
export function combinedChange(strata: readonly Stratum[]): Change | null {
  const [first] = strata;
  if (!first) return null;
  if (strata.length === 1 && first.weight === 1) return first.change;
  const sum = (of: (change: Change) => number): number =>
    strata.reduce((total, { change, weight }) => total + weight * of(change), 0);
  const distance = (of: (change: Change) => number): number =>
    Math.sqrt(strata.reduce((total, { change, weight }) => total + (weight * of(change)) ** 2, 0));
  const value = sum((change) => change.value);
  return {
    before: pooled(strata.map(({ change }) => change.before)),
    after: pooled(strata.map(({ change }) => change.after)),
    value,
    low: value - distance((change) => change.value - change.low),
    high: value + distance((change) => change.high - change.value),
  };
}

/** Counts of independent matches, by which differences of differences are computed. */
export interface Weighed {
  readonly share: Estimate;
  readonly weight: number;
}

/** The weighted sum of independent shares, with an interval made of theirs in the same way. A weight may be below 0. */
export function sumOfShares(parts: readonly Weighed[]): { value: number; low: number; high: number } {
  let [value, below, above] = [0, 0, 0];
  for (const { share, weight } of parts) {
    value += weight * share.value;
    const [under, over] = [weight * (share.value - share.low), weight * (share.high - share.value)];
    below += (weight > 0 ? under : over) ** 2;
    above += (weight > 0 ? over : under) ** 2;
  }
  return { value, low: value - Math.sqrt(below), high: value + Math.sqrt(above) };
}

/** Shares of several decks with how many matches they are of together; ends of the interval as far as the decks have them. */
function pooled(shares: readonly Estimate[]): Estimate {
  const of = shares.reduce((sum, share) => sum + share.of, 0);
  const part = (end: (share: Estimate) => number): number =>
    shares.reduce((sum, share) => sum + share.of * end(share), 0) / of;
  return { of, value: part((each) => each.value), low: part((each) => each.low), high: part((each) => each.high) };
}
