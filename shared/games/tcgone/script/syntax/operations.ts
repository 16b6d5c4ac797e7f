import { methodsNamed, operationNamed } from "../registry/operations/index.js";
import type { Operation } from "../registry/operation.js";
import type { CallExpression, MemberExpression } from "./nodes.js";
import { nodesIn, type SyntaxNode } from "./visit.js";

export interface OperationCall {
  readonly call: CallExpression | MemberExpression;
  readonly operation: Operation;
}

/** The operation that a node names, called or not. */
export function operationAt(node: SyntaxNode): OperationCall | undefined {
  if (node.kind !== "call" && node.kind !== "member") return undefined;
  const { word } = node.name;
  const operation = node.kind === "call" ? operationNamed(word) : methodsNamed(word)[0];
  return operation && { call: node, operation };
}

/** The operations that are called in parts of a tree. */
export const operationsIn = (...nodes: readonly SyntaxNode[]): readonly OperationCall[] =>
  nodesIn(...nodes).flatMap((node) => operationAt(node) ?? []);

/** Whether a name, or a property of that name, occurs in parts of a tree. */
export const mentions = (nodes: readonly SyntaxNode[], wanted: string): boolean =>
  nodesIn(...nodes).some(
    (node) => (node.kind === "name" && node.name === wanted) || (node.kind === "member" && node.name.word === wanted),
  );
