import { randomInt } from "node:crypto";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { botNamed, type Bot } from "../../shared/bots/index.js";
import {
  boundTables,
  changedAnswers,
  decksOf,
  gameOf,
  optionsOfRules,
  readAnswers,
  type GamePlay,
  type PlayDeck,
  type PlayMaterial,
} from "../../shared/games/index.js";
import { startMatch, type Match } from "../../shared/match/index.js";
import { readFolder, readFolderTables } from "./folder.js";
import type { Output } from "./output.js";
import { rulesetNamed, sampleFolder, usualGame } from "./playing.js";

/** What a command line says about a match that begins. */
export interface SetupRequest {
  readonly game?: string | undefined;
  readonly rules?: string | undefined;
  readonly cards?: string | undefined;
  readonly decks?: string | undefined;
  readonly seed?: number | undefined;
  readonly players?: string | undefined;
  readonly option?: readonly string[] | undefined;
}

/** A match that is to be played, and by whom. */
export interface MatchToPlay {
  readonly game: string;
  readonly play: GamePlay;
  readonly match: Match;
  readonly bots: readonly Bot[];
  readonly players: readonly string[];
}

/** A match at its beginning, as a command line asks for it. */
export async function newMatch(output: Output, request: SetupRequest): Promise<Result<MatchToPlay>> {
  const { game = usualGame } = request;
  const play = gameOf(game)?.play;
  if (!play) return failed({ code: "cli/no-rules", message: `${game} cannot be played.` });
  const ruleset = rulesetNamed(play, request.rules);
  if (!ruleset.ok) return ruleset;
  const seats = ruleset.value.seats.length;
  const players = forSeats(request.players ?? "random", seats);
  const bots = botsNamed(players);
  if (!bots.ok) return bots;
  const material = await readMaterial(output, game, play, request.cards);
  if (!material.ok) return material;
  const decks = decksNamed(material.value, request.decks, seats);
  if (!decks.ok) return decks;
  const known = optionsOfRules(play, ruleset.value.id);
  const answers = readAnswers(known, request.option ?? []);
  if (!answers.ok) return answers;
  const { definitions, options: usual } = material.value;
  const options = { ...usual, ...changedAnswers(known, usual, answers.value) };
  const setup = { definitions, decks: decks.value, options, seed: request.seed ?? randomInt(2 ** 32) };
  const match = startMatch(ruleset.value, setup, "nobody");
  return match.ok ? ok({ game, play, match: match.value, bots: bots.value, players }) : match;
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
): Promise<Result<PlayMaterial>> {
  const read = await readFolder(folder, output);
  if (!read.ok) return read;
  const tables = await readFolderTables(folder, read.value, output);
  if (!tables.ok) return tables;
  const material = play.material(boundTables(tables.value, { id: game }));
  for (const remark of material.remarks) output.remark(remark);
  return ok(material);
}

function decksNamed(material: PlayMaterial, names: string | undefined, seats: number): Result<readonly PlayDeck[]> {
  const decks = decksOf(material);
  const usual = material.everything ?? decks[0];
  if (!usual) return failed({ code: "cli/no-cards", message: "The folder has no cards to play with." });
  if (names === undefined) return ok(Array.from({ length: seats }, () => usual));
  const chosen: PlayDeck[] = [];
  for (const name of forSeats(names, seats)) {
    const deck = decks.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (!deck) {
      return failed({
        code: "cli/unknown-deck",
        message: `There is no deck “${name}”.`,
        expected: decks.map((each) => each.name).join(" or "),
      });
    }
    chosen.push(deck);
  }
  return ok(chosen);
}
