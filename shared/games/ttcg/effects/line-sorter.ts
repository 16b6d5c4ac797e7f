import type { Run, RunStore } from "../../file-commands.js";
import { compareCodePoints, sortLines } from "./text-rules.js";

export interface SorterLimits {
  /** Bytes of memory for lines that wait to be sorted. */
  readonly bytes: number;
  /** Of equal lines only one is kept. */
  readonly distinct: boolean;
}

/**
 * What a line takes in memory besides its characters: as a text that was put together from others, as one of a set, and
 * as garbage that is not collected yet, of which there is more where other programs keep the processor busy.
 */
const lineBytes = 400;
/** So many runs are merged at once. */
const mostRuns = 64;
const batchLines = 4096;

/**
 * Sorts any number of lines by code points in bounded memory: what does not fit is kept in sorted runs, which are merged
 * at the end (EFFECTS-4).
 */
export class LineSorter {
  readonly #held: Held;
  #runs: Run[] = [];

  constructor(
    readonly store: RunStore,
    readonly limits: SorterLimits,
  ) {
    this.#held = limits.distinct ? new DistinctLines() : new AllLines();
  }

  async add(lines: readonly string[]): Promise<void> {
    for (const line of lines) this.#held.add(line);
    if (this.#held.bytes <= this.limits.bytes) return;
    this.#runs.push(await this.store.keep(inBatches(sortLines(this.#held.take()))));
    if (this.#runs.length === mostRuns) {
      const merged = await this.store.keep(mergeRuns(this.#runs, this.limits.distinct));
      this.#runs = [merged];
    }
  }

  /** The lines in order, in batches. Nothing can be added any more. */
  async *sorted(): AsyncGenerator<readonly string[], undefined> {
    const rest = sortLines(this.#held.take());
    if (this.#runs.length === 0) yield* inBatches(rest);
    else yield* mergeRuns([...this.#runs, memoryRun(rest)], this.limits.distinct);
    this.#runs = [];
  }

  /** Frees what is kept, where the lines are not asked for after all. */
  async dispose(): Promise<void> {
    for (const run of this.#runs) await run.remove();
    this.#runs = [];
  }
}

interface Held {
  readonly bytes: number;
  add(line: string): void;
  take(): string[];
}

class AllLines implements Held {
  bytes = 0;
  #lines: string[] = [];

  add(line: string): void {
    this.#lines.push(line);
    this.bytes += line.length + lineBytes;
  }

  take(): string[] {
    const lines = this.#lines;
    [this.#lines, this.bytes] = [[], 0];
    return lines;
  }
}

class DistinctLines implements Held {
  bytes = 0;
  readonly #lines = new Set<string>();

  add(line: string): void {
    const before = this.#lines.size;
    this.#lines.add(line);
    if (this.#lines.size > before) this.bytes += line.length + lineBytes;
  }

  take(): string[] {
    const lines = [...this.#lines];
    this.#lines.clear();
    this.bytes = 0;
    return lines;
  }
}

function* inBatches(lines: readonly string[]): Generator<readonly string[], undefined> {
  for (let at = 0; at < lines.length; at += batchLines) yield lines.slice(at, at + batchLines);
}

const memoryRun = (lines: readonly string[]): Run => ({
  batches: () => inBatches(lines),
  remove: () => Promise.resolve(),
});

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
