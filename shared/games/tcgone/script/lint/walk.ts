import type { Span } from "../../../../base/index.js";
import { methodsNamed, operationNamed } from "../registry/operations/index.js";
import type { Operation } from "../registry/operation.js";
import type { CallExpression, Expression, MemberExpression } from "../syntax/nodes.js";

/** Any part of a syntax tree that has a kind and a place. */
export interface Node extends Span {
  readonly kind: string;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "kind" in value && "from" in value && "to" in value;

/** A node and all nodes below it, in the order of the text. */
export function nodesIn(value: unknown): readonly Node[] {
  const found: Node[] = [];
  collect(value, found);
  return found;
}

function collect(value: unknown, found: Node[]): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value as readonly unknown[]) collect(item, found);
    return;
  }
  if (isNode(value)) found.push(value);
  for (const key in value) collect((value as Readonly<Record<string, unknown>>)[key], found);
}

export type Call = CallExpression | MemberExpression;

export interface OperationCall {
  readonly call: Call;
  readonly operation: Operation;
}

/** The operations that are called in a part of a tree. */
export function operationsIn(value: unknown): readonly OperationCall[] {
  return nodesIn(value).flatMap((node) => {
    if (!isCall(node)) return [];
    const { word } = node.name;
    const operation = node.kind === "call" ? operationNamed(word) : methodsNamed(word)[0];
    return operation === undefined ? [] : [{ call: node, operation }];
  });
}

const isCall = (node: Node): node is Call => node.kind === "call" || (node.kind === "member" && "isCall" in node);

export const isExpression = <Kind extends Expression["kind"]>(
  node: unknown,
  kind: Kind,
): node is Extract<Expression, { kind: Kind }> => isNode(node) && node.kind === kind;

/** Whether a name, or a property of that name, occurs in a part of a tree. */
export function mentions(value: unknown, wanted: string): boolean {
  for (const node of nodesIn(value)) {
    if (isExpression(node, "name") && node.name === wanted) return true;
    if (isExpression(node, "member") && node.name.word === wanted) return true;
  }
  return false;
}
