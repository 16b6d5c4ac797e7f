/** Work for something that is or is not on the screen now. */
export interface Job {
  isOnScreen: boolean;
  readonly run: () => Promise<void>;
}

/** Runs so many jobs at once: those on the screen first, among them the one that has waited longest. */
export class JobQueue {
  readonly #most: number;
  readonly #waiting = new Set<Job>();
  #running = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(job: Job): void {
    this.#waiting.add(job);
    // Pictures that are drawn together are reported together: which of them are on screen is known once all are here.
    queueMicrotask(() => this.#start());
  }

  /** A job that has begun is not ended. */
  cancel(job: Job): void {
    this.#waiting.delete(job);
  }

  #start(): void {
    while (this.#running < this.#most) {
      const all = [...this.#waiting];
      const job = all.find(({ isOnScreen }) => isOnScreen) ?? all[0];
      if (!job) return;
      this.#waiting.delete(job);
      this.#running += 1;
      void job.run().finally(() => {
        this.#running -= 1;
        this.#start();
      });
    }
  }
}
