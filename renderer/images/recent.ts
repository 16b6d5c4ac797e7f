/** The things used last: so many of them, and of so much size together. */
export class Recent<Value> {
  readonly #values = new Map<string, { readonly value: Value; readonly size: number }>();
  #size = 0;

  constructor(
    private readonly most: number,
    private readonly mostSize: number,
  ) {}

  get(key: string): Value | undefined {
    const found = this.#values.get(key);
    if (!found) return undefined;
    this.#values.delete(key);
    this.#values.set(key, found);
    return found.value;
  }

  set(key: string, value: Value, size: number): void {
    this.#delete(key);
    this.#values.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.most && this.#size <= this.mostSize) return;
      this.#delete(oldest);
    }
  }

  /** Forgets those that `isGone` says so of. */
  drop(isGone: (value: Value) => boolean): void {
    for (const [key, { value }] of [...this.#values]) if (isGone(value)) this.#delete(key);
  }

  #delete(key: string): void {
    this.#size -= this.#values.get(key)?.size ?? 0;
    this.#values.delete(key);
  }
}
