import { setTimeout as pause } from "node:timers/promises";
import { HandedBack, RefusedJob, type Board, type JobStanding, type NewJob } from "../../../electron/queue/board.js";

/** A board in memory, of one process: what is on it is answered by the test or by workers of the test. */
export class MemoryBoard implements Board {
  readonly records = new Map<string, unknown>();
  readonly jobs = new Map<string, unknown>();
  readonly standings = new Map<string, JobStanding>();
  readonly stopped = new Set<string>();
  workersThere = 1;
  /** Told of each question after a job, before it is answered. */
  asked: (id: string) => void = () => undefined;

  addRun(run: string, record: unknown, jobs: readonly NewJob[]): Promise<void> {
    this.records.set(run, record);
    for (const { id, data } of jobs) {
      this.jobs.set(id, data);
      this.standings.set(id, { kind: "open" });
    }
    return Promise.resolve();
  }

  recordOf(run: string): Promise<unknown> {
    return Promise.resolve(this.records.get(run));
  }

  standingOf(id: string): Promise<JobStanding> {
    this.asked(id);
    return Promise.resolve(this.standings.get(id) ?? { kind: "gone" });
  }

  doneOf(): Promise<number> {
    return Promise.resolve([...this.standings.values()].filter(({ kind }) => kind === "done").length);
  }

  workers(): Promise<number> {
    return Promise.resolve(this.workersThere);
  }

  stopRun(run: string): Promise<void> {
    this.stopped.add(run);
    return Promise.resolve();
  }

  isStopped(run: string): Promise<boolean> {
    return Promise.resolve(this.stopped.has(run));
  }

  removeRun(run: string): Promise<boolean> {
    this.records.delete(run);
    for (const id of this.jobs.keys()) if (id.startsWith(run)) this.standings.delete(id);
    return Promise.resolve(true);
  }

  /** Plays the jobs in turn, each once; what is handed back stays open and comes last. */
  take({ play }: Parameters<Board["take"]>[0]): ReturnType<Board["take"]> {
    const closing = new AbortController();
    const waiting = [...this.jobs.keys()];
    const loop = (async () => {
      for (let id = waiting.shift(); id !== undefined && !closing.signal.aborted; id = waiting.shift()) {
        await pause(1);
        try {
          const value = await play({ data: this.jobs.get(id), progress: () => Promise.resolve() });
          this.standings.set(id, { kind: "done", value });
        } catch (error) {
          if (error instanceof HandedBack) waiting.push(id);
          else {
            const reason = error instanceof RefusedJob ? error.message : String(error);
            this.standings.set(id, { kind: "failed", reason, attempts: 1 });
          }
        }
      }
    })();
    return {
      close: async () => {
        closing.abort();
        await loop;
      },
    };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
