import { chunkOfElement, indexChunks } from "./chunk-index.js";
import { ChunkList } from "./chunk-list.js";
import type { TomlDocument } from "./document.js";
import { reachesOn, reread } from "./edited.js";
import { blockEnd, newlineOf } from "./layout.js";
import { arrayGroup } from "./locate.js";
import type { Chunk } from "./nodes.js";

/** A document whose rows stand in another order. */
export interface OrderedRows {
  readonly text: string;
  /** What the text says, made of the rows that were read before; undefined where it has to be read as a whole. */
  readonly document: TomlDocument | undefined;
}

/** A place of a row: its chunk, the text that the chunk has then, and the row that comes there. */
interface Slot {
  readonly at: number;
  readonly text: string;
  readonly source: Chunk;
}

/**
 * The rows of a document in another order: `order` says for each place which row, by its present place, comes there. A row
 * takes along its block; what lies between blocks, such as headings of sections, stays where it is. Undefined where the rows
 * have no blocks of their own, as in an inline list. Linear, where as many moves of single rows are not.
 */
export function rowsInOrder(
  document: TomlDocument,
  array: readonly string[],
  order: readonly number[],
): OrderedRows | undefined {
  const slots = slotsInOrder(document, array, order);
  if (!slots) return undefined;
  const chunks = [...document.chunks];
  const texts = chunks.map(({ text }) => text);
  for (const { at, text } of slots) texts[at] = text;
  return { text: texts.join(""), document: assembled(document, chunks, slots) };
}

function slotsInOrder(
  document: TomlDocument,
  array: readonly string[],
  order: readonly number[],
): readonly Slot[] | undefined {
  const group = arrayGroup(document, array);
  if (!group) return undefined;
  const places: { readonly at: number; readonly chunk: Chunk; readonly end: number }[] = [];
  for (const place of order.keys()) {
    const at = chunkOfElement(group, place);
    const chunk = at === undefined ? undefined : document.chunks.at(at);
    if (at === undefined || !chunk) return undefined;
    places.push({ at, chunk, end: blockEnd(chunk) });
  }
  const newline = newlineOf(document);
  return places.map(({ at, chunk, end }, place) => {
    const from = places[order[place] ?? place] ?? { chunk, end };
    const isEnded = chunk.text.charAt(end - 1) === "\n";
    const below = chunk.text.slice(end);
    // What follows most blocks is one empty line: then the chunk is the row with all that belongs to it.
    const isWhole =
      isEnded === (from.chunk.text.charAt(from.end - 1) === "\n") && below === from.chunk.text.slice(from.end);
    if (isWhole) return { at, text: from.chunk.text, source: from.chunk };
    const block = from.chunk.text.slice(0, from.end);
    return { at, text: withLineEnd(block, isEnded, newline) + below, source: from.chunk };
  });
}

/** A file may end without a line end: the row that comes there does, too, and the one that leaves gets one. */
function withLineEnd(block: string, isEnded: boolean, newline: string): string {
  if (!isEnded) return block.replace(/\r?\n$/u, "");
  return block.endsWith("\n") ? block : block + newline;
}

/** The document of the chunks that the rows have already; those whose text is another one are read again. */
function assembled(document: TomlDocument, chunks: Chunk[], slots: readonly Slot[]): TomlDocument | undefined {
  // Tables that add to a row from elsewhere in the file add to another one then.
  if (document.index.detached.size > 0) return undefined;
  for (const { at, text, source } of slots) {
    const chunk = source.text === text ? source : again(source, text, at);
    if (!chunk) return undefined;
    chunks[at] = chunk;
  }
  const ordered = { chunks: ChunkList.of(chunks), index: indexChunks(chunks) };
  return slots.some(({ at }) => reachesOn(ordered, at)) ? undefined : ordered;
}

function again(source: Chunk, text: string, at: number): Chunk | undefined {
  const read = reread(source, text, at, "stay");
  return read.ok ? read.value : undefined;
}
