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
  return Math.min(middleDistance(from.slice(start, fromEnd), to.slice(start, toEnd), limit, swapCost), limit + 1);
}

/** The distance of two texts, exact up to the limit: places of the two further apart than it are not even compared. */
function middleDistance(from: readonly number[], to: readonly number[], most: number, swapCost: 1 | 2): number {
  const width = to.length;
  const limit = Math.min(most, from.length + width);
  /** Costs of making the beginnings of `to` of what was read of `from`. */
  let costs = Int32Array.from({ length: width + 1 }, (_, column) => column);
  /** The same for one and for two characters less. */
  let before = new Int32Array(width + 1);
  let earlier = new Int32Array(width + 1);
  for (let at = 0; at < from.length; at++) {
    const char = from[at];
    [earlier, before, costs] = [before, costs, earlier];
    const row = at + 1;
    const first = Math.max(1, row - limit);
    const last = Math.min(width, row + limit);
    let best = first === 1 ? row : limit + 1;
    costs[first - 1] = best;
    for (let column = first; column <= last; column++) {
      const other = to[column - 1];
      let cost = (before[column - 1] ?? 0) + (char === other ? 0 : 1);
      const deleted = (before[column] ?? 0) + 1;
      if (deleted < cost) cost = deleted;
      const inserted = (costs[column - 1] ?? 0) + 1;
      if (inserted < cost) cost = inserted;
      if (at > 0 && column > 1 && char === to[column - 2] && from[at - 1] === other) {
        const swapped = (earlier[column - 2] ?? 0) + swapCost;
        if (swapped < cost) cost = swapped;
      }
      costs[column] = cost;
      if (cost < best) best = cost;
    }
    // The next character looks one place further.
    if (last < width) costs[last + 1] = limit + 1;
    if (best > limit) return limit + 1;
  }
  return costs[width] ?? 0;
}

/** Characters of different texts may count as one, which makes the bound lower and never wrong. */
const counted = 128;

/** A distance that two texts have at least, found in one look at each: each edit takes or brings one character at most. */
export function leastDistance(left: string, right: string): number {
  const counts = new Int32Array(counted);
  const count = (text: string, by: 1 | -1): void => {
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      // Two units of one character would count twice.
      const isHalf = unit >= 0xd800 && unit <= 0xdfff;
      if (!isHalf) counts[unit % counted] = (counts[unit % counted] ?? 0) + by;
    }
  };
  count(left, 1);
  count(right, -1);
  let [taken, brought] = [0, 0];
  for (const difference of counts) {
    if (difference > 0) taken += difference;
    else brought -= difference;
  }
  return Math.max(taken, brought);
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

/** How many characters a text has. */
function lengthOf(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    if ((text.codePointAt(at) ?? 0) > 0xffff) at += 1;
    length += 1;
  }
  return length;
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
  const length = lengthOf(written);
  for (const candidate of candidates) {
    if (Math.abs(lengthOf(candidate) - length) > best) continue;
    const distance = editDistance(written, candidate, best);
    if (distance > best || (distance === best && nearest.includes(candidate))) continue;
    if (distance < best) nearest = [];
    best = distance;
    nearest.push(candidate);
  }
  return nearest.slice(0, 5);
}
