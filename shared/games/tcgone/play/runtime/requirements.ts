import type { Closure, Statement } from "../../script/syntax/nodes.js";
import { compile } from "./expressions.js";
import { inner, type Env } from "./scene.js";
import { isTrue, kindOf, idOf, type Value, textOf } from "./values.js";
import { wasUsed, usedKey } from "./store.js";

/** Why a body refuses now, in the words of its card; null where it does not. Looks only at what comes before it does anything. */
export function refusalOfBody(env: Env, body: Closure | undefined): string | null {
  return body === undefined ? null : (look(inner(env), body.statements) ?? null);
}

const usual = "Can't be used now";

/** Undefined where all statements were looked at, null where the first that does something was reached. */
function look(env: Env, statements: readonly Statement[]): string | null | undefined {
  for (const statement of statements) {
    switch (statement.kind) {
      case "definition":
        env.locals.define(statement.name.word, statement.value === undefined ? null : compile(statement.value)(env));
        break;
      case "assert":
        if (!isTrue(compile(statement.that)(env))) return messageOf(env, statement.message) ?? usual;
        break;
      case "if": {
        const branch = isTrue(compile(statement.test)(env)) ? statement.then : statement.else;
        const found = branch === undefined ? undefined : look(inner(env), branch);
        if (found !== undefined) return found;
        break;
      }
      case "expression": {
        const found = lookAtCall(env, statement.value);
        if (found !== undefined) return found;
        break;
      }
      default:
        return null;
    }
  }
  return undefined;
}

const messageOf = (env: Env, message: Parameters<typeof compile>[0] | undefined): string | undefined =>
  message === undefined ? undefined : textOf(compile(message)(env));

function lookAtCall(env: Env, expression: Parameters<typeof compile>[0]): string | null | undefined {
  if (expression.kind !== "call") return null;
  const { name, values } = expression;
  const given = (label: string, at: number): Value => {
    const value = values.find((each) => each.label?.word === label) ?? values.filter((each) => !each.label)[at];
    return value === undefined || value.value.kind === "closure" || value.value.kind === "cases"
      ? null
      : compile(value.value)(env);
  };
  switch (name.word) {
    case "checkLastTurn": {
      const hasKey = values.some(({ label }) => label?.word === "key");
      const key = given("key", 0);
      const message = given("message", hasKey ? 0 : 1);
      return wasUsed(env.r, usedKey(env, key)) ? textOf(message ?? "It was used this turn") : undefined;
    }
    case "checkNoSPC": {
      const { self } = env.scene;
      const card = kindOf(self) === "unit" ? env.r.state.cards[idOf(self)] : undefined;
      return (card?.conditions.length ?? 0) > 0 ? "It has a special condition" : undefined;
    }
    case "oncePerGame":
      return env.r.stored(`once:${textOf(given("key", 0))}#${env.scene.seat}`) === true
        ? textOf(given("message", 1) ?? "It was done before in this match")
        : undefined;
    default:
      return null;
  }
}
