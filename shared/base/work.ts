/** Long work that yields now and then, so that it can be done in slices. */
export type Steps<Outcome> = Generator<undefined, Outcome>;

/** Runs such work to its end at once. */
export function runToEnd<Outcome>(work: Steps<Outcome>): Outcome {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Counts the steps of work whose amount outside data decides, and says when they are too many. Steps rather than time: a
 * limit of time would be met or not as the machine happens to be busy.
 */
export class Work {
  #steps = 0;

  constructor(readonly most = Number.POSITIVE_INFINITY) {}

  /** Steps counted so far. */
  get steps(): number {
    return this.#steps;
  }

  get isOver(): boolean {
    return this.#steps > this.most;
  }

  /** Counts steps; false where they are too many by now. */
  spend(steps: number): boolean {
    this.#steps += steps;
    return this.#steps <= this.most;
  }
}
