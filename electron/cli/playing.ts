import { InvalidArgumentError } from "commander";
import { join } from "node:path";
import { failed, ok, type Result } from "../../shared/base/index.js";
import {
  boundTables,
  decksOf,
  games,
  gamesOfTables,
  type FolderTable,
  type Game,
  type GamePlay,
  type PlayDeck,
  type PlayMaterial,
} from "../../shared/games/index.js";
import type { Ruleset } from "../../shared/match/index.js";

/** Ids of the games that can be played, the usual one first. */
export const playable = games.filter(({ play }) => play !== undefined).map(({ id }) => id);

/** The game that is played where none is named. */
export const usualGame = playable[0] ?? "";

/** The cards a game comes with. */
export const sampleFolder = (game: string): string => join(import.meta.dirname, "../../tabula", game);

/** A game with how it is played. */
export interface PlayedGame {
  readonly game: Game;
  readonly play: GamePlay;
}

/** The game to play with a folder: the named one, else the only one that the folder has cards of. */
export function playedGame(tables: readonly FolderTable[], named: string | undefined): Result<PlayedGame> {
  const able = (all: readonly Game[]): readonly PlayedGame[] =>
    all.flatMap((game) => (game.play ? [{ game, play: game.play }] : []));
  if (named !== undefined) {
    const found = able(games).find(({ game }) => game.id === named);
    return found ? ok(found) : failed({ code: "cli/no-rules", message: `${named} cannot be played.` });
  }
  const found = able(gamesOfTables(games, tables)).filter(
    ({ game, play }) => decksOf(play.material(boundTables(tables, game))).length > 0,
  );
  const [first, second] = found;
  if (!first) return failed({ code: "cli/no-cards", message: "The folder has no cards to play with." });
  if (!second) return ok(first);
  const titles = found.map(({ game }) => game.title).join(" and ");
  const expected = found.map(({ game }) => `--game ${game.id}`).join(" or ");
  return failed({ code: "cli/several-games", message: `The folder has cards of ${titles}. Name one.`, expected });
}

/** A deck of a folder by its name, whatever the letter case; the first where none is given. */
export function deckNamed(material: PlayMaterial, name: string | undefined): Result<PlayDeck> {
  const decks = decksOf(material);
  const [first] = decks;
  if (!first) return failed({ code: "cli/no-cards", message: "The folder has no cards to play with." });
  const found = name === undefined ? first : decks.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (found) return ok(found);
  return failed({
    code: "cli/unknown-deck",
    message: `There is no deck “${name ?? ""}”.`,
    expected: decks.map((each) => each.name).join(" or "),
  });
}

/** The rules of a name: an id, or the part after the game's; the default rules where none is given. */
export function rulesetNamed({ rulesets }: GamePlay, name: string | undefined): Result<Ruleset> {
  const found = name === undefined ? rulesets[0] : rulesets.find(({ id }) => id === name || id.endsWith(`-${name}`));
  if (found) return ok(found);
  return failed({
    code: "cli/unknown-rules",
    message: `There are no rules “${name ?? ""}”.`,
    expected: rulesets.map(({ id }) => id).join(" or "),
  });
}

/** Reads an option that is a whole number; anything else is refused with the numbers that are not. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d{1,15}$/u.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`Expected: a whole number from ${least} to ${most}.`);
  };

/** Reads a number with or without a point. */
export const numberBetween =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d{1,15}(?:\.\d{1,15})?$/u.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`Expected: a number from ${least} to ${most}.`);
  };

/** Reads an option that can be given several times. */
export const severalTexts = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

export const largestSeed = 0xffffffff;
