import type { ReactNode } from "react";
import { botNames, botTitle } from "../../../shared/bots/index.js";
import { deckSize, decksOf, usualDeck, type DeckPart, type PlayDeck } from "../../../shared/games/index.js";
import { Select } from "../../ui/index.js";
import { person } from "../match/players.js";
import type { FolderCards } from "../match/folder-cards.js";
import { launchTexts } from "./texts.js";
import { DeckFaces } from "./DeckFaces.js";

const titleOf = (player: string): string =>
  player === person ? launchTexts.aPersonAtThisWindow : launchTexts.bot(botTitle(player).toLowerCase());

const players = [person, ...botNames];

interface Props {
  readonly title: string;
  readonly seat: number;
  readonly player: string | undefined;
  readonly deck: string | null;
  readonly parts: readonly DeckPart[];
  /** Undefined while the cards are read. */
  readonly cards: FolderCards | undefined;
  readonly onPlayer: (player: string) => void;
  readonly onDeck: (deck: string | null) => void;
}

/** Who sits in a seat, and with which deck. */
export function SeatFields({ title, seat, player, deck, parts, cards, onPlayer, onDeck }: Props): ReactNode {
  const material = cards?.material;
  const chosen = material && decksOf(material).find(({ name }) => name === deck);
  const usual = material && usualDeck(material, seat);
  const withSize = (each: PlayDeck): string => `${each.name} (${deckSize(each, parts)})`;
  return (
    <fieldset>
      <legend>{title}</legend>
      <label>
        <span>{launchTexts.playedBy}</span>
        <Select value={player} choices={players.map((each) => [each, titleOf(each)])} onChoose={onPlayer} />
      </label>
      <label>
        <span>{launchTexts.deck}</span>
        <select
          className="field"
          value={deck ?? ""}
          onChange={({ target }) => onDeck(target.value === "" ? null : target.value)}
        >
          <option value="">
            {launchTexts.default}
            {material && `: ${usual ? withSize(usual) : launchTexts.noDeck}`}
          </option>
          {(material ? decksOf(material) : []).map((each) => (
            <option key={each.name} value={each.name}>
              {withSize(each)}
            </option>
          ))}
        </select>
      </label>
      {cards && <DeckFaces cards={cards} deck={(chosen ?? usual)?.cards ?? []} />}
    </fieldset>
  );
}
