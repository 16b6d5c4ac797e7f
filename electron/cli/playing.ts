import { InvalidArgumentError } from "commander";
import { join } from "node:path";
import { failed, ok, visibleName, type Fault, type Result } from "../../shared/base/index.js";
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

const playableGames = games.filter(({ play }) => play !== undefined);

/** Ids of the games that can be played, the usual one first. */
export const playable = playableGames.map(({ id }) => id);

/** The game that is played where none is named. */
export const usualGame = playable[0] ?? "";

/** The cards a game comes with. */
export const sampleFolder = (game: string): string => join(import.meta.dirname, "../../tabula", game);

/** All decks of a folder, the first of which is played where none is named. */
export type AllDecks = readonly [PlayDeck, ...PlayDeck[]];

/** A game with how it is played, and what a folder has for that. */
export interface PlayedGame {
  readonly game: Game;
  readonly play: GamePlay;
  readonly material: PlayMaterial;
  readonly decks: AllDecks;
}

/** The game to play with the tables of a folder: the named one, else the only one that the folder has cards of. */
export function playedGame(
  folder: string,
  tables: readonly FolderTable[],
  named: string | undefined,
): Result<PlayedGame> {
  if (named !== undefined && !playable.includes(named)) {
    const message = `${named} cannot be played.`;
    return failed({ code: "cli/no-rules", message, expected: playable.join(" or ") });
  }
  const asked = named === undefined ? gamesOfTables(games, tables) : games.filter(({ id }) => id === named);
  const found = asked.flatMap((game) => withCards(game, tables));
  const [first, second] = found;
  if (!first) return failed({ ...noCards(tables, named), file: folder });
  if (!second) return ok(first);
  const titles = found.map(({ game }) => game.title).join(" and ");
  const expected = found.map(({ game }) => `--game ${game.id}`).join(" or ");
  return failed({ code: "cli/several-games", message: `The folder has cards of ${titles}. Name one.`, expected });
}

/** The game as it is played with these tables; nothing where they have no cards of it. */
function withCards(game: Game, tables: readonly FolderTable[]): readonly PlayedGame[] {
  const { play } = game;
  if (!play) return [];
  const material = play.material(boundTables(tables, game));
  const [first, ...others] = decksOf(material);
  return first ? [{ game, play, material, decks: [first, ...others] }] : [];
}

/** More tables than these are only counted. */
const mostNamed = 5;

/** Why nothing can be played: what was looked for, and what is there. */
function noCards(all: readonly FolderTable[], named: string | undefined): Fault {
  const tables = all.filter(({ table }) => table[0] !== "metadata");
  const wanted = playableGames.filter(({ id }) => named === undefined || id === named);
  const there = tables.slice(0, mostNamed).map(({ file, table, binding }) => {
    const kind = binding ? `${binding.schema.title} of ${binding.game.title}` : "of no known game";
    return `${table.join(".")} in ${visibleName(file)} (${kind})`;
  });
  const others = tables.length > mostNamed ? ` and ${tables.length - mostNamed} others` : "";
  const looked = `none of ${wanted.map(({ title }) => title).join(" or ")}`;
  const found = there.length === 0 ? "It has no tables." : `It has ${there.join(", ")}${others}.`;
  return {
    code: "cli/no-cards",
    message: `The folder has no cards to play with: ${looked}. ${found}`,
    suggestion: "cardwright games, which lists the sheets of each game",
  };
}

/** A deck of a folder by its name, whatever the letter case; the first where none is given. */
export function deckNamed(decks: AllDecks, name: string | undefined): Result<PlayDeck> {
  const found = name === undefined ? decks[0] : decks.find((each) => each.name.toLowerCase() === name.toLowerCase());
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
