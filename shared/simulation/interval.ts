/** A share with the interval that holds the true one in 95 of 100 simulations. All from 0 to 1. */
export interface Estimate {
  /** Of so many. */
  readonly of: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution that leaves 2.5 % above it. */
const z = 1.959963984540054;

/** Wilson's score interval of a share (Wilson 1927); `null` of nothing. It stays within 0 … 1 and holds for few matches too. */
export function shareOf(wins: number, of: number): Estimate | null {
  if (of === 0) return null;
  const value = wins / of;
  const square = (z * z) / of;
  const middle = (value + square / 2) / (1 + square);
  const half = (z / (1 + square)) * Math.sqrt((value * (1 - value)) / of + square / (4 * of));
  // At the ends the formula is 0 and 1 up to rounding.
  const low = wins === 0 ? 0 : Math.max(0, middle - half);
  const high = wins === of ? 1 : Math.min(1, middle + half);
  return { of, value, low, high };
}

/** The mean of many whole numbers, with its standard interval. */
export interface Mean {
  readonly of: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of `of` numbers from their sum and the sum of their squares; `null` of nothing. */
export function meanOf(of: number, sum: number, squares: number): Mean | null {
  if (of === 0) return null;
  const value = sum / of;
  const variance = of < 2 ? 0 : Math.max(0, (squares - sum * value) / (of - 1));
  const half = z * Math.sqrt(variance / of);
  return { of, value, low: value - half, high: value + half };
}
