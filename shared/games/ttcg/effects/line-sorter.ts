import type { Run, RunStore } from "../../file-commands.js";
import { HeldLines } from "./held-lines.js";
import { compareCodePoints } from "./text-rules.js";

export interface SorterLimits {
  /** Bytes of memory for lines that wait to be sorted. */
  readonly bytes: number;
  /** Of equal lines only one is kept. */
  readonly distinct: boolean;
}

/** So many runs are merged at once. */
const mostRuns = 64;
const batchLines = 4096;

/**
 * Sorts any number of lines by code points in bounded memory: what does not fit is kept in sorted runs, which are merged
 * at the end (EFFECTS-4).
 */
export class LineSorter {
  readonly #held: HeldLines;
  #runs: Run[] = [];

  constructor(
    readonly store: RunStore,
    readonly limits: SorterLimits,
  ) {
    this.#held = new HeldLines(limits.distinct);
  }

  async add(lines: readonly string[]): Promise<void> {
    this.#held.add(lines);
    if (this.#held.bytes > this.limits.bytes) await this.#keepRun();
  }

  async #keepRun(): Promise<void> {
    this.#runs.push(await this.store.keep(inBatches(this.#held.takeSorted())));
    if (this.#runs.length === mostRuns) {
      const merged = await this.store.keep(mergeRuns(this.#runs, this.limits.distinct));
      this.#runs = [merged];
    }
  }

  /** The lines in order, in batches. Nothing can be added any more. */
  async *sorted(): AsyncGenerator<readonly string[], undefined> {
    if (this.#runs.length === 0) {
      yield* inBatches(this.#held.takeSorted());
      return;
    }
    // While runs are merged, the memory is left to whoever takes the lines.
    if (this.#held.bytes > 0) await this.#keepRun();
    yield* mergeRuns(this.#runs, this.limits.distinct);
    this.#runs = [];
  }

  /** Frees what is kept, where the lines are not asked for after all. */
  async dispose(): Promise<void> {
    for (const run of this.#runs) await run.remove();
    this.#runs = [];
  }
}

function* inBatches(lines: readonly string[]): Generator<readonly string[], undefined> {
  for (let at = 0; at < lines.length; at += batchLines) yield lines.slice(at, at + batchLines);
}

/** Merges sorted runs; those are used up. */
async function* mergeRuns(runs: readonly Run[], distinct: boolean): AsyncGenerator<readonly string[], undefined> {
  const heap: Cursor[] = [];
  for (const run of runs) {
    const cursor = new Cursor(run.batches());
    if (await cursor.refill()) heap.push(cursor);
  }
  heap.sort((a, b) => compareCodePoints(a.line, b.line));
  let batch: string[] = [];
  let last: string | undefined;
  for (let top = heap[0]; top !== undefined; top = heap[0]) {
    if (!distinct || top.line !== last) batch.push(top.line);
    last = top.line;
    if (!top.advance() && !(await top.refill())) {
      const end = heap.pop();
      if (end !== undefined && end !== top) heap[0] = end;
    }
    sink(heap);
    if (batch.length < batchLines) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A place in a run. */
class Cursor {
  line = "";
  #batch: readonly string[] = [];
  #at = 0;
  readonly #batches: AsyncIterator<readonly string[]> | Iterator<readonly string[]>;

  constructor(batches: ReturnType<Run["batches"]>) {
    this.#batches = Symbol.asyncIterator in batches ? batches[Symbol.asyncIterator]() : batches[Symbol.iterator]();
  }

  /** False at the end of what was read. */
  advance(): boolean {
    this.#at += 1;
    const line = this.#batch[this.#at];
    if (line !== undefined) this.line = line;
    return line !== undefined;
  }

  /** False at the end of the run. */
  async refill(): Promise<boolean> {
    for (;;) {
      const next = await this.#batches.next();
      if (next.done === true) return false;
      const [first] = next.value;
      if (first === undefined) continue;
      [this.#batch, this.#at, this.line] = [next.value, 0, first];
      return true;
    }
  }
}

/** Moves the first of a heap down to its place. */
function sink(heap: Cursor[]): void {
  const moved = heap[0];
  if (moved === undefined) return;
  let at = 0;
  for (;;) {
    const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
    if (left === undefined) break;
    const isRight = right !== undefined && compareCodePoints(right.line, left.line) < 0;
    const child = isRight ? right : left;
    if (compareCodePoints(moved.line, child.line) <= 0) break;
    heap[at] = child;
    at = isRight ? 2 * at + 2 : 2 * at + 1;
  }
  heap[at] = moved;
}
