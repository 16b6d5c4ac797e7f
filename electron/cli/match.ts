import { Option } from "commander";
import { z } from "zod";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import { botNames, playOn } from "../../shared/bots/index.js";
import { games, positionFormats } from "../../shared/games/index.js";
import { linesOf, recordOf, writeRecord, type MatchRecord } from "../../shared/match/index.js";
import { command, type CommandDefinition } from "./command.js";
import { writeText } from "./files.js";
import { sayEnd } from "./match-end.js";
import { matchAt, savePosition, sayRemarks, type PositionToPlay } from "./match-position.js";
import { replayFile } from "./match-replay.js";
import { newMatch, type MatchToPlay } from "./match-setup.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";
import { largestSeed, playable, severalTexts, usualGame, wholeNumber } from "./playing.js";

/** Formats of positions, of all games. */
const formatNames = [
  ...new Set(games.flatMap(({ play }) => (play ? positionFormats(play).map(({ name }) => name) : []))),
];

const optionsSchema = z.object({
  game: z.string().optional(),
  rules: z.string().optional(),
  cards: z.string().optional(),
  decks: z.string().optional(),
  seed: z.number().optional(),
  players: z.string().optional(),
  option: z.array(z.string()).optional(),
  preset: z.string().optional(),
  record: z.string().optional(),
  replay: z.string().optional(),
  position: z.string().optional(),
  savePosition: z.string().optional(),
  positionFormat: z.string().optional(),
  choices: z.number().optional(),
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
      "saves one of a match at the table, and --replay plays any of these.\n\n" +
      "--position plays on from where a match stands: a record, or a file of positions of another tool. --save-position " +
      "writes where the match came to, in the format that was read or that --position-format names, as far as the format " +
      "has a place for it. The exit code is 1 where a file says something else than the rules do, and where a file of the folder is not TOML: " +
      "that one is named on standard error and left out.",
    examples: [
      [`match --game ${usualGame} --seed 7`, "two random players and the sample"],
      ["match --cards my/ --decks 'Ember,Tide' --players greedy,search:200", "your decks, better players"],
      ["match --option NAME=VALUE", "with another value for an option of the rules"],
      ["match --json > match.json", "log, outcome and record for programs"],
      ["match --record match.json", "the log to read, and a record of all choices"],
      ["match --replay match.json", "a recorded match, choice by choice"],
      ["match --position match.json --players search", "play on from where it stands"],
      ["match --choices 20 --save-position later.json", "where a match stands after 20 choices"],
    ],
  })
    .addOption(new Option("--game <game>", "the game to play (default: that of the folder)").choices(playable))
    .option("--rules <name>", "the rules to play by, if the game has several")
    .option("--cards <dir>", "a folder of TOML files")
    .option("--decks <names>", "one deck for both, or one for each, separated by a comma")
    .option("--seed <n>", "a whole number (default: random)", wholeNumber(0, largestSeed))
    .option("--players <names>", "one for both, or one for each, separated by a comma (default: random)")
    .option("--option <name=value>", "an option of the rules; can be given several times", severalTexts)
    .option("--preset <name>", "a set of options by its name; --option changes single ones of it")
    .option("--record <file>", "write a record of the match; an existing file is replaced")
    .option("--replay <file>", "play a recorded match again, with its own cards, decks, players and seed")
    .option("--position <file>", "play on from a position")
    .option("--save-position <file>", "write where the match came to; an existing file is replaced")
    .addOption(
      new Option("--position-format <format>", "the format of --save-position (default: that of --position)").choices(
        formatNames,
      ),
    )
    .option("--choices <n>", "stop after so many choices", wholeNumber(0, 1_000_000))
    .option("--json", "print the log, the outcome and the record as one JSON value")
    .action(async (options: unknown) => finish(await match(output, optionsSchema.parse(options))));

