/** The places of keys in an order and in those that it grew out of: one map serves all, since each only adds to its end. */
const placesOfOrders = new WeakMap<readonly string[], Map<string, number>>();

function placesOf(order: readonly string[]): Map<string, number> {
  const known = placesOfOrders.get(order);
  if (known) return known;
  const places = new Map(order.map((key, at) => [key, at]));
  placesOfOrders.set(order, places);
  return places;
}

/** The place of a key in an order of keys; undefined where it is not in it. An order that is asked is not written to. */
export function placeInOrder(order: readonly string[], key: string): number | undefined {
  const place = placesOf(order).get(key);
  // Another order may have grown out of the same one.
  return place !== undefined && order[place] === key ? place : undefined;
}

/**
 * An order with more keys at its end, which must not be in it. Finding keys in it costs what is new: a paste that adds thousands
 * of keys to a row makes as many orders.
 */
export function longerOrder(order: readonly string[], keys: readonly string[]): readonly string[] {
  const longer = order.concat(keys);
  const places = placesOf(order);
  if (keys.some((key) => places.has(key))) return longer;
  for (const [at, key] of keys.entries()) places.set(key, order.length + at);
  placesOfOrders.set(longer, places);
  return longer;
}

/** An order without its last key, which shares the map of the longer one. */
export function shorterOrder(order: readonly string[]): readonly string[] {
  const shorter = order.slice(0, -1);
  placesOfOrders.set(shorter, placesOf(order));
  return shorter;
}
