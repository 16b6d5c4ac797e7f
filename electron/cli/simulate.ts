import { Option, type Command } from "commander";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { botNames } from "../../shared/bots/index.js";
import {
  contestantName,
  contestantSequence,
  isNarrow,
  mostBeforeStop,
  readShard,
  sequenceErrorRate,
  wholeRun,
  writeShardResults,
  type Shard,
  type ShardResults,
} from "../../shared/simulation/index.js";
import { resultsOf, startSimulation, type PreparedSimulation, type SimulationEnd } from "../simulation/index.js";
import { mostQueuedShards } from "../queue/index.js";
import { command, type CommandDefinition } from "./command.js";
import { expectPlace, writeMade } from "./made-file.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";
import { largestSeed, numberBetween, playable, sampleFolder, severalTexts, usualGame, wholeNumber } from "./playing.js";
import { expectOneOutput } from "./safe-csv.js";
import { mergeFiles, mergeRemarks } from "./simulate-merge.js";
import { prepare, simulateOptions, type SimulateOptions } from "./simulate-prepare.js";
import { queueFault, queueHelp, simulateOnQueue } from "./simulate-queue.js";
import { exitCodeOf, printResults, remarkResults } from "./simulate-report.js";
import { refuseUnused } from "./simulate-unused.js";

/** Each so many ms a line says how far a simulation is. */
const remarkMs = 5_000;

