import { useEffect, useState, type ReactNode } from "react";
import { optionsOfRules } from "../../../shared/games/index.js";
import { areAnswered, ConfirmFooter, Dialog, RuleOptions, Select } from "../../ui/index.js";
import { getApp, useCloseOverlay } from "../../state/index.js";
import { playableGames, type FolderCards, type PlayableGame } from "../match/folder-cards.js";
import type { PlaySettings } from "../match/table-state.js";
import { launchTexts } from "./texts.js";
import { whyNotPlayable } from "./chosen-decks.js";
import { cardsOnScreen, playWith, selectedCards } from "./play.js";
import { SeatFields } from "./SeatFields.js";
import { forSeats } from "../match/players.js";
import { rulesetOf, settingsOf } from "./settings.js";

interface Props {
  /** Those that can be played, the one that is most likely meant first. */
  readonly games: readonly PlayableGame[];
  /** The cards of one of them as they are on screen. */
  readonly readCards: (game: string) => Promise<FolderCards | undefined>;
  readonly onPlay: (game: string, settings: PlaySettings) => void;
}

/** Asks what the next match of the open folder is played with. */
export function PlayDialog(): ReactNode {
  const [games] = useState(playableGames);
  return <PlayMatchDialog games={games} readCards={cardsOnScreen} onPlay={playWith} />;
}

/** Which game is played, by which rules, by whom, with which decks, and with which options of the rules. */
export function PlayMatchDialog({ games, readCards, onPlay }: Props): ReactNode {
  const close = useCloseOverlay();
  const [game, setGame] = useState(games[0]?.game.id ?? "");
  /** Settings of other games stay as they were changed here. */
  const [changed, setChanged] = useState<Readonly<Record<string, PlaySettings>>>({});
  const [read, setRead] = useState<FolderCards | undefined>();
  const [seed, setSeed] = useState("");
  useEffect(() => {
    let isCurrent = true;
    void readCards(game).then((cards) => {
      if (isCurrent) setRead(cards);
    });
    return () => {
      isCurrent = false;
    };
  }, [game, readCards]);
  const cards = read?.game.id === game ? read : undefined;
  const play = games.find((each) => each.game.id === game)?.play;
  const kept = changed[game] ?? settingsOf(game);
  const ruleset = play && rulesetOf(play, kept);
  const settings = ruleset ? forSeats(kept, ruleset) : kept;
  const change = (part: Partial<PlaySettings>): void => setChanged({ ...changed, [game]: { ...settings, ...part } });
  const options = play && ruleset ? optionsOfRules(play, ruleset.id) : [];
  const isReady = areAnswered(options, settings.options);
  const problem = cards && whyNotPlayable(cards, ruleset, settings);
  const chosen = cards ? selectedCards(cards).length : 0;
  const start = (): void => {
    close();
    const number = Number.parseInt(seed, 10);
    onPlay(game, { ...settings, seed: Number.isSafeInteger(number) && number >= 0 ? number >>> 0 : null });
  };
  return (
    <Dialog
      title={launchTexts.playAMatch}
      footer={
        <ConfirmFooter
          note={problem ?? remarkOf(cards)}
          title={launchTexts.play}
          isDisabled={!cards || !isReady || problem !== undefined}
          firstFocus="main"
          form="play-form"
        />
      }
    >
      <form
        id="play-form"
        className="play-form"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        {games.length > 1 && (
          <label>
            <span>{launchTexts.game}</span>
            <Select value={game} choices={games.map((each) => [each.game.id, each.game.title])} onChoose={setGame} />
          </label>
        )}
        {play && play.rulesets.length > 1 && (
          <label>
            <span>{launchTexts.rules}</span>
            <Select
              value={ruleset?.id}
              choices={play.rulesets.map(({ id, title }) => [id, title])}
              onChoose={(id) => change({ ruleset: id })}
            />
          </label>
        )}
        {play &&
          ruleset?.seats.map((name, seat) => (
            <SeatFields
              key={name}
              title={name}
              seat={seat}
              player={settings.players[seat]}
              deck={settings.decks[seat] ?? null}
              parts={play.parts ?? []}
              cards={cards}
              onPlayer={(player) => change({ players: settings.players.with(seat, player) })}
              onDeck={(deck) => change({ decks: settings.decks.with(seat, deck) })}
            />
          ))}
        <RuleOptions
          options={options}
          presets={play?.presets ?? []}
          ofFolder={cards?.material.options ?? {}}
          answers={settings.options}
          onChange={(answers) => change({ options: answers })}
        />
        <label>
          <span>{launchTexts.seed}</span>
          <input
            className="field"
            inputMode="numeric"
            placeholder={launchTexts.random}
            value={seed}
            onChange={({ target }) => setSeed(target.value.replaceAll(/\D/g, ""))}
          />
        </label>
        <label className="play-check">
          <input
            type="checkbox"
            checked={settings.selectedInHand}
            onChange={({ target }) => change({ selectedInHand: target.checked })}
          />
          <span>
            {launchTexts.beginWithTheSelectedCards}
            {chosen > 0 && ` (${chosen})`}
          </span>
        </label>
      </form>
    </Dialog>
  );
}

function remarkOf(cards: FolderCards | undefined): string {
  if (!cards) return getApp().workspace ? launchTexts.readingTheCards : launchTexts.noFolderIsOpen;
  return cards.material.remarks.join(" ");
}
