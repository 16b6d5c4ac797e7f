import { describeType, typeOf, type Type } from "../registry/types.js";
import type { Expression } from "../syntax/nodes.js";
import type { CheckContext } from "./context.js";
import { checkExpression, checkTruth, expect, knowing, mismatch, type Use } from "./expressions.js";
import { bool, commonType, fits, int, isSimple, text } from "./fit.js";
import type { Scope } from "./scope.js";

/** The type of `not` or a negative number. */
export function unaryType(
  { operator, operand }: Extract<Expression, { kind: "unary" }>,
  scope: Scope,
  context: CheckContext,
): Type {
  if (operator === "-") {
    expect(operand, int, scope, context);
    return int;
  }
  checkTruth(operand, scope, context);
  return bool;
}

/** The type of two expressions with an operator between them. */
export function binaryType(
  expression: Extract<Expression, { kind: "binary" }>,
  scope: Scope,
  context: CheckContext,
  { mayAsk, isCondition = false }: Use,
): Type {
  const { operator, left, right } = expression;
  switch (operator) {
    case "and":
      checkTruth(left, scope, context);
      checkTruth(right, knowing(scope, left, true), context, { mayAsk: mayAsk && isCondition, isCondition });
      return bool;
    case "or":
      checkTruth(left, scope, context);
      checkTruth(right, knowing(scope, left, false), context);
      return bool;
    case "==":
    case "!=": {
      const given = checkExpression(left, scope, context);
      const other = checkExpression(right, scope, context, { mayAsk: false, wanted: given });
      const first =
        left.kind === "constant" ? checkExpression(left, scope, context, { mayAsk: false, wanted: other }) : given;
      if (commonType(first, other) === undefined) {
        context.problems.error(
          "type",
          expression,
          `${describeType(first)} is never ${describeType(other)}.`.replace(/^./, (letter) => letter.toUpperCase()),
        );
      }
      return bool;
    }
    case "<":
    case "<=":
    case ">":
    case ">=":
      expect(left, int, scope, context);
      expect(right, int, scope, context);
      return bool;
    case "in":
    case "not in": {
      const given = checkExpression(left, scope, context);
      const among = checkExpression(right, scope, context, { mayAsk: false, wanted: { kind: "list", of: given } });
      if (among.kind !== "list" && among.kind !== "any" && !isSimple(among, "Text"))
        mismatch(right, "a list", among, context);
      return bool;
    }
    case "is": {
      const given = checkExpression(left, scope, context);
      const wanted = typeOf(isSimple(given, "Effect") ? "Event" : "Kind");
      checkExpression(right, scope, context, { mayAsk: false, wanted });
      return bool;
    }
    case "+":
      return plusType(expression, scope, context);
    case "-": {
      const given = checkExpression(left, scope, context);
      if (given.kind === "list") {
        checkExpression(right, scope, context, { mayAsk: false, wanted: given });
        return given;
      }
      if (!fits(given, int)) mismatch(left, describeType(int), given, context);
      expect(right, int, scope, context);
      return int;
    }
    case "*":
    case "/":
    case "%":
      expect(left, int, scope, context);
      expect(right, int, scope, context);
      return int;
  }
}

function plusType({ left, right }: Extract<Expression, { kind: "binary" }>, scope: Scope, context: CheckContext): Type {
  const given = checkExpression(left, scope, context);
  if (given.kind === "any" || isSimple(given, "Text") || given.kind === "list") {
    const wanted = given.kind === "list" ? { wanted: given.of } : {};
    checkExpression(right, scope, context, { mayAsk: false, ...wanted });
    return given;
  }
  if (!fits(given, int)) mismatch(left, describeType(int), given, context);
  const other = checkExpression(right, scope, context);
  if (isSimple(other, "Text")) return text;
  if (!fits(other, int)) mismatch(right, describeType(int), other, context);
  return int;
}
