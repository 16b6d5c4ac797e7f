import { ok, type Result } from "../../shared/base/index.js";
import { botCaveats } from "../../shared/bots/index.js";
import { forSpreadsheets, guardedMessage } from "../../shared/formats/index.js";
import { csvOf, matchesOf, pairingsOf, recordsOf } from "../../shared/simulation/index.js";
import { describeFailure, type PreparedSimulation, type SimulationEnd } from "../simulation/index.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { simulationText } from "./simulate-text.js";

/** More failed matches than these are only counted. */
const mostFailures = 10;

interface ReportOptions {
  readonly json: boolean;
  readonly csv: boolean;
  /** The folder with the cards as they were before. */
  readonly compare?: string | undefined;
}

/** Prints the figures for a spreadsheet, which must not run a card's name. */
function printFigures(output: Output, csv: string): Result<void> {
  const safe = forSpreadsheets(csv);
  if (!safe.ok) return safe;
  output.print(safe.value.text);
  const { guarded } = safe.value;
  if (guarded > 0) output.remark(`${guardedMessage(guarded)} --json has the names as they are.`);
  return ok(undefined);
}

/** Says how a simulation went, as text, JSON or CSV; returns the exit code. */
export function report(
  output: Output,
  folder: string,
  { json, csv, compare }: ReportOptions,
  { simulation, frame, cards }: PreparedSimulation,
  end: SimulationEnd,
): ExitCode {
  const { sums, failures } = end.outcome;
  const { plan } = simulation;
  const names = cards.map(({ name }) => name);
  const records = recordsOf(frame, sums, names);
  if (json) {
    const { ruleset: rules, seed, matches, contestants } = plan;
    const { draws, matches: played } = sums.after;
    const ended = end.kind;
    printJsonLine(output, {
      game: simulation.game,
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
  } else if (csv) {
    const printed = printFigures(output, csvOf(records));
    if (!printed.ok) return refuse(output, printed.error);
  } else output.say(simulationText(frame, sums, names));
  const folders = { after: folder, before: compare ?? null };
  for (const failure of failures.slice(0, mostFailures)) output.remark(describeFailure(simulation, folders, failure));
  if (failures.length > 0) output.remark(`${failures.length} matches failed and are not counted.`);
  const pairs = pairingsOf(plan).length;
  const total = matchesOf(plan);
  const each = pairs > 1 ? ` (${plan.matches} of each of ${pairs} pairs)` : "";
  const draws = sums.after.draws > 0 ? `, ${sums.after.draws} drawn` : "";
  output.remark(`${sums.after.matches} of ${total} matches${each}${draws}. Seed ${plan.seed}.`);
  for (const caveat of botCaveats(plan.contestants.map(({ bot }) => bot))) output.remark(caveat);
  if (end.kind === "failed") return refuse(output, end.fault);
  if (end.kind === "cancelled") return exitCodes.interrupted;
  return failures.length > 0 ? exitCodes.problems : exitCodes.fine;
}
