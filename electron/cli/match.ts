import { randomInt } from "node:crypto";
import { Option } from "commander";
import { z } from "zod";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { botNamed, botNames, playMatch, type Bot } from "../../shared/bots/index.js";
import {
  boundTables,
  changedAnswers,
  decksOf,
  gameOf,
  optionsOfRules,
  readAnswers,
  type PlayDeck,
  type PlayMaterial,
} from "../../shared/games/index.js";
import {
  fingerprint,
  presentState,
  recordAsJson,
  writeRecord,
  type MatchRecord,
  type MatchSetup,
  type MatchState,
  type Outcome,
  type Ruleset,
} from "../../shared/match/index.js";
import { command, type CommandDefinition } from "./command.js";
import { writeText } from "./files.js";
import { readFolder, readFolderTables } from "./folder.js";
import { replayFile } from "./match-replay.js";
import { largestSeed, playable, rulesetNamed, sampleFolder, severalTexts, usualGame, wholeNumber } from "./playing.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";

const optionsSchema = z.object({
  game: z.string().optional(),
  rules: z.string().optional(),
  cards: z.string().optional(),
  decks: z.string().optional(),
  seed: z.number().optional(),
  players: z.string().optional(),
  option: z.array(z.string()).optional(),
  record: z.string().optional(),
  replay: z.string().optional(),
  json: z.boolean().default(false),
});

type MatchRequest = z.infer<typeof optionsSchema>;

/** `match`: one match without a screen, with its log. */
export const matchCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "match",
    summary: "Play one match without a screen and print its log.",
    details:
      `Players are ${botNames.join(", ")}, or search:500 for 500 iterations a decision. Without --cards the sample is played; ` +
      "without --decks both players get all cards of the folder as their deck. The same seed, cards and players give the same match.\n\n" +
      'A record holds the cards, the decks and every choice. --record writes one, --json includes one as "record", the app ' +
      "saves one of a match at the table, and --replay plays any of these.",
    examples: [
      [`match --game ${usualGame} --seed 7`, "two random players and the sample"],
      ["match --cards my/ --decks 'Ember,Tide' --players greedy,search:200", "your decks, better players"],
      ["match --option NAME=VALUE", "with another value for an option of the rules"],
      ["match --json > match.json", "log, outcome and record for programs"],
      ["match --record match.json", "the log to read, and a record of all choices"],
      ["match --replay match.json", "a recorded match, choice by choice"],
    ],
  })
    .addOption(new Option("--game <game>", `the game to play (default: ${usualGame})`).choices(playable))
    .option("--rules <name>", "the rules to play by, if the game has several")
    .option("--cards <dir>", "a folder of TOML files")
    .option("--decks <names>", "one deck for both, or one for each, separated by a comma")
    .option("--seed <n>", "a whole number (default: random)", wholeNumber(0, largestSeed))
    .option("--players <names>", "one for both, or one for each, separated by a comma (default: random)")
    .option("--option <name=value>", "an option of the rules; can be given several times", severalTexts)
    .option("--record <file>", "write a record of the match; an existing file is replaced")
    .option("--replay <file>", "play a recorded match again, with its own cards, decks, players and seed")
    .option("--json", "print the log, the outcome and the record as one JSON value")
    .action(async (options: unknown) => finish(await match(output, optionsSchema.parse(options))));

/** What a record says itself. */
const saidByRecord = ["rules", "cards", "decks", "seed", "players", "option"] as const;

async function match(output: Output, request: MatchRequest): Promise<ExitCode> {
  if (request.replay !== undefined) return replaySaved(output, request.replay, request);
  const prepared = await prepare(output, request);
  if (!prepared.ok) return refuse(output, prepared.error);
  const { ruleset, setup, bots, names } = prepared.value;
  const lines: string[] = [];
  const played = playMatch(ruleset, setup, bots, {
    seed: setup.seed,
    watch: (state, events) => {
      for (const entry of events) {
        const line = ruleset.tell(state, entry, "all");
        if (line === null) continue;
        lines.push(line);
        if (!request.json) output.say(`${line}\n`);
      }
    },
  });
  if (!played.ok) return refuse(output, played.error);
  const { outcome, state, record } = played.value;
  const { game = usualGame, json } = request;
  if (request.record !== undefined) {
    const written = await writeText(request.record, output, writeRecord(record), true);
    if (!written.ok) return refuse(output, written.error, request.record);
  }
  tellEnd(output, { game, ruleset, seed: setup.seed, players: names, outcome, state, record, lines, json });
  return exitCodes.fine;
}

