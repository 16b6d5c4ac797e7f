import type { Position } from "../base/index.js";
import { positionAt } from "../base/index.js";
import { chunkOfElement, groupSize, isPrefix, pathKey, type ChunkGroup } from "./chunk-index.js";
import type { TomlDocument } from "./document.js";
import type { Chunk, Pair, Section, ValueNode } from "./nodes.js";
import { treeOfKey } from "./top-level.js";
import { buildTree, rowTree, treeValue, type LeafTree, type TableTree, type Tree } from "./tree.js";
import { placeInSource } from "./string-place.js";
import type { TomlValue } from "./values.js";

/** The way to a value: keys of tables and places in arrays. */
export type Path = readonly (string | number)[];

/** A value inside of a pair, with the inline tables and arrays around it, outermost first. */
export interface LocatedNode {
  readonly chunk: Chunk;
  readonly section: Section;
  /** The pair of the section; inline members have pairs of their own in `around`. */
  readonly pair: Pair;
  readonly node: ValueNode;
  /** The values the node is inside of, beginning with the pair's own; empty when it is the pair's own value. */
  readonly around: readonly ValueNode[];
}

export type Located =
  { readonly kind: "node"; readonly at: LocatedNode } | { readonly kind: "tree"; readonly tree: Tree };

/** The array of tables with this path whose elements are chunks, or undefined. */
export const arrayGroup = (document: TomlDocument, path: Path): ChunkGroup | undefined => {
  if (!path.every((part) => typeof part === "string")) return undefined;
  const group = document.index.groups.get(pathKey(path));
  return group?.kind === "array" ? group : undefined;
};

/** The plain table with this path that has a header of its own, or undefined. */
const plainGroup = (document: TomlDocument, path: Path): ChunkGroup | undefined => {
  if (path.length === 0 || !path.every((part) => typeof part === "string")) return undefined;
  const group = document.index.groups.get(pathKey(path));
  return group?.kind === "table" ? group : undefined;
};

/**
 * A plain table counts as an array of one row (TOML-6): `["print-run", 0, "policy"]` leads to what
 * `["print-run", "policy"]` leads to. Other paths stay as they are.
 */
export function plainPath(document: TomlDocument, path: Path): Path {
  const at = path.indexOf(0);
  if (at < 1 || !plainGroup(document, path.slice(0, at))) return path;
  return path.toSpliced(at, 1);
}

/** The text of a plain table with the tables inside of it; undefined where there is no such table. */
export function plainText(document: TomlDocument, path: readonly string[]): string | undefined {
  if (!plainGroup(document, path)) return undefined;
  return [...document.chunks]
    .filter(({ sections }) => isPrefix(path, sections[0]?.path ?? []))
    .map(({ text }) => text)
    .join("");
}

/** The element that a path leads into, where that is an element with a chunk of its own. */
export interface Element {
  readonly group: ChunkGroup;
  readonly place: number;
  /** The place of its chunk in the document. */
  readonly at: number;
  readonly rest: Path;
}

export function elementOn(document: TomlDocument, path: Path): Element | undefined {
  for (let length = 1; length < path.length; length += 1) {
    const place = path[length];
    if (typeof place !== "number") continue;
    const group = arrayGroup(document, path.slice(0, length));
    const at = group && chunkOfElement(group, place);
    return group && at !== undefined ? { group, place, at, rest: path.slice(length + 1) } : undefined;
  }
  return undefined;
}

/** The place of a chunk that a path leads into: that of its element where it is there, without going through the others. */
export function placeOfChunk(document: TomlDocument, path: Path, chunk: Chunk): number {
  const element = elementOn(document, path);
  return element && document.chunks.at(element.at) === chunk ? element.at : [...document.chunks].indexOf(chunk);
}

/** The place of the chunk that a found node is in. */
export const chunkPlace = (document: TomlDocument, path: Path, { chunk }: LocatedNode): number =>
  placeOfChunk(document, path, chunk);

export function elementTree(document: TomlDocument, { at, group }: Element): TableTree {
  const chunk = document.chunks.at(at);
  const detached = document.index.detached.get(at);
  if (!chunk) throw new RangeError(`No chunk ${at}`);
  if (!detached) return rowTree(chunk);
  return buildTree([chunk, ...detached.flatMap((part) => document.chunks.at(part) ?? [])], group.path);
}

/** Finds what a path leads to: a value's node, or a table or array of tables. */
export function locate(document: TomlDocument, path: Path): Located | undefined {
  const element = elementOn(document, path);
  if (element) return walk(elementTree(document, element), element.rest);
  const plain = plainPath(document, path);
  const [first] = plain;
  return typeof first === "string" ? walk(treeOfKey(document, first), plain) : undefined;
}

export function walk(root: Tree, path: Path): Located | undefined {
  let tree: Tree | undefined = root;
  for (const [depth, part] of path.entries()) {
    if (tree.kind === "value") return intoNode(tree, path.slice(depth));
    tree =
      typeof part === "string"
        ? tree.kind === "table"
          ? tree.members.get(part)
          : undefined
        : tree.kind === "array"
          ? tree.items[part]
          : undefined;
    if (!tree) return undefined;
  }
  return tree.kind === "value" ? intoNode(tree, []) : { kind: "tree", tree };
}

function intoNode({ chunk, section, pair, node }: LeafTree, path: Path): Located | undefined {
  const around: ValueNode[] = [];
  let inner: ValueNode | undefined = node;
  let left = path;
  while (left.length > 0) {
    const outer: ValueNode = inner;
    around.push(outer);
    const step: { node: ValueNode; used: number } | undefined = intoValue(outer, left);
    if (!step) return undefined;
    inner = step.node;
    left = left.slice(step.used);
  }
  return { kind: "node", at: { chunk, section, pair, node: inner, around } };
}

