import { diffArrays } from "diff";
import { pushAll } from "../base/index.js";

/** Two lists side by side: what is only in one of them has no partner. */
export type Aligned<Item> = readonly (readonly [before: Item | undefined, after: Item | undefined])[];

/** Lists that differ in more items than this are paired by place: the time is quadratic in it. */
const mostDifferent = 200;

/**
 * Pairs the items of two lists in their order: equal ones first, and those between them by place. `nameOf` returns equal texts
 * exactly for equal items.
 */
export function align<Item>(
  before: readonly Item[],
  after: readonly Item[],
  nameOf: (item: Item) => string,
): Aligned<Item> {
  const found = diffArrays(before.map(nameOf), after.map(nameOf), { maxEditLength: mostDifferent });
  if (!found) return byPlace(before, after);
  const pairs: (readonly [Item | undefined, Item | undefined])[] = [];
  let gone: readonly Item[] = [];
  let [from, to] = [0, 0];
  for (const { added, removed, value } of found) {
    const old = before.slice(from, from + (added ? 0 : value.length));
    const fresh = after.slice(to, to + (removed ? 0 : value.length));
    from += old.length;
    to += fresh.length;
    if (removed) gone = old;
    else {
      pushAll(pairs, byPlace(gone, added ? fresh : []));
      if (!added) pushAll(pairs, byPlace(old, fresh));
      gone = [];
    }
  }
  return [...pairs, ...byPlace(gone, [])];
}

const byPlace = <Item>(before: readonly Item[], after: readonly Item[]): Aligned<Item> =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, at) => [before[at], after[at]] as const);
