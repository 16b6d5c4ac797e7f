import type { EventName } from "../../vocabulary.js";
import type { PtgMachine } from "../types.js";

/** By list of cards in play: lists are replaced when cards come or go, never changed. */
const known = new WeakMap<readonly number[], Map<EventName, readonly number[]>>();

/**
 * Returns those of the listed cards in play that have an ability for an event, in the order of the list. Found once for
 * each list and event, as thousands of tokens may lie there that hear nothing.
 */
export function listenersOf(m: PtgMachine, list: readonly number[], event: EventName): readonly number[] {
  let byEvent = known.get(list);
  if (byEvent === undefined) {
    byEvent = new Map();
    known.set(list, byEvent);
  }
  let found = byEvent.get(event);
  if (found === undefined) {
    found = list.filter((id) => m.constants.blueprints[m.card(id).definition]?.hears[event] !== undefined);
    byEvent.set(event, found);
  }
  return found;
}
