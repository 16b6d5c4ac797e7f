import type { Span } from "../../../base/index.js";
import type { AstNode } from "../../../text/index.js";

const isPlace = (key: string, value: unknown): boolean => (key === "from" || key === "to") && typeof value === "number";

/** A syntax tree as plain data, without the places in the text. */
export function withoutPlaces(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutPlaces);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
      value === undefined || isPlace(key, value) ? [] : [[key, withoutPlaces(value)]],
    ),
  );
}

/** A syntax tree with the place of each part. */
export function syntaxTree(node: unknown, span: Span, key: string | number | null = null): AstNode {
  const own = placeOf(node) ?? span;
  return { key, isVariant: false, value: withoutPlaces(node), span: own, children: childrenOf(node, own) };
}

function childrenOf(node: unknown, span: Span): readonly AstNode[] {
  if (Array.isArray(node)) return node.map((item, index) => syntaxTree(item, span, index));
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    value === undefined || isPlace(key, value) ? [] : [syntaxTree(value, span, key)],
  );
}

function placeOf(node: unknown): Span | undefined {
  if (typeof node !== "object" || node === null || !("from" in node) || !("to" in node)) return undefined;
  const { from, to } = node;
  return typeof from === "number" && typeof to === "number" ? { from, to } : undefined;
}
