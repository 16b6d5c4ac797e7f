/** Counts, nested by what they count. Whole numbers, so that sums are exact in whatever order they are made. */
export type Sums = { [name: string]: number | Sums };

/** Adds what `more` counts to `total`, in place. What only one of them counts is kept. */
export function addSums<Counts extends object>(total: Counts, more: Partial<Counts>): Counts {
  addTo(total as Sums, more as Sums);
  return total;
}

function addTo(total: Sums, more: Sums): void {
  for (const [name, value] of Object.entries(more)) {
    const before = total[name];
    if (typeof value === "number") total[name] = (typeof before === "number" ? before : 0) + value;
    else {
      const part = typeof before === "object" ? before : {};
      addTo(part, value);
      total[name] = part;
    }
  }
}

/** The entry of a key, made when it is first asked for. */
export function entryOf<Key extends string | number, Entry>(
  entries: Record<Key, Entry>,
  key: Key,
  empty: () => Entry,
): Entry {
  if (Object.hasOwn(entries, key)) return entries[key];
  const entry = empty();
  entries[key] = entry;
  return entry;
}
