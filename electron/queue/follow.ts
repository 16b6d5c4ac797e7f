import { setTimeout as pause } from "node:timers/promises";
import { failed, isEqual, ok, type Fault, type Result } from "../../shared/base/index.js";
import {
  emptyOutcome,
  isNarrow,
  readShardResults,
  wholeRun,
  type MergedShards,
  type ShardResults,
  type SimulationOutcome,
} from "../../shared/simulation/index.js";
import { mergeOfShards, resultsOf, type PreparedSimulation } from "../simulation/index.js";
import type { Board, JobStanding } from "./board.js";
import { readShardAnswer, shardJobId, type ShardAnswer } from "./jobs.js";
import type { SubmittedRun } from "./submit.js";

/** How long the board is left alone when nothing has changed, at first and at most. */
const [firstPauseMs, longestPauseMs] = [50, 1_000];
/** A server that is away longer than this does not come back. */
const patienceMs = 120_000;
/** How often is said how far a run is. */
const usuallyEveryMs = 5_000;
/** A run that is stopped waits so long for its workers to notice. */
const stopMs = 15_000;

/** A shard that could not be played, however often it was tried. */
export interface PoisonedShard {
  readonly number: number;
  readonly reason: string;
  readonly attempts: number;
}

/** What came of a run. */
export interface CollectedRun {
  /** `enough`: what was asked for is known before all shards were counted. */
  readonly kind: "finished" | "enough" | "cancelled";
  /** `null` where nothing was counted. */
  readonly merged: MergedShards | null;
  /** How many shards were asked after, from the first on. */
  readonly looked: number;
  readonly poisoned: readonly PoisonedShard[];
  /** How many shards were played a second time, with the same bytes as their results. */
  readonly compared: number;
  /** How many of them by the worker that had played them before, where there was no other. */
  readonly comparedByItself: number;
  /** How many could not be played a second time. */
  readonly uncompared: number;
}

export interface FollowOptions {
  readonly signal: AbortSignal;
  /** Called now and then with how far the run is. */
  readonly progressed: (done: number, of: number, workers: number) => void;
  /** How long it waits between two such calls, in ms; 5,000 where nothing is said. */
  readonly everyMs?: number;
  /** Called with all that is counted after each shard, by its number. */
  readonly counted?: (outcome: SimulationOutcome, number: number) => void;
}

/**
 * The numbers of shards after which is looked whether enough is known: each time after a fifth more. A fixed list, and shards are
 * counted in their order, so that where a run stops depends on no clock and no worker.
 */
export function looksOf(of: number): ReadonlySet<number> {
  const looks = new Set<number>();
  for (let at = 1; at < of; at += Math.max(1, Math.floor(at / 5))) looks.add(at);
  return looks;
}

/** Collects the results of a run from its workers, as they become known, and adds them up. None of them is trusted. */
export async function followRun(
  board: Board,
  submitted: SubmittedRun,
  prepared: PreparedSimulation,
  options: FollowOptions,
): Promise<Result<CollectedRun>> {
  return new Collector(board, submitted, prepared, options).collect();
}

/** Ends a run that is on a board. Answers whether all of it is gone; a worker that is lost may hold a part for a while. */
export async function stopRun(board: Board, run: string): Promise<boolean> {
  if (await board.removeRun(run)) return true;
  await board.stopRun(run);
  const until = performance.now() + stopMs;
  while (performance.now() < until) {
    if (await board.removeRun(run)) return true;
    await pause(5 * firstPauseMs);
  }
  return false;
}

class Collector {
  readonly #board: Board;
  readonly #submitted: SubmittedRun;
  readonly #prepared: PreparedSimulation;
  readonly #expected: ShardResults;
  readonly #options: FollowOptions;
  readonly #merge = mergeOfShards();
  readonly #poisoned: PoisonedShard[] = [];
  readonly #second = new Map<number, ShardAnswer>();
  #compared = 0;
  #comparedByItself = 0;
  #uncompared = 0;
  #saidAt = performance.now();

  constructor(board: Board, submitted: SubmittedRun, prepared: PreparedSimulation, options: FollowOptions) {
    this.#board = board;
    this.#submitted = submitted;
    this.#prepared = prepared;
    this.#expected = resultsOf(prepared, wholeRun, emptyOutcome());
    this.#options = options;
  }

