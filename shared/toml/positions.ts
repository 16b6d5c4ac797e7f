import { positionAt, type Position } from "../base/index.js";
import { isPrefix } from "./chunk-index.js";
import type { TomlDocument } from "./document.js";
import { elementOn, nodeAt, type LocatedNode, type Path } from "./locate.js";
import type { Chunk } from "./nodes.js";
import { placeInSource } from "./string-place.js";

/** Line and column of a value's token, both from 1. */
export const positionOf = (document: TomlDocument, path: Path): Position | undefined =>
  positionIn(document, nodeAt(document, path), 0);

/** Line and column of unit `at` of a text, both from 1, in the file. */
export function placeInText(document: TomlDocument, path: Path, at: number): Position | undefined {
  const found = nodeAt(document, path);
  if (!found) return undefined;
  const { chunk, node } = found;
  return positionIn(document, found, placeInSource(chunk.text.slice(node.from, node.to), at));
}

/** Where a row begins: its header, or its inline table. Line and column are counted from 1. */
export function rowPositionOf(document: TomlDocument, table: readonly string[], row: number): Position | undefined {
  const inline = positionOf(document, [...table, row]);
  if (inline) return inline;
  const element = elementOn(document, [...table, row]);
  const isPlain = ({ sections: [section] }: Chunk): boolean =>
    section?.path.length === table.length && section.kind === "table" && isPrefix(table, section.path);
  const chunk = element ? document.chunks.at(element.at) : row === 0 ? [...document.chunks].find(isPlain) : undefined;
  const [section] = chunk?.sections ?? [];
  if (!chunk || !section) return undefined;
  return { line: positionAt(chunk.text, section.from).line + (linesAbove(document).get(chunk) ?? 0), column: 1 };
}

/** A chunk begins a line. */
function positionIn(document: TomlDocument, found: LocatedNode | undefined, shift: number): Position | undefined {
  if (!found) return undefined;
  const { line, column } = positionAt(found.chunk.text, found.node.from + shift);
  return { line: line + (linesAbove(document).get(found.chunk) ?? 0), column };
}

const linesOfDocuments = new WeakMap<TomlDocument, ReadonlyMap<Chunk, number>>();

/** How many lines come before each chunk; counted once, since a caller that needs one position needs others. */
function linesAbove(document: TomlDocument): ReadonlyMap<Chunk, number> {
  const known = linesOfDocuments.get(document);
  if (known) return known;
  const lines = new Map<Chunk, number>();
  let count = 0;
  for (const chunk of document.chunks) {
    lines.set(chunk, count);
    count += positionAt(chunk.text, chunk.text.length).line - 1;
  }
  linesOfDocuments.set(document, lines);
  return lines;
}
