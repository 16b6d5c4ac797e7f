import type { Span } from "../base/index.js";
import { chunkOfElement, isPrefix, pathKey } from "./chunk-index.js";
import type { TomlDocument } from "./document.js";
import { lineAfter, lineStart } from "./lines.js";
import { chunkOffset, chunkPlace, elementOn, nodeAt, plainGroup, type Path } from "./locate.js";
import type { Chunk, Pair, Section } from "./nodes.js";

/** What a place of a text is in: a row, a key of it, and an item of an array there. */
export interface PlaceInRow {
  readonly table: readonly string[];
  readonly row: number;
  /** The keys from the row on; none above and between its pairs. */
  readonly keys: readonly string[];
  readonly item?: number;
}

/**
 * Where a path is in the text: its key with the value, an item of an array by itself, else the header that it begins with, or
 * those of what it is in. Undefined where there is nothing of it.
 */
export function spanOfPath(document: TomlDocument, path: Path): Span | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const found = spanAt(document, path.slice(0, length));
    if (found) return found;
  }
  return undefined;
}

function spanAt(document: TomlDocument, path: Path): Span | undefined {
  const found = nodeAt(document, path);
  if (found) {
    const { pair, node, around } = found;
    const offset = chunkOffset(document, chunkPlace(document, path, found));
    return { from: offset + (around.length > 0 ? node.from : pair.from), to: offset + node.to };
  }
  // A row has no path below itself.
  const element = elementOn(document, [...path, ""]);
  const plain = plainGroup(document, path.slice(0, -1));
  const at = element ? element.at : plain && path.at(-1) === 0 ? chunkOfElement(plain, 0) : undefined;
  const chunk = at === undefined ? undefined : document.chunks.at(at);
  const section = chunk && sectionOf(chunk, element ? element.rest.slice(0, -1) : []);
  if (at === undefined || !section) return undefined;
  const offset = chunkOffset(document, at);
  return { from: offset + section.from, to: offset + headerEnd(chunk.text, section) };
}

/** The first section below the header of a row that its path leads into; the header itself for none. */
function sectionOf({ sections }: Chunk, rest: Path): Section | undefined {
  const [first] = sections;
  const keys = rest.filter((step) => typeof step === "string");
  const wanted = [...(first?.path ?? []), ...keys];
  return sections.find(({ path }) => isPrefix(wanted, path));
}

/** Where the line of a header ends, before its line end. */
const headerEnd = (text: string, { from, bodyFrom }: Section): number =>
  from + text.slice(from, bodyFrom).trimEnd().length;

/** The row and the key that a place of the text belongs to; undefined outside of rows. */
export function placeInRow(document: TomlDocument, at: number): PlaceInRow | undefined {
  const { chunks } = document;
  let place = chunks.placeAt(at);
  let offset = chunks.offsetOf(place);
  // Between two chunks a place belongs to the line that begins there.
  while (place + 1 < chunks.length && offset + (chunks.at(place)?.text.length ?? 0) <= at) {
    offset += chunks.at(place)?.text.length ?? 0;
    place += 1;
  }
  const chunk = chunks.at(place);
  const row = chunk && rowOfChunk(document, place);
  if (!chunk || !row) return undefined;
  return { ...row, ...keysAt(chunk, row.table, at - offset) };
}

function rowOfChunk(document: TomlDocument, place: number): Pick<PlaceInRow, "table" | "row"> | undefined {
  const { chunks, index } = document;
  const owner = [...index.detached].find(([, parts]) => parts.includes(place))?.[0] ?? place;
  const section = chunks.at(owner)?.sections[0];
  if (!section || section.kind === "root") return undefined;
  let row = 0;
  for (const { start, count } of index.groups.get(pathKey(section.path))?.runs ?? []) {
    if (owner >= start && owner < start + count) return { table: section.path, row: row + owner - start };
    row += count;
  }
  return undefined;
}

function keysAt({ text, sections }: Chunk, table: readonly string[], at: number): Pick<PlaceInRow, "keys" | "item"> {
  const section = sections.findLast(({ from }) => from <= at);
  if (!section) return { keys: [] };
  const inner = section.path.slice(table.length);
  const pair = section.pairs.find((each) => lineStart(text, each.from) <= at && at < lineAfter(text, each.to));
  if (!pair) return { keys: inner };
  return { keys: [...inner, ...pair.keys], ...itemAt(pair, at) };
}

function itemAt({ node }: Pair, at: number): Pick<PlaceInRow, "item"> {
  const item = node.items?.findIndex(({ from, to }) => from <= at && at <= to) ?? -1;
  return item === -1 ? {} : { item };
}
