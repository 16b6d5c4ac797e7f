/**
 * Where keys are in an order, or were in one of those that it was made of: one map serves all of them. A key that is in none of
 * them is not in it.
 */
const hintsOfOrders = new WeakMap<readonly string[], Map<string, number>>();

function hintsOf(order: readonly string[]): Map<string, number> {
  const known = hintsOfOrders.get(order);
  if (known) return known;
  const hints = new Map(order.map((key, at) => [key, at]));
  hintsOfOrders.set(order, hints);
  return hints;
}

/** The place of a key in an order of keys; undefined where it is not in it. An order that was asked is not written to. */
export function placeInOrder(order: readonly string[], key: string): number | undefined {
  const hint = hintsOf(order).get(key);
  if (hint === undefined || order[hint] === key) return hint;
  const place = order.indexOf(key);
  return place === -1 ? undefined : place;
}

/**
 * An order with more keys at its end. Finding keys in it costs what is new: an act that adds thousands of keys to a row makes as
 * many orders.
 */
export function longerOrder(order: readonly string[], keys: readonly string[]): readonly string[] {
  const longer = order.concat(keys);
  const hints = hintsOf(order);
  for (const [at, key] of keys.entries()) hints.set(key, order.length + at);
  hintsOfOrders.set(longer, hints);
  return longer;
}

/** An order without the key in a place. */
export function shorterOrder(order: readonly string[], place: number): readonly string[] {
  const shorter = order.toSpliced(place, 1);
  hintsOfOrders.set(shorter, hintsOf(order));
  return shorter;
}
