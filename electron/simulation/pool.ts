import type { Fault } from "../../shared/base/index.js";
import {
  addOutcome,
  batchesOf,
  batchesOfRanges,
  emptyOutcome,
  matchesOfShard,
  nextRound,
  plannedMatch,
  wholeRun,
  type Batch,
  type Batches,
  type Shard,
  type SimulationOutcome,
} from "../../shared/simulation/index.js";
import { noMatch, type Simulation } from "./messages.js";
import { startThread, type SimulationThread, type StartThread } from "./thread.js";

/** Long enough that handing out a batch costs nothing beside playing it, short enough to see progress and to share out. */
const batchMs = 100;
const firstBatch = 4;
const largestBatch = 2_000;
/** A thread that dies is started again; so many deaths are no matter of single matches. */
const mostDeaths = 20;

export interface SimulationProgress {
  /** Matches that are counted or failed. */
  readonly played: number;
  readonly total: number;
}

/** How a simulation ended. What was counted until then holds in any case. */
export type SimulationEnd =
  | { readonly kind: "finished"; readonly outcome: SimulationOutcome }
  | { readonly kind: "cancelled"; readonly outcome: SimulationOutcome }
  | { readonly kind: "failed"; readonly outcome: SimulationOutcome; readonly fault: Fault };

export interface SimulationRun {
  readonly progress: SimulationProgress;
  /** What was counted so far; grows while the simulation runs. */
  readonly outcome: SimulationOutcome;
  readonly end: Promise<SimulationEnd>;
  /** Ends the threads at once; batches under way are lost. */
  cancel(): void;
}

export interface PoolOptions {
  /** How many threads, at least 1. The outcome does not depend on it. */
  readonly workers: number;
  /** The share of the matches that is played; all of them where nothing is said. */
  readonly shard?: Shard;
  /** Told after every batch. */
  readonly progressed?: (progress: SimulationProgress) => void;
  readonly start?: StartThread;
  /**
   * Asked after each round of matches whether what is counted is enough; then the simulation is finished. Rounds are the same
   * whatever the threads do, so that a simulation that stops by what it counted stops at the same match again. Not for shards.
   */
  readonly isEnough?: ((outcome: SimulationOutcome) => boolean) | undefined;
}

/** Plays a plan in threads. */
export function startSimulation(
  simulation: Simulation,
  { workers, shard = wholeRun, progressed = () => undefined, start = startThread, isEnough }: PoolOptions,
): SimulationRun {
  return new Pool(simulation, { workers, shard, progressed, start, isEnough });
}

type RequiredOptions = Required<Omit<PoolOptions, "isEnough">> & Pick<PoolOptions, "isEnough">;

interface Seat {
  readonly thread: SimulationThread;
  readonly current: Int32Array;
  batch: Batch | null;
}

class Pool implements SimulationRun {
  readonly end: Promise<SimulationEnd>;
  #outcome = emptyOutcome();
  #played = 0;
  #deaths = 0;
  #size = firstBatch;
  #isOver = false;
  #resolve: (end: SimulationEnd) => void = () => undefined;
  #batches: Batches;
  #total: number;
  /** Matches of each pairing in the rounds that were begun. */
  #roundEnd = 0;
  readonly #workers: number;
  readonly #isEnough: ((outcome: SimulationOutcome) => boolean) | undefined;
  readonly #threads = new Set<Seat>();

  readonly #simulation: Simulation;
  readonly #progressed: (progress: SimulationProgress) => void;
  readonly #startThread: StartThread;

