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
