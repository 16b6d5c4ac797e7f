import { callParts } from "../../script/syntax/calls.js";
import type { CallExpression, Closure, Expression, MemberExpression } from "../../script/syntax/nodes.js";
import {
  constantValue,
  clampList,
  clampNumber,
  clampText,
  includes,
  isList,
  isObject,
  isSame,
  isTrue,
  kindOf,
  listOf,
  numberOf,
  type Value,
} from "./values.js";
import { codeFor } from "./library.js";
import { functionValue } from "./functions.js";
import { isKind } from "./kinds.js";
import { memberReader } from "./members.js";
import { nameReader } from "./names.js";
import { NONE } from "../../../../match/index.js";
import { Env, inner, looking, looksIn } from "./env.js";
import { Locals, sceneOf } from "./scene.js";
import { showValue } from "./show.js";
import { asList } from "./zones.js";

/** An expression ready to be asked; it changes nothing. */
export type Compiled = (env: Env) => Value;

/** A block that answers for an element. */
export type Lambda = (env: Env, element: Value) => Value;

const compiled = new WeakMap<Expression, Compiled>();

/** The expression as a function, made once. */
export function compile(expression: Expression): Compiled {
  const known = compiled.get(expression);
  if (known !== undefined) return known;
  const made = make(expression);
  compiled.set(expression, made);
  return made;
}

function make(expression: Expression): Compiled {
  switch (expression.kind) {
    case "integer":
    case "literal": {
      const { value } = expression;
      return () => value;
    }
    case "constant": {
      const value = constantValue(expression.name);
      return () => value;
    }
    case "name":
      return nameReader(expression.name);
    case "text": {
      const pieces = expression.pieces.map((piece) => (typeof piece === "string" ? piece : compile(piece)));
      return (env) =>
        clampText(pieces.map((piece) => (typeof piece === "string" ? piece : showValue(env.r, piece(env)))).join(""));
    }
    case "list": {
      const items = expression.items.map(compile);
      return (env) => clampList(items.map((item) => item(env)));
    }
    case "binary":
      return binary(expression);
    case "unary": {
      const operand = compile(expression.operand);
      return expression.operator === "not" ? (env) => !isTrue(operand(env)) : (env) => -numberOf(operand(env));
    }
    case "choice": {
      const [test, then, otherwise] = [compile(expression.test), compile(expression.then), compile(expression.else)];
      return (env) => (isTrue(test(env)) ? then(env) : otherwise(env));
    }
    case "element": {
      const [of, at] = [compile(expression.of), compile(expression.at)];
      return (env) => listOf(asList(env.r, of(env)))[numberOf(at(env))] ?? null;
    }
    case "member":
      return member(expression);
    case "call":
      return call(expression);
    case "delayed":
    case "getter":
      return () => null;
  }
}

function binary(expression: Extract<Expression, { kind: "binary" }>): Compiled {
  const { operator } = expression;
  const [left, right] = [compile(expression.left), compile(expression.right)];
  switch (operator) {
    case "and":
      return (env) => isTrue(left(env)) && isTrue(right(env));
    case "or":
      return (env) => isTrue(left(env)) || isTrue(right(env));
    case "is":
      return (env) => isOf(env, left(env), right(env));
    default:
      return (env) => calculate(env, operator, left(env), right(env));
  }
}

const isOf = (env: Env, value: Value, kind: Value): boolean =>
  kindOf(value) === "event" ? env.heard?.event.type === kind : isKind(env.r, value, [kind]);

