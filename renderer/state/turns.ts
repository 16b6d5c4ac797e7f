import { Emitter } from "../../shared/base/index.js";

/** After so long without an answer what waits is dropped: better said than done at a place nobody remembers. */
const patienceMs = 5_000;

interface TurnsOptions {
  /** Hears how many acts were dropped because a command took too long. */
  readonly onDropped: (count: number) => void;
  /** The fetch of what the sheet shows after a command; undefined where that is here. */
  readonly fetchUnderWay: () => Promise<unknown> | undefined;
}

/**
 * Acts on the sheet in the order of the person's hands. A command that leads to another cell may need an answer of the
 * session first; keys and clicks that follow it wait until it has come to its cell, or they would act on the old one.
 */
export class Turns {
  readonly #onDropped: (count: number) => void;
  readonly #fetchUnderWay: () => Promise<unknown> | undefined;
  readonly #queue: (() => unknown)[] = [];
  readonly #changes = new Emitter<[isHeld: boolean]>();
  readonly #givenUp = new Emitter();
  #underWay = 0;
  #openings = 0;
  #isReplaying = false;

  constructor({ onDropped, fetchUnderWay }: TurnsOptions) {
    this.#onDropped = onDropped;
    this.#fetchUnderWay = fetchUnderWay;
  }

  /** Whether what is done now has to wait. */
  get isHeld(): boolean {
    return this.#underWay > 0 || this.#isReplaying;
  }

  /** Whether all that is typed has to wait, wherever the keyboard is: what it is meant for is being opened. */
  get isOpening(): boolean {
    return this.#openings > 0;
  }

  /** Whether something waits already. */
  get isWaiting(): boolean {
    return this.#queue.length > 0;
  }

  /** Lets an act wait where others are under way; returns whether it does, else nothing was done. */
  wait(act: () => unknown): boolean {
    if (!this.isHeld) return false;
    this.#queue.push(act);
    return true;
  }

  /** Calls back whenever acts begin to wait and whenever they need no longer. Returns how to stop. */
  watch(listener: (isHeld: boolean) => void): () => void {
    return this.#changes.on(listener);
  }

  /** Calls back whenever a command took too long and nothing waits for it any longer. Returns how to stop. */
  onGivenUp(listener: () => void): () => void {
    return this.#givenUp.on(listener);
  }

  /**
   * Holds what follows until a command has come to its end, well or not, and the sheet shows what it did.
   *
   * @param isOpening the command opens what has the keyboard from then on
   */
  hold(command: unknown, { isOpening = false } = {}): void {
    if (!(command instanceof Promise)) return;
    this.#underWay += 1;
    if (isOpening) this.#openings += 1;
    this.#notify();
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.#underWay -= 1;
      if (isOpening) this.#openings -= 1;
      void this.#replay();
    };
    const timer = setTimeout(() => {
      const dropped = this.#queue.splice(0).length;
      if (dropped > 0) this.#onDropped(dropped);
      this.#givenUp.emit();
      end();
    }, patienceMs);
    const endOnceShown = (): void => {
      const fetch = this.#fetchUnderWay();
      if (fetch) fetch.then(end, end);
      else end();
    };
    command.then(endOnceShown, endOnceShown);
  }

  async #replay(): Promise<void> {
    if (this.#isReplaying) return;
    this.#isReplaying = true;
    try {
      while (this.#underWay === 0) {
        const act = this.#queue.shift();
        if (!act) break;
        this.hold(act());
        // A dialog or a field that the act opens has the keyboard once the page has drawn it.
        await new Promise((done) => setTimeout(done));
      }
    } finally {
      this.#isReplaying = false;
      this.#notify();
    }
  }

  #notify(): void {
    this.#changes.emit(this.isHeld);
  }
}
