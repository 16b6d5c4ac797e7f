import { basename, join } from "node:path";
import { randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { Option } from "commander";
import { z } from "zod";
import { failed, ok, runToEnd, visibleName, type Result } from "../../shared/base/index.js";
import { boundTables } from "../../shared/games/index.js";
import { botCaveats } from "../../shared/bots/index.js";
import {
  candidatesOf,
  mostBeforeStop,
  sequenceErrorRate,
  type Contestant,
  type Trial,
  type Values,
} from "../../shared/simulation/index.js";
import { columnName, columnPath } from "../../shared/sheet/index.js";
import { documentContent } from "../../shared/toml/index.js";
import {
  prepareSimulation,
  TuningRun,
  withNumbers,
  type PreparedSimulation,
  type Tuning,
} from "../simulation/index.js";
import { command, rowHelp, tableHelp, type CommandDefinition } from "./command.js";
import { readFolder, readFolderTables, remarkBroken } from "./folder.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { findRow, openSheet } from "./place.js";
import { largestSeed, playable, playedGame, rulesetNamed, severalTexts, wholeNumber } from "./playing.js";
import { contestantsOf } from "./simulate-prepare.js";
import { notCounted } from "./simulate-report.js";
import { tableText } from "./table-text.js";
import { readVaried, type Varied } from "./tune-candidates.js";

const optionsSchema = z.object({
  file: z.string(),
  row: z.string(),
  table: z.string().optional(),
  vary: z.array(z.string()).min(1).max(2),
  target: z.string(),
  deck: z.string().optional(),
  game: z.string().optional(),
  profile: z.string().optional(),
  decks: z.string().optional(),
  players: z.string(),
  matches: z.number(),
  seed: z.number().optional(),
  workers: z.number().default(availableParallelism()),
  json: z.boolean().default(false),
});

type TuneOptions = z.infer<typeof optionsSchema>;

/** `tune FOLDER`: which value of a number brings a deck to a wanted rate of wins. */
export const tuneCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "tune",
    summary: "Try values of a number of a card until a deck wins as often as it should. Writes nothing.",
    details:
      "Every value is simulated on the same seeds, the smallest change first, until the rate of wins of the deck against the others is " +
      "surely within the target; that value is proposed, as a command that would set it. With --vary twice, two numbers are " +
      "varied together. A value is given up as soon as its rate is surely outside of the target, or after --matches for each pair of decks. " +
      `The probability that any of the verdicts inside and outside is wrong is at most ${sequenceErrorRate * 100} %, however many values are ` +
      "tried. Verdicts: inside, outside, close (at an end of the target), open (too few matches). The rate is that of the players " +
      "named, whose skill it depends on. With --json, {proposal, trials: [{values, verdict, of, value, low, high}], seed}. The exit code is 1 " +
      "where no value is surely inside.",
    examples: [
      ["tune . --file cards.toml --row id:7f0c --vary cost=1..6 --deck Ember --target 48..52", "the cost of one card"],
      [
        "tune . --file cards.toml --row 2 --vary cost=1..4 --vary power=0..5 --deck Ember --target 48..52",
        "two numbers",
      ],
    ],
  })
    .argument("<folder>", "a folder with cards and decks")
    .requiredOption("--file <name>", "the file of the card, in the folder")
    .requiredOption("--row <row>", rowHelp)
    .option("--table <name>", tableHelp)
    .requiredOption(
      "--vary <key=from..to>",
      "a number and its range; :STEP behind it for steps other than 1",
      severalTexts,
    )
    .requiredOption("--target <from..to>", "the wanted rate of wins, in percent")
    .option("--deck <name>", "the deck that is to reach it (default: the first that plays)")
    .addOption(new Option("--game <game>", "the game to play (default: that of the folder)").choices(playable))
    .option("--rules, --profile <name>", "the rules to play by, if the game has several")
    .option("--decks <names>", "the decks that play, separated by commas (default: all)")
    .option("--bots, --players <names>", "one for all, or one for each deck", "random")
    .option("--matches <n>", "at most so many for each pair of decks", wholeNumber(1, 10_000_000), mostBeforeStop)
    .option("--seed <n>", "a whole number (default: random)", wholeNumber(0, largestSeed))
    .option("--workers <n>", "number of threads (default: one for each core)", wholeNumber(1, 256))
    .option("--json", "print the trials as one JSON value")
    .action(async (folder: string, options: unknown) =>
      finish(await tuneFolder(output, folder, optionsSchema.parse(options))),
    );

/** What is tried, of what numbers, by whom. */
interface ReadTuning {
  readonly tuning: Tuning;
  readonly varied: readonly Varied[];
  readonly contestants: readonly Contestant[];
}

async function tuneFolder(output: Output, folder: string, options: TuneOptions): Promise<ExitCode> {
  const seed = options.seed ?? randomInt(2 ** 32);
  const read = await readTuning(output, folder, options, seed);
  if (!read.ok) return refuse(output, read.error);
  const { tuning, varied, contestants } = read.value;
  // Faults of the cards are said before anything is played.
  for (const candidate of tuning.candidates) {
    const prepared = await tuning.prepare(candidate);
    if (!prepared.ok) return refuse(output, prepared.error);
  }
  const run = new TuningRun(tuning, {
    workers: options.workers,
    began: (values) => output.remark(`Trying ${textOf(varied, values)}…`),
  });
  const { fault } = await run.end;
  if (fault) return refuse(output, fault);
  const { trials, found, failures } = run;
  printTuned(output, { folder, options, varied, seed }, trials, found);
  if (failures > 0) output.remark(notCounted(failures, "match", "matches"));
  for (const caveat of botCaveats(contestants.map(({ bot }) => bot))) output.remark(caveat);
  return found && failures === 0 ? exitCodes.fine : exitCodes.problems;
}

