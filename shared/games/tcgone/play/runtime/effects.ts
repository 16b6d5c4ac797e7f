import { methodsNamed, operationNamed } from "../../script/registry/operations/index.js";
import { innerFunctions } from "./inner-functions.js";
import type { Expression, Value as Given } from "../../script/syntax/nodes.js";
import { functionNames } from "../../script/registry/functions.js";

/** Whether a call is of an operation or a sub, not of a function that only answers. */
const isDoing = (name: string): boolean =>
  operationNamed(name) !== undefined || !(functionNames.has(name) || innerFunctions.includes(name));

const known = new WeakMap<Expression, boolean>();

/** Whether an expression does something besides answering, so that it is carried out step by step. */
export function hasEffect(expression: Expression): boolean {
  const found = known.get(expression) ?? look(expression);
  known.set(expression, found);
  return found;
}

const anyGiven = (values: readonly Given[]): boolean =>
  values.some(({ value }) => value.kind !== "closure" && value.kind !== "cases" && hasEffect(value));

function look(expression: Expression): boolean {
  switch (expression.kind) {
    case "delayed":
    case "getter":
      return true;
    case "call":
      return isDoing(expression.name.word) || anyGiven(expression.values);
    case "member": {
      const { isCall, name, of, values } = expression;
      return (isCall && methodsNamed(name.word).length > 0) || hasEffect(of) || anyGiven(values);
    }
    case "binary":
      return hasEffect(expression.left) || hasEffect(expression.right);
    case "unary":
      return hasEffect(expression.operand);
    case "choice":
      return hasEffect(expression.test) || hasEffect(expression.then) || hasEffect(expression.else);
    case "element":
      return hasEffect(expression.of) || hasEffect(expression.at);
    case "list":
      return expression.items.some(hasEffect);
    case "text":
      return expression.pieces.some((piece) => typeof piece !== "string" && hasEffect(piece));
    default:
      return false;
  }
}