/** `simulate`: many matches without a screen, and what they say of decks and cards. */
export const simulateCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "simulate",
    summary: "Play many matches without a screen and report how decks and cards do.",
    details:
      "Every deck plays every other, a single deck plays itself; seats change with every match. Without --decks all decks of the " +
      `folder play, without a folder those of the sample. Players are ${botNames.join(", ")}, or search:500 for 500 iterations a ` +
      "decision. Without --matches, the number of matches is chosen from the decks and players so that it takes about a " +
      "minute; it is always the same number. Shares come with the interval that holds the true one in 95 of 100 simulations; of many cards some stand " +
      "out by chance alone. The figures depend on the cards, the players and the seed, not on the number of threads.\n\n" +
      "--compare plays every match twice on the same seed, with the cards of that folder and with these, and says what " +
      "changed; a star marks changes that are more than chance.\n\n" +
      "--within 2 stops once the rate of wins of each deck, or with --compare its change, is known to ±2 points, after at most --matches " +
      `(default: ${mostBeforeStop}) for each pair. Whenever it stops, the chance that one of those intervals is wrong is at most ` +
      `${sequenceErrorRate * 100} %; it says how many matches that took. It stops at the same match again for the same seed.\n\n` +
      "--mirrors lets each deck also meet itself: the first of the two must win every second match, or something is wrong with " +
      "seats, seeds or rules. Such matches are a check and count for no deck or card. --pairs counts what two cards win " +
      "together, and one against another of the other deck, beyond what each does by itself; of so many pairs, only those " +
      "are called found of which at most one in twenty is expected to be false (Benjamini and Hochberg 1995).\n\n" +
      "--shard 3/8 plays the third of eight shares of the matches and writes what it counted to the file of --out; --merge adds " +
      "such files up, to the very figures that one run of all matches has. Files of other cards, players, options, seeds or " +
      "versions of the program are refused, each shard counts once, and missing ones are named. With --out, --merge writes a " +
      "file that can be merged again.\n\n" +
      "--queue puts the shards on a queue of a Redis or PostgreSQL server, for `cardwright worker` on any machines, and adds up what " +
      "they counted, to the very figures of one run. One shard in a hundred is played a second time by another worker and " +
      "compared. Ctrl+C cancels the run; --detach leaves at once, --attach collects later. --within looks at fixed numbers of shards there, and stops after the same " +
      "shard whatever the workers do. A shard that fails three times is named with the command that plays it alone. The address " +
      "is stored nowhere and shown without its password; env:NAME keeps it from the list of processes too. The packages for it " +
      "are no part of Cardwright: bullmq@6, and ioredis for Redis or pg for PostgreSQL.\n\n" +
      "A file of cards that is not TOML is named on standard error and left out. " +
      "The exit code is 1 then, or if a match failed or a shard is missing, and 130 if interrupted; the results so far are printed, but " +
      "those of an interrupted shard are not written.",
    examples: [
      ["simulate my/ --matches 2000 --seed 7", "every deck of the folder against every other"],
      ["simulate my/ --decks 'Ember,Tide' --players greedy", "two decks, better players"],
      ["simulate my/ --decks Ember --players random,greedy", "one deck in two hands"],
      ["simulate my/ --matches 4000 --mirrors --pairs", "with a check of each deck against itself, and pairs of cards"],
      ["simulate my/ --option NAME=VALUE", "with another value for an option of the rules"],
      ["simulate after/ --compare before/ --csv > figures.csv", "what an edit did, for a spreadsheet"],
      ["simulate after/ --compare before/ --within 1", "until what the edit did is known to ±1 point"],
      ["simulate my/ --seed 7 --matches 8000 --shard 3/8 --out 3.json", "a share of it, on one machine of eight"],
      ["simulate --merge 1.json 2.json 3.json", "what all shares counted together"],
      ["simulate my/ --queue redis://queue.example --shards 400", "on all workers of a queue"],
      ["simulate --queue env:CARDWRIGHT_QUEUE --attach 0123456789abcdef", "the results of a run that was left there"],
    ],
  })
    .argument("[dir]", "a folder of TOML files")
    .addOption(new Option("--game <game>", "the game to play (default: that of the folder)").choices(playable))
    .option("--rules, --profile <name>", "the rules to play by, if the game has several")
    .option("--cards <dir>", "the folder, as an option")
    .option("--compare <dir>", "a folder with the cards as they were before")
    .option("--decks <names>", "deck names, separated by commas")
    .option("--bots, --players <names>", "one for all, or one for each deck", "random")
    .option(
      "--matches <n>",
      "matches for each pair of decks (default: about a minute's worth)",
      wholeNumber(1, 10_000_000),
    )
    .option(
      "--within <points>",
      "stop once the figure of each deck is known to within so many points on either side",
      numberBetween(0.1, 50),
    )
    .option("--seed <n>", "a whole number (default: random)", wholeNumber(0, largestSeed))
    .option("--mirrors", "let each deck also meet itself, as a check")
    .option("--pairs", "count pairs of cards")
    .option("--option <name=value>", "an option of the rules; can be given several times", severalTexts)
    .option("--preset <name>", "a set of options by its name; --option changes single ones of it")
    .option("--workers <n>", "number of threads (default: one for each core)", wholeNumber(1, 256))
    .option("--shard <i/n>", "play only this share of the matches, counted from 1")
    .option("--merge <file...>", "add up files of results instead of playing")
    .option("--out <file>", "write the results to a file for --merge")
    .option("--force", "replace the file of --out")
    .option("--queue <address>", `play on the workers of a queue: ${queueHelp}`)
    .option("--shards <n>", "how many shards a queue gets (default: 100)", wholeNumber(1, mostQueuedShards))
    .option("--detach", "leave the run on the queue")
    .option("--attach <run>", "collect a run that was left on the queue")
    .option("--cancel <run>", "end a run that was left on the queue")
    .option("--json", "print all figures as one JSON value")
    .option("--csv", "print all figures as CSV, with an apostrophe before names that begin like formulas")
    .action(async (folder: string | undefined, given: unknown, written: Command) => {
      const options = simulateOptions.parse(given);
      finish(await simulate(output, folder, options, refuseUnused(written, options)));
    });

async function simulate(
  output: Output,
  named: string | undefined,
  options: SimulateOptions,
  areUsed: Result<null>,
): Promise<ExitCode> {
  if (named !== undefined && options.cards !== undefined) {
    return refuse(output, { code: "cli/two-folders", message: "The folder is given twice." });
  }
  const isOneOutput = expectOneOutput(options);
  if (!isOneOutput.ok) return refuse(output, isOneOutput.error);
  const fits = queueFault(options, (named ?? options.cards) !== undefined);
  if (!fits.ok) return refuse(output, fits.error);
  if (!areUsed.ok) return refuse(output, areUsed.error);
  if (options.out !== undefined) {
    const hasPlace = await expectPlace(options.out, options.force);
    if (!hasPlace.ok) return refuse(output, hasPlace.error);
  }
  if (options.queue !== undefined) {
    const folder = named ?? options.cards ?? sampleFolder(options.game ?? usualGame);
    return simulateOnQueue(output, { folder, options, write: (results) => writeResults(results, options) });
  }
  if (options.within !== undefined && (options.shard ?? options.merge ?? options.out) !== undefined) {
    const message = "--within stops by what one run counted: leave out --shard, --merge and --out.";
    return refuse(output, { code: "cli/within", message });
  }
  if (options.merge === undefined) return play(output, named ?? options.cards, options);
  if (options.shard !== undefined || named !== undefined || options.cards !== undefined) {
    const message = "--merge adds up files of results and plays nothing: leave out cards and --shard.";
    return refuse(output, { code: "cli/merge-only", message });
  }
  return merge(output, options.merge, options);
}

