import { isEqual } from "../../shared/base/index.js";
import { gameOf, type BoundTable } from "../../shared/games/index.js";
import { isKnownByPlace, namedCards } from "./cards.js";
import type { PreparedSimulation } from "./prepare.js";

/**
 * The numbers of the cards that matches would play otherwise now: those whose definition is another one than when they were
 * played, or that are gone. What a game does not read of a card, such as its picture, makes no difference.
 *
 * @param tables the cards as they stand
 */
export function editedCards(
  { simulation: { game, plan }, keys }: PreparedSimulation,
  tables: readonly BoundTable[],
): readonly number[] {
  const found = gameOf(game);
  const material = found?.play?.material(tables);
  if (!found || !material) return [];
  const now = namedCards(found, { material, tables });
  const byKey = new Map(now.keys.map((key, at) => [key, now.definitions[at]]));
  const edited = plan.cards.definitions.flatMap((definition, at): number[] => {
    const number = plan.cards.cards[at];
    const key = number === undefined ? undefined : keys[number];
    if (number === undefined || key === undefined) return [];
    if (byKey.has(key) && isEqual(byKey.get(key), definition)) return [];
    // A card that is known by its place has another one after a row is added above it.
    const isElsewhere = isKnownByPlace(key) && now.definitions.some((each) => isEqual(each, definition));
    return isElsewhere ? [] : [number];
  });
  return [...new Set(edited)].sort((a, b) => a - b);
}
