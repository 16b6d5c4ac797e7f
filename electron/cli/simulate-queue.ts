import { failed, ok, type Result } from "../../shared/base/index.js";
import {
  findRun,
  followRun,
  openBoard,
  readAddress,
  stopRun,
  submitRun,
  withoutSecrets,
  type Board,
  type CollectedRun,
  type FoundRun,
} from "../queue/index.js";
import { reproduceShard, resultsOf, type CardFolders } from "../simulation/index.js";
import { emptyOutcome, wholeRun, type ShardResults } from "../../shared/simulation/index.js";
import { counted } from "./made-file.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";
import { prepare, type SimulateOptions } from "./simulate-prepare.js";
import { exitCodeOf, notCounted, printResults, remarkResults } from "./simulate-report.js";

export const queueHelp = "redis://…, postgres://…, or env:NAME for a variable that holds the address";

/** More poisoned shards than these are only counted. */
const mostPoisoned = 10;

/** Where the cards are, and where to write results. */
export interface QueuedSimulation {
  readonly folder: string;
  readonly options: SimulateOptions;
  readonly write: (results: ShardResults) => Promise<Result<null>>;
}

/** The options of a queue that do not go together, in a sentence. */
export function queueFault(options: SimulateOptions, hasFolder: boolean): Result<null> {
  const { queue, shard, merge, attach, cancel, detach } = options;
  const refused = (message: string): Result<null> => failed({ code: "cli/queue-options", message });
  const isKnown = attach !== undefined || cancel !== undefined;
  if (queue === undefined) {
    return isKnown || detach
      ? refused("--detach, --attach and --cancel are for simulations on a queue: name it with --queue.")
      : ok(null);
  }
  if (shard !== undefined || merge !== undefined) {
    return refused("A queue hands out the shards and adds them up itself: leave out --shard and --merge.");
  }
  if (attach !== undefined && cancel !== undefined) return refused("A run is either collected or cancelled.");
  if (isKnown && (hasFolder || detach)) return refused("The run has its cards with it: leave out cards and --detach.");
  if (detach && options.out !== undefined) return refused("With --detach there are no results yet: leave out --out.");
  return ok(null);
}

/** Plays a simulation on a queue, or collects or cancels one that is there. */
export async function simulateOnQueue(output: Output, queued: QueuedSimulation): Promise<ExitCode> {
  const address = readAddress(queued.options.queue ?? "");
  if (!address.ok) return refuse(output, address.error);
  const opened = await openBoard(address.value, (line) => output.remark(line));
  if (!opened.ok) return refuse(output, opened.error);
  const { attach, cancel } = queued.options;
  try {
    if (cancel !== undefined) return await cancelRun(output, opened.value, cancel);
    if (attach === undefined) return await submit(output, opened.value, queued);
    const found = await findRun(opened.value, attach);
    if (!found.ok) return refuse(output, found.error);
    const folders = { after: null, before: null };
    return await collect(output, opened.value, found.value, queued, { folders, isPartial: false });
  } catch (error) {
    const words = withoutSecrets(error instanceof Error ? error.message : String(error), address.value);
    return refuse(output, { code: "queue/server", message: `${address.value.shown}: ${words}` });
  } finally {
    await opened.value.close();
  }
}

async function cancelRun(output: Output, board: Board, run: string): Promise<ExitCode> {
  const found = await findRun(board, run);
  if (!found.ok && found.error.code === "queue/no-run") return refuse(output, found.error);
  return sayStopped(output, await stopRun(board, run), run);
}

function sayStopped(output: Output, isGone: boolean, run: string): ExitCode {
  output.remark(
    isGone
      ? `Run ${run} is cancelled.`
      : `Run ${run} is cancelled; a worker that does not answer still holds a part of it. --cancel ${run} removes the rest later.`,
  );
  return isGone ? exitCodes.fine : exitCodes.problems;
}

