import { randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { z } from "zod";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { boundTables, optionsOfRules, readAnswers, withPreset } from "../../shared/games/index.js";
import { mostBeforeStop, standardMatches, type Contestant } from "../../shared/simulation/index.js";
import { prepareSimulation, type PreparedSimulation, type SimulationSource } from "../simulation/index.js";
import { readTables } from "./folder.js";
import type { Output } from "./output.js";
import { playedGame, rulesetNamed, type PlayedGame } from "./playing.js";

/** The options of `simulate`, as Commander reads them. */
export const simulateOptions = z.object({
  game: z.string().optional(),
  profile: z.string().optional(),
  cards: z.string().optional(),
  compare: z.string().optional(),
  decks: z.string().optional(),
  players: z.string(),
  matches: z.number().optional(),
  seed: z.number().optional(),
  mirrors: z.boolean().default(false),
  pairs: z.boolean().default(false),
  option: z.array(z.string()).default([]),
  preset: z.string().optional(),
  workers: z.number().default(availableParallelism()),
  shard: z.string().optional(),
  merge: z.array(z.string()).optional(),
  queue: z.string().optional(),
  shards: z.number().default(100),
  detach: z.boolean().default(false),
  attach: z.string().optional(),
  cancel: z.string().optional(),
  out: z.string().optional(),
  within: z.number().optional(),
  force: z.boolean().default(false),
  json: z.boolean().default(false),
  csv: z.boolean().default(false),
});

export type SimulateOptions = z.infer<typeof simulateOptions>;

/** What is to be played, of what, and whether a file of cards was left out because it is no TOML, which was said. */
export type ReadSimulation = PreparedSimulation & { readonly source: SimulationSource; readonly isPartial: boolean };

/** Reads the cards of a folder and makes of them and the options what is to be played. */
export async function prepare(
  output: Output,
  folder: string,
  options: SimulateOptions,
): Promise<Result<ReadSimulation>> {
  const read = await readTables(folder, output);
  if (!read.ok) return read;
  const { tables } = read.value;
  const earlier = options.compare === undefined ? null : await readTables(options.compare, output);
  if (earlier && !earlier.ok) return earlier;
  const played = playedGame(folder, tables, options.game);
  if (!played.ok) return played;
  const { game, play } = played.value;
  if (earlier && options.compare !== undefined) {
    const playedBefore = playedGame(options.compare, earlier.value.tables, game.id);
    if (!playedBefore.ok) return playedBefore;
  }
  const ruleset = rulesetNamed(play, options.profile);
  if (!ruleset.ok) return ruleset;
  const after = boundTables(tables, game);
  const answers = readAnswers(optionsOfRules(play, ruleset.value.id), options.option);
  if (!answers.ok) return answers;
  const chosen = withPreset(play, options.preset, answers.value);
  if (!chosen.ok) return chosen;
  const contestants = contestantsOf(options, played.value);
  if (!contestants.ok) return contestants;
  const source: SimulationSource = {
    request: {
      game: game.id,
      ruleset: ruleset.value.id,
      contestants: contestants.value,
      matches: matchesToPlay(options, contestants.value),
      seed: options.seed ?? randomInt(2 ** 32),
      mirrors: options.mirrors,
      pairs: options.pairs,
      options: chosen.value,
    },
    tables: after,
    before: earlier && boundTables(earlier.value.tables, game),
  };
  const prepared = prepareSimulation(source.request, source.tables, source.before);
  if (!prepared.ok) return prepared;
  if (options.matches === undefined && options.within === undefined) {
    const { matches } = prepared.value.simulation.plan;
    output.remark(
      `Playing ${matches} matches of each two decks with ${options.players}, for about a minute; ` +
        "--matches N plays more, --players better. Intervals show what so few leave open.",
    );
  }
  for (const remark of prepared.value.remarks) output.remark(remark);
  return ok({ ...prepared.value, source, isPartial: read.value.isPartial || earlier?.value.isPartial === true });
}

/** How many matches each two decks play at most. */
function matchesToPlay(
  { matches, within, compare, mirrors }: SimulateOptions,
  contestants: readonly Contestant[],
): number {
  if (matches !== undefined) return matches;
  return within === undefined ? standardMatches(contestants, compare !== undefined, mirrors) : mostBeforeStop;
}

/** Decks and players beside each other; where only one of either is named, it stands for all. */
export function contestantsOf(
  { decks, players }: Pick<SimulateOptions, "decks" | "players">,
  { material, decks: all }: Pick<PlayedGame, "material" | "decks">,
): Result<readonly Contestant[]> {
  const split = (names: string): string[] => names.split(",").map((name) => name.trim());
  const lists = all.map(({ name }) => name);
  // All cards together are played where the folder names no decks.
  const usual = material.decks.length > 0 ? material.decks.map(({ name }) => name) : lists;
  const [chosen, bots] = [decks === undefined ? usual : split(decks), split(players)];
  const count = Math.max(chosen.length, bots.length);
  if ([chosen, bots].some(({ length }) => length !== 1 && length !== count)) {
    const message = `There are ${chosen.length} decks and ${bots.length} players.`;
    return failed({ code: "cli/players", message, expected: "as many of both, or one of either for all of the other" });
  }
  const at = (names: readonly string[], index: number): string => names[names.length === 1 ? 0 : index] ?? "";
  const known = (name: string): string => lists.find((each) => each.toLowerCase() === name.toLowerCase()) ?? name;
  return ok(Array.from({ length: count }, (_, index) => ({ deck: known(at(chosen, index)), bot: at(bots, index) })));
}
