/** Rows found so far: `matched[after]` is a place before, or -1. */
export type Matched = Int32Array;

/** A stretch between two rows that were found in the same order: the rows not yet found before and after. */
export interface Gap {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/**
 * The rows still to be found, cut into stretches by the longest run of found rows that kept their order. Rows that moved
 * across it cut nothing.
 */
export function gapsOf(matched: Matched, isTaken: Uint8Array): Gap[] {
  const kept = keptInOrder(matched);
  const gaps: Gap[] = [];
  let nextBefore = 0;
  let nextAfter = 0;
  const close = (endBefore: number, endAfter: number): void => {
    const before = range(nextBefore, endBefore).filter((place) => isTaken[place] === 0);
    const after = range(nextAfter, endAfter).filter((place) => matched[place] === -1);
    if (before.length > 0 && after.length > 0) gaps.push({ before, after });
    nextBefore = endBefore + 1;
    nextAfter = endAfter + 1;
  };
  for (const after of kept) close(matched[after] ?? 0, after);
  close(isTaken.length, matched.length);
  return gaps;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/** The places after of a longest sequence of found rows whose order did not change. */
function keptInOrder(matched: Matched): number[] {
  const tails: number[] = [];
  const previous = new Int32Array(matched.length).fill(-1);
  const place = (after: number): number => matched[after] ?? -1;
  for (let after = 0; after < matched.length; after += 1) {
    if (place(after) === -1) continue;
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (place(tails[middle] ?? 0) < place(after)) low = middle + 1;
      else high = middle;
    }
    previous[after] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = after;
  }
  const kept: number[] = [];
  for (let at = tails.at(-1) ?? -1; at !== -1; at = previous[at] ?? -1) kept.push(at);
  return kept.reverse();
}