async function readTuning(
  output: Output,
  folder: string,
  options: TuneOptions,
  seed: number,
): Promise<Result<ReadTuning>> {
  const target = readTarget(options.target);
  if (!target.ok) return target;
  const read = await readFolder(folder, output);
  if (!read.ok) return read;
  remarkBroken(output, read.value);
  const file = basename(options.file);
  const document = read.value.documents.get(file);
  if (!document) return failed({ code: "cli/no-file", message: `The folder has no file ${visibleName(file)}.` });
  const sheet = openSheet(document, file, options.table);
  if (!sheet.ok) return sheet;
  const row = findRow(sheet.value, options.row);
  if (!row.ok) return row;
  const varied: Varied[] = [];
  for (const text of options.vary) {
    const each = readVaried(text, sheet.value, row.value);
    if (!each.ok) return each;
    varied.push(each.value);
  }
  const candidates = candidatesOf(varied);
  if (!candidates.ok) return candidates;
  const tables = await readFolderTables(folder, read.value, output);
  if (!tables.ok) return tables;
  const played = playedGame(folder, tables.value, options.game);
  if (!played.ok) return played;
  const { game, play } = played.value;
  const ruleset = rulesetNamed(play, options.profile);
  if (!ruleset.ok) return ruleset;
  const contestants = contestantsOf(options, played.value);
  if (!contestants.ok) return contestants;
  const tuned = contestants.value.findIndex(({ deck }) => deck.toLowerCase() === (options.deck ?? deck).toLowerCase());
  if (tuned === -1 || contestants.value.length < 2) {
    const message = "The deck to be tuned must play against another one.";
    return failed({ code: "cli/tuned-deck", message, expected: "--deck with one of two decks or more" });
  }
  const prepare = async (values: Values): Promise<Result<PreparedSimulation>> => {
    const places = varied.map(({ column }) => [...sheet.value.table, row.value, ...columnPath(column)]);
    const edited = withNumbers(sheet.value.document, places, values);
    if (!edited.ok) return edited;
    const sources = read.value.sources.map((source) =>
      source.file === file ? { file, content: runToEnd(documentContent(edited.value)) } : source,
    );
    const now = await readFolderTables(folder, { sources }, output);
    if (!now.ok) return now;
    const request = { game: game.id, ruleset: ruleset.value.id, contestants: contestants.value };
    return prepareSimulation({ ...request, matches: options.matches, seed }, boundTables(now.value, game), null);
  };
  const tuning = { candidates: candidates.value, target: target.value, tuned, prepare };
  return ok({ tuning, varied, contestants: contestants.value });
}

function readTarget(text: string): Result<Tuning["target"]> {
  const [, from, to] = /^(\d{1,3}(?:\.\d{1,3})?)\.\.(\d{1,3}(?:\.\d{1,3})?)$/u.exec(text) ?? [];
  const [low, high] = [Number(from) / 100, Number(to) / 100];
  if (low < high && high <= 1) return ok({ low, high });
  return failed({
    code: "cli/target",
    message: `“${text}” is no target.`,
    expected: "a range of percent, such as 48..52",
  });
}

const textOf = (varied: readonly Varied[], values: Values): string =>
  varied.map(({ column }, at) => `${columnName(column)} ${values[at]}`).join(", ");

interface Printed {
  readonly folder: string;
  readonly options: TuneOptions;
  readonly varied: readonly Varied[];
  readonly seed: number;
}

function printTuned(
  output: Output,
  { folder, options, varied, seed }: Printed,
  trials: readonly Trial<Values>[],
  found: Values | undefined,
): void {
  const valuesOf = (values: Values) =>
    Object.fromEntries(varied.map(({ column }, at) => [columnName(column), values[at]]));
  if (options.json) {
    printJsonLine(output, {
      proposal: found ? valuesOf(found) : null,
      trials: trials.map(({ candidate, verdict, interval }) => ({ values: valuesOf(candidate), verdict, ...interval })),
      seed,
    });
    return;
  }
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const lineOf = ({ candidate, verdict, interval: { of, value, low, high } }: Trial<Values>): readonly string[] => [
    ...varied.map((_, at) => String(candidate[at])),
    ...[verdict, percent(value), `${percent(low)} to ${percent(high)}`, String(of)],
  ];
  const heads = [...varied.map(({ column }) => columnName(column)), "verdict", "wins", "interval", "matches"];
  output.say(tableText(`Target ${options.target} %`, heads, trials.map(lineOf)));
  const used = trials.reduce((sum, { interval }) => sum + interval.of, 0);
  output.remark(`${used} matches of the deck in all. Seed ${seed}.`);
  if (!found) {
    output.remark("No value is surely within the target.");
    return;
  }
  for (const [at, { column, now }] of varied.entries()) {
    const value = found[at];
    if (value === now) output.remark(`${columnName(column)} stays ${now}.`);
    else
      output.remark(
        `Proposed: cardwright set ${join(folder, options.file)} ${options.row} ${columnName(column)} ${value}`,
      );
  }
}
