import type { Pair, ValueNode } from "./nodes.js";

/** A pair, with all values inside it, so many units further on. */
export const movedPair = (pair: Pair, by: number): Pair =>
  by === 0
    ? pair
    : {
        keys: pair.keys,
        from: pair.from + by,
        keyTo: pair.keyTo + by,
        to: pair.to + by,
        node: movedNode(pair.node, by),
      };

function movedNode(node: ValueNode, by: number): ValueNode {
  const [from, to, value] = [node.from + by, node.to + by, node.value];
  if (node.style) return { from, to, value, style: node.style };
  if (node.items) return { from, to, value, items: node.items.map((item) => movedNode(item, by)) };
  if (node.pairs) return { from, to, value, pairs: node.pairs.map((pair) => movedPair(pair, by)) };
  return { from, to, value };
}
