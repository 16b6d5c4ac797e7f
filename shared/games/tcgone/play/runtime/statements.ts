import { NONE } from "../../../../match/index.js";
import { act, call, change, isSteps, type Steps, type Work } from "./procedure.js";
import { Locals, inner, sceneOf, withLocals, type Env } from "./scene.js";
import { isObject, isTrue, kindOf, listOf, numberOf, textOf, type Value } from "./values.js";
import { methodsNamed, operationNamed } from "../../script/registry/operations/index.js";
import type { Closure, Expression, Statement, Sub, Value as Given, Word } from "../../script/syntax/nodes.js";
import { bind, type Arguments } from "./arguments.js";
import { hasEffect } from "./effects.js";
import { calculate, compile } from "./expressions.js";
import { functionValue } from "./functions.js";
import { libraryRun, librarySub } from "./library.js";
import { memberValue } from "./members.js";
import { startLasting } from "./lasting.js";
import { blockValue, type Run } from "./run.js";
import { namesIn } from "../cards/code.js";
import { asList } from "./zones.js";
import { nameIn, assignName, writeField } from "./assignments.js";

/** How statements end: they go on, leave a repetition, or the whole body. */
type End = "on" | "break" | "stop";

const mostElements = 250;
const mostTimes = 100;

/** Carries out statements one after the other, in names of their own. */
export function* runStatements(outer: Run, statements: readonly Statement[]): Steps<End> {
  const run = withEnv(outer, inner(outer.env));
  for (const statement of statements) {
    const end = yield* runStatement(run, statement);
    if (end !== "on") return end;
  }
  return "on";
}

function* runStatement(run: Run, statement: Statement): Steps<End> {
  switch (statement.kind) {
    case "definition": {
      const { name, value } = statement;
      const work = value === undefined ? null : evaluate(run, value, name.word);
      run.env.locals.define(name.word, isSteps(work) ? yield* work : work);
      return "on";
    }
    case "sub":
      return "on";
    case "if": {
      const work = evaluate(run, statement.test);
      const branch = isTrue(isSteps(work) ? yield* work : work) ? statement.then : statement.else;
      return branch === undefined ? "on" : yield* runStatements(run, branch);
    }
    case "for": {
      const list = listOf(yield* inSteps(run, statement.in));
      return yield* forEach(run, list, statement.name.word, statement.body);
    }
    case "repeat": {
      const times = Math.min(mostTimes, numberOf(yield* inSteps(run, statement.times)));
      for (let time = 0; time < times; time++) {
        const end = yield* runStatements(run, statement.body);
        if (end === "break") break;
        if (end === "stop") return end;
      }
      return "on";
    }
    case "assert": {
      const work = evaluate(run, statement.that);
      if (isTrue(isSteps(work) ? yield* work : work)) return "on";
      const message = statement.message === undefined ? "Can't be used now" : yield* inSteps(run, statement.message);
      change(() => run.m.log({ type: "refused", seat: run.m.cause.seat, data: { message: textOf(message) } }));
      return "stop";
    }
    case "break":
      return "break";
    case "return":
      return "stop";
    case "assignment":
      yield* assign(run, statement);
      return "on";
    case "expression": {
      const work = evaluate(run, statement.value);
      return (isSteps(work) ? yield* work : work) === stopBody ? "stop" : "on";
    }
  }
}

/** What an operation answers after which the rest of the body is left out. */
export const stopBody = "\u0000stop";

/** Does statements for each element of a list, which is taken once. */
export function* forEach(run: Run, list: readonly Value[], name: string, statements: readonly Statement[]): Steps<End> {
  for (const element of list.slice(0, mostElements)) {
    const own = withLocal(run, name, element);
    const end = yield* runStatements(own, statements);
    if (end === "break") break;
    if (end === "stop") return end;
  }
  return "on";
}

function withLocal(run: Run, name: string, value: Value): Run {
  const env = inner(run.env);
  env.locals.define(name, value);
  return withEnv(run, env);
}

const withEnv = ({ m, code, operations, used }: Run, env: Env): Run => ({ m, env, code, operations, used });

/** Does the block of an operation; `it` is the element where there is one. */
export function* runBlock(run: Run, block: Closure | undefined, element: Value = null): Steps<End> {
  if (block === undefined) return "on";
  return yield* runStatements(withLocal(run, block.parameters[0]?.word ?? "it", element), block.statements);
}

function* assign(run: Run, { place, operator, value }: Extract<Statement, { kind: "assignment" }>): Steps<null> {
  const work = evaluate(run, value);
  const given = isSteps(work) ? yield* work : work;
  const [name, ...path] = place.map(({ word }: Word) => word);
  const field = path.at(-1);
  if (name === undefined) return null;
  const next = (old: Value): Value => (operator === "=" ? given : calculate(run.env, operator.charAt(0), old, given));
  if (field === undefined) return assignName(run, name, next);
  return act(() => {
    const owner = path.slice(0, -1).reduce((of, part) => memberValue(run.env, of, part, []), nameIn(run, name));
    writeField(run, owner, field, next(memberValue(run.env, owner, field, [])));
    return null;
  });
}

