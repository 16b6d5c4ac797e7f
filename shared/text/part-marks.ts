import { definedNames, hashOf, isPlainObject, LruCache } from "../base/index.js";

/** Numbers of the parts of a value: a part that is in it has its number among them, and few others have. */
type PartMarks = Uint32Array;

const mix = (mark: number, other: number): number => Math.imul(mark ^ other, 0x01000193) >>> 0;

/** The number of a part; those that are equal (`isEqual`) have the same. `seen` collects those of the parts in it as well. */
function markOf(value: unknown, seen?: Set<number>): number {
  let mark = 0;
  if (Array.isArray(value)) {
    mark = value.reduce<number>((sum, item) => mix(sum, markOf(item, seen)), 1);
  } else if (isPlainObject(value)) {
    // The order of the members does not count.
    for (const name of definedNames(value)) mark = (mark + mix(hashOf(name), markOf(value[name], seen))) >>> 0;
  } else if (typeof value !== "object" || value === null) {
    mark = hashOf(`${typeof value} ${Object.is(value, -0) ? "-0" : String(value)}`) >>> 0;
  }
  seen?.add(mark);
  return mark;
}

/** More texts than this are read again. */
const mostTexts = 60_000;

/**
 * Remembers by numbers which parts texts are made of, so that texts which lack a part are not read again to find that out. A
 * person who types a phrase asks for other parts of the same texts with each key.
 */
export class PartMemory {
  readonly #marks = new LruCache<PartMarks>(mostTexts);

  /** Whether one of the parts may be in what a text means, which `read` returns; false where none of them is. */
  mayHave(text: string, parts: readonly unknown[], read: () => unknown): boolean {
    const marks = this.#marks.getOrMake(text, () => {
      const seen = new Set<number>();
      markOf(read(), seen);
      return Uint32Array.from(seen);
    });
    return parts.some((part) => marks.includes(markOf(part)));
  }
}
