import { NONE } from "../../../../match/index.js";
import { act, call } from "./journal.js";
import type { Steps, Work } from "./steps.js";
import { withLocals } from "./env.js";
import { Locals, sceneOf } from "./scene.js";
import { isObject, isTrue, kindOf, listOf, numberOf, type Value } from "./values.js";
import { methodsNamed, operationNamed } from "../../script/registry/operations/index.js";
import type { Expression, Sub, Value as Given } from "../../script/syntax/nodes.js";
import { binderOf, type Arguments } from "./arguments.js";
import { hasEffect } from "./effects.js";
import { calculate, compile } from "./expressions.js";
import { functionValue } from "./functions.js";
import { libraryRun, librarySub } from "./library.js";
import { memberValue } from "./members.js";
import { startLasting } from "./lasting.js";
import { blockValue, withEnv, type Run } from "./run.js";
import { namesIn } from "../cards/code.js";
import { inTurn, whenDone } from "./work.js";
import { asList } from "./zones.js";

/** An expression ready to be carried out: its value, and what it does on the way. */
export type Doing = (run: Run) => Work;

/** What an operation answers after which the rest of the body is left out. */
export const stopBody = "\u0000stop";

/** What an expression does, made from it; `name` is what its value will be called. */
export function doingOf(expression: Expression, name = ""): Doing {
  if (hasEffect(expression)) return inSteps(expression, name);
  const value = compile(expression);
  return (run) => act(() => value(run.env));
}

function inSteps(expression: Expression, name: string): Doing {
  switch (expression.kind) {
    case "delayed":
    case "getter":
      return (run) => startLasting(run, expression, name);
    case "call":
      return callOf(expression);
    case "member":
      return memberOf(expression);
    case "binary":
      return binaryOf(expression);
    case "unary": {
      const operand = doingOf(expression.operand);
      const isNot = expression.operator === "not";
      return (run) => whenDone<Value>(operand(run), (value) => (isNot ? !isTrue(value) : -numberOf(value)));
    }
    case "choice": {
      const test = doingOf(expression.test);
      const [yes, no] = [doingOf(expression.then), doingOf(expression.else)];
      return (run) => whenDone<Value>(test(run), (holds) => (isTrue(holds) ? yes(run) : no(run)));
    }
    case "element": {
      const [of, place] = [doingOf(expression.of), doingOf(expression.at)];
      return (run) =>
        whenDone<Value>(of(run), (list) =>
          whenDone<Value>(place(run), (at) => act(() => listOf(asList(run.m, list))[numberOf(at)] ?? null)),
        );
    }
    case "list":
      return allOf(expression.items);
    default: {
      const value = compile(expression);
      return (run) => act(() => value(run.env));
    }
  }
}

/** The values of expressions, one after the other; blocks among them have none. */
function allOf(expressions: readonly Given["value"][]): Doing {
  const all = expressions.flatMap((each) => (each.kind === "closure" || each.kind === "cases" ? [] : [doingOf(each)]));
  return (run) => inTurn(all, run);
}

const valuesOf = (values: readonly Given[]): Doing => allOf(values.map(({ value }) => value));

function binaryOf({ operator, left, right }: Extract<Expression, { kind: "binary" }>): Doing {
  const [one, other] = [doingOf(left), doingOf(right)];
  return (run) =>
    whenDone<Value>(one(run), (first) => {
      if (operator === "and" && !isTrue(first)) return false;
      if (operator === "or" && isTrue(first)) return true;
      return whenDone<Value>(other(run), (second) =>
        operator === "and" || operator === "or"
          ? isTrue(second)
          : act(() => calculate(run.env, operator, first, second)),
      );
    });
}

function callOf(expression: Extract<Expression, { kind: "call" }>): Doing {
  const { word } = expression.name;
  const given = valuesOf(expression.values);
  const plain = plainCallOf(expression, given);
  return (run) => {
    // Which subs there are is known once the script is.
    const sub = run.code.subs.get(word);
    return sub === undefined ? plain(run) : whenDone<Value>(given(run), (values) => runSub(run, sub, listOf(values)));
  };
}

function plainCallOf({ name, values, closures }: Extract<Expression, { kind: "call" }>, given: Doing): Doing {
  const { word } = name;
  if (word === "doBlock") return (run) => whenDone<Value>(given(run), (blocks) => doBlock(listOf(blocks)[0] ?? null));
  const operation = operationNamed(word);
  if (operation === undefined) {
    return (run) => whenDone<Value>(given(run), (all) => act(() => functionValue(run.env, word, listOf(all))));
  }
  const bind = binderOf(operation, values, closures, doingOf);
  return (run) => bind(run, null, (bound) => perform(run, operation.name, bound));
}

function memberOf({ of, name, isCall, values, closures }: Extract<Expression, { kind: "member" }>): Doing {
  const receiver = doingOf(of);
  const [operation] = isCall ? methodsNamed(name.word) : [];
  if (operation !== undefined) {
    const bind = binderOf(operation, values, closures, doingOf);
    return (run) =>
      whenDone<Value>(receiver(run), (on) =>
        bind(run, on, (bound) => perform(run, methodName(operation.name, on), bound)),
      );
  }
  const given = valuesOf(values);
  return (run) =>
    whenDone<Value>(receiver(run), (on) =>
      whenDone<Value>(given(run), (all) => act(() => memberValue(run.env, on, name.word, listOf(all)))),
    );
}

/** What ends a lasting effect from outside has the name of what ends it from inside. */
const methodName = (name: string, of: Value): string => (kindOf(of) === "handle" ? `handle.${name}` : name);

function perform(run: Run, name: string, given: Arguments): Work {
  const own = run.operations[name];
  if (own !== undefined) return own(run, given);
  const sub = librarySub(name);
  if (sub === undefined) throw new Error(`No operation ${name}`);
  const locals = new Locals();
  for (const { word } of sub.parameters) locals.define(word, given.values[word.replace(/_$/, "")] ?? null);
  for (const [key, block] of Object.entries(given.blocks)) {
    locals.define(key, blockValue(run, block, namesIn(block)));
  }
  return whenDone<Value>(run.carryOut(libraryRun(run, locals), sub.body), () => null);
}

function runSub(run: Run, { parameters, body }: Sub, values: readonly Value[]): Work {
  const locals = new Locals();
  parameters.forEach(({ word }, at) => {
    locals.define(word, values[at] ?? null);
  });
  return whenDone<Value>(run.carryOut(withEnv(run, withLocals(run.env, locals)), body), () => null);
}

/** Does a block that was handed to an operation of the library. */
function* doBlock(block: Value): Steps {
  if (!isObject(block)) return null;
  const { scene = null, code = NONE, part = NONE, locals = null } = block;
  yield* call("body", { scene: sceneOf(scene), code, part, locals });
  return null;
}
