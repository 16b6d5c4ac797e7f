import { basename, join } from "node:path";
import { timeName, type Clock } from "./clock.js";
import type { Disk } from "./disk.js";
import { writeBytes } from "./whole.js";

/** Waits before another try to write what could not be written, in ms; the last one repeats. */
const retryMs = [2_000, 5_000, 15_000, 60_000] as const;
/** More versions do not wait: the memory of a machine whose disk is full is no place for any number of files. */
const mostWaiting = 16;

/** A version of another program that a save would have lost, and where it is now. */
export interface Rescued {
  readonly file: string;
  readonly path: string;
}

export interface KeptVersionsOptions {
  readonly disk: Disk;
  readonly clock: Clock;
  /** The folder that versions are put in. */
  readonly backups: string;
  readonly rescued: (rescued: Rescued) => void;
  /** A version cannot be written now, as where the disk is full. It is held in memory, and written as soon as that is possible. */
  readonly waiting: (file: string, error: unknown) => void;
  /** A version was found and could not be kept. */
  readonly lost: (file: string) => void;
}

interface Version {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Copies versions of other programs to the backups; one that cannot be written is held until it can (FILES-2). */
export class KeptVersions {
  readonly #options: KeptVersionsOptions;
  #waiting: Version[] = [];
  #tries = 0;
  #stop: (() => void) | undefined;
  #work: Promise<void> = Promise.resolve();

  constructor(options: KeptVersionsOptions) {
    this.#options = options;
  }

  async keep(version: Version): Promise<void> {
    const error = await this.#write(version);
    if (error === undefined) return;
    this.#options.waiting(version.file, error);
    this.#waiting.push(version);
    const [oldest] = this.#waiting;
    if (oldest && this.#waiting.length > mostWaiting) {
      this.#waiting.shift();
      this.#options.lost(oldest.file);
    }
    this.#tryLater();
  }

  /** Tries a last time to write what waits. */
  async close(): Promise<void> {
    this.#stop?.();
    await this.#work;
    await this.#tryAgain();
    this.#stop?.();
    for (const { file } of this.#waiting.splice(0)) this.#options.lost(file);
  }

  #tryLater(): void {
    const ms = retryMs[Math.min(this.#tries, retryMs.length - 1)] ?? retryMs[0];
    this.#stop ??= this.#options.clock.after(ms, () => {
      this.#stop = undefined;
      this.#tries += 1;
      this.#work = this.#work.then(() => this.#tryAgain());
    });
  }

  async #tryAgain(): Promise<void> {
    const left: Version[] = [];
    for (const version of this.#waiting.splice(0)) if ((await this.#write(version)) !== undefined) left.push(version);
    this.#waiting.unshift(...left);
    if (this.#waiting.length > 0) this.#tryLater();
    else this.#tries = 0;
  }

  /** Returns why it cannot be written. */
  #write({ file, bytes }: Version): Promise<unknown> {
    const { disk, clock, backups, rescued } = this.#options;
    const path = join(backups, `${basename(file)}.${timeName(clock.now())}.${clock.unique()}`);
    return writeBytes(disk, path, bytes).then(
      () => rescued({ file, path }),
      (error: unknown) => error ?? new Error("It cannot be written."),
    );
  }
}
