import { PendingComments } from "../print/comments.js";
import { printExpression } from "../print/expression.js";
import { StatementPrinter } from "../print/statement.js";
import type { Expression } from "../syntax/nodes.js";

const style = new StatementPrinter(new PendingComments([]), "text").style(0);

/** An expression as it is written in a script, on one line: what has no words of its own, and what tells expressions apart. */
export const asWritten = (expression: Expression): string => printExpression(expression, style).replace(/\s+/gu, " ");

/** Whether an expression is null or the empty list. */
export const isNothing = (expression: Expression): boolean =>
  (expression.kind === "literal" && expression.value === null) ||
  (expression.kind === "list" && expression.items.length === 0);

/** The value of an expression that is a whole number, and undefined otherwise. */
export const numberOf = (expression: Expression | undefined): number | undefined =>
  expression?.kind === "integer" ? expression.value : undefined;
