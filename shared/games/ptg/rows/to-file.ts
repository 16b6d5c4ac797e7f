import { entryOf, type TreeEntry, type TreeMap, type TreeNode } from "../yaml/tree.js";
import { isTableList } from "./from-file.js";
import { inOrder, innerShape, isKeptKey, type Shape } from "./shape.js";

/** The table of a file for a table of a row: with its nulls, without what only rows have (PTG-9). */
export function fileTable(map: TreeMap, shape: Shape): TreeMap {
  const own = map.entries
    .filter(({ key }) => !isKeptKey(key))
    .map((each) => withKeyComments({ ...each, node: fileValue(each.node, innerShape(shape, each.key)) }));
  const keys = new Set(own.map(({ key }) => key));
  const nulls = nullsOf(map)
    .filter((key) => !keys.has(key))
    .map((key): TreeEntry => ({ key, node: { kind: "null" }, above: [] }));
  return { kind: "map", entries: inOrder(shape, [...own, ...nulls]) };
}

function fileValue(node: TreeNode, shape: Shape): TreeNode {
  if (node.kind === "map") return fileTable(node, shape);
  if (node.kind !== "list") return node;
  return { kind: "list", items: node.items.map((item) => ({ ...item, node: fileValue(item.node, shape) })) };
}

/** The names of keys that are null in the file. */
function nullsOf(map: TreeMap): readonly string[] {
  const list = entryOf(map, "_null")?.node;
  if (list?.kind !== "list") return [];
  const names = list.items.flatMap(({ node }) =>
    node.kind === "scalar" && node.value.kind === "string" ? [node.value.value] : [],
  );
  return [...new Set(names)].filter((key) => !isKeptKey(key));
}

/** A comment beside the first header of a list goes beside its key. */
function withKeyComments(each: TreeEntry): TreeEntry {
  const { key, node, above, trailing } = each;
  if (node.kind !== "list" || !isTableList(node)) return each;
  const [first, ...rest] = node.items;
  if (!first) return each;
  const both = [trailing, first.trailing].filter((comment) => comment !== undefined);
  return {
    key,
    node: { kind: "list", items: [{ node: first.node, above: [] }, ...rest] },
    above: [...above, ...first.above],
    ...(both.length === 0 ? {} : { trailing: both.join(" ") }),
  };
}
