import { useEffect, useState, type ReactNode } from "react";
import { decksOf, usualDeck } from "../../../shared/games/index.js";
import { botNames, botTitle } from "../../../shared/bots/index.js";
import { ConfirmFooter, Dialog, Select } from "../../ui/index.js";
import { closeOverlay, getApp } from "../../state/index.js";
import type { FolderCards } from "../match/folder-cards.js";
import { cardsOnScreen, playWith, selectedCards } from "./play.js";
import { person } from "../match/protocol.js";
import { getTable, type PlaySettings } from "../match/table-state.js";

const titleOf = (player: string): string =>
  player === person ? "A person at this window" : `Bot: ${botTitle(player).toLowerCase()}`;

const players = [person, ...botNames];

/** What the next match is played with: who, which decks, which rules. */
export function PlayDialog(): ReactNode {
  const [cards, setCards] = useState<FolderCards | undefined>();
  const [settings, setSettings] = useState<PlaySettings>(getTable().settings);
  const [seed, setSeed] = useState("");
  useEffect(() => {
    void cardsOnScreen().then(setCards);
  }, []);
  const change = (part: Partial<PlaySettings>): void => setSettings({ ...settings, ...part });
  const rulesets = cards?.play.rulesets ?? [];
  const ruleset = rulesets.find(({ id }) => id === settings.ruleset) ?? rulesets[0];
  const chosen = cards ? selectedCards(cards).length : 0;
  const start = (): void => {
    closeOverlay();
    const number = Number.parseInt(seed, 10);
    playWith({ ...settings, seed: Number.isSafeInteger(number) && number >= 0 ? number >>> 0 : null });
  };
  return (
    <Dialog
      title="Play a match"
      footer={
        <ConfirmFooter
          note={remarkOf(cards)}
          title="Play"
          isDisabled={!cards || decksOf(cards.material).length === 0}
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
        {(ruleset?.seats ?? []).map((name, seat) => (
          <fieldset key={name}>
            <legend>{name}</legend>
            <label>
              <span>Played by</span>
              <Select
                value={settings.players[seat]}
                choices={players.map((player) => [player, titleOf(player)])}
                onChoose={(player) => change({ players: settings.players.with(seat, player) })}
              />
            </label>
            <label>
              <span>Deck</span>
              <select
                className="field"
                value={settings.decks[seat] ?? ""}
                onChange={({ target }) =>
                  change({ decks: settings.decks.with(seat, target.value === "" ? null : target.value) })
                }
              >
                <option value="">Default{cards && `: ${usualDeck(cards.material, seat)?.name ?? "none"}`}</option>
                {(cards ? decksOf(cards.material) : []).map((deck) => (
                  <option key={deck.name} value={deck.name}>
                    {deck.name} ({deck.cards.length})
                  </option>
                ))}
              </select>
            </label>
          </fieldset>
        ))}
        {rulesets.length > 1 && (
          <label>
            <span>Rules</span>
            <Select
              value={ruleset?.id}
              choices={rulesets.map(({ id, title }) => [id, title])}
              onChoose={(id) => change({ ruleset: id })}
            />
          </label>
        )}
        <label>
          <span>Seed</span>
          <input
            className="field"
            inputMode="numeric"
            placeholder="Random"
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
            Start with the selected cards in hand
            {chosen > 0 && ` (${chosen})`}
          </span>
        </label>
      </form>
    </Dialog>
  );
}

function remarkOf(cards: FolderCards | undefined): string {
  if (!cards) return getApp().workspace ? "Reading the cards…" : "No folder is open.";
  return cards.material.remarks.join(" ");
}
