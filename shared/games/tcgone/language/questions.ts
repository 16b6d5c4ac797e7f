import { operationAt } from "../script/syntax/operations.js";
import type { CallExpression, Item, MemberExpression } from "../script/syntax/nodes.js";
import { nodesIn } from "../script/syntax/visit.js";

/** The questions of an effect, in the order of the text. */
export const questionsIn = (items: readonly Item[]): readonly string[] =>
  nodesIn(...items).flatMap((node) => {
    const named = operationAt(node);
    return named?.operation.asks === true ? (questionOf(named.call) ?? []) : [];
  });

/** The first text among the values; what is put into it is shown by dots. */
function questionOf({ values }: CallExpression | MemberExpression): string | undefined {
  for (const { value } of values) {
    if (value.kind === "text") return value.pieces.map((piece) => (typeof piece === "string" ? piece : "…")).join("");
  }
  return undefined;
}
