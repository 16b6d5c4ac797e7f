import { randomInt } from "node:crypto";
import { ok, type Result } from "../../shared/base/index.js";
import { botNamed, type Bot } from "../../shared/bots/index.js";
import {
  boundTables,
  changedAnswers,
  optionsOfRules,
  readAnswers,
  withPreset,
  type GamePlay,
  type PlayDeck,
  type PlayMaterial,
} from "../../shared/games/index.js";
import { startMatch, type Match } from "../../shared/match/index.js";
import { readTables } from "./folder.js";
import type { Output } from "./output.js";
import { deckNamed, playedGame, rulesetNamed, sampleFolder, usualGame, type PlayedGame } from "./playing.js";

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
  const folder = request.cards ?? sampleFolder(request.game ?? usualGame);
  const read = await readTables(folder, output);
  if (!read.ok) return read;
  const { tables, isPartial } = read.value;
  const played = playedGame(folder, tables, request.game);
  if (!played.ok) return played;
  const { game, play, material } = played.value;
  const ruleset = rulesetNamed(play, request.rules);
  if (!ruleset.ok) return ruleset;
  const seats = ruleset.value.seats.length;
  const players = forSeats(request.players ?? "random", seats);
  const bots = botsNamed(players);
  if (!bots.ok) return bots;
  for (const remark of material.remarks) output.remark(remark);
  const decks = decksNamed(played.value, request.decks, seats);
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
  const material = play.material(boundTables(tables, { id: game }));
  for (const remark of material.remarks) output.remark(remark);
  return ok({ material, isPartial });
}

function decksNamed(
  { material, decks }: Pick<PlayedGame, "material" | "decks">,
  names: string | undefined,
  seats: number,
): Result<readonly PlayDeck[]> {
  const usual = material.everything ?? decks[0];
  if (names === undefined) return ok(Array.from({ length: seats }, () => usual));
  const chosen: PlayDeck[] = [];
  for (const name of forSeats(names, seats)) {
    const deck = deckNamed(decks, name);
    if (!deck.ok) return deck;
    chosen.push(deck.value);
  }
  return ok(chosen);
}
