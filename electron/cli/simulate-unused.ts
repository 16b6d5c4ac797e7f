import type { Command } from "commander";
import { failed, ok, type Result } from "../../shared/base/index.js";
import type { SimulateOptions } from "./simulate-prepare.js";

type Name = keyof SimulateOptions;

/** What is played is settled where results are added up or a run is on a queue already. */
const played: readonly Name[] = [
  ...(["game", "profile", "compare", "decks", "players", "matches", "seed"] as const),
  ...(["mirrors", "pairs", "option", "preset", "workers", "shards"] as const),
];
const printed: readonly Name[] = ["out", "force", "json", "csv"];

/** Refuses options that were written on the command line and would change nothing: whoever wrote them expects that they do. */
export function refuseUnused(command: Command, options: SimulateOptions): Result<null> {
  const found = rulesFor(options).flatMap(([names, why]) => {
    const flags = names
      .filter((name) => command.getOptionValueSource(name) === "cli")
      .map((name) => flag(command, name));
    return flags.length === 0 ? [] : [`${why}: leave out ${flags.join(", ")}.`];
  });
  const [message] = found;
  return message === undefined ? ok(null) : failed({ code: "cli/unused", message });
}

function rulesFor(options: SimulateOptions): readonly (readonly [names: readonly Name[], why: string])[] {
  if (options.merge !== undefined) return [[played, "--merge adds up files of results and plays nothing"]];
  if (options.cancel !== undefined) {
    return [[[...played, "within", ...printed], "A run that is cancelled is not played any more, and has no results"]];
  }
  if (options.attach !== undefined) return [[[...played, "within"], "A run on the queue is played as it was begun"]];
  if (options.queue === undefined) return [[["shards"], "Only a queue divides what it plays by itself"]];
  return [[["workers"], "Each worker of a queue has its own number of threads"]];
}

/** How an option is written. */
const flag = ({ options }: Command, name: Name): string =>
  options.find((option) => option.attributeName() === name)?.long ?? name;
