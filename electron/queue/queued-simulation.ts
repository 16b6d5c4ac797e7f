import type { Fault, Result } from "../../shared/base/index.js";
import { emptyOutcome, matchesOfShard, wholeRun, type SimulationOutcome } from "../../shared/simulation/index.js";
import {
  reproduceShard,
  type CardFolders,
  type PreparedSimulation,
  type SimulationEnd,
  type SimulationProgress,
  type SimulationRun,
  type SimulationSource,
} from "../simulation/index.js";
import { withoutSecrets, type QueueAddress } from "./address.js";
import type { Board } from "./board.js";
import { openBoard } from "./bullmq.js";
import { followRun, stopRun, type CollectedRun } from "./follow.js";
import { submitRun, type SubmittedRun } from "./submit.js";

/** As `simulate --queue` divides a run where nothing else is asked for. */
const usualShards = 100;
/** A run that is left is taken off the server within so many ms; one that does not answer is not waited for. */
const leavingMs = 2_000;
/** How often somebody who watches hears how far it is, in ms. */
const watchedMs = 1_000;

/** How a simulation on a queue stands with its server. */
export interface QueueStanding {
  /** The address without credentials. */
  readonly shown: string;
  /** How many workers are connected; null before the server has said so. */
  readonly workers: number | null;
}

export interface QueuedOptions {
  readonly address: QueueAddress;
  /** How closely the figures have to be known to stop before the end, from 0 to 1; null: all matches are played. */
  readonly within: number | null;
  /** Where the cards were read from, for the command that plays a failed part again. */
  readonly folders: CardFolders;
  /** Called whenever more is counted or known. */
  readonly progressed: () => void;
  readonly open?: typeof openBoard;
}

/** Plays a simulation by the workers of a queue, as `startSimulation` does by the threads of this computer. */
export const startQueuedSimulation = (
  source: SimulationSource,
  prepared: PreparedSimulation,
  options: QueuedOptions,
): QueuedSimulation => new QueuedSimulation(source, prepared, options);

/**
 * A simulation on a queue. Once it has ended no worker begins a part of it, and it is removed from the server as soon as those
 * parts that are being played are over; one that is played for longer than the app runs stays there.
 */
export class QueuedSimulation implements SimulationRun {
  readonly end: Promise<SimulationEnd>;
  readonly #source: SimulationSource;
  readonly #prepared: PreparedSimulation;
  readonly #options: QueuedOptions;
  readonly #total: number;
  readonly #leaving = new AbortController();
  #outcome = emptyOutcome();
  #counted = 0;
  #done = 0;
  #workers: number | null = null;

  constructor(source: SimulationSource, prepared: PreparedSimulation, options: QueuedOptions) {
    this.#source = source;
    this.#prepared = prepared;
    this.#options = options;
    this.#total = matchesOfShard(prepared.simulation.plan, wholeRun);
    this.end = Promise.race([this.#play(), this.#left()]);
  }

  get progress(): SimulationProgress {
    return { played: Math.max(this.#counted, this.#done), total: this.#total };
  }

  get outcome(): SimulationOutcome {
    return this.#outcome;
  }

  get standing(): QueueStanding {
    return { shown: this.#options.address.shown, workers: this.#workers };
  }

  /** Leaves the run, which no worker then goes on with. */
  cancel(): void {
    this.#leaving.abort();
  }

  async #play(): Promise<SimulationEnd> {
    const { address } = this.#options;
    try {
      const opened = await this.#open();
      if (opened === null) return this.#end("cancelled");
      return opened.ok ? await this.#playOn(opened.value) : this.#failed(opened.error);
    } catch (error) {
      const words = withoutSecrets(error instanceof Error ? error.message : String(error), address);
      return this.#failed({ code: "queue/server", message: `${address.shown}: ${words}` });
    }
  }

  /** Ends the run for whoever waits, some time after it was cancelled, whatever the server does. */
  async #left(): Promise<SimulationEnd> {
    const { signal } = this.#leaving;
    await new Promise<void>((resolve) => {
      signal.addEventListener("abort", () => setTimeout(resolve, leavingMs).unref(), { once: true });
    });
    return this.#end("cancelled");
  }

  /** Connects; null where nobody waits for that any more. */
  async #open(): Promise<Result<Board> | null> {
    const { address, open = openBoard } = this.#options;
    const { signal } = this.#leaving;
    // What is wrong with the server later on shows in what it answers.
    const opening = open(address, () => undefined);
    const left = new Promise<null>((resolve) => signal.addEventListener("abort", () => resolve(null), { once: true }));
    const opened = await Promise.race([opening, left]);
    if (opened === null) void opening.then((late) => (late.ok ? late.value.close() : undefined)).catch(() => undefined);
    return opened;
  }

  async #playOn(board: Board): Promise<SimulationEnd> {
    const { within } = this.#options;
    const shards = Math.min(usualShards, this.#prepared.simulation.plan.matches);
    let submitted: Result<SubmittedRun>;
    try {
      submitted = await submitRun(board, this.#source, this.#prepared, { shards, within });
    } catch (error) {
      void board.close();
      throw error;
    }
    if (!submitted.ok) {
      void board.close();
      return this.#failed(submitted.error);
    }
    const { run } = submitted.value;
    try {
      const collected = await followRun(board, submitted.value, this.#prepared, {
        signal: this.#leaving.signal,
        everyMs: watchedMs,
        progressed: (done, of, workers) => this.#progressed(done / of, workers),
        counted: (outcome, number) => this.#count(outcome, { number, of: shards }),
      });
      return collected.ok ? this.#endOf(collected.value, shards) : this.#failed(collected.error);
    } finally {
      // No worker begins another part from now on; those under way may hold theirs for a while.
      await board.stopRun(run).catch(() => undefined);
      void stopRun(board, run)
        .catch(() => false)
        .then(() => board.close())
        .catch(() => undefined);
    }
  }

  #progressed(share: number, workers: number): void {
    if (this.#leaving.signal.aborted) return;
    this.#done = Math.floor(share * this.#total);
    this.#workers = workers;
    this.#options.progressed();
  }

  #count(outcome: SimulationOutcome, shard: { readonly number: number; readonly of: number }): void {
    if (this.#leaving.signal.aborted) return;
    this.#outcome = outcome;
    this.#counted += matchesOfShard(this.#prepared.simulation.plan, shard);
    this.#options.progressed();
  }

  #endOf({ kind, poisoned }: CollectedRun, of: number): SimulationEnd {
    if (kind === "cancelled") return this.#end("cancelled");
    const [first] = poisoned;
    if (first === undefined) return this.#end("finished");
    const again = reproduceShard(this.#prepared.simulation, this.#options.folders, { number: first.number, of });
    const reason = first.reason.replace(/[.]?$/u, ".");
    return this.#failed({
      code: "queue/poisoned",
      message:
        `${poisoned.length} of ${of} parts failed and ${poisoned.length === 1 ? "is" : "are"} not counted. ` +
        `Part ${first.number}, tried ${first.attempts === 1 ? "once" : `${first.attempts} times`}: ${reason} Again: ${again}`,
    });
  }

  #end(kind: "finished" | "cancelled"): SimulationEnd {
    // What workers have done and nobody counted is lost.
    this.#done = 0;
    return { kind, outcome: this.#outcome };
  }

  #failed(fault: Fault): SimulationEnd {
    this.#done = 0;
    return { kind: "failed", outcome: this.#outcome, fault };
  }
}
