/**
 * The Levenshtein distance of two texts, counted in characters: inserting, deleting and replacing cost one each.
 * Where the distance exceeds `limit` the answer is `limit + 1`, found early.
 */
export function editDistance(left: string, right: string, limit = Number.POSITIVE_INFINITY): number {
  // A text has at least half as many characters as units: far too long is seen without looking at them.
  const longer = Math.max(left.length, right.length);
  if (longer > 2 * (Math.min(left.length, right.length) + limit)) return limit + 1;
  const from = Array.from(left);
  const to = Array.from(right);
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, character] of from.entries()) {
    const current = [row + 1];
    let best = row + 1;
    for (const [column, other] of to.entries()) {
      const replaced = (previous[column] ?? 0) + (character === other ? 0 : 1);
      const cost = Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1);
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    previous = current;
  }
  return Math.min(previous[to.length] ?? 0, limit + 1);
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