/** The report of a match that has been played. */
interface End {
  readonly game: string;
  readonly ruleset: Ruleset;
  readonly seed: number;
  readonly players: readonly string[];
  readonly outcome: Outcome | null;
  readonly state: MatchState;
  readonly record: MatchRecord;
  readonly lines: readonly string[];
  readonly json: boolean;
}

function tellEnd(output: Output, end: End): void {
  const { game, ruleset, seed, players, outcome, state, record, lines, json } = end;
  const winners = (outcome?.winners ?? []).map((seat) => ruleset.seats[seat] ?? String(seat));
  const reason = outcome?.reason ?? "not over";
  if (json) {
    const { turn: turns } = state;
    printJsonLine(output, { game, seed, players, winners, reason, turns, log: lines, record: recordAsJson(record) });
    return;
  }
  const who =
    winners.length === 0 ? "Nobody wins" : `${winners.join(" and ")} ${winners.length === 1 ? "wins" : "win"}`;
  output.remark(`${who} (${reason}). Seed ${seed}, end ${fingerprint(state)}.`);
}

async function replaySaved(output: Output, path: string, request: MatchRequest): Promise<ExitCode> {
  const { json } = request;
  const said = saidByRecord.find((option) => request[option] !== undefined);
  if (said !== undefined) {
    const message = `--${said} and --replay do not go together: a record says that itself.`;
    return refuse(output, { code: "cli/said-by-record", message });
  }
  const again = await replayFile(path, output, request.game);
  if (!again.ok) return refuse(output, again.error, path);
  const { game, record, match, lines, outcome } = again.value;
  if (!json) for (const line of lines) output.say(`${line}\n`);
  const { ruleset } = match;
  const { seed } = record.setup;
  tellEnd(output, { game, ruleset, seed, players: [], outcome, state: presentState(match), record, lines, json });
  if (request.record !== undefined) {
    const written = await writeText(request.record, output, writeRecord(record), true);
    if (!written.ok) return refuse(output, written.error, request.record);
  }
  return exitCodes.fine;
}

interface Prepared {
  readonly ruleset: Ruleset;
  readonly setup: MatchSetup;
  readonly bots: readonly Bot[];
  readonly names: readonly string[];
}

async function prepare(output: Output, request: MatchRequest): Promise<Result<Prepared>> {
  const { game = usualGame } = request;
  const play = gameOf(game)?.play;
  if (!play) return failed({ code: "cli/no-rules", message: `${game} cannot be played.` });
  const ruleset = rulesetNamed(play, request.rules);
  if (!ruleset.ok) return ruleset;
  const seats = ruleset.value.seats.length;
  const names = forSeats(request.players ?? "random", seats);
  const bots: Bot[] = [];
  for (const name of names) {
    const bot = botNamed(name);
    if (!bot.ok) return bot;
    bots.push(bot.value);
  }
  const folder = request.cards ?? sampleFolder(game);
  const read = await readFolder(folder, output);
  if (!read.ok) return read;
  const tables = await readFolderTables(folder, read.value, output);
  if (!tables.ok) return tables;
  const material = play.material(boundTables(tables.value, { id: game }));
  for (const remark of material.remarks) output.remark(remark);
  const decks = decksNamed(material, request.decks, seats);
  if (!decks.ok) return decks;
  const known = optionsOfRules(play, ruleset.value.id);
  const answers = readAnswers(known, request.option ?? []);
  if (!answers.ok) return answers;
  const { definitions } = material;
  const options = { ...material.options, ...changedAnswers(known, material.options, answers.value) };
  const setup = { definitions, decks: decks.value, options, seed: request.seed ?? randomInt(2 ** 32) };
  return ok({ ruleset: ruleset.value, setup, bots, names });
}

/** One name stands for all seats. */
function forSeats(names: string, seats: number): string[] {
  const given = names.split(",").map((name) => name.trim());
  return Array.from({ length: seats }, (_, seat) => given[seat] ?? given[0] ?? "");
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
