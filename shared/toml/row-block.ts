import { hashOf, ok, type Result } from "../base/index.js";
import { chunkOfElement, isPrefix } from "./chunk-index.js";
import type { TomlDocument } from "./document.js";
import { refusal } from "./edited.js";
import { blockEnd } from "./layout.js";
import { arrayGroup, nodeAt, plainText } from "./locate.js";
import type { Chunk } from "./nodes.js";
import { parseChunks } from "./parse.js";
import type { Block } from "./row-pieces.js";
import type { RowEntry } from "./rows.js";
import { wideRowOf } from "./wide-row.js";
import { writeKey, writeValue } from "./write.js";

/** A row to be: its values in order, or the very text of its block. */
export type NewRow = { readonly entries: readonly RowEntry[] } | { readonly block: string };

/** The text of a row's block (TOML-5): comment lines directly above its header, the header, its keys and sub-tables. */
export function blockText(document: TomlDocument, array: readonly string[], place: number): string {
  const group = arrayGroup(document, array);
  const at = group && chunkOfElement(group, place);
  const chunk = at === undefined ? undefined : document.chunks.at(at);
  if (chunk) return chunk.text.slice(0, blockEnd(chunk));
  const plain = place === 0 ? plainText(document, array) : undefined;
  if (plain !== undefined) return plain;
  const found = nodeAt(document, [...array, place]);
  return found ? found.chunk.text.slice(found.node.from, found.node.to) : "";
}

/**
 * A number that stands for the text of a row's block, without the blank lines around it. That of a wide row is made of those of
 * its keys: an act on each of its cells asks for it after each.
 */
export function blockHash(document: TomlDocument, array: readonly string[], place: number): number {
  const group = arrayGroup(document, array);
  const at = group && chunkOfElement(group, place);
  const chunk = at === undefined ? undefined : document.chunks.at(at);
  const row = chunk && wideRowOf(chunk);
  if (!row) return hashOf(blockText(document, array, place).trim());
  const { frame, pieces } = row;
  return pieces.blocks.reduce((sum, block) => (sum + block.noted(hashIn, undefined)) | 0, hashOf(frame.head.trim()));
}

const hashIn = ({ pieces }: Block): number => pieces.reduce((sum, { text }) => (sum + hashOf(text.trimEnd())) | 0, 0);

/** The block of a row that is to be added. */
export function writeBlock(array: readonly string[], row: NewRow, newline: string): string {
  if ("block" in row) return /\n$/u.test(row.block) ? row.block : `${row.block}${newline}`;
  const header = `[[${array.map(writeKey).join(".")}]]`;
  const style = { newline: newline === "\r\n" ? "\r\n" : "\n" } as const;
  const lines = row.entries.map(({ key, value }) => `${writeKey(key)} = ${writeValue(value, style)}`);
  return [header, ...lines, ""].join(newline);
}

/** Reads the text of a row; it must be one element of `array` and nothing else. */
export function readRow(text: string, array: readonly string[]): Result<Chunk> {
  const parsed = parseChunks(text);
  if (!parsed.ok) return parsed;
  const [root, chunk, more] = parsed.value;
  const fits = root?.text === "" && more === undefined && chunk && isOneRow(chunk, array);
  return fits ? ok(chunk) : refusal("not-a-row", `The text is not one row of ${array.join(".")}.`);
}

/** Whether a chunk begins with the header of a row of `array`. */
export function isOneRow({ sections: [section] }: Chunk, array: readonly string[]): boolean {
  return section?.kind === "array" && section.path.length === array.length && isPrefix(array, section.path);
}
