import { decksOf, usualDeck, type PlayDeck, type PlayMaterial } from "../../../shared/games/index.js";
import type { Ruleset } from "../../../shared/match/index.js";
import type { PlaySettings } from "../match/table-state.js";
import { launchTexts } from "../texts.js";

type Chosen = Pick<PlaySettings, "decks">;
type Seats = Pick<Ruleset, "seats"> | undefined;

/** The deck of each seat: the one that was chosen, or the usual one. */
export const chosenDecks = (material: PlayMaterial, ruleset: Seats, { decks }: Chosen): readonly PlayDeck[] =>
  (ruleset?.seats ?? []).flatMap(
    (_, seat) => decksOf(material).find(({ name }) => name === decks[seat]) ?? usualDeck(material, seat) ?? [],
  );

/** Rules take an empty deck for that of a position which is set up by hand. */
const hasNoCards = ({ cards, parts = {} }: PlayDeck): boolean =>
  cards.length === 0 && Object.values(parts).every((part) => part.length === 0);

/** Why no match can begin with these decks, in a sentence. */
export function whyNotPlayable(material: PlayMaterial, ruleset: Seats, chosen: Chosen): string | undefined {
  if (decksOf(material).length === 0) return launchTexts.noCards;
  const empty = chosenDecks(material, ruleset, chosen).find(hasNoCards);
  return empty && launchTexts.emptyDeck(empty.name);
}