/** The value of an expression, and what it does on the way; `name` is what the value will be called. */
export function evaluate(run: Run, expression: Expression, name = ""): Work {
  return hasEffect(expression) ? evaluateDoing(run, expression, name) : act(() => compile(expression)(run.env));
}

/** In steps, as the expression does something. */
function* evaluateDoing(run: Run, expression: Expression, name: string): Steps {
  switch (expression.kind) {
    case "delayed":
    case "getter":
      return yield* startLasting(run, expression, name);
    case "call": {
      const { word } = expression.name;
      const sub = run.code.subs.get(word);
      if (sub !== undefined)
        return yield* runSub(
          run,
          sub,
          expression.values.map(({ value }) => value),
        );
      if (word === "doBlock") {
        const [block = null] = yield* evaluateAll(
          run,
          expression.values.map(({ value }) => value),
        );
        return yield* doBlock(block);
      }
      const operation = operationNamed(word);
      if (operation !== undefined) {
        const given = yield* bind(null, operation, expression.values, expression.closures, (each) =>
          evaluate(run, each),
        );
        return yield* perform(run, operation.name, given);
      }
      const values = yield* evaluateAll(
        run,
        expression.values.map(({ value }) => value),
      );
      return act(() => functionValue(run.env, word, values));
    }
    case "member":
      return yield* evaluateMember(run, expression);
    case "binary": {
      const { operator, left, right } = expression;
      const first = yield* inSteps(run, left);
      if (operator === "and") return isTrue(first) && isTrue(yield* inSteps(run, right));
      if (operator === "or") return isTrue(first) || isTrue(yield* inSteps(run, right));
      const second = yield* inSteps(run, right);
      return act(() => calculate(run.env, operator, first, second));
    }
    case "unary": {
      const value = yield* inSteps(run, expression.operand);
      return expression.operator === "not" ? !isTrue(value) : -numberOf(value);
    }
    case "choice":
      return yield* inSteps(run, isTrue(yield* inSteps(run, expression.test)) ? expression.then : expression.else);
    case "element": {
      const list = yield* inSteps(run, expression.of);
      const at = numberOf(yield* inSteps(run, expression.at));
      return act(() => listOf(asList(run.m, list))[at] ?? null);
    }
    case "list":
      return yield* evaluateAll(run, expression.items);
    default:
      return act(() => compile(expression)(run.env));
  }
}

function* inSteps(run: Run, expression: Expression): Steps {
  const work = evaluate(run, expression);
  return isSteps(work) ? yield* work : work;
}

function* evaluateAll(run: Run, expressions: readonly Given["value"][]): Steps<readonly Value[]> {
  const values: Value[] = [];
  for (const each of expressions) {
    if (each.kind !== "closure" && each.kind !== "cases") values.push(yield* inSteps(run, each));
  }
  return values;
}

function* evaluateMember(run: Run, expression: Extract<Expression, { kind: "member" }>): Steps {
  const { name, isCall, values, closures } = expression;
  const of = yield* inSteps(run, expression.of);
  const [operation] = isCall ? methodsNamed(name.word) : [];
  if (operation !== undefined) {
    const given = yield* bind(of, operation, values, closures, (each) => evaluate(run, each));
    return yield* perform(run, methodName(operation.name, of), given);
  }
  const given = yield* evaluateAll(
    run,
    values.map(({ value }) => value),
  );
  return act(() => memberValue(run.env, of, name.word, given));
}

/** What ends a lasting effect from outside has the name of what ends it from inside. */
const methodName = (name: string, of: Value): string => (kindOf(of) === "handle" ? `handle.${name}` : name);

function* perform(run: Run, name: string, given: Arguments): Steps {
  const own = run.operations[name];
  if (own !== undefined) {
    const work = own(run, given);
    return isSteps(work) ? yield* work : work;
  }
  const sub = librarySub(name);
  if (sub === undefined) throw new Error(`No operation ${name}`);
  const blocks = Object.entries(given.blocks).map(([key, block]): [string, Value] => [
    key,
    blockValue(run, block, namesIn(block)),
  ]);
  const locals = new Locals();
  for (const { word } of sub.parameters) locals.define(word, given.values[word.replace(/_$/, "")] ?? null);
  for (const [key, block] of blocks) locals.define(key, block);
  yield* runStatements(libraryRun(run, locals), sub.body);
  return null;
}

function* runSub(run: Run, { parameters, body }: Sub, given: readonly Given["value"][]): Steps {
  const values = yield* evaluateAll(run, given);
  const locals = new Locals();
  parameters.forEach(({ word }, at) => {
    locals.define(word, values[at] ?? null);
  });
  yield* runStatements(withEnv(run, withLocals(run.env, locals)), body);
  return null;
}

/** Does a block that was handed to an operation of the library. */
export function* doBlock(block: Value): Steps {
  if (!isObject(block)) return null;
  const { scene = null, code = NONE, part = NONE, locals = null } = block;
  const own = sceneOf(scene);
  yield* call("body", { scene: own, code, part, locals });
  return null;
}
