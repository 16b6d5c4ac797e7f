import type { Chunk } from "./nodes.js";

/** A leaf holds, and a branch has, at most 2 to the power of this. */
const bits = 5;
const width = 1 << bits;

/** Of a tree whose leaves are all equally deep and, except for the last, full: a place leads to its leaf by its bits. */
type Node =
  | { readonly kind: "leaf"; readonly chunks: readonly Chunk[]; readonly units: number }
  | { readonly kind: "branch"; readonly children: readonly Node[]; readonly units: number };

const leafOf = (chunks: readonly Chunk[]): Node => ({
  kind: "leaf",
  chunks,
  units: chunks.reduce((sum, { length }) => sum + length, 0),
});

const branchOf = (children: readonly Node[]): Node => ({
  kind: "branch",
  children,
  units: children.reduce((sum, { units }) => sum + units, 0),
});

function grouped<Item>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (let at = 0; at < items.length; at += width) groups.push(items.slice(at, at + width));
  return groups;
}

/**
 * The chunks of a document in their order. Immutable: a list with another chunk in one place shares the rest in a tree, so
 * that an act that edits each of many rows does not copy all of them for each.
 */
export class ChunkList implements Iterable<Chunk> {
  readonly length: number;
  readonly #root: Node;
  /** By how much a place is shifted to find the child of the root. */
  readonly #shift: number;

  private constructor(root: Node, shift: number, length: number) {
    this.#root = root;
    this.#shift = shift;
    this.length = length;
  }

  static of(chunks: readonly Chunk[]): ChunkList {
    return ChunkList.#build(grouped(chunks).map(leafOf), chunks.length);
  }

  static #build(leaves: readonly Node[], length: number): ChunkList {
    let level = leaves;
    let shift = 0;
    for (; level.length > 1; shift += bits) level = grouped(level).map(branchOf);
    return new ChunkList(level[0] ?? leafOf([]), shift, length);
  }

  /** The chunk in a place, from 0; undefined where there is none. */
  at(place: number): Chunk | undefined {
    return place < 0 || place >= this.length ? undefined : this.#leaf(place)[place & (width - 1)];
  }

  *[Symbol.iterator](): Generator<Chunk, undefined> {
    for (let at = 0; at < this.length; at += width) yield* this.#leaf(at);
    return undefined;
  }

  /** The list with another chunk in a place that has one. */
  with(place: number, chunk: Chunk): ChunkList {
    if (place < 0 || place >= this.length) throw new RangeError(`No chunk ${place}`);
    const changed = (node: Node, shift: number): Node => {
      const at = (place >>> shift) & (width - 1);
      if (node.kind === "leaf") return leafOf(node.chunks.with(at, chunk));
      const child = node.children[at];
      return child ? branchOf(node.children.with(at, changed(child, shift - bits))) : node;
    };
    return new ChunkList(changed(this.#root, this.#shift), this.#shift, this.length);
  }

  /** The list with some chunks in place of others; the leaves before them are shared. */
  toSpliced(from: number, count: number, chunks: readonly Chunk[]): ChunkList {
    const start = Math.max(0, Math.min(from, this.length));
    const kept = this.#leaves(start >>> bits);
    const after = [
      ...this.slice(kept.length << bits, start),
      ...chunks,
      ...this.slice(start + Math.max(0, count), this.length),
    ];
    const length = (kept.length << bits) + after.length;
    return ChunkList.#build([...kept, ...grouped(after).map(leafOf)], length);
  }

  /** Units before a chunk; all of them for a place behind the last. */
  offsetOf(place: number): number {
    if (place >= this.length) return this.#root.units;
    let offset = 0;
    let node = this.#root;
    for (let shift = this.#shift; node.kind === "branch"; shift -= bits) {
      const at = (place >>> shift) & (width - 1);
      for (const child of node.children.slice(0, at)) offset += child.units;
      const next = node.children[at];
      if (!next) return offset;
      node = next;
    }
    return node.chunks.slice(0, place & (width - 1)).reduce((sum, { length }) => sum + length, offset);
  }

  /** The first chunk that holds unit `unit` of the whole text or ends at it; the last where the text is shorter. */
  placeAt(unit: number): number {
    let place = 0;
    let rest = unit;
    let node = this.#root;
    for (let shift = this.#shift; node.kind === "branch"; shift -= bits) {
      const at = placeIn(node.children, ({ units }) => units, rest);
      for (const child of node.children.slice(0, at)) rest -= child.units;
      place += at << shift;
      const next = node.children[at];
      if (!next) return place;
      node = next;
    }
    return place + placeIn(node.chunks, ({ length }) => length, rest);
  }

  /** The chunks from one place to before another. */
  slice(from: number, to: number): Chunk[] {
    const chunks: Chunk[] = [];
    for (let at = from; at < Math.min(to, this.length); at += 1) {
      const chunk = this.at(at);
      if (chunk) chunks.push(chunk);
    }
    return chunks;
  }

  /** The text of all chunks together. */
  get text(): string {
    let text = "";
    for (const chunk of this) text += chunk.text;
    return text;
  }

  /** The first leaves, so many of them. */
  #leaves(count: number): readonly Node[] {
    const leaves: Node[] = [];
    const gather = (node: Node): void => {
      if (leaves.length >= count) return;
      if (node.kind === "leaf") leaves.push(node);
      else node.children.forEach(gather);
    };
    gather(this.#root);
    return leaves;
  }

  #leaf(place: number): readonly Chunk[] {
    let node = this.#root;
    for (let shift = this.#shift; node.kind === "branch"; shift -= bits) {
      const next = node.children[(place >>> shift) & (width - 1)];
      if (!next) return [];
      node = next;
    }
    return node.chunks;
  }
}

/** The first item that reaches `unit`, or the last. */
function placeIn<Item>(items: readonly Item[], lengthOf: (item: Item) => number, unit: number): number {
  let end = 0;
  const at = items.findIndex((item) => (end += lengthOf(item)) >= unit);
  return at === -1 ? items.length - 1 : at;
}
