type Listener<Values extends readonly unknown[]> = (...values: Values) => void;

/** Calls back all who listen, in the order in which they began to. */
export class Emitter<Values extends readonly unknown[] = []> {
  readonly #entries = new Set<{ readonly listener: Listener<Values> }>();

  get hasListeners(): boolean {
    return this.#entries.size > 0;
  }

  /** Calls back on every event from now on; returns how to stop. */
  on(listener: Listener<Values>): () => void {
    const entry = { listener };
    this.#entries.add(entry);
    return () => void this.#entries.delete(entry);
  }

  /** Ends all subscriptions. */
  clear(): void {
    this.#entries.clear();
  }

  /** Calls those who listen now; one who stops meanwhile is called no more. */
  emit(...values: Values): void {
    for (const entry of [...this.#entries]) if (this.#entries.has(entry)) entry.listener(...values);
  }
}

/** Emitters by key: who listens to one key hears nothing of the others. */
export class KeyedEmitter<Key, Values extends readonly unknown[] = []> {
  readonly #emitters = new Map<Key, Emitter<Values>>();

  /** Calls back on every event of a key from now on; returns how to stop. */
  on(key: Key, listener: Listener<Values>): () => void {
    const emitter = this.#emitters.get(key) ?? new Emitter<Values>();
    this.#emitters.set(key, emitter);
    const stop = emitter.on(listener);
    return () => {
      stop();
      if (!emitter.hasListeners && this.#emitters.get(key) === emitter) this.#emitters.delete(key);
    };
  }

  emit(key: Key, ...values: Values): void {
    this.#emitters.get(key)?.emit(...values);
  }
}
