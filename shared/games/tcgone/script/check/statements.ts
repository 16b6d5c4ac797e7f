import { listed, nearestWords } from "../../../../text/index.js";
import { operationNames } from "../registry/operations/index.js";
import { describeType, type Type } from "../registry/types.js";
import type { Closure, Expression, Statement, Word } from "../syntax/nodes.js";
import type { CheckContext } from "./context.js";
import { checkExpression, checkTruth, expect, knowing } from "./expressions.js";
import { anyType, fits, int, isSimple, text } from "./fit.js";
import { presentPaths } from "./paths.js";
import type { Scope } from "./scope.js";

/** A block that answers: one expression for each element. */
export function checkLambda(closure: Closure, element: Type, wanted: Type, scope: Scope, context: CheckContext): void {
  const inner = scope.inner({ kind: "lambda" });
  const [parameter] = closure.parameters;
  inner.define(parameter?.word ?? "it", element);
  const [only, second] = closure.statements;
  if (only?.kind !== "expression" || second !== undefined) {
    context.problems.error("type", closure, "This block is one expression; its value is the answer.");
    return;
  }
  if (isSimple(wanted, "Bool")) checkTruth(only.value, inner, context);
  else expect(only.value, wanted, inner, context);
}

/** Statements in a scope of their own, and what was defined there and never used. */
export function checkBody(statements: readonly Statement[], scope: Scope, context: CheckContext): void {
  let hasEnded: Statement | undefined;
  let previous: Statement | undefined;
  for (const statement of statements) {
    if (hasEnded !== undefined) {
      context.problems.warning("unreachable", statement, `Nothing after ${hasEnded.kind} is done.`);
      break;
    }
    const before: Statement | undefined = previous;
    previous = statement;
    // What follows an operation that does not exist was meant for it.
    if (statement.kind === "expression" && before && isUnknownOperation(before, scope)) continue;
    checkStatement(statement, scope, context);
    if (statement.kind === "return" || statement.kind === "break") hasEnded = statement;
  }
  for (const { name, place } of scope.unused()) {
    if (place !== undefined && !name.startsWith("_")) context.problems.hint("unused", place, `${name} is never used.`);
  }
}

function checkStatement(statement: Statement, scope: Scope, context: CheckContext): void {
  const { problems } = context;
  switch (statement.kind) {
    case "definition": {
      const { name, value } = statement;
      const type = value && checkExpression(value, scope, context, { mayAsk: mayAsk(scope) });
      defineVariable(name, type, scope, context);
      return;
    }
    case "sub":
      defineSub(statement, scope, context);
      return;
    case "if": {
      const { test, then, else: otherwise } = statement;
      checkTruth(test, scope, context, { mayAsk: mayAsk(scope), isCondition: true });
      checkBody(then, knowing(scope, test, true), context);
      if (otherwise !== undefined) checkBody(otherwise, knowing(scope, test, false), context);
      if (test.kind === "literal" && test.value !== true) problems.warning("unreachable", test, "This is never so.");
      // What ends where something is missing goes on where it is there.
      const last = then.at(-1)?.kind;
      if (last === "return" || last === "break") presentPaths(test, false).forEach((path) => scope.know(path));
      return;
    }
    case "for": {
      const list = checkExpression(statement.in, scope, context, { mayAsk: mayAsk(scope) });
      const inner = scope.inner();
      if (list.kind !== "list" && list.kind !== "any") {
        problems.error("type", statement.in, `Expected a list, found ${describeType(list)}.`);
      }
      inner.define(statement.name.word, list.kind === "list" ? list.of : anyType, statement.name);
      checkBody(statement.body, inner, context);
      return;
    }
    case "repeat":
      expect(statement.times, int, scope, context);
      checkBody(statement.body, scope.inner(), context);
      return;
    case "assert":
      checkTruth(statement.that, scope, context);
      if (statement.message) expect(statement.message, text, scope, context);
      presentPaths(statement.that, true).forEach((path) => scope.know(path));
      return;
    case "break":
    case "return":
      return;
    case "assignment":
      checkAssignment(statement, scope, context);
      return;
    case "expression":
      checkEffect(statement.value, scope, context);
  }
}

const mayAsk = ({ body }: Scope): boolean =>
  body.kind !== "getter" && body.kind !== "requirement" && body.kind !== "lambda";

