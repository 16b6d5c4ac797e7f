import { z } from "zod";
import { ok, type Fault, type Result } from "../../shared/base/index.js";
import { boundTables, gameOf, games, scenarioGame } from "../../shared/games/index.js";
import {
  playScenario,
  readScenario,
  scenarioGuide,
  type ScenarioGame,
  type ScenarioReport,
} from "../../shared/scenario/index.js";
import { command, type CommandDefinition } from "./command.js";
import { readText } from "./files.js";
import { readTables } from "./folder.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { cardsFolder, scenarioFiles } from "./scenarios/find.js";
import { detailsOf, lineOf, summaryOf } from "./scenarios/tell.js";

const optionsSchema = z.object({
  json: z.boolean().default(false),
  verbose: z.boolean().default(false),
  filter: z.string().optional(),
});

/** The games whose words the help lists. */
const playable = () => games.flatMap(({ id, play }) => (play === undefined ? [] : [{ id, rulesets: play.rulesets }]));

/** A scenario file and how it went. */
export interface FileReport extends ScenarioReport {
  readonly file: string;
}

/** `scenario`: plays scenario files, and says what was not as expected. */
export const scenarioCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "scenario",
    summary: "Play scenario files and report which expectations fail.",
    details:
      `Prints one line for each scenario, in the order of the paths, then each failed expectation with what was seen instead.\n` +
      `Exit codes: 0 all passed, 1 some failed, 2 some could not be read or are not valid. A file of cards that is not TOML is named on standard error and left out, and the exit code is at least 1.\n\n${scenarioGuide(playable())}`,
    examples: [
      ["scenario my", "all *.scenario.toml in the folder and the folders in it"],
      ["scenario my/duel.scenario.toml --verbose", "one, with every expectation and the log"],
      ["scenario my --filter duel", "those with the word in title or path"],
      ["scenario my --json", "every expectation of each, for programs"],
    ],
  })
    .argument("<paths...>", "scenario files, and folders that hold some")
    .option("--json", "print all reports as one JSON value")
    .option("--filter <text>", "play only those with this text in their title or path")
    .option("--verbose", "print each expectation and the log")
    .action(async (paths: readonly string[], options: unknown) => {
      const read = optionsSchema.parse(options);
      finish(await playAll(output, paths, read));
    });

async function playAll(
  output: Output,
  paths: readonly string[],
  { json, verbose, filter }: z.infer<typeof optionsSchema>,
): Promise<ExitCode> {
  const files: string[] = [];
  for (const path of paths) {
    const found = await scenarioFiles(path);
    if (!found.ok) return refuse(output, found.error);
    files.push(...found.value.filter((file) => !files.includes(file)));
  }
  const shelf: Shelf = new Map();
  const reports: FileReport[] = [];
  for (const file of files) {
    const report = await playFile(file, output, shelf, filter);
    if (report === null) continue;
    reports.push(report);
    if (json) continue;
    output.say(`${lineOf(report, reports.length)}\n`);
    for (const line of detailsOf(report, verbose)) output.say(`${line}\n`);
  }
  if (json) printJsonLine(output, reports);
  else output.say(`${summaryOf(reports)}\n`);
  if (reports.length === 0) output.remark("cardwright: no scenario fits the filter.");
  if (reports.some(({ verdict }) => verdict === "wrong")) return exitCodes.wrongUse;
  const isPartial = [...shelf.values()].some((read) => read.ok && read.value.isPartial);
  return isPartial || reports.some(({ verdict }) => verdict === "failed") ? exitCodes.problems : exitCodes.fine;
}

/** A game with the cards of a folder. */
interface ReadGame {
  readonly game: ScenarioGame;
  /** Whether a file was left out because it is no TOML, which was said. */
  readonly isPartial: boolean;
}

/** What was read of folders of cards, by game and folder. */
type Shelf = Map<string, Result<ReadGame>>;

/** Plays one file; `null` when the filter leaves it out. */
async function playFile(
  file: string,
  output: Output,
  shelf: Shelf,
  filter: string | undefined,
): Promise<FileReport | null> {
  const wanted = (title: string): boolean =>
    filter === undefined || `${file}\n${title}`.toLowerCase().includes(filter.toLowerCase());
  const wrong = (title: string, faults: readonly Fault[]): FileReport | null =>
    wanted(title) ? { file, title, verdict: "wrong", checks: [], faults, log: [], waiting: "" } : null;
  const content = await readText(file, output);
  if (!content.ok) return wrong(file, [content.error]);
  const scenario = readScenario(content.value.text);
  if (!scenario.ok) return wrong(file, scenario.error);
  const { title, game: id, cards } = scenario.value.text;
  if (!wanted(title)) return null;
  const folder = await cardsFolder(file, cards);
  if (!folder.ok) return wrong(title, [folder.error]);
  const key = `${id} ${folder.value}`;
  const game = shelf.get(key) ?? (await gameIn(folder.value, id, output));
  shelf.set(key, game);
  if (!game.ok) return wrong(title, [game.error]);
  return { file, ...playScenario(scenario.value, game.value.game).report };
}

async function gameIn(folder: string, id: string, output: Output): Promise<Result<ReadGame>> {
  const play = gameOf(id)?.play;
  if (play === undefined) {
    return { ok: false, error: { code: "scenario/no-game", message: `There is no game "${id}" that can be played.` } };
  }
  const read = await readTables(folder, output);
  if (!read.ok) return read;
  const { tables, isPartial } = read.value;
  return ok({ game: scenarioGame(play, play.material(boundTables(tables, { id }))), isPartial });
}
