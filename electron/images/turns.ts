/** Lets so many works run at once; the others wait their turn. */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  async take<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running >= this.#most) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The place is handed on, so that nobody takes it in between.
      if (next) next();
      else this.#running -= 1;
    }
  }
}