async function submit(output: Output, board: Board, queued: QueuedSimulation): Promise<ExitCode> {
  const { folder, options } = queued;
  const prepared = await prepare(output, folder, options);
  if (!prepared.ok) return refuse(output, prepared.error);
  const { source, isPartial } = prepared.value;
  const shards = Math.min(options.shards, prepared.value.simulation.plan.matches);
  const within = options.within === undefined ? null : options.within / 100;
  const submitted = await submitRun(board, source, prepared.value, { shards, within });
  if (!submitted.ok) return refuse(output, submitted.error);
  const { run } = submitted.value;
  output.remark(`Run ${run}, ${shards} shards.`);
  if (options.detach) {
    output.remark(`simulate --queue … --attach ${run} collects it, --cancel ${run} ends it.`);
    return isPartial ? exitCodes.problems : exitCodes.fine;
  }
  const folders = { after: folder, before: options.compare ?? null };
  return collect(output, board, { submitted: submitted.value, prepared: prepared.value }, queued, {
    folders,
    isPartial,
  });
}

interface Origin {
  readonly folders: CardFolders;
  readonly isPartial: boolean;
}

async function collect(
  output: Output,
  board: Board,
  { submitted, prepared }: FoundRun,
  { options, write }: QueuedSimulation,
  { folders, isPartial }: Origin,
): Promise<ExitCode> {
  const { run } = submitted;
  const leaving = new AbortController();
  const leave = (): void => leaving.abort();
  process.once("SIGINT", leave);
  process.once("SIGTERM", leave);
  const collected = await followRun(board, submitted, prepared, {
    signal: leaving.signal,
    progressed: (done, of, workers) => output.remark(`${done} of ${of} shards, ${counted(workers, "worker")}`),
  }).finally(() => {
    process.off("SIGINT", leave);
    process.off("SIGTERM", leave);
  });
  if (!collected.ok) {
    const code = refuse(output, collected.error);
    if (collected.error.code !== "queue/no-server") await stopRun(board, run);
    return code;
  }
  const { kind, merged, poisoned } = collected.value;
  // Whoever attached to a run leaves it as it was.
  const isLeft = kind === "cancelled" && options.attach !== undefined;
  if (isLeft) output.remark(`Run ${run} goes on. --attach ${run} collects it, --cancel ${run} ends it.`);
  else if (!(await stopRun(board, run)) || kind === "cancelled") sayStopped(output, !(await hasRun(board, run)), run);
  const results = merged?.results ?? resultsOf(prepared, wholeRun, emptyOutcome());
  if (options.out !== undefined && kind !== "cancelled" && merged !== null) {
    const written = await write(results);
    if (!written.ok) return refuse(output, written.error);
  }
  const printed = printResults(output, options, results, kind === "cancelled" ? "cancelled" : "finished");
  if (!printed.ok) return refuse(output, printed.error);
  remarkResults(output, results, folders);
  remarkRun(output, collected.value, { submitted, prepared }, folders);
  if (kind === "cancelled") return exitCodes.interrupted;
  const code = exitCodeOf(output, { kind: "finished", outcome: results.outcome }, { isPartial });
  return poisoned.length > 0 ? exitCodes.problems : code;
}

const hasRun = async (board: Board, run: string): Promise<boolean> => (await board.recordOf(run)) !== undefined;

/** Says which shards are missing and how to play them again, what was compared, and where it ended. */
function remarkRun(
  output: Output,
  { kind, looked, poisoned, compared, comparedByItself, uncompared }: CollectedRun,
  { submitted, prepared }: FoundRun,
  folders: CardFolders,
): void {
  const { of, within } = submitted.record;
  for (const { number, reason, attempts } of poisoned.slice(0, mostPoisoned)) {
    const again = reproduceShard(prepared.simulation, folders, { number, of });
    output.remark(
      `Shard ${number} of ${of} failed, tried ${counted(attempts, "time")}: ${reason.replace(/[.]?$/u, ".")} Again: ${again}`,
    );
  }
  if (poisoned.length > 0) output.remark(notCounted(poisoned.length, "shard", "shards"));
  if (kind === "enough" && within !== null) {
    output.remark(`Each deck's figure is known within ±${within * 100} points after ${looked} of ${of} shards.`);
  }
  if (compared > 0) {
    const itself =
      comparedByItself > 0 ? `, ${comparedByItself} of them by the same worker, as there was no other` : "";
    output.remark(`${counted(compared, "shard")} played a second time with the same result${itself}.`);
  }
  if (uncompared > 0) output.remark(`${counted(uncompared, "shard")} could not be played a second time.`);
}
