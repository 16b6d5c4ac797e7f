import type { Span } from "../base/index.js";
import type { AstNode } from "./language.js";

/** The nodes from the top to the one with the narrowest text that holds the offset; none outside. */
export function nodePathAt(top: AstNode, offset: number): AstNode[] {
  const path: AstNode[] = [];
  const holds = ({ span }: AstNode) => span.from <= offset && offset < span.to;
  const narrower = (left: AstNode, right: AstNode) => (lengthOf(right.span) < lengthOf(left.span) ? right : left);
  for (let level: readonly AstNode[] = [top]; ;) {
    const holding = level.filter(holds);
    const node = holding.length === 0 ? undefined : holding.reduce(narrower);
    if (node === undefined) return path;
    path.push(node);
    level = node.children;
  }
}

const lengthOf = ({ from, to }: Span): number => to - from;
