import type { TomlValue } from "../../../toml/index.js";

/**
 * What a card file and the row of a card have in common: values with the comments beside them. Keys stay in order, and a
 * key of a file may be there twice.
 */
export type TreeNode = TreeScalar | TreeNull | TreeMap | TreeList;

export interface TreeScalar {
  readonly kind: "scalar";
  readonly value: ScalarValue;
}

export type ScalarValue = Exclude<TomlValue, { readonly kind: "array" | "table" }>;

export interface TreeNull {
  readonly kind: "null";
}

export interface TreeMap {
  readonly kind: "map";
  readonly entries: readonly TreeEntry[];
}

export interface TreeList {
  readonly kind: "list";
  readonly items: readonly TreeItem[];
}

/** Comments with their `#`, one per line. */
export interface Comments {
  readonly above: readonly string[];
  readonly trailing?: string | undefined;
}

export interface TreeEntry extends Comments {
  readonly key: string;
  readonly node: TreeNode;
}

export interface TreeItem extends Comments {
  readonly node: TreeNode;
}

/** A file or a row, with the comments below its last line. */
export interface TreeRoot {
  readonly map: TreeMap;
  readonly below: readonly string[];
}

/** A row of a table, with the comments beside its header and below its last line. */
export interface CommentedRow extends Comments, TreeRoot {}

export const entryOf = ({ entries }: TreeMap, key: string): TreeEntry | undefined =>
  entries.find((entry) => entry.key === key);

/** The value without its comments; undefined where a null or a key that is there twice leaves none. */
export function plainValue(node: TreeNode): TomlValue | undefined {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "null") return undefined;
  if (node.kind === "list") return { kind: "array", items: node.items.flatMap((item) => plainValue(item.node) ?? []) };
  const entries = node.entries.flatMap(({ key, node: inner }) => {
    const value = plainValue(inner);
    return value === undefined ? [] : [[key, value] as const];
  });
  return { kind: "table", entries: new Map(entries) };
}

/** A value as a tree without comments. */
export function treeOf(value: TomlValue): TreeNode {
  if (value.kind === "array")
    return { kind: "list", items: value.items.map((item) => ({ node: treeOf(item), above: [] })) };
  if (value.kind !== "table") return { kind: "scalar", value };
  return { kind: "map", entries: [...value.entries].map(([key, each]) => ({ key, node: treeOf(each), above: [] })) };
}

export const hasComment = ({ above, trailing }: Comments): boolean => above.length > 0 || trailing !== undefined;

/** Whether there is a comment anywhere inside a value. */
export function holdsComment(node: TreeNode): boolean {
  const inner = node.kind === "map" ? node.entries : node.kind === "list" ? node.items : [];
  return inner.some((each) => hasComment(each) || holdsComment(each.node));
}
