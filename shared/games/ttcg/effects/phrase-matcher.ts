/**
 * Finds which of many phrases occur in a text, in one pass over it whatever their number (the automaton of Aho and
 * Corasick). A phrase has a label; several may share one. Its steps are a table while that is small, which is quickest;
 * else they are looked for, in memory that grows with the phrases alone, however many different characters these have.
 */
export class PhraseMatcher {
  readonly #trie: Trie;
  /** Labels of the phrases that end in a state, in ascending order; undefined for none. */
  readonly #labels: (readonly number[] | undefined)[];
  /** Class of a UTF-16 unit; 0 for all that no phrase has. */
  readonly #classes: Uint16Array;
  readonly #classCount: number;
  /** The next state, by state and class; undefined where the table would be too large. */
  readonly #next: Int32Array | undefined;
  /** The state of the longest end of what leads to a state that is the beginning of a phrase. */
  readonly #ends: Int32Array;

  /** Empty phrases are in every text and none of the matcher's business. */
  constructor(phrases: Iterable<readonly [phrase: string, label: number]>, mostCells = mostTableCells) {
    this.#trie = new Trie([...phrases].filter(([phrase]) => phrase !== ""));
    this.#labels = this.#trie.labels.map((labels) => labels && ascending(labels));
    [this.#classes, this.#classCount] = classesOf(this.#trie.units);
    this.#ends = new Int32Array(this.size);
    const states = this.#trie.byDepth();
    for (const state of states) this.#close(state);
    this.#next = this.size * this.#classCount > mostCells ? undefined : this.#table(states);
  }

  /** How many states the automaton has. */
  get size(): number {
    return this.#labels.length;
  }

  /** The lowest label from `least` on of the phrases that occur in the text; -1 for none. */
  first(text: string, least = 0): number {
    let best = -1;
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      state = this.#step(state, text.charCodeAt(at));
      const labels = this.#labels[state];
      if (labels === undefined) continue;
      for (const label of labels) {
        if (label < least || (best !== -1 && label >= best)) continue;
        if (label === least) return label;
        best = label;
      }
    }
    return best;
  }

  /** Calls back for each label of the phrases that occur, some several times. */
  each(text: string, found: (label: number) => void): void {
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      state = this.#step(state, text.charCodeAt(at));
      const labels = this.#labels[state];
      if (labels !== undefined) for (const label of labels) found(label);
    }
  }

  #step(state: number, unit: number): number {
    if (this.#next === undefined) return this.#found(state, unit);
    return this.#next[state * this.#classCount + (this.#classes[unit] ?? 0)] ?? 0;
  }

  /** The next state without the table: that of the longest end that goes on with the unit. */
  #found(from: number, unit: number): number {
    for (let state = from; ; state = this.#ends[state] ?? 0) {
      const child = this.#trie.child(state, unit);
      if (child !== undefined) return child;
      if (state === 0) return 0;
    }
  }

  /** Sets the longest end of a state and adds its labels. States of shorter beginnings must be closed first. */
  #close(state: number): void {
    const parent = this.#trie.parents[state] ?? 0;
    const end = parent === 0 ? 0 : this.#found(this.#ends[parent] ?? 0, this.#trie.units[state] ?? 0);
    this.#ends[state] = end;
    this.#labels[state] = merged(this.#labels[state], this.#labels[end]);
  }

  /** All steps: those of the tree, and for the rest those of the longest end. */
  #table(states: readonly number[]): Int32Array {
    const width = this.#classCount;
    const next = new Int32Array(this.size * width);
    const { units, parents } = this.#trie;
    const stepTo = (state: number): void => {
      next[(parents[state] ?? 0) * width + (this.#classes[units[state] ?? 0] ?? 0)] = state;
    };
    for (const state of states) if (parents[state] === 0) stepTo(state);
    const children = this.#trie.children();
    for (const state of states) {
      const end = this.#ends[state] ?? 0;
      next.copyWithin(state * width, end * width, (end + 1) * width);
      for (let child = children.first[state] ?? 0; child !== 0; child = children.following[child] ?? 0) stepTo(child);
    }
    return next;
  }
}

/** 64 MB. */
const mostTableCells = 2 ** 24;

function classesOf(units: readonly number[]): [classes: Uint16Array, count: number] {
  const classes = new Uint16Array(0x10000);
  let count = 1;
  for (let state = 1; state < units.length; state += 1) {
    const unit = units[state] ?? 0;
    if (classes[unit] === 0) classes[unit] = count++;
  }
  return [classes, count];
}

/** The phrases as a tree, each UTF-16 unit a step. State 0 is its root. */
class Trie {
  /** The unit that leads to a state. */
  readonly units: number[] = [0];
  readonly parents: number[] = [0];
  readonly labels: (number[] | undefined)[] = [undefined];
  readonly #depths: number[] = [0];
  readonly #children = new Map<number, number>();

  constructor(phrases: readonly (readonly [string, number])[]) {
    for (const [phrase, label] of phrases) {
      let state = 0;
      for (let at = 0; at < phrase.length; at += 1) state = this.#provide(state, phrase.charCodeAt(at));
      const known = this.labels[state];
      if (known) known.push(label);
      else this.labels[state] = [label];
    }
  }

  child(state: number, unit: number): number | undefined {
    return this.#children.get(state * 0x10000 + unit);
  }

  /** All states but the root, those of shorter beginnings first. */
  byDepth(): readonly number[] {
    const states = this.units.map((_, state) => state).slice(1);
    return states.sort((one, other) => (this.#depths[one] ?? 0) - (this.#depths[other] ?? 0));
  }

  /** The first child of each state and the next one of its parent; 0 for none. */
  children(): { readonly first: Int32Array; readonly following: Int32Array } {
    const first = new Int32Array(this.units.length);
    const following = new Int32Array(this.units.length);
    for (let state = 1; state < this.units.length; state += 1) {
      const parent = this.parents[state] ?? 0;
      following[state] = first[parent] ?? 0;
      first[parent] = state;
    }
    return { first, following };
  }

  #provide(state: number, unit: number): number {
    const known = this.child(state, unit);
    if (known !== undefined) return known;
    const made = this.units.push(unit) - 1;
    this.parents.push(state);
    this.labels.push(undefined);
    this.#depths.push((this.#depths[state] ?? 0) + 1);
    this.#children.set(state * 0x10000 + unit, made);
    return made;
  }
}

const ascending = (labels: readonly number[]): readonly number[] =>
  labels.length === 1 ? labels : [...new Set(labels)].sort((one, other) => one - other);

function merged(a: readonly number[] | undefined, b: readonly number[] | undefined): readonly number[] | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return ascending([...a, ...b]);
}
