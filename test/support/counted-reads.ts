import type { Work } from "../../shared/base/index.js";
import { ChunkList, type Chunk, type Section, type TomlDocument } from "../../shared/toml/index.js";

/** A list that counts how often one of its places is read. */
export const countedList = <Item>(items: readonly Item[], work: Work): readonly Item[] =>
  new Proxy(items, {
    get(target, name, receiver): unknown {
      if (typeof name === "string" && /^\d+$/u.test(name)) work.spend(1);
      return Reflect.get(target, name, receiver);
    },
  });

/** The document with chunks, and lists of sections and pairs, that count what is read of them. */
export function countedDocument({ chunks, index }: TomlDocument, work: Work): TomlDocument {
  const countedSection = (section: Section): Section => ({ ...section, pairs: countedList(section.pairs, work) });
  const countedChunk = (chunk: Chunk): Chunk => {
    const { text, length, sections, byteLength, flat } = chunk;
    const counted = countedList(sections.map(countedSection), work);
    return {
      text,
      length,
      byteLength,
      slice: (from, to) => chunk.slice(from, to),
      get flat() {
        return flat && counted[0];
      },
      get sections() {
        work.spend(1);
        return counted;
      },
    };
  };
  return { chunks: ChunkList.of([...chunks].map(countedChunk)), index };
}

/** What `measure` counts in a text of `size` parts, and in one of twice as many. */
export function growth(measure: (size: number) => number, size: number): number {
  return measure(2 * size) / measure(size);
}
