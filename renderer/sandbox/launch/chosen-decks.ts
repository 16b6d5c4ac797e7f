import {
  changedAnswers,
  decksOf,
  optionsOfRules,
  usualDeck,
  type GamePlay,
  type PlayDeck,
  type PlayMaterial,
} from "../../../shared/games/index.js";
import type { JsonObject, Ruleset } from "../../../shared/match/index.js";
import type { PlaySettings } from "../match/table-state.js";
import { launchTexts } from "./texts.js";

type Chosen = Pick<PlaySettings, "decks">;
type Seats = Pick<Ruleset, "seats"> | undefined;

/** The cards of a folder, and how they are played. */
interface Playable {
  readonly play: Pick<GamePlay, "options" | "deckFault">;
  readonly material: PlayMaterial;
}

/** The options of a match: those of the folder, with what was answered otherwise. */
export const matchOptions = (
  { play, material }: Playable,
  { id }: Pick<Ruleset, "id">,
  { options }: Pick<PlaySettings, "options">,
): JsonObject => ({
  ...material.options,
  ...changedAnswers(optionsOfRules(play, id), material.options, options),
});

/** The deck of each seat: the one that was chosen, or the usual one. */
export const chosenDecks = (material: PlayMaterial, ruleset: Seats, { decks }: Chosen): readonly PlayDeck[] =>
  (ruleset?.seats ?? []).flatMap(
    (_, seat) => decksOf(material).find(({ name }) => name === decks[seat]) ?? usualDeck(material, seat) ?? [],
  );

/** Rules take an empty deck for that of a position which is set up by hand. */
const hasNoCards = ({ cards, parts = {} }: PlayDeck): boolean =>
  cards.length === 0 && Object.values(parts).every((part) => part.length === 0);

/** Why no match can begin with these decks, in a sentence. */
export function whyNotPlayable(
  playable: Playable,
  ruleset: Pick<Ruleset, "id" | "seats"> | undefined,
  chosen: Pick<PlaySettings, "decks" | "options">,
): string | undefined {
  const { play, material } = playable;
  if (!ruleset || decksOf(material).length === 0) return launchTexts.noCards;
  const decks = chosenDecks(material, ruleset, chosen);
  const empty = decks.find(hasNoCards);
  if (empty) return launchTexts.emptyDeck(empty.name);
  const options = matchOptions(playable, ruleset, chosen);
  return decks.map((deck) => play.deckFault?.(deck, material, options)).find((fault) => typeof fault === "string");
}
