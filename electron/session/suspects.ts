import type { Clock } from "../files/index.js";
import type { SetAside, WorkNote } from "./work-note.js";

/** Work on one file may take this long, and longer for long texts. In ms. */
const longestWorkMs = 120_000;
const longestWorkMsPerMegabyte = 2_000;
/** Time is counted in ticks: a machine that slept loses one, not the whole wait. In ms. */
const tickMs = 1_000;

/**
 * Finds the file that stopped a session, from the notes it left. It lives outside the session's thread, which takes everything
 * of its own with it when it dies.
 */
export class Suspects {
  readonly #clock: Pick<Clock, "after">;
  readonly #stuck: () => void;
  /** How much memory work on each file took at once, at most. */
  readonly #growth = new Map<string, number>();
  #note: WorkNote | null = null;
  #ticksLeft = 0;
  #stopTicking: (() => void) | undefined;
  #isStuck = false;

  /** @param stuck called when work on one file does not end */
  constructor(clock: Pick<Clock, "after">, stuck: () => void) {
    this.#clock = clock;
    this.#stuck = stuck;
  }

  /** The session begins to work on a file, or has finished. */
  take(note: WorkNote | null): void {
    this.#stopTicking?.();
    this.#stopTicking = undefined;
    const before = this.#note;
    if (before && note) this.#grew(before.path, note.heap - before.heap);
    this.#note = note;
    if (!note) return;
    const limitMs = longestWorkMs + (note.length / 1024 / 1024) * longestWorkMsPerMegabyte;
    this.#ticksLeft = Math.ceil(limitMs / tickMs);
    this.#tick();
  }

  /** What stopped the session, where it was a file; everything noted is forgotten. */
  culprit(error: Error | undefined): SetAside | undefined {
    this.#stopTicking?.();
    this.#stopTicking = undefined;
    const note = this.#note;
    const path = note && (isOutOfMemory(error) ? this.#largest(note) : note.path);
    const isStuck = this.#isStuck;
    this.#note = null;
    this.#isStuck = false;
    this.#growth.clear();
    return path === null ? undefined : { path, reason: reasonOf(error, isStuck) };
  }

  #tick(): void {
    this.#stopTicking = this.#clock.after(tickMs, () => {
      this.#ticksLeft -= 1;
      if (this.#ticksLeft > 0) {
        this.#tick();
        return;
      }
      this.#isStuck = true;
      this.#stuck();
    });
  }

  #grew(path: string, bytes: number): void {
    this.#growth.set(path, Math.max(bytes, this.#growth.get(path) ?? 0));
  }

  /** Memory runs out at one file, but another one may have used it up. */
  #largest({ path, heap, heapLimit }: WorkNote): string {
    this.#grew(path, heapLimit - heap);
    let largest = path;
    for (const [each, bytes] of this.#growth) if (bytes > (this.#growth.get(largest) ?? 0)) largest = each;
    return largest;
  }
}

const isOutOfMemory = (error: Error | undefined): boolean =>
  error !== undefined && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

function reasonOf(error: Error | undefined, isStuck: boolean): string {
  if (isStuck) return "reading it did not come to an end";
  if (isOutOfMemory(error)) return "it needs more memory than there is";
  return error === undefined ? "reading it ended the reader" : `a mistake inside Cardwright (${error.message})`;
}
