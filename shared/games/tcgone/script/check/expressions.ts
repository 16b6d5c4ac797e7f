import { nearestWords } from "../../../../text/index.js";
import { constantNames, constantTypes } from "../registry/constants.js";
import { functionNamed } from "../registry/functions.js";
import { methodsNamed, operationNamed } from "../registry/operations/index.js";
import { propertiesOf, propertyOf } from "../registry/properties.js";
import { describeType, typeOf, type Type } from "../registry/types.js";
import type { Expression, MemberExpression } from "../syntax/nodes.js";
import { checkArguments, checkBlocks } from "./arguments.js";
import { checkBundle, checkGetter } from "./bundles.js";
import type { CheckContext } from "./context.js";
import {
  anyType,
  bool,
  commonType,
  fits,
  hasTruth,
  int,
  isSimple,
  nullType,
  text,
  withElement,
  withoutNull,
} from "./fit.js";
import { pathOf, presentPaths } from "./paths.js";
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

function mismatch(expression: Expression, wanted: string, given: Type, { problems }: CheckContext): void {
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

function constantType(
  { name, from, to }: Extract<Expression, { kind: "constant" }>,
  context: CheckContext,
  wanted?: Type,
): Type {
  const types = constantTypes(name);
  const inner = wanted && withoutNull(wanted.kind === "some" ? wanted.of : wanted);
  const fitting = inner && types.find((type) => fits(type, inner));
  if (fitting !== undefined) return fitting;
  const [first] = types;
  if (first !== undefined) return first;
  // Tags of cards are kinds too; what they are is not known here.
  if (inner && isSimple(inner, "Kind")) return typeOf("Kind");
  const suggestions = nearestWords(name, constantNames);
  const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(" or ")}?` : "";
  context.problems.error("unknown-constant", { from, to }, `There is no constant ${name}.${hint}`, { suggestions });
  return anyType;
}

function nameType(
  { name, from, to }: Extract<Expression, { kind: "name" }>,
  scope: Scope,
  context: CheckContext,
): Type {
  const variable = scope.find(name);
  if (variable !== undefined) {
    variable.isUsed = true;
    const type = variable.type ?? anyType;
    return type.kind === "maybe" && scope.knows(name) ? type.of : type;
  }
  const names = scope.names();
  const suggestions = nearestWords(name, names);
  const operation = operationNamed(name);
  const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(" or ")}?` : "";
  const message = operation ? `${name} is an operation; it has no value here.` : `There is no ${name} here.${hint}`;
  context.problems.error("unknown-name", { from, to }, message, { suggestions });
  return anyType;
}

function unaryType(
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

function binaryType(
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

/** The type of something that is asked for a part of it, which null has not. */
function checkPresent(of: Expression, scope: Scope, context: CheckContext, use: Use): Type {
  const type = checkExpression(of, scope, context, { mayAsk: use.mayAsk });
  if (type.kind !== "maybe" && type.kind !== "null") return type;
  const path = pathOf(of);
  if (path !== undefined && scope.knows(path)) return withoutNull(type);
  const shown = path ?? "this";
  context.problems.error("maybe-null", of, `There may be no ${shown} here; test ${shown} != null first.`);
  return withoutNull(type);
}

function memberType(member: MemberExpression, scope: Scope, context: CheckContext, use: Use): Type {
  const { of, name, values, closures } = member;
  const on = checkPresent(of, scope, context, use);
  const element = on.kind === "list" ? on.of : anyType;
  const operation = methodsNamed(name.word).find(({ on: wanted }) => wanted !== undefined && fits(on, wanted));
  if (on.kind === "any") {
    for (const { value } of values)
      if (value.kind !== "closure" && value.kind !== "cases") checkExpression(value, scope, context);
    checkBlocks(closures, [], scope, context, anyType);
    return anyType;
  }
  if (operation !== undefined) {
    context.mayStand(operation, name, scope, use.mayAsk);
    const { hasLimits } = checkArguments(operation, member, scope, context, element, use.mayAsk);
    if (operation.result === undefined) return nullType;
    const result = withElement(operation.result, element);
    return hasLimits && isSimple(result, "Unit") ? { kind: "list", of: result } : result;
  }
  const field = isSimple(on, "Effect") ? context.eventField(name.word, scope) : undefined;
  if (field !== undefined) return known(field, member, scope);
  const holder = isSimple(on, "Holder") ? context.holderField(name.word, scope) : undefined;
  if (holder !== undefined) return holder;
  const property = propertyOf(on, name.word);
  if (property === undefined) {
    const names = [...propertiesOf(on).map((each) => each.name), ...context.fieldNames(on, scope)];
    const suggestions = nearestWords(name.word, names);
    const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(" or ")}?` : "";
    const message = `${describeType(on)} has no ${name.word}.${hint}`.replace(/^./, (letter) => letter.toUpperCase());
    context.problems.error("unknown-property", name, message, { suggestions });
    return anyType;
  }
  if (property.canonical !== property.name) {
    const message = `${property.name} is usually written ${property.canonical}.`;
    context.problems.hint("other-name", name, message, { suggestions: [property.canonical] });
  }
  if (property.isMethod) checkArguments({ ...property, name: property.name }, member, scope, context, element, false);
  return known(property.result === undefined ? nullType : withElement(property.result, element), member, scope);
}

/** A type without null where the path is known to be there. */
function known(type: Type, member: MemberExpression, scope: Scope): Type {
  const path = type.kind === "maybe" ? pathOf(member) : undefined;
  return path !== undefined && scope.knows(path) ? withoutNull(type) : type;
}

function callType(call: Extract<Expression, { kind: "call" }>, scope: Scope, context: CheckContext, use: Use): Type {
  const { name } = call;
  const sub = context.subs.get(name.word);
  if (sub !== undefined) {
    context.checkSubCall(call);
    for (const { value } of call.values)
      if (value.kind !== "closure" && value.kind !== "cases") checkExpression(value, scope, context);
    return nullType;
  }
  const fn = functionNamed(name.word);
  if (fn !== undefined) {
    const { element } = checkArguments(fn, call, scope, context, anyType, false);
    return fn.result === undefined ? anyType : withElement(fn.result, element);
  }
  const operation = operationNamed(name.word);
  if (operation === undefined) {
    // Every other word in this place is the name of a sub that is not declared yet.
    context.problems.error(
      "recursion",
      name,
      `The sub ${name.word} is not above this; a sub calls only those above it.`,
    );
    return anyType;
  }
  context.mayStand(operation, name, scope, use.mayAsk);
  if (operation.name !== name.word) {
    const message = `${name.word} is usually written ${operation.name}.`;
    context.problems.hint("other-name", name, message, { suggestions: [operation.name] });
  }
  const { element } = checkArguments(operation, call, scope, context, anyType, use.mayAsk);
  if (operation.result === undefined) return nullType;
  // What is chosen is one of the options.
  return operation.result.kind === "any" ? element : withElement(operation.result, element);
}
