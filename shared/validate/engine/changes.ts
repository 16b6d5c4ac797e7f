import { equalValues, type RowEntry } from "../../toml/index.js";

/** The top-level keys whose values differ between two versions of a row. */
export function changedKeys(before: readonly RowEntry[], after: readonly RowEntry[]): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const [at, { key, value }] of after.entries()) {
    const old = before[at]?.key === key ? before[at] : before.find((each) => each.key === key);
    if (!old || (old.value !== value && !equalValues(old.value, value))) changed.add(key);
  }
  for (const [at, { key }] of before.entries()) {
    if (after[at]?.key !== key && !after.some((each) => each.key === key)) changed.add(key);
  }
  return changed;
}

export function overlaps(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const each of a) if (b.has(each)) return true;
  return false;
}

/**
 * The places in `sequence` of a longest ascending subsequence. Of a list of old places in their new order these are rows
 * that did not move.
 */
export function ascendingPlaces(sequence: readonly number[]): ReadonlySet<number> {
  const tails: number[] = [];
  const previous: number[] = [];
  for (const [at, value] of sequence.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sequence[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous.push(low === 0 ? -1 : (tails[low - 1] ?? -1));
    tails[low] = at;
  }
  const places = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at !== -1; at = previous[at] ?? -1) places.add(at);
  return places;
}