function intoValue(node: ValueNode, path: Path): { node: ValueNode; used: number } | undefined {
  const [part] = path;
  if (typeof part === "number") {
    const item = node.items?.[part];
    return item && { node: item, used: 1 };
  }
  const pair = node.pairs?.find(({ keys }) => isPrefix(keys, path));
  return pair && { node: pair.node, used: pair.keys.length };
}

/** The value at a path, or undefined. Costs the tables on the way, not the file. */
export function valueAt(document: TomlDocument, path: Path): TomlValue | undefined {
  const found = locate(document, path);
  if (found) return found.kind === "node" ? found.at.node.value : treeValue(found.tree);
  return dottedInlineTable(document, path);
}

/** An inline table made by dotted keys inside another has no token of its own: `{ a.b = 1 }` holds the table `a`. */
function dottedInlineTable(document: TomlDocument, path: Path): TomlValue | undefined {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const found = locate(document, path.slice(0, length));
    if (!found) continue;
    if (found.kind !== "node") return undefined;
    let value: TomlValue | undefined = found.at.node.value;
    for (const part of path.slice(length)) {
      value = typeof part === "string" && value?.kind === "table" ? value.entries.get(part) : undefined;
    }
    return value;
  }
  return undefined;
}

/** `valueAt`, with the empty path returning undefined: the file as a whole is never built as one table. */
export const treeValueAt = (document: TomlDocument, path: Path): TomlValue | undefined =>
  path.length === 0 ? undefined : valueAt(document, path);

/** The node at a path, or undefined where no single token spells the value. */
export function nodeAt(document: TomlDocument, path: Path): LocatedNode | undefined {
  const found = locate(document, path);
  return found?.kind === "node" ? found.at : undefined;
}

/** The source of the value's token, exactly as in the file. */
export function sourceAt(document: TomlDocument, path: Path): string | undefined {
  const found = nodeAt(document, path);
  return found?.chunk.text.slice(found.node.from, found.node.to);
}

/** Units before chunk `at`. */
export function chunkOffset(document: TomlDocument, at: number): number {
  return document.chunks.offsetOf(at);
}

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

export interface RowEntry {
  readonly key: string;
  readonly value: TomlValue;
}

const entriesOfRows = new WeakMap<Chunk | TableTree, readonly RowEntry[]>();

function entriesOfTree(tree: TableTree): readonly RowEntry[] {
  const known = entriesOfRows.get(tree);
  if (known) return known;
  const entries = [...tree.members].map(([key, member]) => ({ key, value: treeValue(member) }));
  entriesOfRows.set(tree, entries);
  return entries;
}

/** A row of plain pairs, as nearly all are, is read from them: no tree of it is built or kept. */
function entriesOfElement(document: TomlDocument, element: Element): readonly RowEntry[] {
  const chunk = document.chunks.at(element.at);
  const section = chunk && plainSection(chunk);
  if (!section || document.index.detached.has(element.at)) return entriesOfTree(elementTree(document, element));
  const known = entriesOfRows.get(chunk);
  if (known) return known;
  const entries = section.pairs.map(({ keys, node }) => ({ key: keys[0] ?? "", value: node.value }));
  entriesOfRows.set(chunk, entries);
  return entries;
}

function plainSection({ sections }: Chunk): Section | undefined {
  const [section] = sections;
  return sections.length === 1 && section?.pairs.every(({ keys }) => keys.length === 1) ? section : undefined;
}

/** The keys and values of one row in file order; a row that is no table has none (TOML-6). Cached with the row. */
export function rowEntries(document: TomlDocument, array: readonly string[], place: number): readonly RowEntry[] {
  const element = elementOn(document, [...array, place]);
  if (element) return entriesOfElement(document, element);
  const value = valueAt(document, [...array, place]);
  return value?.kind === "table" ? [...value.entries].map(([key, each]) => ({ key, value: each })) : [];
}

/** How many rows the table at `path` has: elements of an array, or one for a plain table. */
export function rowCount(document: TomlDocument, path: readonly string[]): number {
  const group = arrayGroup(document, path);
  if (group) return groupSize(group);
  if (plainGroup(document, path)) return 1;
  const value = valueAt(document, path);
  return value?.kind === "array" ? value.items.length : 0;
}

/** A top-level item of a file. */
export interface TableListing {
  readonly path: readonly string[];
  /** `array-of-tables`: `[[path]]` headers; `inline-array`: `path = [ { … } ]`; `list`: any other array; `value`: any other key. */
  readonly kind: "array-of-tables" | "inline-array" | "table" | "list" | "value";
}

function listingKind(value: TomlValue): TableListing["kind"] {
  if (value.kind === "table") return "table";
  if (value.kind !== "array") return "value";
  return value.items.length > 0 && value.items.every((item) => item.kind === "table") ? "inline-array" : "list";
}

/** The arrays of tables, tables and keys of a file, in order of first sight. */
export function tablesIn(document: TomlDocument): readonly TableListing[] {
  const listings: TableListing[] = [];
  for (const { path, kind } of document.index.groups.values()) {
    if (kind === "array") listings.push({ path, kind: "array-of-tables" });
    if (kind === "table") listings.push({ path, kind: "table" });
    if (kind !== "root") continue;
    for (const { keys, node } of document.chunks.at(0)?.sections[0]?.pairs ?? []) {
      listings.push({ path: keys, kind: listingKind(node.value) });
    }
  }
  return listings;
}
