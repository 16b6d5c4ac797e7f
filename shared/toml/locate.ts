import { chunkOfElement, isPrefix, pathKey, type ChunkGroup } from "./chunk-index.js";
import type { TomlDocument } from "./document.js";
import { flatPair } from "./flat-row.js";
import type { Chunk, Pair, Section, ValueNode } from "./nodes.js";
import { treeOfKey } from "./top-level.js";
import { buildTree, rowTree, treeValue, type LeafTree, type TableTree, type Tree } from "./tree.js";
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
  | { readonly kind: "node"; readonly at: LocatedNode }
  | { readonly kind: "tree"; readonly tree: Tree };

/** The array of tables with this path whose elements are chunks, or undefined. */
export const arrayGroup = (document: TomlDocument, path: Path): ChunkGroup | undefined => {
  if (!path.every((part) => typeof part === "string")) return undefined;
  const group = document.index.groups.get(pathKey(path));
  return group?.kind === "array" ? group : undefined;
};

/** The plain table with this path that has a header of its own, or undefined. */
export const plainGroup = (document: TomlDocument, path: Path): ChunkGroup | undefined => {
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

/** The section of an element that has no other and no dotted keys; undefined where the element is more than that. */
export const flatSection = ({ chunks, index }: TomlDocument, { at }: Element): Section | undefined =>
  index.detached.has(at) ? undefined : chunks.at(at)?.flat;

/** Finds what a path leads to: a value's node, or a table or array of tables. */
export function locate(document: TomlDocument, path: Path): Located | undefined {
  const element = elementOn(document, path);
  const section = element && flatSection(document, element);
  if (section) return inFlatRow(document, element, section);
  if (element) return walk(elementTree(document, element), element.rest);
  const plain = plainPath(document, path);
  const [first] = plain;
  return typeof first === "string" ? walk(treeOfKey(document, first), plain) : undefined;
}

/** A value of a flat element, found among its pairs: a tree of each version of a row would cost more than what it is for. */
function inFlatRow(document: TomlDocument, element: Element, section: Section): Located | undefined {
  const [key, ...rest] = element.rest;
  if (key === undefined) {
    // Most who ask want to know that it is a table, and not what it holds.
    return {
      kind: "tree",
      get tree() {
        return elementTree(document, element);
      },
    };
  }
  const chunk = document.chunks.at(element.at);
  const pair = typeof key === "string" ? flatPair(section, key) : undefined;
  return chunk && pair && intoNode({ chunk, section, pair, node: pair.node }, rest);
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

function intoNode({ chunk, section, pair, node }: Omit<LeafTree, "kind">, path: Path): Located | undefined {
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
  return found?.chunk.slice(found.node.from, found.node.to);
}

/** Units before chunk `at`. */
export function chunkOffset(document: TomlDocument, at: number): number {
  return document.chunks.offsetOf(at);
}
