import { PendingComments } from "../print/comments.js";
import { printExpression } from "../print/expression.js";
import { StatementPrinter } from "../print/statement.js";
import type { Closure, Expression, TextLiteral } from "../syntax/nodes.js";
import type { Plain } from "./plain.js";

const style = new StatementPrinter(new PendingComments([]), "row").style(0);

/** An expression in a cell: numbers and yes or no as such, all else in the words of rows (SCRIPT-7). */
export function expressionCell(expression: Expression): Plain {
  if (expression.kind === "integer") return expression.value;
  if (expression.kind === "literal" && expression.value !== null) return expression.value;
  return printExpression(expression, style);
}

/** A text in a cell: as it stands, or another expression after `=`. */
export function textCell(expression: Expression): string {
  if (expression.kind !== "text") return `=${printExpression(expression, style)}`;
  const text = bare(expression);
  return text.startsWith("=") ? `\\${text}` : text;
}

/** A text without its quotation marks. Line ends and quotation marks of it stand as they are. */
export function bare({ pieces }: TextLiteral): string {
  return pieces
    .map((piece) =>
      typeof piece === "string" ? piece.replace(/[\\$]/g, "\\$&") : `\${${printExpression(piece, style)}}`,
    )
    .join("");
}

/** A block that is one value: that value. */
export function valueOfBlock({ parameters, statements }: Closure): Expression | undefined {
  const [only] = statements;
  if (parameters.length > 0 || statements.length !== 1 || only?.kind !== "expression") return undefined;
  return only.value.kind === "delayed" || only.value.kind === "getter" ? undefined : only.value;
}
