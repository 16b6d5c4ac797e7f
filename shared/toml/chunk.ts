import type { Chunk, Section } from "./nodes.js";

class TextChunk implements Chunk {
  #bytes = -1;
  #flat: Section | null | undefined;

  constructor(
    readonly text: string,
    readonly sections: readonly Section[],
  ) {}

  get length(): number {
    return this.text.length;
  }

  slice(from: number, to?: number): string {
    return this.text.slice(from, to);
  }

  get byteLength(): number {
    if (this.#bytes === -1) this.#bytes = utf8Length(this.text);
    return this.#bytes;
  }

  get flat(): Section | undefined {
    if (this.#flat === undefined) this.#flat = onlyFlat(this.sections) ?? null;
    return this.#flat ?? undefined;
  }
}

function onlyFlat(sections: readonly Section[]): Section | undefined {
  const [section] = sections;
  return sections.length === 1 && section?.pairs.every(({ keys }) => keys.length === 1) ? section : undefined;
}

export const makeChunk = (text: string, sections: readonly Section[]): Chunk => new TextChunk(text, sections);

/** Length of a text in UTF-8. */
export function utf8Length(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    if (code < 0x800) length += 1;
    else if (code >= 0xd800 && code <= 0xdbff) {
      length += 2;
      at += 1;
    } else length += 2;
  }
  return length;
}
