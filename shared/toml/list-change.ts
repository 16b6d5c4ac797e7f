import type { KeyOptions } from "./edit-key.js";
import type { Edited } from "./edited.js";
import type { ItemText } from "./read-value.js";
import type { ListSpelling } from "./item-style.js";
import type { ShapeOf } from "./item-write.js";
import { isEqual, type Result } from "../base/index.js";
import type { TomlValue } from "./values.js";

/** A change of a list: items are added before a place, taken out, moved together, or repeated behind themselves. */
export type ListChange<Item> =
  | { readonly op: "insert"; readonly at: number; readonly items: readonly Item[] }
  | { readonly op: "remove"; readonly at: number; readonly count: number }
  /** `to` is the place of the first in the list without them. */
  | { readonly op: "move"; readonly from: number; readonly count: number; readonly to: number }
  | { readonly op: "duplicate"; readonly at: number; readonly count: number };

/** The items after a change whose places are known to be in the list. */
export function listAfter<Item>(items: readonly Item[], change: ListChange<Item>): Item[] {
  switch (change.op) {
    case "insert":
      return inserted(items, change.at, change.items);
    case "remove":
      return items.toSpliced(change.at, change.count);
    case "move": {
      const { from, count, to } = change;
      return inserted(items.toSpliced(from, count), to, items.slice(from, from + count));
    }
    case "duplicate": {
      const { at, count } = change;
      return inserted(items, at + count, items.slice(at, at + count));
    }
  }
}

/** As `toSpliced` inserts, but for any number of items: that takes them as its arguments. */
export const inserted = <Item>(items: readonly Item[], at: number, added: readonly Item[]): Item[] => [
  ...items.slice(0, at),
  ...added,
  ...items.slice(at),
];

export interface ListOptions extends KeyOptions {
  /** How the list is spelled where no row of the file shows it; `inline` where absent. */
  readonly spelling?: ListSpelling | undefined;
  /** What is known of the tables and lists within the row. */
  readonly shapeOf?: ShapeOf | undefined;
  /** An inline list that is emptied leaves `[]`, also where no other row does so. */
  readonly keepEmpty?: boolean | undefined;
}

/** An item that comes into a list; `text` where it is written already. */
export type WrittenItem = { readonly value: TomlValue } | ItemText;

/** The text of an item with this header path, where it is written so. */
export const blockFor = (item: WrittenItem, path: readonly string[]): string | undefined =>
  "text" in item && item.path && isEqual(item.path, path) ? item.text : undefined;

/** The text of an item in brackets, where it is written so. */
export const tokenOf = (item: WrittenItem): string | undefined =>
  "text" in item && item.path === undefined ? item.text : undefined;

/** A list as it is spelled. The places asked for are in the list; an emptied list may lose its key. */
export interface ItemEdits {
  insert(at: number, items: readonly WrittenItem[]): Result<Edited>;
  remove(at: number, count: number): Result<Edited>;
  move(from: number, count: number, to: number): Result<Edited>;
  /** The items as they are written. */
  texts(at: number, count: number): readonly string[];
}
