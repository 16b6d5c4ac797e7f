import { tiers } from "./tiers.js";

/** How often tiers are printed: all alike, or the rarer the fewer (TTCG-9). */
export const policies = ["flat", "tiered"] as const;
export type Policy = (typeof policies)[number];

/** The published shares of the six tiers in percent. They add up to 96.25. */
export const publishedShares: readonly number[] = tiers.map(({ share }) => share);

/**
 * A whole number split in proportion to weights that are not negative, by largest remainder: all parts add up to it and none
 * is further than 1 from its exact share. Of equal remainders the first gets more.
 */
export function apportioned(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (sum === 0 ? 0 : (total * weight) / sum));
  const whole = exact.map(Math.floor);
  const left = sum === 0 ? 0 : total - whole.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  const more = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return whole.map((part, at) => (more.has(at) ? part + 1 : part));
}

/** What each tier has of all copies of a card: a sixth, or its share of the sum of shares. */
export const weightsOf = (policy: Policy, shares: readonly number[]): readonly number[] =>
  policy === "flat" ? tiers.map(() => 1) : shares;

/** How many copies of a card each tier has, of so many in all. */
export const copiesByTier = (total: number, policy: Policy, shares = publishedShares): readonly number[] =>
  apportioned(total, weightsOf(policy, shares));

/** The shares in the same proportion, so that they add up to 100 percent, in hundredths of one. */
export const normalised = (shares: readonly number[]): readonly number[] =>
  apportioned(10_000, shares).map((hundredths) => hundredths / 100);

/** What the shares add up to, in hundredths of a percent exactly. */
export const sumOfShares = (shares: readonly number[]): number =>
  Math.round(shares.reduce((a, b) => a + b, 0) * 100) / 100;
