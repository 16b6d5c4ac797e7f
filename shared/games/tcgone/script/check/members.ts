import { nearestWords } from "../../../../text/index.js";
import { functionNamed } from "../registry/functions.js";
import { methodsNamed, operationNamed } from "../registry/operations/index.js";
import { propertiesOf, propertyOf } from "../registry/properties.js";
import { describeType, type Type } from "../registry/types.js";
import type { Expression, MemberExpression } from "../syntax/nodes.js";
import { checkArguments, checkBlocks } from "./arguments.js";
import type { CheckContext } from "./context.js";
import { checkExpression, type Use } from "./expressions.js";
import { anyType, fits, isSimple, nullType, withElement, withoutNull } from "./fit.js";
import { pathOf } from "./paths.js";
import type { Scope } from "./scope.js";

/** The type of something whose part is read; null has no parts. */
export function checkPresent(of: Expression, scope: Scope, context: CheckContext, use: Use): Type {
  const type = checkExpression(of, scope, context, { mayAsk: use.mayAsk });
  if (type.kind !== "maybe" && type.kind !== "null") return type;
  const path = pathOf(of);
  if (path !== undefined && scope.knows(path)) return withoutNull(type);
  const shown = path ?? "this";
  context.problems.error("maybe-null", of, `There may be no ${shown} here; test ${shown} != null first.`);
  return withoutNull(type);
}

/** The type of a property, or of what a method returns. */
export function memberType(member: MemberExpression, scope: Scope, context: CheckContext, use: Use): Type {
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

/** The type of what an operation, a function or a sub returns. */
export function callType(
  call: Extract<Expression, { kind: "call" }>,
  scope: Scope,
  context: CheckContext,
  use: Use,
): Type {
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
