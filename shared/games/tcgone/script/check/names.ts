import { nearestWords } from "../../../../text/index.js";
import { constantNames, constantTypes } from "../registry/constants.js";
import { operationNamed } from "../registry/operations/index.js";
import { typeOf, type Type } from "../registry/types.js";
import type { Expression } from "../syntax/nodes.js";
import type { CheckContext } from "./context.js";
import { anyType, fits, isSimple, withoutNull } from "./fit.js";
import type { Scope } from "./scope.js";

/** The type of a constant; one that has several is of the type that is wanted. */
export function constantType(
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

/** The type of a variable. */
export function nameType(
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
