/** How it stands with a job. */
export type JobStanding =
  | { readonly kind: "open" }
  | { readonly kind: "done"; readonly value: unknown }
  | { readonly kind: "failed"; readonly reason: string; readonly attempts: number }
  | { readonly kind: "gone" };

export interface NewJob {
  readonly id: string;
  readonly data: unknown;
}

/** A job that a worker was handed. */
export interface HandedJob {
  readonly data: unknown;
  /** Notes how far the job is. */
  progress(played: number, total: number): Promise<void>;
}

/** Thrown by who plays a job: it can never be played, and nobody need try again. */
export class RefusedJob extends Error {}

/** Thrown by who plays a job: another worker, or this one later, should do it. */
export class HandedBack extends Error {
  readonly afterMs: number;

  constructor(afterMs: number) {
    super("Handed back");
    this.afterMs = afterMs;
  }
}

/** What takes jobs from a board. */
export interface JobTaker {
  /** Takes no more jobs, and resolves when those under way are done or handed back. */
  close(): Promise<void>;
}

export interface TakerOptions {
  /** How many jobs at a time. */
  readonly atOnce: number;
  readonly play: (job: HandedJob) => Promise<unknown>;
}

/** The jobs of runs on a queue server, as workers and submitters see them. */
export interface Board {
  /** Puts a run and its jobs on the board, all or none. */
  addRun(run: string, record: unknown, jobs: readonly NewJob[]): Promise<void>;
  /** What `addRun` noted of a run; undefined where there is no such run. */
  recordOf(run: string): Promise<unknown>;
  standingOf(id: string): Promise<JobStanding>;
  /** How many jobs of a run are done. */
  doneOf(run: string): Promise<number>;
  /** How many workers are connected; 0 where the server does not say. */
  workers(): Promise<number>;
  /** Lets no worker begin a job of the run, and those that play one notice. */
  stopRun(run: string): Promise<void>;
  isStopped(run: string): Promise<boolean>;
  /** Removes a run with all its jobs. Answers whether it is gone: jobs that are being played cannot be removed. */
  removeRun(run: string): Promise<boolean>;
  take(options: TakerOptions): JobTaker;
  close(): Promise<void>;
}
