import { ok, type Result } from "../base/index.js";
import { indexChunks, type DocumentIndex } from "./chunk-index.js";
import { ChunkList } from "./chunk-list.js";
import { parseChunks } from "./parse.js";

/**
 * A TOML file as it is written. Immutable: an edit returns another document that shares every chunk it did not touch, by
 * identity. The chunks' texts, joined, are the file.
 */
export interface TomlDocument {
  readonly chunks: ChunkList;
  readonly index: DocumentIndex;
}

/** Reads a file's text, strictly TOML 1.0; a byte order mark, CR LF and a missing last line end are kept as they are. */
export function parseDocument(text: string): Result<TomlDocument> {
  const chunks = parseChunks(text);
  return chunks.ok ? ok({ chunks: ChunkList.of(chunks.value), index: indexChunks(chunks.value) }) : chunks;
}

/** The file's text, byte for byte what was read where nothing was edited. */
export const printDocument = (document: TomlDocument): string => document.chunks.text;

/** A file without anything in it. */
export const emptyDocument: TomlDocument = (() => {
  const chunks = parseChunks("");
  const read = chunks.ok ? chunks.value : [];
  return { chunks: ChunkList.of(read), index: indexChunks(read) };
})();
