/**
 * Keeps a worker among those that its server counts. They are counted by the name of a connection, and BullMQ on PostgreSQL
 * renews that one only when a worker waits for jobs: one that has jobs to play would be missing for hours after the server was
 * away.
 */
export class Presence {
  readonly #setName: () => Promise<void>;
  #isLost = false;

  /** Takes the function that names the connection, and makes a new one where the old one is gone. */
  constructor(setName: () => Promise<void>) {
    this.#setName = setName;
  }

  /** A connection of the worker was lost: perhaps the one with its name. */
  lost(): void {
    this.#isLost = true;
  }

  /** The server has answered this worker: if a connection was lost before, it can be made again now. */
  answered(): void {
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#setName().catch(() => this.lost());
  }
}
