import { isEqual } from "../../shared/base/index.js";
import { gameOf, type BoundTable } from "../../shared/games/index.js";
import type { Deck } from "../../shared/match/index.js";
import { sortedJson, type NamedCards } from "../../shared/simulation/index.js";
import { isKnownByPlace, namedCards } from "./cards.js";
import type { PreparedSimulation } from "./prepare.js";

/** What is other than when matches were played. */
export interface EditedSince {
  /** The numbers of the cards. */
  readonly cards: readonly number[];
  /** The indexes of the contestants whose decks have other cards, or are gone. */
  readonly decks: readonly number[];
}

/** What matches would be played with otherwise now, as far as a game reads it. */
export function editedSince(prepared: PreparedSimulation, tables: readonly BoundTable[]): EditedSince {
  const found = gameOf(prepared.simulation.game);
  const material = found?.play?.material(tables);
  if (!found || !material) return { cards: [], decks: [] };
  const now = namedCards(found, { material, tables });
  return { cards: editedCards(prepared, now), decks: editedDecks(prepared, now) };
}

/** Contestants whose decks are other lists of cards. A card that was edited is the same one in a list. */
function editedDecks({ simulation: { plan }, keys }: PreparedSimulation, now: NamedCards): readonly number[] {
  const then: NamedCards = { ...plan.cards, keys: plan.cards.cards.map((number) => keys[number] ?? "") };
  return plan.contestants.flatMap(({ deck: name }, contestant) => {
    const [before, after] = [then, now].map(({ decks }) => decks.find((deck) => deck.name === name));
    const isSame = before && after && isEqual(listOf(before, then), listOf(after, now));
    return isSame ? [] : [contestant];
  });
}

/** What a deck holds, in whatever order. */
function listOf({ cards, parts = {} }: Deck, { keys, definitions }: NamedCards): readonly (readonly string[])[] {
  const name = (at: number): string => {
    const key = keys[at] ?? "";
    // A place is another card's after a row is added above it.
    return isKnownByPlace(key) ? sortedJson(definitions[at]) : key;
  };
  const named = (list: readonly number[]): readonly string[] => list.map(name).sort();
  const apart = Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1));
  return [named(cards), ...apart.map(([part, list]) => [part, ...named(list)])];
}

/**
 * The numbers of the cards that matches would play otherwise now: those whose definition is another one than when they were
 * played, or that are gone. What a game does not read of a card, such as its picture, makes no difference.
 */
function editedCards({ simulation: { plan }, keys }: PreparedSimulation, now: NamedCards): readonly number[] {
  const byKey = new Map(now.keys.map((key, at) => [key, now.definitions[at]]));
  let elsewhere: ReadonlySet<string> | undefined;
  const edited = plan.cards.definitions.flatMap((definition, at): number[] => {
    const number = plan.cards.cards[at];
    const key = number === undefined ? undefined : keys[number];
    if (number === undefined || key === undefined) return [];
    if (byKey.has(key) && isEqual(byKey.get(key), definition)) return [];
    // A card that is known by its place has another one after a row is added above it.
    elsewhere ??= new Set(now.definitions.map(sortedJson));
    const isElsewhere = isKnownByPlace(key) && elsewhere.has(sortedJson(definition));
    return isElsewhere ? [] : [number];
  });
  return [...new Set(edited)].sort((a, b) => a - b);
}
