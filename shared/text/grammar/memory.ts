const NEVER = -1;
/** Places are counted on from run to run up to here; well below what a 32-bit number holds. */
const LAST_PLACE = 1 << 30;

/**
 * Where each rule of a grammar was tried last, to where it came, and what it handed over. One memory serves one run after
 * the other, so that a short text does not pay for lists as long as the grammar: the places of each run have numbers of
 * their own, and what an earlier run left behind is never taken for the answer of a later one.
 */
export class Memory {
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #values: unknown[];
  /** The number of the first place of this run, and of the next. */
  #base = 0;
  #next = 0;

  constructor(ruleCount: number) {
    this.#from = new Int32Array(ruleCount).fill(NEVER);
    this.#to = new Int32Array(ruleCount);
    this.#values = new Array<unknown>(ruleCount).fill(undefined);
  }

  /** Makes ready for a text of `length` tokens. */
  begin(length: number): void {
    if (this.#next + length >= LAST_PLACE) {
      this.#from.fill(NEVER);
      this.#next = 0;
    }
    this.#base = this.#next;
    this.#next += length + 1;
  }

  /** Whether the rule was tried at this place last. */
  knows(rule: number, at: number): boolean {
    return this.#from[rule] === this.#base + at;
  }

  /** Where that ended. */
  end(rule: number): number {
    return this.#to[rule] ?? NEVER;
  }

  value(rule: number): unknown {
    return this.#values[rule];
  }

  keep(rule: number, at: number, end: number, value: unknown): void {
    this.#from[rule] = this.#base + at;
    this.#to[rule] = end;
    this.#values[rule] = value;
  }
}

const free = new WeakMap<object, Memory>();

/** Lends a memory of the grammar for the time of `use`; a match that is begun inside of another gets its own. */
export function withMemory<Outcome>(grammar: object, ruleCount: number, use: (memory: Memory) => Outcome): Outcome {
  const memory = free.get(grammar) ?? new Memory(ruleCount);
  free.delete(grammar);
  try {
    return use(memory);
  } finally {
    free.set(grammar, memory);
  }
}
