import type { TriggerIndex } from "../cards/blueprint.js";
import type { PtgMachine } from "../types.js";

/** A list of so few cards is gone through as quickly as what was found in it before is looked up. */
const fewCards = 16;

/** By list of cards in play: lists are replaced when cards come or go, never changed. */
const known = new WeakMap<readonly number[], Map<TriggerIndex, readonly number[]>>();

/**
 * Returns those of the listed cards in play that may have an ability for an event, in the order of the list. In a long list
 * they are found once for each event, as thousands of tokens may lie there that hear nothing; a short one is returned whole.
 */
export function listenersOf(m: PtgMachine, list: readonly number[], heard: TriggerIndex): readonly number[] {
  if (list.length <= fewCards) return list;
  let byEvent = known.get(list);
  if (byEvent === undefined) {
    byEvent = new Map();
    known.set(list, byEvent);
  }
  let found = byEvent.get(heard);
  if (found === undefined) {
    found = list.filter((id) => (heard.places[m.card(id).definition] ?? []).length > 0);
    byEvent.set(heard, found);
  }
  return found;
}
