import { chunkOfElement, groupSize, isPrefix, type ChunkGroup } from "./chunk-index.js";
import type { TomlDocument } from "./document.js";
import { blanksAbove, sectionTop } from "./item-spans.js";
import { lineStyle, type LineStyle } from "./layout.js";
import type { Element } from "./locate.js";
import type { Chunk, Section } from "./nodes.js";
import { rowTree, treeValue, type Tree } from "./tree.js";
import type { TomlValue } from "./values.js";
import { writeKey } from "./write.js";

export type ListSpelling = "headers" | "inline";

/** How the header and the lines of an item look. */
export interface ItemStyle {
  readonly indent: string;
  readonly header: string;
  readonly blankLines: number;
  readonly lines: LineStyle;
}

/** A header that shows how those of its list are written. */
interface Model {
  readonly chunk: Chunk;
  readonly at: number;
}

const headerText = /^([ \t]*)(\[\[(?:[^\]"'#]|"(?:[^"\\]|\\.)*"|'[^']*')*\]\])/u;

function styleOf({ chunk, at }: Model): ItemStyle | undefined {
  const { text, sections } = chunk;
  const section = sections[at];
  const [, indent = "", header] = headerText.exec(text.slice(section?.from)) ?? [];
  if (!section || header === undefined) return undefined;
  const top = sectionTop(chunk, at);
  const blankLines = text.slice(blanksAbove(text, top), top).split("\n").length - 1;
  return { indent, header, blankLines, lines: lineStyle(text, section, section.pairs[0]) };
}

/** Two spaces for each level below the row, and a blank line above each header. */
function usualStyle(row: Section | undefined, path: readonly string[]): ItemStyle {
  const indent = "  ".repeat(path.length - (row?.path.length ?? 0));
  const header = `[[${path.map(writeKey).join(".")}]]`;
  return { indent, header, blankLines: 1, lines: { indent, gap: () => " ", afterEquals: " " } };
}

/** Where a list of a row gets its first item, among rows that may show how such lists are written. */
export interface RowPlace {
  readonly document: TomlDocument;
  readonly group: ChunkGroup;
  /** Of the row in its table, and of its chunk in the file. */
  readonly place: number;
  readonly chunk: Chunk;
  /** The section that new items follow. */
  readonly behind: number;
}

/** How the items of a list look: as the sibling above, else the one below, else those of the nearest row that has any. */
export function itemStyle(site: RowPlace, path: readonly string[]): ItemStyle {
  const own = sectionsOf(site.chunk, path);
  const at = own.findLast((each) => each <= site.behind) ?? own[0];
  const model = at === undefined ? modelElsewhere(site, path) : { chunk: site.chunk, at };
  return (model && styleOf(model)) ?? usualStyle(site.chunk.sections[0], path);
}

function modelElsewhere(site: RowPlace, path: readonly string[]): Model | undefined {
  for (const chunk of otherRows(site)) {
    const [at] = sectionsOf(chunk, path);
    if (at !== undefined) return { chunk, at };
  }
  return undefined;
}

/** How the list is spelled in the nearest place that has one: this row, then those before it, then those behind it. */
export function knownSpelling(site: RowPlace, path: readonly string[]): ListSpelling | undefined {
  const keys = path.slice(site.group.path.length);
  return spellingIn(site.chunk, path, keys) ?? first(otherRows(site), (chunk) => spellingIn(chunk, path, keys));
}

function spellingIn(chunk: Chunk, path: readonly string[], keys: readonly string[]): ListSpelling | undefined {
  if (sectionsOf(chunk, path).length > 0) return "headers";
  return holds(chunk, keys, ({ items }) => items.length > 0) ? "inline" : undefined;
}

/** Whether another row has the list that a path leads to, empty: `[]`. */
export function isEmptyElsewhere(document: TomlDocument, { group, place, rest }: Element): boolean {
  const keys = rest.filter((step) => typeof step === "string");
  const isEmpty = (chunk: Chunk): true | undefined =>
    holds(chunk, keys, ({ items }) => items.length === 0) || undefined;
  return first(otherRows({ document, group, place }), isEmpty) ?? false;
}

type ArrayValue = Extract<TomlValue, { kind: "array" }>;

/** Whether the keys lead to an array of a kind in a row, through any item of the lists on the way. */
function holds(chunk: Chunk, keys: readonly string[], is: (array: ArrayValue) => boolean): boolean {
  // The text alone rules out nearly all rows without it.
  return keys.every((key) => chunk.text.includes(key)) && treeHolds(rowTree(chunk), keys, is);
}

function treeHolds(tree: Tree, keys: readonly string[], is: (array: ArrayValue) => boolean): boolean {
  if (tree.kind === "value") return valueHolds(tree.node.value, keys, is);
  const [key, ...rest] = keys;
  if (key === undefined) return valueHolds(treeValue(tree), [], is);
  if (tree.kind === "array") return tree.items.some((item) => treeHolds(item, keys, is));
  const member = tree.members.get(key);
  return member !== undefined && treeHolds(member, rest, is);
}

function valueHolds(value: TomlValue, keys: readonly string[], is: (array: ArrayValue) => boolean): boolean {
  const [key, ...rest] = keys;
  if (key === undefined) return value.kind === "array" && is(value);
  if (value.kind === "array") return value.items.some((item) => valueHolds(item, keys, is));
  const member = value.kind === "table" ? value.entries.get(key) : undefined;
  return member !== undefined && valueHolds(member, rest, is);
}

/** The other rows of the table, those before it from the nearest on, then those behind it. */
function* otherRows({
  document,
  group,
  place,
}: Pick<RowPlace, "document" | "group" | "place">): Generator<Chunk, undefined> {
  const rows = groupSize(group);
  for (let row = place - 1; row >= 0; row -= 1) yield* chunkOf(document, group, row);
  for (let row = place + 1; row < rows; row += 1) yield* chunkOf(document, group, row);
  return undefined;
}

function chunkOf(document: TomlDocument, group: ChunkGroup, row: number): readonly Chunk[] {
  const chunk = document.chunks.at(chunkOfElement(group, row) ?? -1);
  return chunk ? [chunk] : [];
}

function first<Item, Found>(items: Iterable<Item>, find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const none: readonly number[] = [];

/** The sections of a row with this header. Asked of many rows, nearly all of which have none. */
function sectionsOf({ text, sections }: Chunk, path: readonly string[]): readonly number[] {
  const last = path.at(-1) ?? "";
  const isOf = ({ kind, path: own }: Section): boolean =>
    own.length === path.length && own.at(-1) === last && kind === "array" && isPrefix(path, own);
  if (sections.length === 1 || !path.every((key) => text.includes(key)) || !sections.some(isOf)) return none;
  return sections.flatMap((section, at) => (isOf(section) ? [at] : []));
}
