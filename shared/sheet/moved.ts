/**
 * The places of rows that left their order: as few as possible, so that the others are a longest run in the old order. `matched`
 * says for each place where the row was before, or null for a new row. O(n log n).
 */
export function movedPlaces(matched: readonly (number | null)[]): ReadonlySet<number> {
  const kept = longestRun(matched);
  return new Set(matched.flatMap((from, place) => (from === null || kept.has(place) ? [] : [place])));
}

/** The places of a longest increasing run, by patience sorting. */
function longestRun(values: readonly (number | null)[]): ReadonlySet<number> {
  const ends: { readonly place: number; readonly value: number }[] = [];
  const previous = new Map<number, number>();
  for (const [place, value] of values.entries()) {
    if (value === null) continue;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.value ?? Infinity) < value) low = middle + 1;
      else high = middle;
    }
    const before = ends[low - 1];
    if (before) previous.set(place, before.place);
    ends[low] = { place, value };
  }
  const run = new Set<number>();
  for (let place = ends.at(-1)?.place; place !== undefined; place = previous.get(place)) run.add(place);
  return run;
}
