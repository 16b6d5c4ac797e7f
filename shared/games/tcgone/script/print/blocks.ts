import type { Span } from "../../../../base/index.js";

/** The stretches of a statement, clause or block in which other statements stand, with lines of their own. */
export function blocksIn(node: unknown): readonly Span[] {
  if (Array.isArray(node)) return node.flatMap(blocksIn);
  if (!isNode(node)) return typeof node === "object" && node !== null ? Object.values(node).flatMap(blocksIn) : [];
  const { kind, from, to } = node;
  switch (kind) {
    case "closure":
    case "delayed":
    case "lasting":
    case "block":
    case "sub":
      return [{ from, to }];
    case "if":
      return bodyAfter(node, "test");
    case "for":
      return bodyAfter(node, "in");
    case "repeat":
      return bodyAfter(node, "times");
    default:
      return Object.values(node).flatMap(blocksIn);
  }
}

interface Node extends Span {
  readonly kind: string;
  readonly [key: string]: unknown;
}

const isNode = (node: unknown): node is Node =>
  typeof node === "object" && node !== null && "kind" in node && "from" in node && "to" in node;

/** All that follows the head of a statement, and the blocks in its head. */
function bodyAfter(node: Node, head: string): readonly Span[] {
  const part = node[head];
  const from = isNode(part) ? part.to : node.from;
  return [...blocksIn(part), { from, to: node.to }];
}