/** The value of a sum, product or comparison. */
export function calculate(env: Env, operator: string, given: Value, other: Value): Value {
  const [a, b] = [asList(env.r, given), asList(env.r, other)];
  switch (operator) {
    case "==":
      return isSame(a, b);
    case "!=":
      return !isSame(a, b);
    case "<":
      return numberOf(a) < numberOf(b);
    case "<=":
      return numberOf(a) <= numberOf(b);
    case ">":
      return numberOf(a) > numberOf(b);
    case ">=":
      return numberOf(a) >= numberOf(b);
    case "in":
    case "not in":
      return isWithin(a, b) === (operator === "in");
    case "+":
      return sum(env, a, b);
    case "-":
      if (isList(a)) return a.filter((each) => !includes(listOf(b), each));
      return clampNumber(numberOf(a) - numberOf(b));
    case "*":
      return clampNumber(numberOf(a) * numberOf(b));
    case "/":
      return numberOf(b) === 0 ? 0 : Math.floor(numberOf(a) / numberOf(b));
    case "%":
      return numberOf(b) === 0 ? 0 : numberOf(a) % numberOf(b);
    default:
      throw new Error(`No operator ${operator}`);
  }
}

const none: readonly Value[] = [];

const isWithin = (value: Value, list: Value): boolean =>
  typeof list === "string" ? typeof value === "string" && list.includes(value) : includes(listOf(list), value);

function sum(env: Env, a: Value, b: Value): Value {
  if (isList(a)) return clampList([...a, ...(isList(b) ? b : [b])]);
  if (typeof a === "string" || typeof b === "string") return clampText(showValue(env.r, a) + showValue(env.r, b));
  return clampNumber(numberOf(a) + numberOf(b));
}

/** What is given to a call, in order. */
function givenBy(given: readonly Compiled[]): (env: Env) => readonly Value[] {
  const [one, another] = given;
  if (one === undefined) return () => none;
  return another === undefined ? (env) => [one(env)] : (env) => given.map((value) => value(env));
}

function member({ of, name, values, closures }: MemberExpression): Compiled {
  const receiver = compile(of);
  const { given, lambda } = partsOf(values, closures);
  const [read, take] = [memberReader(name.word), givenBy(given)];
  if (lambda === undefined) return (env) => read(env, receiver(env), take(env), undefined);
  return (given) => {
    const looks = looksIn(given);
    const env = looking(given, looks);
    const of = receiver(env);
    return read(env, looks.left > 0 ? of : none, take(env), (element) => {
      looks.left -= 1;
      return lambda(env, element);
    });
  };
}

function call({ name, values, closures }: CallExpression): Compiled {
  const { given, lambda } = partsOf(values, closures);
  const { word } = name;
  const [block, element] = given;
  if (word === "fits" && block !== undefined && element !== undefined) {
    return (env) => fitsBlock(env, block(env), element(env));
  }
  const take = givenBy(given);
  return (env) => functionValue(env, word, take(env), lambda && ((one) => lambda(env, one)));
}

function partsOf(
  values: MemberExpression["values"],
  closures: readonly Closure[],
): { readonly given: readonly Compiled[]; readonly lambda: Lambda | undefined } {
  const parts = callParts(values, closures);
  const given = parts.values.flatMap(({ value }) =>
    value.kind === "closure" || value.kind === "cases" ? [] : [compile(value)],
  );
  const [closure] = parts.closures;
  return { given, lambda: closure && lambdaOf(closure) };
}

const lambdas = new WeakMap<Closure, Lambda>();

/** A block of one expression as a function of its element, made once. */
export function lambdaOf(closure: Closure): Lambda {
  const known = lambdas.get(closure) ?? makeLambda(closure);
  lambdas.set(closure, known);
  return known;
}

function makeLambda({ parameters, statements }: Closure): Lambda {
  const name = parameters[0]?.word ?? "it";
  const [statement] = statements;
  const value = statement?.kind === "expression" ? compile(statement.value) : () => null;
  return (env, element) => {
    const own = inner(env);
    own.locals.define(name, element);
    return value(own);
  };
}

/** Whether an element fits a filter that was handed to an operation of the library. */
function fitsBlock({ r }: Env, block: Value, element: Value): boolean {
  if (!isObject(block)) return true;
  const code = codeFor(r, numberOf(block["code"], NONE));
  const part = code.parts[numberOf(block["part"], NONE)];
  if (part?.kind !== "closure") return true;
  const { locals = null } = block;
  const env = new Env(r, sceneOf(block["scene"]), Locals.of(isObject(locals) ? locals : {}));
  return isTrue(lambdaOf(part)(env, element));
}
