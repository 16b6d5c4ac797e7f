import { positionAt, type Position } from "../base/index.js";
import { isPrefix } from "./chunk-index.js";
import type { TomlDocument } from "./document.js";
import { elementOn, nodeAt, type LocatedNode, type Path } from "./locate.js";
import type { Chunk, Section } from "./nodes.js";
import { placeInSource } from "./string-place.js";

/** Line and column of a value's token, both from 1. */
export const positionOf = (document: TomlDocument, path: Path): Position | undefined =>
  positionIn(document, nodeAt(document, path), 0);

/** Line and column, both from 1, of the header of a table inside of a row: `[[cards.abilities]]`. */
export function headerPositionOf(document: TomlDocument, path: Path): Position | undefined {
  const element = elementOn(document, path);
  const chunk = element && document.chunks.at(element.at);
  const section = element && chunk && sectionAt(chunk, element.rest);
  if (!chunk || !section) return undefined;
  const indent = /^\s*/u.exec(chunk.text.slice(section.from, section.bodyFrom))?.[0].length ?? 0;
  const { line, column } = positionAt(chunk.text, section.from + indent);
  return { line: line + (linesAbove(document).get(chunk) ?? 0), column };
}

/** The section of a row's chunk that the table at `wanted`, a path inside of the row, begins with. */
function sectionAt({ sections: [first, ...inner] }: Chunk, wanted: Path): Section | undefined {
  /** How many items each list of headers has so far, by its path. */
  const counts = new Map<string, number>();
  return inner.find((section) => {
    const { path, kind } = section;
    const place: (string | number)[] = [];
    for (let length = (first?.path.length ?? 0) + 1; length <= path.length; length += 1) {
      place.push(path[length - 1] ?? "");
      const list = JSON.stringify(place);
      const isOwn = length === path.length && kind === "array";
      if (isOwn) counts.set(list, (counts.get(list) ?? 0) + 1);
      const count = counts.get(list);
      if (count !== undefined) place.push(count - 1);
    }
    return place.length === wanted.length && place.every((part, at) => part === wanted[at]);
  });
}

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