  constructor(simulation: Simulation, { workers, shard, progressed, start, isEnough }: RequiredOptions) {
    this.#simulation = simulation;
    this.#progressed = progressed;
    this.#startThread = start;

    this.#isEnough = isEnough;
    this.#batches = isEnough ? this.#beginRound() : batchesOf(simulation.plan, shard);
    this.#total = matchesOfShard(simulation.plan, shard);
    this.end = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    const threads = Math.max(1, Math.min(workers, this.#total));
    this.#workers = threads;
    for (let each = 0; each < threads; each++) this.#employ();
  }

  get progress(): SimulationProgress {
    return { played: this.#played, total: this.#total };
  }

  get outcome(): SimulationOutcome {
    return this.#outcome;
  }

  cancel(): void {
    this.#finish((outcome) => ({ kind: "cancelled", outcome }));
  }

  /** Starts a thread where there is still something to do. */
  #employ(): void {
    const batch = this.#batches.next(this.#size);
    if (!batch) {
      this.#finishWhenIdle();
      return;
    }
    const current = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const thread = this.#startThread({ simulation: this.#simulation, current });
    const seat: Seat = { thread, current: new Int32Array(current), batch: null };
    this.#threads.add(seat);
    thread.onMessage(({ outcome, tookMs }) => {
      if (this.#isOver || !seat.batch) return;
      this.#count(outcome, seat.batch, tookMs);
      this.#give(seat, this.#batches.next(this.#size));
    });
    thread.onExit((reason) => this.#died(seat, reason));
    this.#give(seat, batch);
  }

  #beginRound(): Batches {
    const ranges = nextRound(this.#simulation.plan, this.#roundEnd);
    this.#roundEnd = ranges[0]?.to ?? this.#roundEnd;
    return batchesOfRanges(ranges);
  }

  /** All matches of a round are counted: goes on with the next one, unless that is not wanted or there is none. */
  #endRound(isEnough: (outcome: SimulationOutcome) => boolean): void {
    if (this.#roundEnd >= this.#simulation.plan.matches || isEnough(this.#outcome)) {
      this.#total = this.#played;
      this.#finish((outcome) => ({ kind: "finished", outcome }));
      return;
    }
    this.#batches = this.#beginRound();
    const idle = [...this.#threads];
    for (const seat of idle) {
      const batch = this.#batches.next(this.#size);
      if (batch) this.#give(seat, batch);
    }
    for (let each = idle.length; each < this.#workers; each++) this.#employ();
  }

  #give(seat: Seat, batch: Batch | null): void {
    seat.batch = batch;
    if (!batch && this.#isEnough) {
      this.#finishWhenIdle();
    } else if (batch) {
      Atomics.store(seat.current, 0, noMatch);
      seat.thread.post({ batch });
    } else {
      this.#threads.delete(seat);
      void seat.thread.end();
      this.#finishWhenIdle();
    }
  }

  #count(outcome: SimulationOutcome, { from, to }: Batch, tookMs: number): void {
    this.#outcome = addOutcome(this.#outcome, outcome);
    this.#played += to - from;
    const perMatch = tookMs / (to - from);
    this.#size = Math.max(1, Math.min(largestBatch, Math.round(batchMs / Math.max(perMatch, 0.001))));
    this.#progressed(this.progress);
  }

  /** The match that was being played when the thread died is a failure; the others of its batch are played again. */
  #died(seat: Seat, reason: string | undefined): void {
    if (this.#isOver || !this.#threads.delete(seat)) return;
    const { batch } = seat;
    const index = Atomics.load(seat.current, 0);
    this.#deaths += 1;
    const why = reason === undefined ? "" : `: ${reason}`;
    if (!batch || index === noMatch || this.#deaths > mostDeaths) {
      const fault: Fault = { code: "simulation/no-thread", message: `The thread that plays matches ended${why}` };
      this.#finish((outcome) => ({ kind: "failed", outcome, fault }));
      return;
    }
    const { pairing, from, to } = batch;
    const { seed } = plannedMatch(this.#simulation.plan, pairing, index);
    const fault: Fault = { code: "simulation/crashed", message: `The thread died in the middle of the match${why}` };
    const outcome = { ...emptyOutcome(), failures: [{ pairing, index, seed, cards: null, fault }] };
    this.#batches.giveBack({ pairing, from: index + 1, to });
    this.#batches.giveBack({ pairing, from, to: index });
    this.#outcome = addOutcome(this.#outcome, outcome);
    this.#played += 1;
    this.#progressed(this.progress);
    this.#employ();
  }

  #finishWhenIdle(): void {
    if (this.#isEnough) {
      const isIdle = [...this.#threads].every(({ batch }) => batch === null);
      if (isIdle && !this.#isOver) this.#endRound(this.#isEnough);
      return;
    }
    if (this.#threads.size === 0) this.#finish((outcome) => ({ kind: "finished", outcome }));
  }

  #finish(endOf: (outcome: SimulationOutcome) => SimulationEnd): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const threads = [...this.#threads];
    this.#threads.clear();
    void Promise.all(threads.map(({ thread }) => thread.end())).then(() => this.#resolve(endOf(this.#outcome)));
  }
}
