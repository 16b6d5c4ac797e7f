import { tiers, type PrintPolicy } from "./vocabulary.js";

export const statedShares: readonly number[] = tiers.map(({ share }) => share);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What shares total in percent, without the dust of floating point. */
export const totalOf = (shares: readonly number[]): number => Math.round(sum(shares) * 1e6) / 1e6;

/**
 * A whole number dealt out by shares of any total. What rounding leaves goes to the largest remainders, the first of equal
 * ones (`ttcg.md` 2.3).
 */
export function dealt(total: number, shares: readonly number[]): readonly number[] {
  const whole = sum(shares);
  const exact = shares.map((share) => (total * share) / whole);
  const dealtOut = exact.map((each) => Math.floor(each + 1e-9));
  const byRemainder = exact
    .map((each, at) => ({ at, remainder: each - (dealtOut[at] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  const left = total - sum(dealtOut);
  for (const { at } of byRemainder.slice(0, left)) dealtOut[at] = (dealtOut[at] ?? 0) + 1;
  return dealtOut;
}

/** The same shares with a total of 100 percent, in hundredths. */
export const normalised = (shares: readonly number[]): readonly number[] =>
  dealt(10_000, shares).map((each) => each / 100);

/** The chance of each tier, in any unit. Tiered shares need not total 100 percent. */
export const sharesOf = (policy: PrintPolicy, stated: readonly number[] = statedShares): readonly number[] =>
  policy === "flat" ? tiers.map(() => 1) : stated;
