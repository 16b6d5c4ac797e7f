import type { Deck } from "../../../../match/index.js";
import type { TtcgConfig } from "./config.js";

const smallest = 50;
const largest = 70;
const mostCopies = 2;
const smallestSealed = 40;

/** Why a deck is not accepted, in a sentence. An empty one is that of a position that is set up by hand. */
export function deckFault(
  { name, cards }: Deck,
  nameOf: (definition: number) => string,
  rules: TtcgConfig["deck-rules"],
): string | null {
  const count = cards.length;
  if (count === 0 || rules === "sandbox") return null;
  const hint = "Choose other deck rules to play it all the same.";
  if (rules === "sealed") {
    return count < smallestSealed
      ? `${name} has ${count} cards; a sealed deck has ${smallestSealed} or more. ${hint}`
      : null;
  }
  if (count < smallest || count > largest) {
    return `${name} has ${count} cards; a deck has ${smallest} to ${largest}. ${hint}`;
  }
  const copies = new Map<string, number>();
  for (const definition of cards) {
    const card = nameOf(definition);
    copies.set(card, (copies.get(card) ?? 0) + 1);
  }
  const [most] = [...copies].find(([, times]) => times > mostCopies) ?? [];
  return most === undefined ? null : `${name} has more than ${mostCopies} copies of ${most}. ${hint}`;
}
