import { randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { Option } from "commander";
import { z } from "zod";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { botNames } from "../../shared/bots/index.js";
import {
  boundTables,
  decksOf,
  optionsOfRules,
  readAnswers,
  withPreset,
  type PlayMaterial,
} from "../../shared/games/index.js";
import { standardMatches, type Contestant } from "../../shared/simulation/index.js";
import {
  prepareSimulation,
  startSimulation,
  type PreparedSimulation,
  type SimulationEnd,
} from "../simulation/index.js";
import { command, type CommandDefinition } from "./command.js";
import { readTables } from "./folder.js";
import { refuse, type ExitCode, type Output } from "./output.js";
import {
  largestSeed,
  playable,
  playedGame,
  rulesetNamed,
  sampleFolder,
  severalTexts,
  usualGame,
  wholeNumber,
} from "./playing.js";
import { report } from "./simulate-report.js";

const optionsSchema = z.object({
  game: z.string().optional(),
  profile: z.string().optional(),
  cards: z.string().optional(),
  compare: z.string().optional(),
  decks: z.string().optional(),
  players: z.string(),
  matches: z.number().optional(),
  seed: z.number().optional(),
  option: z.array(z.string()).default([]),
  preset: z.string().optional(),
  workers: z.number().default(availableParallelism()),
  json: z.boolean().default(false),
  csv: z.boolean().default(false),
});

type Options = z.infer<typeof optionsSchema>;

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
      "The exit code is 1 if a match failed and 130 if interrupted; the results so far are printed.",
    examples: [
      ["simulate my/ --matches 2000 --seed 7", "every deck of the folder against every other"],
      ["simulate my/ --decks 'Ember,Tide' --players greedy", "two decks, better players"],
      ["simulate my/ --decks Ember --players random,greedy", "one deck in two hands"],
      ["simulate my/ --option NAME=VALUE", "with another value for an option of the rules"],
      ["simulate after/ --compare before/ --csv > figures.csv", "what an edit did, for a spreadsheet"],
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
    .option("--seed <n>", "a whole number (default: random)", wholeNumber(0, largestSeed))
    .option("--option <name=value>", "an option of the rules; can be given several times", severalTexts)
    .option("--preset <name>", "a set of options by its name; --option changes single ones of it")
    .option("--workers <n>", "number of threads (default: one for each core)", wholeNumber(1, 256))
    .option("--json", "print all figures as one JSON value")
    .option("--csv", "print all figures as CSV, with an apostrophe before names that begin like formulas")
    .action(async (folder: string | undefined, options: unknown) =>
      finish(await simulate(output, folder, optionsSchema.parse(options))),
    );

async function simulate(output: Output, named: string | undefined, options: Options): Promise<ExitCode> {
  if (named !== undefined && options.cards !== undefined) {
    return refuse(output, { code: "cli/two-folders", message: "The folder is named twice." });
  }
  if (options.json && options.csv) {
    return refuse(output, { code: "cli/one-output", message: "It is either --json or --csv." });
  }
  const folder = named ?? options.cards ?? sampleFolder(options.game ?? usualGame);
  const prepared = await prepare(output, folder, options);
  if (!prepared.ok) return refuse(output, prepared.error);
  const end = await playAll(output, prepared.value, options.workers);
  return report(output, folder, options, prepared.value, end);
}

async function prepare(output: Output, folder: string, options: Options): Promise<Result<PreparedSimulation>> {
  const tables = await readTables(folder, output);
  if (!tables.ok) return tables;
  const earlier = options.compare === undefined ? null : await readTables(options.compare, output);
  if (earlier && !earlier.ok) return earlier;
  const played = playedGame(tables.value, options.game);
  if (!played.ok) return played;
  const { game, play } = played.value;
  const ruleset = rulesetNamed(play, options.profile);
  if (!ruleset.ok) return ruleset;
  const after = boundTables(tables.value, game);
  const answers = readAnswers(optionsOfRules(play, ruleset.value.id), options.option);
  if (!answers.ok) return answers;
  const chosen = withPreset(play, options.preset, answers.value);
  if (!chosen.ok) return chosen;
  const contestants = contestantsOf(options, play.material(after));
  if (!contestants.ok) return contestants;
  const prepared = prepareSimulation(
    {
      game: game.id,
      ruleset: ruleset.value.id,
      contestants: contestants.value,
      matches: options.matches ?? standardMatches(contestants.value, earlier !== null),
      seed: options.seed ?? randomInt(2 ** 32),
      options: chosen.value,
    },
    after,
    earlier && boundTables(earlier.value, game),
  );
  if (prepared.ok && options.matches === undefined) {
    const { matches } = prepared.value.simulation.plan;
    output.remark(
      `Playing ${matches} matches of each two decks with ${options.players}, for about a minute; ` +
        "--matches N plays more, --players better. Intervals show what so few leave open.",
    );
  }
  if (prepared.ok) for (const remark of prepared.value.remarks) output.remark(remark);
  return prepared;
}

/** Decks and players beside each other; where only one of either is named, it stands for all. */
function contestantsOf({ decks, players }: Options, material: PlayMaterial): Result<readonly Contestant[]> {
  const split = (names: string): string[] => names.split(",").map((name) => name.trim());
  const lists = decksOf(material).map(({ name }) => name);
  // All cards together are played where the folder names no decks.
  const usual = material.decks.length > 0 ? material.decks.map(({ name }) => name) : lists;
  const [chosen, bots] = [decks === undefined ? usual : split(decks), split(players)];
  const count = Math.max(chosen.length, bots.length);
  if (count === 0 || chosen.length === 0) {
    return failed({ code: "cli/no-cards", message: "The folder has no cards to play with." });
  }
  if ([chosen, bots].some(({ length }) => length !== 1 && length !== count)) {
    return failed({ code: "cli/players", message: `There are ${chosen.length} decks and ${bots.length} players.` });
  }
  const at = (names: readonly string[], index: number): string => names[names.length === 1 ? 0 : index] ?? "";
  const known = (name: string): string => lists.find((each) => each.toLowerCase() === name.toLowerCase()) ?? name;
  return ok(Array.from({ length: count }, (_, index) => ({ deck: known(at(chosen, index)), bot: at(bots, index) })));
}

/** Plays until the end or until the user has enough; a second Ctrl+C ends the program as ever. */
async function playAll(output: Output, { simulation }: PreparedSimulation, workers: number): Promise<SimulationEnd> {
  let said = performance.now();
  const run = startSimulation(simulation, {
    workers,
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
