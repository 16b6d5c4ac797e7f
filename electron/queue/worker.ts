import { LruCache, type Fault } from "../../shared/base/index.js";
import { matchesOfShard, writeShardResults, type Shard } from "../../shared/simulation/index.js";
import { engineName, resultsOf, startSimulation, type PreparedSimulation } from "../simulation/index.js";
import { HandedBack, RefusedJob, type Board, type HandedJob, type JobTaker } from "./board.js";
import { unpackCargo } from "./cargo.js";
import { KeptThreads } from "./kept-threads.js";
import { readRunRecord, readShardAnswer, readShardJob, shardJobId, type ShardAnswer, type ShardJob } from "./jobs.js";

/** How often it is noted how far a shard is, and asked whether its run goes on. */
const noticeMs = 3_000;
/** How long a job waits that this worker should not do. */
const elsewhereMs = 1_000;
/** Cards of so many runs are kept ready. */
const keptRuns = 4;

/** How a worker ended: because it was asked to, or because it cannot serve. */
export type WorkerEnd = { readonly kind: "stopped" } | { readonly kind: "refused"; readonly fault: Fault };

export interface QueueWorker {
  readonly end: Promise<WorkerEnd>;
  /** Hands back what is being played and ends. */
  stop(): void;
}

export interface QueueWorkerOptions {
  /** How many shards are played at a time, each in a thread of its own. */
  readonly threads: number;
  /** What other workers know it by; no two have the same. */
  readonly name: string;
  readonly report: (line: string) => void;
}

/** Plays shards of a board until it is stopped. */
export const startQueueWorker = (board: Board, options: QueueWorkerOptions): QueueWorker => new Player(board, options);

class Player implements QueueWorker {
  readonly end: Promise<WorkerEnd>;
  readonly #board: Board;
  readonly #name: string;
  readonly #report: (line: string) => void;
  readonly #taker: JobTaker;
  readonly #stopping = new AbortController();
  readonly #ready = new LruCache<PreparedSimulation>(keptRuns);
  readonly #threads = new KeptThreads();
  #resolve: (end: WorkerEnd) => void = () => undefined;

  constructor(board: Board, { threads, name, report }: QueueWorkerOptions) {
    this.#board = board;
    this.#name = name;
    this.#report = report;
    this.end = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.#taker = board.take({ atOnce: threads, play: (job) => this.#take(job) });
  }

  stop(): void {
    this.#leave({ kind: "stopped" });
  }

  #isLeaving(): boolean {
    return this.#stopping.signal.aborted;
  }

  #leave(end: WorkerEnd): void {
    if (this.#isLeaving()) return;
    this.#stopping.abort();
    void this.#taker.close().then(() => {
      this.#threads.end();
      this.#resolve(end);
    });
  }

  async #take(handed: HandedJob): Promise<ShardAnswer> {
    const read = readShardJob(handed.data);
    if (!read.ok) {
      this.#report(`Refused: ${read.error.message}`);
      throw new RefusedJob(read.error.message);
    }
    const job = read.value;
    if (this.#isLeaving()) throw new HandedBack(0);
    if (job.engine !== engineName()) {
      const message = `The queue has shards for Cardwright ${job.engine}; this is ${engineName()}. Other versions play other matches.`;
      this.#leave({ kind: "refused", fault: { code: "queue/other-engine", message } });
      throw new HandedBack(elsewhereMs);
    }
    if (await this.#board.isStopped(job.run)) throw new RefusedJob("The run was stopped.");
    if (job.isCheck) await this.#leaveToOthers(job);
    return this.#play(job, await this.#simulationOf(job), handed);
  }

  /** A second look is another worker's, if there is one. */
  async #leaveToOthers({ run, number }: ShardJob): Promise<void> {
    if ((await this.#board.workers()) <= 1) return;
    const first = await this.#board.standingOf(shardJobId(run, number));
    if (first.kind === "open") throw new HandedBack(elsewhereMs);
    if (first.kind !== "done") throw new RefusedJob("There is nothing to compare with.");
    const answer = readShardAnswer(first.value);
    if (answer.ok && answer.value.worker === this.#name) throw new HandedBack(elsewhereMs);
  }

  async #simulationOf({ run, cards }: ShardJob): Promise<PreparedSimulation> {
    const known = this.#ready.get(cards);
    if (known) return known;
    const record = readRunRecord(await this.#board.recordOf(run));
    const prepared = record.ok ? unpackCargo({ text: record.value.cargo.text, hash: cards }) : record;
    if (!prepared.ok) {
      this.#report(`Refused: ${prepared.error.message}`);
      throw new RefusedJob(prepared.error.message);
    }
    this.#ready.set(cards, prepared.value);
    return prepared.value;
  }

  async #play({ run, number, of }: ShardJob, prepared: PreparedSimulation, handed: HandedJob): Promise<ShardAnswer> {
    if (this.#isLeaving()) throw new HandedBack(0);
    const shard: Shard = { number, of };
    const playing = startSimulation(prepared.simulation, { workers: 1, shard, start: this.#threads.start });
    const stop = (): void => playing.cancel();
    this.#stopping.signal.addEventListener("abort", stop);
    const notice = setInterval(() => {
      const { played, total } = playing.progress;
      // A server that is away for a while is no reason to stop playing.
      void handed.progress(played, total).catch(() => undefined);
      void this.#board.isStopped(run).then(
        (isStopped) => isStopped && playing.cancel(),
        () => undefined,
      );
    }, noticeMs);
    try {
      const end = await playing.end;
      if (this.#isLeaving()) throw new HandedBack(0);
      if (end.kind === "cancelled") throw new RefusedJob("The run was stopped.");
      if (end.kind === "failed") throw new Error(end.fault.message);
      this.#report(`Run ${run}, shard ${number} of ${of}: ${matchesOfShard(prepared.simulation.plan, shard)} matches.`);
      return { worker: this.#name, results: writeShardResults(resultsOf(prepared, shard, end.outcome)) };
    } finally {
      clearInterval(notice);
      this.#stopping.signal.removeEventListener("abort", stop);
    }
  }
}
