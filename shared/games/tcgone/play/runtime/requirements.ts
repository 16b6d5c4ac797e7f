import type { Closure, Expression, Statement, Value as Given } from "../../script/syntax/nodes.js";
import { compile, type Compiled } from "./expressions.js";
import { inner, type Env } from "./env.js";
import { isTrue, kindOf, idOf, textOf } from "./values.js";
import { wasUsed, usedKey } from "./store.js";

/** Undefined where all statements were looked at, null where the first that does something was reached. */
type Found = string | null | undefined;

type Look = (env: Env) => Found;

const looks = new WeakMap<Closure, Look>();

/** Why a body refuses now, in the words of its card; null where it does not. Looks only at what comes before it does anything. */
export function refusalOfBody(env: Env, body: Closure | undefined): string | null {
  if (body === undefined) return null;
  const look = looks.get(body) ?? lookThrough(body.statements);
  looks.set(body, look);
  return look(env) ?? null;
}

/** Looks at statements one after the other, in names of their own. */
function lookThrough(statements: readonly Statement[]): Look {
  const all = statements.map(lookAt);
  const hasNames = statements.some(({ kind }) => kind === "definition");
  return (env) => {
    const own = hasNames ? inner(env) : env;
    for (const look of all) {
      const found = look(own);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

const doesSomething: Look = () => null;

function lookAt(statement: Statement): Look {
  switch (statement.kind) {
    case "definition": {
      const { word } = statement.name;
      const value = statement.value === undefined ? () => null : compile(statement.value);
      return (env) => {
        env.locals.define(word, value(env));
        return undefined;
      };
    }
    case "assert": {
      const that = compile(statement.that);
      const message = statement.message === undefined ? undefined : compile(statement.message);
      return (env) => {
        if (isTrue(that(env))) return undefined;
        return message === undefined ? "Can't be used now" : textOf(message(env));
      };
    }
    case "if": {
      const test = compile(statement.test);
      const [then, otherwise] = [lookThrough(statement.then), lookThrough(statement.else ?? [])];
      return (env) => (isTrue(test(env)) ? then(env) : otherwise(env));
    }
    case "expression":
      return lookAtCall(statement.value);
    default:
      return doesSomething;
  }
}

/** What a call is given under a label, or at a place among what has none. */
function valueAt(values: readonly Given[], label: string, at: number): Compiled {
  const found = values.find((each) => each.label?.word === label) ?? values.filter((each) => !each.label)[at];
  const value = found?.value;
  return value === undefined || value.kind === "closure" || value.kind === "cases" ? () => null : compile(value);
}

function lookAtCall(expression: Expression): Look {
  if (expression.kind !== "call") return doesSomething;
  const { name, values } = expression;
  switch (name.word) {
    case "checkLastTurn": {
      const hasKey = values.some(({ label }) => label?.word === "key");
      const [key, message] = [valueAt(values, "key", 0), valueAt(values, "message", hasKey ? 0 : 1)];
      return (env) =>
        wasUsed(env.r, usedKey(env, key(env))) ? textOf(message(env) ?? "It was used this turn") : undefined;
    }
    case "checkNoSPC":
      return ({ r, scene: { self } }) => {
        const card = kindOf(self) === "unit" ? r.state.cards[idOf(self)] : undefined;
        return (card?.conditions.length ?? 0) > 0 ? "It has a special condition" : undefined;
      };
    case "oncePerGame": {
      const [key, message] = [valueAt(values, "key", 0), valueAt(values, "message", 1)];
      return (env) =>
        env.r.stored(`once:${textOf(key(env))}#${env.scene.seat}`) === true
          ? textOf(message(env) ?? "It was done before in this match")
          : undefined;
    }
    default:
      return doesSomething;
  }
}
