import type { Span } from "../../../../base/index.js";
import { partsOf, type SyntaxNode } from "../syntax/visit.js";

/** The stretches of a statement, clause or block in which other statements stand, with lines of their own. */
export function blocksIn(node: SyntaxNode): readonly Span[] {
  const { from, to } = node;
  switch (node.kind) {
    case "closure":
    case "delayed":
    case "lasting":
    case "block":
    case "sub":
      return [{ from, to }];
    case "if":
      return bodyAfter(node, node.test);
    case "for":
      return bodyAfter(node, node.in);
    case "repeat":
      return bodyAfter(node, node.times);
    default:
      return partsOf(node).flatMap(blocksIn);
  }
}

/** All that follows the head of a statement, and the blocks in its head. */
const bodyAfter = ({ to }: Span, head: SyntaxNode): readonly Span[] => [...blocksIn(head), { from: head.to, to }];
