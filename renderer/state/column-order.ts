/**
 * Keys in the order that a person gave them. Those that it does not name, such as new columns, stand behind the one that they
 * follow by nature.
 */
export function inOrder(keys: readonly string[], order: readonly string[] | undefined): readonly string[] {
  if (!order) return keys;
  const known = new Set(keys);
  const named = new Set(order);
  const first: string[] = [];
  const followers = new Map<string, string[]>();
  let before: string[] = first;
  for (const key of keys) {
    if (named.has(key)) followers.set(key, (before = []));
    else before.push(key);
  }
  const asked = [...named].filter((key) => known.has(key));
  return [...first, ...asked.flatMap((key) => [key, ...(followers.get(key) ?? [])])];
}

/** The order after a key was moved before another, or to the end for null; undefined where nothing changes. */
export function orderAfterMove(
  keys: readonly string[],
  moved: string,
  before: string | null,
): readonly string[] | undefined {
  if (moved === before || !keys.includes(moved)) return undefined;
  const others = keys.filter((key) => key !== moved);
  const at = before === null ? others.length : others.indexOf(before);
  if (at === -1) return undefined;
  const order = others.toSpliced(at, 0, moved);
  return order.every((key, place) => key === keys[place]) ? undefined : order;
}

/**
 * The order of all columns after one changed places with its neighbour on screen; undefined where there is none. Hidden columns
 * stay behind those that they follow.
 */
export function orderAfterStep(
  all: readonly string[],
  onScreen: readonly string[],
  key: string,
  step: -1 | 1,
): readonly string[] | undefined {
  const shown = onScreen.filter((each) => all.includes(each));
  const at = shown.indexOf(key);
  const before = step === -1 ? shown[at - 1] : (shown[at + 2] ?? null);
  if (at === -1 || before === undefined || (step === 1 && at === shown.length - 1)) return undefined;
  return orderAfterMove(inOrder(all, shown), key, before);
}
