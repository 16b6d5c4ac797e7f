/** Values by key: those used least recently are dropped once there are too many, or too large ones together. */
export class LruCache<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly size: number }>();
  #totalSize = 0;

  readonly #most: number;
  readonly #mostSize: number;

  /** Holds `most` values at most, of at most `mostSize` together in the unit in which they are set. */
  constructor(most: number, mostSize = Infinity) {
    this.#most = most;
    this.#mostSize = mostSize;
  }

  get count(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const found = this.#entries.get(key);
    if (!found) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, found);
    return found.value;
  }

  set(key: string, value: Value, size = 0): void {
    this.#delete(key);
    this.#entries.set(key, { value, size });
    this.#totalSize += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most && this.#totalSize <= this.#mostSize) return;
      this.#delete(oldest);
    }
  }

  /** The value of a key, made now where it is not there. */
  getOrMake(key: string, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  /** Drops the values that `isGone` says so of. */
  drop(isGone: (value: Value) => boolean): void {
    for (const [key, { value }] of [...this.#entries]) if (isGone(value)) this.#delete(key);
  }

  #delete(key: string): void {
    this.#totalSize -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}
