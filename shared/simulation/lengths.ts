/** How often each whole number came up. */
export type Histogram = Record<number, number>;

/** The numbers that came up with their counts, lowest first. */
export const histogramEntries = (histogram: Histogram): readonly (readonly [value: number, count: number])[] =>
  Object.entries(histogram)
    .map(([value, count]): [number, number] => [Number(value), count])
    .sort(([a], [b]) => a - b);

/**
 * The lowest number that at least this share of all are not above; `null` of nothing.
 *
 * @param share above 0, at most 1; 0.5 asks for the median
 */
export function quantileOf(histogram: Histogram, share: number): number | null {
  const entries = histogramEntries(histogram);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [value, count] of entries) {
    below += count;
    if (below >= share * total) return value;
  }
  return null;
}

/** The lengths of matches in a few numbers. */
export interface Lengths {
  readonly mean: number;
  readonly median: number;
  /** A tenth of the matches is not longer than this. */
  readonly tenth: number;
  /** Nine tenths are not longer than this. */
  readonly ninetieth: number;
  readonly shortest: number;
  readonly longest: number;
}

export function lengthsOf(histogram: Histogram): Lengths | null {
  const entries = histogramEntries(histogram);
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return null;
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  const at = (share: number): number => quantileOf(histogram, share) ?? first[0];
  return {
    mean: entries.reduce((sum, [value, count]) => sum + value * count, 0) / total,
    median: at(0.5),
    tenth: at(0.1),
    ninetieth: at(0.9),
    shortest: first[0],
    longest: last[0],
  };
}
