import { activeSheet, gameOf, getApp, useApp } from "../../state/index.js";
import { playedGame } from "../match/folder-cards.js";
import { launchTexts } from "../texts.js";
import { rulesetOf } from "./play.js";
import { settingsOf } from "./settings.js";
import { useTable } from "../match/table-state.js";

/**
 * Why no match can be started from here, as a sentence for people; undefined where one can. A sheet of a game without matches
 * never starts one of another game: the selected cards would not be in it.
 */
export function whyNotPlay(): string | undefined {
  const app = getApp();
  const here = activeSheet(app)?.binding;
  const game = here && gameOf(here.game);
  if (!game || game.play) {
    return playedGame() ? undefined : launchTexts.noPlayableSheet;
  }
  const cannot = launchTexts.gameNotPlayable(game.title);
  const other = app.workspace?.sheets.find(({ binding }) => binding && gameOf(binding.game)?.play);
  const title = other?.binding && gameOf(other.binding.game)?.title;
  return other && title ? launchTexts.goToOtherSheet(cannot, title, other.title) : cannot;
}

/** What Play does now, before it is pressed: by which rules, and what is in hand; undefined where nothing can be played. */
export function usePlayHint(): string | undefined {
  useTable(({ settings }) => settings);
  const selected = useApp(({ place }) => place.rowKeys.length);
  const found = playedGame();
  if (!found) return undefined;
  const { selectedInHand, ...settings } = settingsOf(found.game.id);
  const title = rulesetOf(found.play, settings)?.title;
  if (title === undefined) return undefined;
  if (!selectedInHand || selected === 0) return `rules ${title}`;
  return launchTexts.withSelectedInHand(title, selected);
}
