import { groupSize } from "./chunk-index.js";
import type { TomlDocument } from "./document.js";
import {
  arrayGroup,
  elementOn,
  elementTree,
  flatSection,
  plainGroup,
  valueAt,
  type Element,
  type Path,
} from "./locate.js";
import { flatChanges, flatPair, type RowChange } from "./flat-row.js";
import type { Section } from "./nodes.js";
import { treeValue, type TableTree } from "./tree.js";
import type { TomlValue } from "./values.js";

/** A key of a row with its value. */
export interface RowEntry {
  readonly key: string;
  readonly value: TomlValue;
}

const entriesOfRows = new WeakMap<Section | TableTree, readonly RowEntry[]>();

function entriesOfTree(tree: TableTree): readonly RowEntry[] {
  const known = entriesOfRows.get(tree);
  if (known) return known;
  const entries = [...tree.members].map(([key, member]) => ({ key, value: treeValue(member) }));
  entriesOfRows.set(tree, entries);
  return entries;
}

/** A row of plain pairs, as nearly all are, is read from them: no tree of it is built or kept. */
function entriesOfElement(document: TomlDocument, element: Element): readonly RowEntry[] {
  const section = flatSection(document, element);
  if (!section) return entriesOfTree(elementTree(document, element));
  const known = entriesOfRows.get(section);
  if (known) return known;
  const entries = section.pairs.map(({ keys, node }) => ({ key: keys[0] ?? "", value: node.value }));
  entriesOfRows.set(section, entries);
  return entries;
}

/** The keys and values of one row in file order; a row that is not a table has none (TOML-6). Cached with the row. */
export function rowEntries(document: TomlDocument, array: readonly string[], place: number): readonly RowEntry[] {
  const element = elementOn(document, [...array, place]);
  if (element) return entriesOfElement(document, element);
  const value = valueAt(document, [...array, place]);
  return value?.kind === "table" ? [...value.entries].map(([key, each]) => ({ key, value: each })) : [];
}

/** The first keys of a row with their values, without a list of all of them where a row may have thousands. */
export function firstEntries(
  document: TomlDocument,
  array: readonly string[],
  place: number,
  most: number,
): readonly RowEntry[] {
  const element = elementOn(document, [...array, place]);
  const section = element && flatSection(document, element);
  if (!section) return rowEntries(document, array, place).slice(0, most);
  return section.pairs.slice(0, most).map(({ keys, node }) => ({ key: keys[0] ?? "", value: node.value }));
}

/** The value of one key of a row, without making a list of all of them; undefined where the row has no such key. */
export function rowValue(
  document: TomlDocument,
  array: readonly string[],
  place: number,
  key: string,
): TomlValue | undefined {
  const element = elementOn(document, [...array, place]);
  const section = element && flatSection(document, element);
  if (section) return flatPair(section, key)?.node.value;
  return rowEntries(document, array, place).find((entry) => entry.key === key)?.value;
}

/**
 * The keys of an element of an array of tables whose values differ between two versions of a document. Undefined where that is
 * not known without reading both rows whole.
 */
export function rowChanges(before: TomlDocument, after: TomlDocument, path: Path): readonly RowChange[] | undefined {
  const [old, now] = [flatRowAt(before, path), flatRowAt(after, path)];
  return old && now && flatChanges(old, now);
}

function flatRowAt(document: TomlDocument, path: Path): Section | undefined {
  const element = elementOn(document, path);
  return element?.rest.length === 0 ? flatSection(document, element) : undefined;
}

/** How many rows the table at `path` has: elements of an array, or one for a plain table. */
export function rowCount(document: TomlDocument, path: readonly string[]): number {
  const group = arrayGroup(document, path);
  if (group) return groupSize(group);
  if (plainGroup(document, path)) return 1;
  const value = valueAt(document, path);
  return value?.kind === "array" ? value.items.length : 0;
}