/** What a record says itself. */
const saidByRecord = [
  ...(["rules", "cards", "decks", "seed", "players", "option", "preset"] as const),
  ...(["position", "savePosition", "positionFormat", "choices"] as const),
];
/** What a position says itself; it may leave the cards to a folder. */
const saidByPosition = ["rules", "decks", "seed", "option", "preset"] as const;

async function match(output: Output, request: MatchRequest): Promise<ExitCode> {
  const { replay, position, json, savePosition: target } = request;
  if (replay !== undefined) return replaySaved(output, replay, request);
  const prepared = await matchToPlay(output, request);
  if (!prepared.ok) return refuse(output, prepared.error);
  const { game, players, match: start, bots, format, remarks, isPartial } = prepared.value;
  if (position !== undefined) sayRemarks(output, position, remarks);
  const { ruleset, setup } = start;
  const lines: string[] = [];
  const tell = (line: string): void => {
    lines.push(line);
    if (!json) output.say(`${line}\n`);
  };
  for (const { text } of linesOf(start, "all")) tell(text);
  const played = playOn(
    start,
    bots,
    {
      seed: setup.seed,
      watch: (state, events) => {
        for (const entry of events) {
          const line = ruleset.tell(state, entry, "all");
          if (line !== null) tell(line);
        }
      },
    },
    request.choices,
  );
  if (!played.ok) return refuse(output, played.error);
  const written = await saveRecord(output, request, recordOf(played.value));
  if (!written.ok) return refuse(output, written.error, request.record);
  sayEnd(output, { game, players, match: played.value, lines, json });
  if (target === undefined) return exitOf(remarks, isPartial);
  const saved = await savePosition(
    output,
    target,
    { ...prepared.value, match: played.value },
    request.positionFormat ?? format,
  );
  if (!saved.ok) return refuse(output, saved.error);
  sayRemarks(output, target, saved.value);
  return exitOf([...remarks, ...saved.value], isPartial);
}

const exitOf = (remarks: PositionToPlay["remarks"], isPartial: boolean): ExitCode =>
  isPartial || remarks.some(({ isDifference }) => isDifference) ? exitCodes.problems : exitCodes.fine;

type Beginning = MatchToPlay & Pick<PositionToPlay, "remarks"> & { readonly format: string | undefined };

async function matchToPlay(output: Output, request: MatchRequest): Promise<Result<Beginning>> {
  const { position } = request;
  if (position !== undefined) {
    const said = saidByPosition.find((option) => request[option] !== undefined);
    return said === undefined ? matchAt(output, position, request) : failed(saidTwice(said, "position"));
  }
  const begun = await newMatch(output, request);
  return begun.ok ? ok({ ...begun.value, format: undefined, remarks: [] }) : begun;
}

const saidTwice = (option: string, by: "position" | "replay"): Fault => {
  const name = option.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  const what = by === "replay" ? "record" : "position";
  return {
    code: `cli/said-by-${what}`,
    message: `--${name} and --${by} cannot be combined: a ${what} already says that.`,
  };
};

async function saveRecord(
  output: Output,
  { record: path }: MatchRequest,
  record: MatchRecord,
): Promise<Result<unknown>> {
  return path === undefined ? ok(null) : writeText(path, output, writeRecord(record), true);
}

async function replaySaved(output: Output, path: string, request: MatchRequest): Promise<ExitCode> {
  const { json } = request;
  const said = saidByRecord.find((option) => request[option] !== undefined);
  if (said !== undefined) return refuse(output, saidTwice(said, "replay"));
  const again = await replayFile(path, output, request.game);
  if (!again.ok) return refuse(output, again.error, path);
  const { game, record, match, lines } = again.value;
  if (!json) for (const line of lines) output.say(`${line}\n`);
  sayEnd(output, { game, players: [], match, record, lines, json });
  const written = await saveRecord(output, request, record);
  return written.ok ? exitCodes.fine : refuse(output, written.error, request.record);
}
