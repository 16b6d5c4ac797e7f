/**
 * The edit distance of two texts, counted in characters: inserting, deleting and replacing cost one each, as does swapping
 * two neighbours; where that costs two it is the Levenshtein distance. Where the distance exceeds `limit` the answer is
 * `limit + 1`, found early.
 */
export function editDistance(
  left: string,
  right: string,
  limit = Number.POSITIVE_INFINITY,
  swapCost: 1 | 2 = 1,
): number {
  // A text has at least half as many characters as units: far too long is seen without looking at them.
  const longer = Math.max(left.length, right.length);
  if (longer > 2 * (Math.min(left.length, right.length) + limit)) return limit + 1;
  const from = codePoints(left);
  const to = codePoints(right);
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  // What both begin and end with costs nothing.
  let start = 0;
  let [fromEnd, toEnd] = [from.length, to.length];
  while (start < fromEnd && start < toEnd && from[start] === to[start]) start++;
  while (fromEnd > start && toEnd > start && from[fromEnd - 1] === to[toEnd - 1]) {
    fromEnd--;
    toEnd--;
  }
  const width = toEnd - start;
  /** Costs of making the beginnings of `to` of what was read of `from`. */
  let costs = Array.from({ length: width + 1 }, (_, column) => column);
  /** The same for one and for two characters less. */
  let before: number[] = new Array<number>(width + 1).fill(0);
  let earlier: number[] = new Array<number>(width + 1).fill(0);
  for (let row = start; row < fromEnd; row++) {
    [earlier, before, costs] = [before, costs, earlier];
    let best = row - start + 1;
    costs[0] = best;
    for (let column = 1; column <= width; column++) {
      const at = start + column - 1;
      const replaced = (before[column - 1] ?? 0) + (from[row] === to[at] ? 0 : 1);
      let cost = Math.min(replaced, (before[column] ?? 0) + 1, (costs[column - 1] ?? 0) + 1);
      const isSwapped = row > start && column > 1 && from[row] === to[at - 1] && from[row - 1] === to[at];
      if (isSwapped) cost = Math.min(cost, (earlier[column - 2] ?? 0) + swapCost);
      costs[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
  }
  return Math.min(costs[width] ?? 0, limit + 1);
}

function codePoints(text: string): readonly number[] {
  const points: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const point = text.codePointAt(at) ?? 0;
    points.push(point);
    if (point > 0xffff) at += 1;
  }
  return points;
}

/**
 * How far a suggestion may be from what was written: a third of its length, at least 1 and at most 3. A single
 * character is like any other, so nothing is suggested for it but itself.
 */
export const suggestionLimit = ({ length }: string): number =>
  length < 2 ? 0 : Math.max(1, Math.min(3, Math.floor(length / 3)));

/**
 * The candidates at the smallest distance from `written`, in their order, without repetitions, at most five; none
 * where all are further than `limit`.
 */
export function nearestWords(
  written: string,
  candidates: Iterable<string>,
  limit: number = suggestionLimit(written),
): string[] {
  let best = limit;
  let nearest: string[] = [];
  for (const candidate of candidates) {
    const distance = editDistance(written, candidate, best);
    if (distance > best || (distance === best && nearest.includes(candidate))) continue;
    if (distance < best) nearest = [];
    best = distance;
    nearest.push(candidate);
  }
  return nearest.slice(0, 5);
}
