import { groupSize } from "./chunk-index.js";
import type { TomlDocument } from "./document.js";
import { arrayGroup, elementOn, elementTree, plainGroup, valueAt, type Element } from "./locate.js";
import type { Chunk, Section } from "./nodes.js";
import { treeValue, type TableTree } from "./tree.js";
import type { TomlValue } from "./values.js";

/** A key of a row with its value. */
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

/** The keys and values of one row in file order; a row that is not a table has none (TOML-6). Cached with the row. */
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
