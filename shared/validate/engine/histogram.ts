import { Dependency } from "./dependency.js";

export type Counted = string | number;

/** Numbers before texts, each in their own order. */
function compareCounted(a: Counted, b: Counted): number {
  if (typeof a !== typeof b) return typeof a === "number" ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** How often each value occurs in a group of a tally, and the tasks that read the most frequent one. */
export class Histogram {
  readonly modeDependency = new Dependency();
  readonly #counts = new Map<Counted, number>();
  /** The values that occur so often; a place without values may be missing. */
  readonly #byCount: (Set<Counted> | undefined)[] = [];
  #mode: Counted | undefined;

  get mode(): Counted | undefined {
    return this.#mode;
  }

  get isIdle(): boolean {
    return this.#counts.size === 0 && !this.modeDependency.isRead;
  }

  add(value: Counted): void {
    const count = (this.#counts.get(value) ?? 0) + 1;
    this.#put(value, count - 1, count);
    const most = this.#mode === undefined ? 0 : (this.#counts.get(this.#mode) ?? 0);
    if (this.#mode === undefined || count > most || (count === most && compareCounted(value, this.#mode) < 0)) {
      this.#setMode(value);
    }
  }

  remove(value: Counted): void {
    const count = this.#counts.get(value);
    if (count === undefined) throw new Error(`No ${value} was counted`);
    this.#put(value, count, count - 1);
    if (value !== this.#mode) return;
    const rivals = this.#byCount[count] ?? this.#byCount[count - 1];
    this.#setMode(rivals && [...rivals].reduce((least, each) => (compareCounted(each, least) < 0 ? each : least)));
  }

  #put(value: Counted, before: number, after: number): void {
    const left = this.#byCount[before];
    left?.delete(value);
    if (left?.size === 0) this.#byCount[before] = undefined;
    if (after === 0) {
      this.#counts.delete(value);
      return;
    }
    this.#counts.set(value, after);
    const joined = this.#byCount[after];
    if (joined) joined.add(value);
    else this.#byCount[after] = new Set([value]);
  }

  #setMode(mode: Counted | undefined): void {
    if (mode === this.#mode) return;
    this.#mode = mode;
    this.modeDependency.changed();
  }
}
