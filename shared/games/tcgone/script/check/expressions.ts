import { operationNamed } from "../registry/operations/index.js";
import { describeType, typeOf, type Type } from "../registry/types.js";
import type { Expression } from "../syntax/nodes.js";
import { checkBundle, checkGetter } from "./bundles.js";
import type { CheckContext } from "./context.js";
import { anyType, bool, commonType, fits, hasTruth, int, nullType, text } from "./fit.js";
import { callType, checkPresent, memberType } from "./members.js";
import { constantType, nameType } from "./names.js";
import { binaryType, unaryType } from "./operators.js";
import { presentPaths } from "./paths.js";
import type { Scope } from "./scope.js";

/** How an expression is used: whether a player may be asked in it, and which type is wanted. */
export interface Use {
  readonly mayAsk: boolean;
  readonly wanted?: Type;
  /** It is the condition of an `if`, of which the last part may ask. */
  readonly isCondition?: boolean;
}

const pure: Use = { mayAsk: false };

/** Finds the type of an expression, and what is wrong with it. */
export function checkExpression(expression: Expression, scope: Scope, context: CheckContext, use: Use = pure): Type {
  switch (expression.kind) {
    case "integer":
      return int;
    case "literal":
      return expression.value === null ? nullType : bool;
    case "text":
      for (const piece of expression.pieces) if (typeof piece !== "string") checkExpression(piece, scope, context);
      return text;
    case "constant":
      return constantType(expression, context, use.wanted);
    case "name":
      return nameType(expression, scope, context);
    case "list": {
      const wanted = use.wanted?.kind === "list" ? use.wanted.of : undefined;
      const types = expression.items.map((item) =>
        checkExpression(item, scope, context, { mayAsk: false, ...(wanted && { wanted }) }),
      );
      const [first = anyType, ...more] = types;
      return { kind: "list", of: more.reduce((all, type) => commonType(all, type) ?? anyType, first) };
    }
    case "unary":
      return unaryType(expression, scope, context);
    case "binary":
      return binaryType(expression, scope, context, use);
    case "choice": {
      checkTruth(expression.test, scope, context);
      const then = checkExpression(expression.then, knowing(scope, expression.test, true), context, wantedOnly(use));
      const otherwise = checkExpression(
        expression.else,
        knowing(scope, expression.test, false),
        context,
        wantedOnly(use),
      );
      const common = commonType(then, otherwise);
      if (common === undefined) {
        const message = `Both answers are of one type; these are ${describeType(then)} and ${describeType(otherwise)}.`;
        context.problems.error("type", expression, message);
      }
      return common ?? anyType;
    }
    case "element": {
      const list = checkPresent(expression.of, scope, context, use);
      expect(expression.at, int, scope, context);
      if (list.kind === "list") return { kind: "maybe", of: list.of };
      if (list.kind !== "any") mismatch(expression.of, "a list", list, context);
      return anyType;
    }
    case "member":
      return memberType(expression, scope, context, use);
    case "call":
      return callType(expression, scope, context, use);
    case "delayed":
      checkBundle(expression.values, expression.items, scope, context);
      return typeOf("Handle");
    case "getter":
      checkGetter(expression.filters, expression.body, scope, context);
      return typeOf("Handle");
  }
}

const wantedOnly = ({ wanted }: Use): Use => (wanted === undefined ? pure : { mayAsk: false, wanted });

/** A scope in which it is known that a test holds, or that it does not. */
export function knowing(scope: Scope, test: Expression, holds: boolean): Scope {
  const inner = scope.inner();
  for (const path of presentPaths(test, holds)) inner.know(path);
  return inner;
}

/** Checks that something is of a type. */
export function expect(
  expression: Expression,
  wanted: Type,
  scope: Scope,
  context: CheckContext,
  mayAsk = false,
): Type {
  const given = checkExpression(expression, scope, context, { mayAsk, wanted });
  if (!fits(given, wanted)) mismatch(expression, describeType(wanted), given, context);
  return given;
}

/** Reports an expression of another type than its place wants. */
export function mismatch(expression: Expression, wanted: string, given: Type, { problems }: CheckContext): void {
  if (
    expression.kind === "call" &&
    operationNamed(expression.name.word)?.result === undefined &&
    expression.values.length > 0
  ) {
    const message = `A parenthesis directly after ${expression.name.word} holds its values; put the whole sum into parentheses.`;
    problems.error("paren-argument", expression, message);
    return;
  }
  const isListOfOne = given.kind === "list" && wanted === describeType(given.of);
  const hint = isListOfOne ? '; add .first or .select("…")' : "";
  problems.error("type", expression, `Expected ${wanted}, found ${describeType(given)}${hint}.`);
}

/** Checks something that is asked for being true. */
export function checkTruth(expression: Expression, scope: Scope, context: CheckContext, use: Use = pure): void {
  const type = checkExpression(expression, scope, context, { ...use, wanted: bool });
  if (!hasTruth(type))
    context.problems.error("type", expression, "A text is neither true nor false; compare it with another.");
}
