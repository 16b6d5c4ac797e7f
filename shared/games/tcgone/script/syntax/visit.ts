import type { Block, BundleItem, Cases, Clause, Closure, Expression, Filter, Statement, Value } from "./nodes.js";

/** Every part of a syntax tree that has a kind. */
export type SyntaxNode = Expression | Closure | Cases | BundleItem | Statement | Clause | Block;

export type NodeKind = SyntaxNode["kind"];

/** The nodes that may have this kind. */
export type NodeOf<Kind extends NodeKind> = SyntaxNode extends infer Node
  ? Node extends { readonly kind: infer Own }
    ? Kind extends Own
      ? Node
      : never
    : never
  : never;

type Parts = readonly (SyntaxNode | undefined)[];

const none: Parts = [];
const valuesOf = (given: readonly (Value | Filter)[]): Parts => given.map(({ value }) => value);

/** The parts of a node of each kind, in the order of the text. */
const partsByKind: { readonly [Kind in NodeKind]: (node: NodeOf<Kind>) => Parts } = {
  integer: () => none,
  literal: () => none,
  constant: () => none,
  name: () => none,
  break: () => none,
  return: () => none,
  "energy-cost": () => none,
  text: ({ pieces }) => pieces.filter((piece) => typeof piece !== "string"),
  list: ({ items }) => items,
  binary: ({ left, right }) => [left, right],
  unary: ({ operand }) => [operand],
  choice: (node) => [node.test, node.then, node.else],
  member: ({ of, values, closures }) => [of, ...valuesOf(values), ...closures],
  element: ({ of, at }) => [of, at],
  call: ({ values, closures }) => [...valuesOf(values), ...closures],
  delayed: ({ values, items }) => [...valuesOf(values), ...items],
  getter: ({ filters, body }) => [...valuesOf(filters), body],
  cases: ({ cases }) => cases.map(({ body }) => body),
  closure: ({ statements }) => statements,
  listener: ({ filters, body }) => [...valuesOf(filters), body],
  expiry: ({ turns }) => [turns],
  "bundle-hook": ({ body }) => [body],
  definition: ({ value }) => [value],
  sub: ({ body }) => body,
  if: (node) => [node.test, ...node.then, ...(node.else ?? [])],
  for: (node) => [node.in, ...node.body],
  repeat: ({ times, body }) => [times, ...body],
  assert: ({ that, message }) => [that, message],
  assignment: ({ value }) => [value],
  expression: ({ value }) => [value],
  "printed-text": ({ texts }) => texts,
  provides: ({ values }) => values,
  action: ({ values, body }) => [...valuesOf(values), body],
  lasting: ({ values, items }) => [...valuesOf(values), ...items],
  modifier: ({ filters, body }) => [...valuesOf(filters), body],
  hook: ({ body }) => [body],
  "attach-test": ({ body }) => [body],
  block: ({ name, clauses }) => [name, ...clauses],
};

/** All kinds of nodes. */
export const syntaxKinds: readonly string[] = Object.keys(partsByKind);

export const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  typeof value.kind === "string" &&
  Object.hasOwn(partsByKind, value.kind);

/** The nodes directly below a node, in the order of the text. */
export function partsOf(node: SyntaxNode): readonly SyntaxNode[] {
  // The table has a function for each kind; that this one takes this node is not expressible.
  const parts = partsByKind[node.kind] as (of: SyntaxNode) => Parts;
  return parts(node).filter((part) => part !== undefined);
}

/** These nodes and all below them, in the order of the text. */
export function nodesIn(...nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (const node of nodes) collect(node, found);
  return found;
}

function collect(node: SyntaxNode, found: SyntaxNode[]): void {
  found.push(node);
  for (const part of partsOf(node)) collect(part, found);
}
