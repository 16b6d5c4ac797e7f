import type { Clock } from "../files/index.js";

/** Progress of work that goes on is published at most so often, in ms: nobody sees more. */
const everyMs = 200;

/** Says when progress is due again. */
export class ProgressPace {
  readonly #clock: Pick<Clock, "now">;
  #publishedAtMs = 0;

  constructor(clock: Pick<Clock, "now">) {
    this.#clock = clock;
  }

  get isDue(): boolean {
    return this.#clock.now() - this.#publishedAtMs >= everyMs;
  }

  /** Notes that progress, or the end, is published now. */
  published(): void {
    this.#publishedAtMs = this.#clock.now();
  }
}
