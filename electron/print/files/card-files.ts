import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file that is made of cards, by its path in what is made. */
export interface CardFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Files that are drawn one after the other, so that no more than a few are in memory. Throws `NotDrawn` where a card cannot be drawn. */
export type CardFiles = AsyncIterable<CardFile>;

/** Told how many cards are drawn. */
export type Progress = (drawn: number) => void;

/** The files as one archive, in pieces as they are made. Pictures are compressed already and go in as they are. */
export async function* zipped(files: CardFiles): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { path, content } of files) {
    const entry = typeof content === "string" ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    archive.add(entry);
    entry.push(typeof content === "string" ? new TextEncoder().encode(content) : content, true);
    yield* ready;
    ready = [];
  }
  archive.end();
  yield* ready;
}
