/**
 * The order of keys that most rows have: each of `rows` lists the keys of a row. Where all rows agree, it is an order in
 * which each of them is already, so that what was put into this order is not put into another one. Linear in the keys.
 */
export function usualOrder(rows: Iterable<readonly string[]>): ReadonlyMap<string, number> {
  const preferred = preferredOrder(countRows(rows));
  const followers = new Map(preferred.map((key) => [key, new Set<string>()]));
  const open = new Map(preferred.map((key) => [key, 0]));
  for (const keys of preferred.length === 0 ? [] : rows) {
    for (const [at, key] of keys.entries()) {
      const next = keys[at + 1];
      const known = followers.get(key);
      if (next === undefined || !known || known.has(next)) continue;
      known.add(next);
      open.set(next, (open.get(next) ?? 0) + 1);
    }
  }
  return inTurn(preferred, followers, open);
}

/** Puts each key behind all that come before it in a row; where rows contradict each other, the preferred order decides. */
function inTurn(
  preferred: readonly string[],
  followers: ReadonlyMap<string, ReadonlySet<string>>,
  open: Map<string, number>,
): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const ready = preferred.filter((key) => open.get(key) === 0).reverse();
  const take = (first: string): void => {
    for (let key: string | undefined = first; key !== undefined; key = ready.pop()) {
      if (places.has(key)) continue;
      places.set(key, places.size);
      for (const next of [...(followers.get(key) ?? [])].reverse()) {
        const left = (open.get(next) ?? 0) - 1;
        open.set(next, left);
        if (left === 0) ready.push(next);
      }
    }
  };
  const first = ready.pop();
  if (first !== undefined) take(first);
  for (const key of preferred) if (!places.has(key)) take(key);
  return places;
}

interface CountedRow {
  readonly keys: readonly string[];
  count: number;
}

/** The different lists of keys, those of most rows first. */
function countRows(rows: Iterable<readonly string[]>): readonly (readonly string[])[] {
  const counted = new Map<string, CountedRow>();
  for (const keys of rows) {
    const name = keys.join("\n");
    const known = counted.get(name);
    if (known) known.count += 1;
    else counted.set(name, { keys, count: 1 });
  }
  return [...counted.values()].sort((a, b) => b.count - a.count).map(({ keys }) => keys);
}

/** The keys of the first list; those that only later lists have are put behind the key that they follow there. */
function preferredOrder(lists: readonly (readonly string[])[]): readonly string[] {
  const start = "";
  const next = new Map<string, string | undefined>([[start, undefined]]);
  for (const keys of lists) {
    let before = start;
    for (const key of keys) {
      if (!next.has(key)) {
        next.set(key, next.get(before));
        next.set(before, key);
      }
      before = key;
    }
  }
  const order: string[] = [];
  for (let key = next.get(start); key !== undefined; key = next.get(key)) order.push(key);
  return order;
}
