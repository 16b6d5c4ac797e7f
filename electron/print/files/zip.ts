import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { CardFiles } from "./made-file.js";

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
