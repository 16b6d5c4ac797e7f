import type { KeyFacts, SheetFacts } from "./facts.js";

/** Versions of the facts share the order of their keys for as long as no key comes or goes. */
const placesByOrder = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** The place of a key among those of a sheet; undefined where no row has had it. */
export function placeOfKey({ keyOrder }: Pick<SheetFacts, "keyOrder">, key: string): number | undefined {
  let places = placesByOrder.get(keyOrder);
  if (!places) placesByOrder.set(keyOrder, (places = new Map(keyOrder.map((each, at) => [each, at]))));
  return places.get(key);
}

/** What the rows hold under a key, however many keys the sheet has. */
export function keyFacts(facts: SheetFacts, key: string): KeyFacts | undefined {
  const place = placeOfKey(facts, key);
  return place === undefined ? undefined : facts.keys[place];
}
