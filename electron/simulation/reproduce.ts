import {
  contestantName,
  pairingsOf,
  plannedMatch,
  type MatchFailure,
  type Schedule,
  type Shard,
} from "../../shared/simulation/index.js";
import type { Simulation } from "./messages.js";

/** A simulation without its cards. */
export type PlayedSimulation = Pick<Simulation, "game" | "options"> & { readonly plan: Schedule };

/** The folders the cards were read from; `null` where the cards are on no disk. */
export interface CardFolders {
  readonly after: string | null;
  readonly before: string | null;
}

/** A failed match in a line: who played, why it failed, its seed, and the command that plays it again where there is one. */
export function describeFailure(simulation: PlayedSimulation, folders: CardFolders, failure: MatchFailure): string {
  const { plan } = simulation;
  const { seating } = plannedMatch(plan, failure.pairing, failure.index);
  const names = seating.map((contestant) => contestantName(plan, contestant)).join(" against ");
  const which = failure.cards === "before" ? ", with the cards as they were" : "";
  const command = commandOf(simulation, folders, failure);
  const again = command === null ? "" : ` Again: ${command}`;
  const message = /[.!?]$/.test(failure.fault.message) ? failure.fault.message : `${failure.fault.message}.`;
  return `${names}${which}, seed ${failure.seed}: ${message}${again}`;
}

/** The command line that plays one match of a simulation again, with its log. */
export function commandOf(
  { game, plan, options }: PlayedSimulation,
  folders: CardFolders,
  failure: MatchFailure,
): string | null {
  const folder = failure.cards === "before" ? folders.before : folders.after;
  if (folder === null || pairingsOf(plan)[failure.pairing] === undefined) return null;
  const { seed, seating } = plannedMatch(plan, failure.pairing, failure.index);
  const contestants = seating.flatMap((contestant) => plan.contestants[contestant] ?? []);
  const words = [
    ["--game", game],
    ["--rules", plan.ruleset],
    ["--cards", folder],
    ["--decks", contestants.map(({ deck }) => deck).join(",")],
    ["--players", contestants.map(({ bot }) => bot).join(",")],
    ["--seed", String(seed)],
    ...Object.entries(options).map(([name, value]) => ["--option", `${name}=${value}`]),
  ].flat();
  return `cardwright match ${words.map(quoted).join(" ")}`;
}

/** The command line that plays one shard of a simulation again, on its own. Where the cards are is not known to everyone. */
export function reproduceShard({ game, plan, options }: PlayedSimulation, folders: CardFolders, shard: Shard): string {
  const words = [
    folders.after ?? "FOLDER",
    ...(folders.before === null ? [] : ["--compare", folders.before]),
    ...["--game", game],
    ...["--rules", plan.ruleset],
    ...["--decks", plan.contestants.map(({ deck }) => deck).join(",")],
    ...["--players", plan.contestants.map(({ bot }) => bot).join(",")],
    ...["--matches", String(plan.matches)],
    ...["--seed", String(plan.seed)],
    ...(plan.mirrors === true ? ["--mirrors"] : []),
    ...(plan.pairs === true ? ["--pairs"] : []),
    ...Object.entries(options).flatMap(([name, value]) => ["--option", `${name}=${value}`]),
    ...["--shard", `${shard.number}/${shard.of}`],
    ...["--out", `shard-${shard.number}.json`],
  ];
  return `cardwright simulate ${words.map(quoted).join(" ")}`;
}

const quoted = (word: string): string => (/^[\w./:,=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
