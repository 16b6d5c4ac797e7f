import type { Result, TextChange } from "../base/index.js";
import { chunkOfElement, withChunks, type ChunkGroup } from "./chunk-index.js";
import { makeChunk } from "./chunk.js";
import type { TomlDocument } from "./document.js";
import { scattered, spliced } from "./edit-row.js";
import { isOneRow } from "./row-block.js";
import type { Edited } from "./edited.js";
import { arrayGroup } from "./locate.js";
import type { Chunk } from "./nodes.js";
import { parseChunks } from "./parse.js";
import { rowCount } from "./rows.js";

/**
 * Takes back the deletion of row `place` by the change of text that undoes it: also blank lines around the row are as they
 * were, and only the row and what is above it are read. Undefined where the change does more.
 */
export function restoreRow(
  document: TomlDocument,
  array: readonly string[],
  place: number,
  changes: readonly TextChange[],
): Result<Edited> | undefined {
  const [change] = changes;
  const group = arrayGroup(document, array);
  if (!group || !change || changes.length > 1 || scattered(document, group)) return undefined;
  const rows = rowCount(document, array);
  const at = place < rows ? chunkOfElement(group, place) : (chunkOfElement(group, rows - 1) ?? -1) + 1;
  const above = at === undefined ? undefined : document.chunks.at(at - 1);
  if (at === undefined || at < 1 || !above) return undefined;
  const to = document.chunks.offsetOf(at);
  const from = to - above.text.length;
  if (change.to !== to || (change.from !== from && change.from !== to)) return undefined;
  const isWithAbove = change.from !== to;
  const parts = isWithAbove ? withAbove(above, at === 1, change.insert, group) : rowAlone(change.insert, group);
  if (!parts) return undefined;
  const [first, removed] = isWithAbove ? [at - 1, 1] : [at, 0];
  const after: TomlDocument = {
    chunks: document.chunks.toSpliced(first, removed, parts),
    index: withChunks(document.index, group, at, 1),
  };
  return spliced(document, after, { from: first, removed, added: parts.length });
}

function rowAlone(text: string, { path }: ChunkGroup): readonly Chunk[] | undefined {
  const parsed = parseChunks(text);
  if (!parsed.ok) return undefined;
  const [root, row, ...more] = parsed.value;
  return root?.text === "" && row && more.length === 0 && isOneRow(row, path) ? [row] : undefined;
}

/** What is above a row and the row, read together: only blank lines and comments of the former may be others than before. */
function withAbove(above: Chunk, isRoot: boolean, text: string, { path }: ChunkGroup): readonly Chunk[] | undefined {
  const parsed = parseChunks(text);
  if (!parsed.ok) return undefined;
  const [root, ...headed] = parsed.value;
  const [upper, row, ...more] = isRoot ? parsed.value : headed;
  if ((!isRoot && root?.text !== "") || !upper || !row || more.length > 0 || !isOneRow(row, path)) return undefined;
  const end = contentEnd(above);
  if (contentEnd(upper) !== end || upper.text.slice(0, end) !== above.text.slice(0, end)) return undefined;
  return [makeChunk(upper.text, above.sections), row];
}

/** Where the last key or header of a chunk ends. */
function contentEnd({ sections }: Chunk): number {
  const section = sections.at(-1);
  return section?.pairs.at(-1)?.to ?? section?.bodyFrom ?? 0;
}
