import { pathKey } from "./chunk-index.js";
import { itemStyle, knownSpelling, type ItemStyle, type ListSpelling, type RowPlace } from "./item-style.js";
import type { TomlValue } from "./values.js";
import { writeKey, writeValue } from "./write.js";

type TableValue = Extract<TomlValue, { kind: "table" }>;

/** What is known of a table or list inside a row, by the keys that lead to it from the row. */
export interface Shape {
  /** The keys of the table, or of the list's items, in the order in which they are written. */
  readonly order?: readonly string[] | undefined;
  /** How the list is spelled where no other row shows it. */
  readonly spelling?: ListSpelling | undefined;
}

export type ShapeOf = (keys: readonly string[]) => Shape | undefined;

export interface WritingOptions {
  readonly spelling: ListSpelling;
  readonly shapeOf?: ShapeOf | undefined;
}

/** Writes items with headers below a row, with LF as line ends. */
export class ItemWriter {
  readonly #site: RowPlace;
  readonly #options: WritingOptions;
  /** By the paths of headers: how a list looks may have to be searched for in the whole file. */
  readonly #styles = new Map<string, ItemStyle>();
  readonly #spellings = new Map<string, ListSpelling>();

  constructor(site: RowPlace, options: WritingOptions) {
    this.#site = site;
    this.#options = options;
  }

  /** The text of an item: scalars and inline tables first, then nested lists, each in the order of the shape. */
  block(path: readonly string[], item: TableValue): string {
    const { indent, header, lines } = this.#style(path);
    const members = inOrder([...item.entries], this.#shapeOf(path)?.order);
    const own: string[] = [];
    const nested: string[] = [];
    for (const [key, value] of members) {
      const below = [...path, key];
      const tables = this.#headerItems(below, value);
      if (tables) for (const table of tables) nested.push(this.blanks(below) + this.block(below, table));
      else {
        const name = writeKey(key);
        own.push(`${lines.indent}${name}${lines.gap(name.length)}=${lines.afterEquals}${writeValue(value)}\n`);
      }
    }
    return [`${indent}${header}\n`, ...own, ...nested].join("");
  }

  /** The blank lines above an item. */
  blanks(path: readonly string[]): string {
    return "\n".repeat(this.#style(path).blankLines);
  }

  spelling(path: readonly string[]): ListSpelling {
    const key = pathKey(path);
    const known = this.#spellings.get(key);
    if (known) return known;
    const spelling = knownSpelling(this.#site, path) ?? this.#shapeOf(path)?.spelling ?? this.#options.spelling;
    this.#spellings.set(key, spelling);
    return spelling;
  }

  #style(path: readonly string[]): ItemStyle {
    const key = pathKey(path);
    const known = this.#styles.get(key);
    if (known) return known;
    const style = itemStyle(this.#site, path);
    this.#styles.set(key, style);
    return style;
  }

  /** The items of a list that is written with headers; undefined for all other values. */
  #headerItems(path: readonly string[], value: TomlValue): readonly TableValue[] | undefined {
    if (value.kind !== "array" || value.items.length === 0) return undefined;
    const tables = value.items.filter((item) => item.kind === "table");
    return tables.length === value.items.length && this.spelling(path) === "headers" ? tables : undefined;
  }

  #shapeOf(path: readonly string[]): Shape | undefined {
    return this.#options.shapeOf?.(path.slice(this.#site.group.path.length));
  }
}

/** Keys that the order does not name come last, as they come. */
function inOrder<Entry extends readonly [string, TomlValue]>(
  entries: readonly Entry[],
  order: readonly string[] | undefined,
): readonly Entry[] {
  if (!order) return entries;
  const ranks = new Map(order.map((key, at) => [key, at]));
  const rank = ([key]: Entry): number => ranks.get(key) ?? ranks.size;
  return entries.toSorted((a, b) => rank(a) - rank(b));
}
