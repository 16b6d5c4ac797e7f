import { sayNotLoaded } from "../../ui/index.js";
import { activeSheet, gameOf, getApp, useApp } from "../../state/index.js";
import { playedGame } from "../match/folder-cards.js";
import { launchTexts } from "./texts.js";
import { rulesetOf, settingsOf } from "./settings.js";
import { useTable } from "../match/table-state.js";

/** Whether some sheet of the folder has cards that can be played. */
export const hasPlayableCards = (): boolean => playedGame() !== undefined;

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

/** What starts matches and changes them is loaded for the first of them. */
const play = () => import("./play.js");

/** Starts a match as the last time: at once, where none is underway. */
export const playNow = (): Promise<void> => play().then((loaded) => loaded.playNow(), sayNotLoaded);

/** Ends the match for who pressed the button; one that is underway is asked about first. */
export const leaveTable = (): Promise<void> => play().then((loaded) => loaded.leaveTable(), sayNotLoaded);
