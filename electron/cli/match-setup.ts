import { randomInt } from "node:crypto";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { botNamed, type Bot } from "../../shared/bots/index.js";
import {
  boundTables,
  changedAnswers,
  decksOf,
  optionsOfRules,
  readAnswers,
  withPreset,
  type FolderTable,
  type Game,
  type GamePlay,
  type PlayDeck,
  type PlayMaterial,
} from "../../shared/games/index.js";
import { startMatch, type Match } from "../../shared/match/index.js";
import { readTables } from "./folder.js";
import type { Output } from "./output.js";
import { deckNamed, playedGame, rulesetNamed, sampleFolder, usualGame } from "./playing.js";

/** What a command line says about a match that begins. */
export interface SetupRequest {
  readonly game?: string | undefined;
  readonly rules?: string | undefined;
  readonly cards?: string | undefined;
  readonly decks?: string | undefined;
  readonly seed?: number | undefined;
  readonly players?: string | undefined;
  readonly option?: readonly string[] | undefined;
  readonly preset?: string | undefined;
}

/** A match that is to be played, and by whom. */
export interface MatchToPlay {
  readonly game: string;
  readonly play: GamePlay;
  readonly match: Match;
  readonly bots: readonly Bot[];
  readonly players: readonly string[];
  /** Whether a file of the folder was left out because it is no TOML, which was said. */
  readonly isPartial: boolean;
}

/** A match at its beginning, as a command line asks for it. */
export async function newMatch(output: Output, request: SetupRequest): Promise<Result<MatchToPlay>> {
  const read = await readTables(request.cards ?? sampleFolder(request.game ?? usualGame), output);
  if (!read.ok) return read;
  const { tables, isPartial } = read.value;
  const played = playedGame(tables, request.game);
  if (!played.ok) return played;
  const { game, play } = played.value;
  const ruleset = rulesetNamed(play, request.rules);
  if (!ruleset.ok) return ruleset;
  const seats = ruleset.value.seats.length;
  const players = forSeats(request.players ?? "random", seats);
  const bots = botsNamed(players);
  if (!bots.ok) return bots;
  const material = materialOf(output, game, play, tables);
  const decks = decksNamed(material, request.decks, seats);
  if (!decks.ok) return decks;
  const known = optionsOfRules(play, ruleset.value.id);
  const answers = readAnswers(known, request.option ?? []);
  if (!answers.ok) return answers;
  const chosen = withPreset(play, request.preset, answers.value);
  if (!chosen.ok) return chosen;
  const { definitions, options: usual } = material;
  const options = { ...usual, ...changedAnswers(known, usual, chosen.value) };
  const setup = { definitions, decks: decks.value, options, seed: request.seed ?? randomInt(2 ** 32) };
  const match = startMatch(ruleset.value, setup, "nobody");
  return match.ok ? ok({ game: game.id, play, match: match.value, bots: bots.value, players, isPartial }) : match;
}

/** One name stands for all seats. */
export function forSeats(names: string, seats: number): readonly string[] {
  const given = names.split(",").map((name) => name.trim());
  return Array.from({ length: seats }, (_, seat) => given[seat] ?? given[0] ?? "");
}

export function botsNamed(names: readonly string[]): Result<readonly Bot[]> {
  const bots: Bot[] = [];
  for (const name of names) {
    const bot = botNamed(name);
    if (!bot.ok) return bot;
    bots.push(bot.value);
  }
  return ok(bots);
}

/** What a folder has for matches of a game; without a folder, what the sample of the game has. */
export async function readMaterial(
  output: Output,
  game: string,
  play: GamePlay,
  folder = sampleFolder(game),
): Promise<Result<{ readonly material: PlayMaterial; readonly isPartial: boolean }>> {
  const read = await readTables(folder, output);
  if (!read.ok) return read;
  const { tables, isPartial } = read.value;
  return ok({ material: materialOf(output, { id: game }, play, tables), isPartial });
}

function materialOf(
  output: Output,
  game: Pick<Game, "id">,
  play: GamePlay,
  tables: readonly FolderTable[],
): PlayMaterial {
  const material = play.material(boundTables(tables, game));
  for (const remark of material.remarks) output.remark(remark);
  return material;
}

function decksNamed(material: PlayMaterial, names: string | undefined, seats: number): Result<readonly PlayDeck[]> {
  const usual = material.everything ?? decksOf(material)[0];
  if (!usual) return failed({ code: "cli/no-cards", message: "The folder has no cards to play with." });
  if (names === undefined) return ok(Array.from({ length: seats }, () => usual));
  const chosen: PlayDeck[] = [];
  for (const name of forSeats(names, seats)) {
    const deck = deckNamed(material, name);
    if (!deck.ok) return deck;
    chosen.push(deck.value);
  }
  return ok(chosen);
}
