import type { MatchSetup, Ruleset } from "../../../shared/match/index.js";
import { call, dropNoticeOfMatch, gameOf, getApp, openOverlay, openTexts, sayOfMatch } from "../../state/index.js";
import { followCards, forgetChanges } from "../match/live-edits.js";
import { folderCards, playedGame, type FolderCards } from "../match/folder-cards.js";
import { launchTexts } from "./texts.js";
import { chosenDecks, matchOptions, whyNotPlayable } from "./chosen-decks.js";
import { rememberSettings, rulesetOf, settingsOf } from "./settings.js";
import { askTable, stopTable } from "../match/table-client.js";
import { isUnderway } from "../match/progress.js";
import { forSeats, person } from "../match/players.js";
import { getTable, setTable, type Leaving, type MatchInfo, type PlaySettings } from "../match/table-state.js";

/** Saves that are on their way when Play is pressed are waited for, but not longer than this, in ms. */
const patienceMs = 1_500;

export const rulesetOfTable = (): Ruleset | undefined => {
  const { info } = getTable();
  return info === null ? undefined : gameOf(info.game)?.play?.rulesets.find(({ id }) => id === info.ruleset);
};

/** The cards of a game as they are on the screen at this moment. What is typed is taken before anything is waited for. */
export async function cardsOnScreen(game?: string): Promise<FolderCards | undefined> {
  const found = playedGame(game);
  if (!found) return undefined;
  const typed = openTexts();
  const isOpen = getApp().workspace !== null;
  const settled = isOpen ? call("workspace/flush", {}) : Promise.resolve();
  await Promise.race([settled, new Promise((done) => setTimeout(done, patienceMs))]);
  return folderCards(found.game, found.play, typed);
}

/** The definitions of the selected rows, those that are cards. */
export function selectedCards({ sources, material, play }: FolderCards): number[] {
  const { rowKeys } = getApp().place;
  const chosen = new Set(rowKeys);
  return sources.flatMap((source, at) =>
    source && chosen.has(source.rowKey) && play.isCard(material.definitions[at]) ? [at] : [],
  );
}

/** More cards than this are not put in one hand. */
const mostInHand = 10;

/** Starts a match with the cards on the screen and puts the table there. */
export async function startMatch(game: string | undefined, settings: PlaySettings): Promise<void> {
  if (getTable().isStarting) return;
  setTable({ isStarting: true });
  const cards = await cardsOnScreen(game);
  const problem =
    cards === undefined
      ? launchTexts.noPlayableCards
      : whyNotPlayable(cards, rulesetOf(cards.play, settings), settings);
  if (cards === undefined || problem !== undefined) {
    setTable({ isStarting: false });
    sayOfMatch("warning", problem ?? "");
    return;
  }
  begin(cards, settings);
  rememberSettings(cards.game.id, settings);
}

function begin(cards: FolderCards, chosenSettings: PlaySettings): void {
  const { game, play, material } = cards;
  const ruleset = rulesetOf(play, chosenSettings);
  if (!ruleset) return;
  const settings = forSeats(chosenSettings, ruleset);
  const chosen = settings.selectedInHand ? selectedCards(cards).slice(0, mostInHand) : [];
  const hero = Math.max(0, settings.players.indexOf(person));
  const said = matchOptions(cards, ruleset, settings);
  const options = chosen.length === 0 ? said : play.withHand(said, hero, chosen);
  const seed = settings.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  const setup: MatchSetup = {
    definitions: material.definitions,
    decks: chosenDecks(material, ruleset, settings),
    options,
    seed,
  };
  clearTable(cards, { game: game.id, ruleset: ruleset.id });
  askTable({ kind: "start", ...seatingOf(cards, settings), ruleset: ruleset.id, setup });
  followCards();
}

/** The number of the cards a match begins with. */
const firstEdition = 1;

/** Makes room for another match. */
function clearTable(cards: FolderCards, info: MatchInfo): void {
  stopTable();
  forgetChanges();
  dropNoticeOfMatch();
  setTable({
    isOpen: true,
    info,
    snapshot: null,
    lines: [],
    moments: [],
    editions: new Map([[firstEdition, cards]]),
    refusal: null,
    looked: null,
    named: [],
    isSettingUp: false,
  });
}

/** Persons who share a window see both hands. */
const seatingOf = ({ game }: FolderCards, { players, pace }: PlaySettings) => ({
  game: game.id,
  players: [...players],
  pace,
  open: players.every((player) => player === person),
  edition: firstEdition,
});

/** Puts a recorded match on the table, to be played on by persons. */
export function openRecord(cards: FolderCards, record: string, rulesetId: string): void {
  const settings = settingsOf(cards.game.id);
  const ruleset = cards.play.rulesets.find(({ id }) => id === rulesetId);
  if (!ruleset) return;
  leaveMatch({
    does: "open",
    run: () => {
      clearTable(cards, { game: cards.game.id, ruleset: ruleset.id });
      const players = ruleset.seats.map(() => person);
      askTable({ kind: "load", ...seatingOf(cards, { ...settings, players }), record });
      followCards();
    },
  });
}

/** Starts as the last time: at once, where no match is underway. */
export function playNow(): void {
  const found = playedGame();
  playWith(found?.game.id, settingsOf(found?.game.id ?? ""));
}

/** Starts a match; one that is underway is asked about first. */
export const playWith = (game: string | undefined, settings: PlaySettings): void =>
  leaveMatch({ does: "begin", run: () => void startMatch(game, settings) });

/** Ends the match for who pressed the button; one that is underway is asked about first. */
export const leaveTable = (): void => leaveMatch({ does: "end", run: endMatch });

/** Ends the match and goes back to the sheet. */
export function endMatch(): void {
  stopTable();
  forgetChanges();
  setTable({ isOpen: false, snapshot: null, info: null, lines: [], moments: [], editions: new Map(), looked: null });
}

/** Takes the match from the table; one that is underway only after a question. */
function leaveMatch(leaving: Leaving): void {
  if (isUnderway(getTable())) {
    setTable({ leaving });
    openOverlay({ kind: "leave-match" });
  } else leaving.run();
}