  async collect(): Promise<Result<CollectedRun>> {
    const { of, within, checked } = this.#submitted.record;
    const looks = within === null ? new Set<number>() : looksOf(of);
    const isChecked = new Set(checked);
    let kind: CollectedRun["kind"] = "finished";
    let looked = 0;
    for (let number = 1; number <= of && kind === "finished"; number++) {
      const taken = await this.#takeShard(number, isChecked.has(number));
      if (!taken.ok) return taken;
      if (!taken.value) {
        kind = "cancelled";
        break;
      }
      looked = number;
      if (looks.has(number) && within !== null && this.#isKnown(within)) kind = "enough";
    }
    if (kind !== "cancelled") {
      const compared = await this.#compare();
      if (!compared.ok) return compared;
      if (!compared.value) kind = "cancelled";
    }
    return ok({
      ...{ kind, merged: this.#merge.merged, looked, poisoned: this.#poisoned },
      ...{ compared: this.#compared, comparedByItself: this.#comparedByItself, uncompared: this.#uncompared },
    });
  }

  #isKnown(within: number): boolean {
    const { merged } = this.#merge;
    return merged !== null && isNarrow(this.#prepared.frame, merged.results.outcome.sums, within);
  }

  /** Counts a shard when it is done. False where nobody waits for it any more. */
  async #takeShard(number: number, isChecked: boolean): Promise<Result<boolean>> {
    const { of } = this.#submitted.record;
    const standing = await this.#settled(number, false);
    if (!standing.ok) return standing;
    const settled = standing.value;
    if (settled === null) return ok(false);
    if (settled.kind === "failed") {
      this.#poisoned.push({ number, reason: settled.reason, attempts: settled.attempts });
      return ok(true);
    }
    const answer = readShardAnswer(settled.value);
    if (!answer.ok) return this.#unfit(number, answer.error);
    const results = readShardResults(answer.value.results);
    if (!results.ok) return this.#unfit(number, results.error);
    const { shards } = results.value;
    if (results.value.of !== of || shards.length !== 1 || shards[0] !== number || !this.#isOurs(results.value)) {
      const message = "These are the results of something else.";
      return this.#unfit(number, { code: "queue/answer", message }, answer.value.worker);
    }
    const added = this.#merge.add(results.value);
    if (!added.ok) return this.#unfit(number, added.error, answer.value.worker);
    if (isChecked) this.#second.set(number, answer.value);
    this.#options.counted?.(this.#merge.outcome, number);
    return ok(true);
  }

  #isOurs({ provenance, frame, names }: ShardResults): boolean {
    const expected = this.#expected;
    return isEqual([provenance, frame, names], [expected.provenance, expected.frame, expected.names]);
  }

  #unfit(number: number, { message }: Fault, worker?: string): Result<never> {
    const who = worker === undefined ? "A worker" : `The worker ${worker}`;
    const { of } = this.#submitted.record;
    return failed({ code: "queue/answer", message: `${who} returned for shard ${number} of ${of}: ${message}` });
  }

  /** Compares the shards that were played twice. False where nobody waits for them any more. */
  async #compare(): Promise<Result<boolean>> {
    for (const [number, first] of this.#second) {
      const standing = await this.#settled(number, true);
      if (!standing.ok) return standing;
      const settled = standing.value;
      if (settled === null) return ok(false);
      if (settled.kind === "failed") {
        this.#uncompared += 1;
        continue;
      }
      const answer = readShardAnswer(settled.value);
      if (!answer.ok) return this.#unfit(number, answer.error);
      const second = answer.value;
      if (second.results !== first.results) {
        const message =
          `Shard ${number} of ${this.#submitted.record.of} was counted differently by ${first.worker} and ` +
          `${second.worker}. One of them is not to be trusted, so nothing of this run is.`;
        return failed({ code: "queue/differs", message });
      }
      this.#compared += 1;
      if (second.worker === first.worker) this.#comparedByItself += 1;
    }
    return ok(true);
  }

  /** Waits until a job is done or given up; `null` where nobody waits any more. */
  async #settled(
    number: number,
    isCheck: boolean,
  ): Promise<Result<Extract<JobStanding, { kind: "done" | "failed" }> | null>> {
    const { signal } = this.#options;
    const id = shardJobId(this.#submitted.run, number, isCheck);
    let troubleSince: number | null = null;
    for (let ms = firstPauseMs; !signal.aborted; ms = Math.min(longestPauseMs, ms * 1.5)) {
      try {
        const standing = await this.#board.standingOf(id);
        troubleSince = null;
        if (standing.kind === "gone") {
          return failed({ code: "queue/gone", message: "The run is no longer on the queue: somebody removed it." });
        }
        if (standing.kind !== "open") return ok(standing);
        await this.#sayProgress();
      } catch {
        troubleSince ??= performance.now();
        if (performance.now() - troubleSince > patienceMs) {
          return failed({ code: "queue/no-server", message: "The queue does not answer any more." });
        }
      }
      await pause(ms, undefined, { signal }).catch(() => undefined);
    }
    return ok(null);
  }

  async #sayProgress(): Promise<void> {
    if (performance.now() - this.#saidAt < (this.#options.everyMs ?? usuallyEveryMs)) return;
    this.#saidAt = performance.now();
    const { run, record } = this.#submitted;
    const [done, workers] = await Promise.all([this.#board.doneOf(run), this.#board.workers()]);
    this.#options.progressed(Math.min(done, record.of), record.of, workers);
  }
}
