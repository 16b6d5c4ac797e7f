import {
  plainValue,
  type ScalarValue,
  type TreeEntry,
  type TreeItem,
  type TreeMap,
  type TreeNode,
} from "../yaml/tree.js";
import { inOrder, innerShape, isKeptKey, keepsDropped, type Shape } from "./shape.js";

/** Which of the values of a key that is there twice is kept. */
export type DuplicateKeys = "first" | "last";

/** Values that lost against another one under the same key, by the dotted name of that key. */
type Dropped = Map<string, TreeNode[]>;

const text = (value: string): ScalarValue => ({ kind: "string", value });
const entry = (key: string, node: TreeNode): TreeEntry => ({ key, node, above: [] });

/** The table of a row for a table of a file: one value a key, without nulls, in the order of a row (PTG-9). */
export const rowTable = (map: TreeMap, shape: Shape, keep: DuplicateKeys): TreeMap =>
  tableOf(map, shape, keep, [], new Map());

function tableOf(map: TreeMap, shape: Shape, keep: DuplicateKeys, path: readonly string[], around: Dropped): TreeMap {
  const isOwner = keepsDropped(shape);
  const dropped: Dropped = isOwner ? new Map<string, TreeNode[]>() : around;
  const nulls: string[] = [];
  const entries: TreeEntry[] = [];
  for (const [key, all] of grouped(map)) {
    const kept = keep === "first" ? all[0] : all.at(-1);
    if (!kept || isKeptKey(key)) continue;
    const inner = isOwner ? [key] : [...path, key];
    const lost = all.filter((each) => each !== kept).map(({ node }) => node);
    if (lost.length > 0) dropped.set(inner.join("."), lost);
    if (kept.node.kind === "null") nulls.push(key);
    else
      entries.push(
        withItemComments({ ...kept, node: valueOf(kept.node, innerShape(shape, key), keep, inner, dropped) }),
      );
  }
  if (nulls.length > 0)
    entries.push(entry("_null", listOf(nulls.map((key) => ({ kind: "scalar", value: text(key) })))));
  if (isOwner && dropped.size > 0) entries.push(entry("_dropped", droppedTable(dropped)));
  return { kind: "map", entries: inOrder(shape, entries) };
}

function grouped({ entries }: TreeMap): ReadonlyMap<string, readonly TreeEntry[]> {
  const groups = new Map<string, TreeEntry[]>();
  for (const each of entries) {
    const group = groups.get(each.key);
    if (group) group.push(each);
    else groups.set(each.key, [each]);
  }
  return groups;
}

function valueOf(
  node: TreeNode,
  shape: Shape,
  keep: DuplicateKeys,
  path: readonly string[],
  around: Dropped,
): TreeNode {
  if (node.kind === "map") return tableOf(node, shape, keep, path, around);
  if (node.kind !== "list") return node;
  const items = node.items.map((item, at) => ({
    ...item,
    node: valueOf(item.node, shape, keep, [...path, String(at)], around),
  }));
  return { kind: "list", items };
}

/** A list with headers has no line of its own: a comment beside its key goes to its first item. */
function withItemComments(each: TreeEntry): TreeEntry {
  const { key, node, above, trailing } = each;
  const [first, ...rest] = node.kind === "list" ? node.items : [];
  if (!first || !isTableList(node)) return each;
  const both = [trailing, first.trailing].filter((comment) => comment !== undefined);
  const item: TreeItem = {
    node: first.node,
    above: [...above, ...first.above],
    ...(both.length === 0 ? {} : { trailing: both.join(" ") }),
  };
  return { key, node: listOf([], [item, ...rest]), above: [] };
}

/** Whether a list is written with headers, `[[…]]`. */
export const isTableList = (node: TreeNode): boolean =>
  node.kind === "list" && node.items.length > 0 && node.items.every((item) => item.node.kind === "map");

const listOf = (nodes: readonly TreeNode[], items?: readonly TreeItem[]): TreeNode => ({
  kind: "list",
  items: items ?? nodes.map((node) => ({ node, above: [] })),
});

/** Nulls that were dropped are reported as a word: TOML has none. */
const droppedValue = (node: TreeNode): TreeNode =>
  plainValue(node) === undefined ? { kind: "scalar", value: text("null") } : withoutNulls(node);

function withoutNulls(node: TreeNode): TreeNode {
  if (node.kind === "list") return listOf(node.items.map((item) => withoutNulls(item.node)));
  if (node.kind !== "map") return node;
  const seen = new Map(node.entries.map((each) => [each.key, each.node] as const));
  return {
    kind: "map",
    entries: [...seen].flatMap(([key, each]) => (each.kind === "null" ? [] : [entry(key, withoutNulls(each))])),
  };
}

const droppedTable = (dropped: Dropped): TreeNode => ({
  kind: "map",
  entries: [...dropped].map(([key, nodes]) => {
    const [first, ...more] = nodes.map(droppedValue);
    return entry(key, first && more.length === 0 ? first : listOf(nodes.map(droppedValue)));
  }),
});