/** An expression that stands by itself does something, or says nothing. */
function checkEffect(value: Expression, scope: Scope, context: CheckContext): void {
  if (value.kind === "name" && scope.find(value.name) === undefined) {
    const suggestions = nearestWords(value.name, operationNames);
    const hint = suggestions.length > 0 ? ` Did you mean ${listed(suggestions, "or")}?` : "";
    context.problems.error("unknown-op", value, `There is no operation ${value.name}.${hint}`, { suggestions });
    return;
  }
  const before = context.problems.found.length;
  checkExpression(value, scope, context, { mayAsk: mayAsk(scope) });
  if (context.problems.found.length > before || doesSomething(value)) return;
  context.problems.warning("unreachable", value, "This value is not used; nothing is done with it.");
}

const isUnknownOperation = (statement: Statement, scope: Scope): boolean =>
  statement.kind === "expression" && statement.value.kind === "name" && scope.find(statement.value.name) === undefined;

function doesSomething(value: Expression): boolean {
  return (
    value.kind === "call" ||
    value.kind === "delayed" ||
    value.kind === "getter" ||
    (value.kind === "member" && value.isCall)
  );
}

export function defineVariable(name: Word, type: Type | undefined, scope: Scope, context: CheckContext): void {
  const known = scope.find(name.word);
  if (known !== undefined) {
    const message =
      known.place === undefined ? `${name.word} has a meaning already.` : `${name.word} is defined already.`;
    context.problems.warning("shadow", name, message);
  }
  scope.define(name.word, type?.kind === "null" ? undefined : type, name);
}

/** A named stretch of statements. It may call subs above it only, so that none goes round. */
export function defineSub(sub: Extract<Statement, { kind: "sub" }>, scope: Scope, context: CheckContext): void {
  const inner = scope.inner();
  for (const parameter of sub.parameters) inner.define(parameter.word, anyType, parameter);
  checkBody(sub.body, inner, context);
  if (context.subs.has(sub.name.word)) {
    context.problems.error("twice", sub.name, `There is another sub ${sub.name.word}.`);
  }
  context.subs.set(sub.name.word, sub);
}

function checkAssignment(
  statement: Extract<Statement, { kind: "assignment" }>,
  scope: Scope,
  context: CheckContext,
): void {
  const { place, operator, value } = statement;
  const wanted = placeType(place, scope, context);
  const given = checkExpression(value, scope, context, { mayAsk: mayAsk(scope), ...(wanted && { wanted }) });
  const [first] = place;
  const variable = first && place.length === 1 ? scope.find(first.word) : undefined;
  if (variable?.type === undefined && variable !== undefined) {
    variable.type = given.kind === "null" ? undefined : given;
    return;
  }
  if (wanted === undefined) return;
  const isList = wanted.kind === "list";
  const fitting =
    operator === "="
      ? fits(given, wanted) || given.kind === "null"
      : isList
        ? fits(given, wanted.of) || fits(given, wanted)
        : fits(given, isSimple(wanted, "Text") ? anyType : int);
  if (!fitting)
    context.problems.error("type", value, `Expected ${describeType(wanted)}, found ${describeType(given)}.`);
}

/** The type of what is assigned to; undefined where that is wrong or not known. */
function placeType(place: readonly Word[], scope: Scope, context: CheckContext): Type | undefined {
  const [first, second, third] = place;
  if (first === undefined) return undefined;
  const variable = scope.find(first.word);
  if (variable === undefined) {
    const suggestions = nearestWords(first.word, scope.names());
    context.problems.error(
      "unknown-name",
      first,
      `There is no ${first.word} here; write def ${first.word} = … first.`,
      { suggestions },
    );
    return undefined;
  }
  if (second === undefined) {
    if (!variable.isWritable) context.problems.error("type", first, `${first.word} cannot be changed.`);
    return variable.type;
  }
  variable.isUsed = true;
  const type = variable.type ?? anyType;
  const field = third === undefined ? writableField(type, second.word, scope) : undefined;
  if (field === undefined && type.kind !== "any") {
    context.problems.error("type", second, `${place.map(({ word }) => word).join(".")} cannot be changed.`);
  }
  return field;
}

function writableField(type: Type, name: string, scope: Scope): Type | undefined {
  const { statementBody: body } = scope;
  if (isSimple(type, "Entry")) return name === "dmg" || name === "amount" ? int : undefined;
  if (isSimple(type, "Holder")) return name === "object" && body.kind === "getter" ? body.getter.value : undefined;
  if (!isSimple(type, "Effect") || body.kind !== "listener") return undefined;
  const field = body.event.fields.get(name);
  return field?.isWritable === true && body.phase === "before" ? field.type : undefined;
}
