import { methodsNamed, operationNamed } from "../script/registry/operations/index.js";
import type { CallExpression, MemberExpression } from "../script/syntax/nodes.js";

/** The questions of an effect, in the order of the text. */
export function questionsIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(questionsIn);
  if (typeof node !== "object" || node === null) return [];
  const inner = Object.values(node).flatMap(questionsIn);
  const question = isAsking(node) ? questionOf(node) : undefined;
  return question === undefined ? inner : [question, ...inner];
}

type Asking = CallExpression | MemberExpression;

function isAsking(node: object): node is Asking {
  if (!("kind" in node) || (node.kind !== "call" && node.kind !== "member")) return false;
  const { word } = (node as Asking).name;
  return (node.kind === "call" ? operationNamed(word) : methodsNamed(word)[0])?.asks === true;
}

/** The first text among the values; what is put into it is shown by dots. */
function questionOf({ values }: Asking): string | undefined {
  for (const { value } of values) {
    if (value.kind === "text") return value.pieces.map((piece) => (typeof piece === "string" ? piece : "…")).join("");
  }
  return undefined;
}