async function play(output: Output, named: string | undefined, options: SimulateOptions): Promise<ExitCode> {
  const shard = shardOf(options);
  if (!shard.ok) return refuse(output, shard.error);
  const folder = named ?? sampleFolder(options.game ?? usualGame);
  const prepared = await prepare(output, folder, options);
  if (!prepared.ok) return refuse(output, prepared.error);
  const end = await playAll(output, prepared.value, shard.value, options);
  const results = resultsOf(prepared.value, shard.value, end.outcome);
  if (options.out !== undefined && end.kind === "finished") {
    const written = await writeResults(results, options);
    if (!written.ok) return refuse(output, written.error);
  }
  // The figures of one share are of no interest, and soon those of thousands are merged.
  if (options.shard === undefined) {
    const printed = printResults(output, options, results, end.kind);
    if (!printed.ok) return refuse(output, printed.error);
  }
  remarkResults(output, results, { after: folder, before: options.compare ?? null });
  if (options.within !== undefined) remarkStop(output, results, options.within);
  return exitCodeOf(output, end, prepared.value);
}

/** Says what is known of each deck by the intervals that the simulation stops by, and whether they are as narrow as was asked. */
function remarkStop(output: Output, { frame, outcome: { sums } }: ShardResults, points: number): void {
  const text = (share: number): string => (share * 100).toFixed(1);
  for (const index of frame.contestants.keys()) {
    const { of, value, low, high } = contestantSequence(frame, sums, index);
    const name = contestantName(frame, index);
    output.remark(`${name}: ${text(value)} (${text(low)} to ${text(high)}) after ${of} matches, at any time.`);
  }
  if (!isNarrow(frame, sums, points / 100))
    output.remark(`Not known to ±${points} points yet; --matches N plays more.`);
}

/** The share of the matches that is asked for. */
function shardOf({ shard, seed, out }: SimulateOptions): Result<Shard> {
  if (shard === undefined) return ok(wholeRun);
  const read = readShard(shard);
  if (!read.ok) return read;
  if (seed === undefined) {
    const message = "Without the same --seed for all of them, shards are not of one simulation.";
    return failed({ code: "cli/shard-seed", message });
  }
  return out === undefined
    ? failed({ code: "cli/shard-out", message: "--shard needs --out FILE for its results; --merge reads them." })
    : read;
}

async function merge(output: Output, paths: readonly string[], options: SimulateOptions): Promise<ExitCode> {
  const merged = await mergeFiles(paths, output);
  if (!merged.ok) return refuse(output, merged.error);
  const { results, missing } = merged.value;
  if (options.out !== undefined) {
    const written = await writeResults(results, options);
    if (!written.ok) return refuse(output, written.error);
  }
  const printed = printResults(output, options, results, "finished");
  if (!printed.ok) return refuse(output, printed.error);
  remarkResults(output, results, { after: null, before: null });
  for (const remark of mergeRemarks(merged.value)) output.remark(remark);
  const code = exitCodeOf(output, { kind: "finished", outcome: results.outcome }, { isPartial: false });
  return code === exitCodes.fine && missing.length > 0 ? exitCodes.problems : code;
}

const writeResults = (results: ShardResults, { out = "", force }: SimulateOptions): Promise<Result<null>> =>
  writeMade(out, writeShardResults(results), force);

/** Plays until the end or until the user has enough; a second Ctrl+C ends the program as ever. */
async function playAll(
  output: Output,
  { simulation, frame }: PreparedSimulation,
  shard: Shard,
  { workers, within }: Pick<SimulateOptions, "workers" | "within">,
): Promise<SimulationEnd> {
  let said = performance.now();
  const run = startSimulation(simulation, {
    workers,
    shard,
    isEnough: within === undefined ? undefined : ({ sums }) => isNarrow(frame, sums, within / 100),
    progressed: ({ played, total }) => {
      if (performance.now() - said < remarkMs) return;
      said = performance.now();
      output.remark(`${played} of ${total} matches`);
    },
  });
  const stop = (): void => run.cancel();
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  try {
    return await run.end;
  } finally {
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
  }
}
