/**
 * Finds which of many phrases occur in a text, in one pass over it whatever their number (the automaton of Aho and
 * Corasick). A phrase has a label; several may share one.
 */
export class PhraseMatcher {
  /** Class of a UTF-16 unit; 0 for all that no phrase has. */
  readonly #classes = new Uint16Array(0x10000);
  readonly #classCount: number;
  /** The next state, by state and class. */
  readonly #next: Int32Array;
  /** Labels of the phrases that end in a state, in ascending order; undefined for none. */
  readonly #labels: (readonly number[] | undefined)[];

  /** Empty phrases are in every text and none of the matcher's business. */
  constructor(phrases: Iterable<readonly [phrase: string, label: number]>) {
    const kept = [...phrases].filter(([phrase]) => phrase !== "");
    let classCount = 1;
    for (const [phrase] of kept) {
      for (let at = 0; at < phrase.length; at += 1) {
        const unit = phrase.charCodeAt(at);
        if (this.#classes[unit] === 0) this.#classes[unit] = classCount++;
      }
    }
    this.#classCount = classCount;
    const trie = new Trie(kept, this.#classes, classCount);
    [this.#next, this.#labels] = [trie.next, trie.labels];
    this.#close();
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
    return this.#next[state * this.#classCount + (this.#classes[unit] ?? 0)] ?? 0;
  }

  /** Turns the tree of phrases into an automaton: states get the steps and labels of their longest ends. */
  #close(): void {
    const width = this.#classCount;
    const ends = new Int32Array(this.size);
    const queue: number[] = [0];
    for (const state of queue) {
      const end = ends[state] ?? 0;
      for (let unit = 0; unit < width; unit += 1) {
        const place = state * width + unit;
        const child = this.#next[place] ?? -1;
        const other = state === 0 ? 0 : (this.#next[end * width + unit] ?? 0);
        if (child === -1) {
          this.#next[place] = other;
          continue;
        }
        ends[child] = other;
        this.#labels[child] = merged(this.#labels[child], this.#labels[other]);
        queue.push(child);
      }
    }
  }
}

/** The phrases as a tree, each character a step; -1 where there is none. */
class Trie {
  next: Int32Array;
  readonly labels: (readonly number[] | undefined)[] = [undefined];
  readonly #width: number;

  constructor(phrases: readonly (readonly [string, number])[], classes: Uint16Array, width: number) {
    this.#width = width;
    this.next = new Int32Array(width * 256).fill(-1);
    for (const [phrase, label] of phrases) {
      let state = 0;
      for (let at = 0; at < phrase.length; at += 1) state = this.#child(state, classes[phrase.charCodeAt(at)] ?? 0);
      this.labels[state] = merged(this.labels[state], [label]);
    }
    this.next = this.next.slice(0, this.labels.length * width);
  }

  #child(state: number, unit: number): number {
    const place = state * this.#width + unit;
    const known = this.next[place] ?? -1;
    if (known !== -1) return known;
    const made = this.labels.length;
    this.labels.push(undefined);
    this.next[place] = made;
    if ((made + 1) * this.#width > this.next.length) {
      const larger = new Int32Array(this.next.length * 2).fill(-1);
      larger.set(this.next);
      this.next = larger;
    }
    return made;
  }
}

function merged(a: readonly number[] | undefined, b: readonly number[] | undefined): readonly number[] | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return [...new Set([...a, ...b])].sort((x, y) => x - y);
}
