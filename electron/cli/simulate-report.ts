import { ok, type Result } from "../../shared/base/index.js";
import { botCaveats } from "../../shared/bots/index.js";
import { csvOf, matchesOf, pairingsOf, recordsOf, type ShardResults } from "../../shared/simulation/index.js";
import { describeFailure, type CardFolders, type SimulationEnd } from "../simulation/index.js";
import { printSafeCsv } from "./safe-csv.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import type { ReadSimulation } from "./simulate-prepare.js";
import { simulationText } from "./simulate-text.js";

/** More failed matches than these are only counted. */
const mostFailures = 10;

interface ReportOptions {
  readonly json: boolean;
  readonly csv: boolean;
}

/** Prints what a simulation counted, as text, JSON or CSV. */
export function printResults(
  output: Output,
  { json, csv }: ReportOptions,
  { provenance, frame, names, outcome: { sums, failures } }: ShardResults,
  ended: SimulationEnd["kind"],
): Result<void> {
  const records = recordsOf(frame, sums, names);
  if (csv) return printSafeCsv(output, csvOf(records));
  if (!json) {
    output.say(simulationText(frame, sums, names));
    return ok(undefined);
  }
  const { game, schedule } = provenance;
  const { ruleset: rules, seed, matches, contestants } = schedule;
  const { draws, matches: played } = sums.after;
  printJsonLine(output, {
    game,
    rules,
    seed,
    matches,
    contestants,
    ended,
    played,
    draws,
    figures: records,
    failures,
  });
  return ok(undefined);
}

/** Says how many matches or parts are missing in the figures. */
export const notCounted = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one} failed and is not counted.` : `${count} ${several} failed and are not counted.`;

/** Says beside the figures how many matches were played, by whom, and which failed. */
export function remarkResults(output: Output, { provenance, outcome }: ShardResults, folders: CardFolders): void {
  const { sums, failures } = outcome;
  const { game, options, schedule: plan } = provenance;
  for (const failure of failures.slice(0, mostFailures)) {
    output.remark(describeFailure({ game, options, plan }, folders, failure));
  }
  if (failures.length > 0) output.remark(notCounted(failures.length, "match", "matches"));
  const pairs = pairingsOf(plan).length;
  const each = pairs > 1 ? ` (${plan.matches} of each of ${pairs} pairs)` : "";
  const draws = sums.after.draws > 0 ? `, ${sums.after.draws} drawn` : "";
  output.remark(`${sums.after.matches} of ${matchesOf(plan)} matches${each}${draws}. Seed ${plan.seed}.`);
  for (const caveat of botCaveats(plan.contestants.map(({ bot }) => bot))) output.remark(caveat);
}

/** The exit code of a simulation that ended so, of all files of cards or of some. */
export function exitCodeOf(
  output: Output,
  end: SimulationEnd,
  { isPartial }: Pick<ReadSimulation, "isPartial">,
): ExitCode {
  if (end.kind === "failed") return refuse(output, end.fault);
  if (end.kind === "cancelled") return exitCodes.interrupted;
  return isPartial || end.outcome.failures.length > 0 ? exitCodes.problems : exitCodes.fine;
}
