import type { Closure, Statement } from "../../script/syntax/nodes.js";
import type { Holder } from "../rules/getters.js";
import { calculate, compile } from "./expressions.js";
import { inner, type Env } from "./scene.js";
import { isTrue, listOf, type Value, playerValue, cardValue } from "./values.js";
import { targetSeat } from "../../../../match/index.js";
import { isUnit, valueOf } from "../rules/units.js";

/** What the body of a getter makes of a value: it only computes (SCRIPT-4). */
export function changeValue(env: Env, { parameters, statements }: Closure, holder: Holder, target: number): Holder {
  const own = inner(env);
  const name = parameters[0]?.word ?? "h";
  own.locals.define(name, { ...holder, target: targetValue(env, target), player: playerOf(target) });
  compute(own, statements, name);
  const changed = own.locals.find(name) as Holder;
  return { ...holder, object: changed.object };
}

const playerOf = (target: number): Value => playerValue(targetSeat(target));

const targetValue = ({ r }: Env, target: number): Value =>
  target <= -2 ? playerOf(target) : isUnit(r, target) ? valueOf(r, target) : cardValue(target);

function compute(env: Env, statements: readonly Statement[], holder: string): boolean {
  for (const statement of statements) {
    switch (statement.kind) {
      case "definition":
        env.locals.define(statement.name.word, statement.value === undefined ? null : compile(statement.value)(env));
        break;
      case "if": {
        const branch = isTrue(compile(statement.test)(env)) ? statement.then : statement.else;
        if (branch !== undefined && !compute(inner(env), branch, holder)) return false;
        break;
      }
      case "assignment": {
        const value = compile(statement.value)(env);
        const [name, field] = statement.place.map(({ word }) => word);
        if (name === undefined) break;
        const old = env.locals.find(name) ?? null;
        const next = (before: Value): Value =>
          statement.operator === "=" ? value : calculate(env, statement.operator.charAt(0), before, value);
        if (field === undefined) env.locals.assign(name, next(old));
        else if (name === holder) setObject(env, holder, next((old as Holder).object));
        break;
      }
      case "expression":
        callOnObject(env, statement.value, holder);
        break;
      case "return":
        return false;
      default:
        break;
    }
  }
  return true;
}

function setObject(env: Env, holder: string, object: Value): void {
  env.locals.assign(holder, { ...(env.locals.find(holder) as Holder), object });
}

/** `h.object.add(x)`, `.remove(x)` and `.clear()`. */
function callOnObject(env: Env, expression: Extract<Statement, { kind: "expression" }>["value"], holder: string): void {
  if (expression.kind !== "member" || expression.of.kind !== "member") return;
  const { of } = expression.of;
  if (of.kind !== "name" || of.name !== holder) return;
  const object = listOf((env.locals.find(holder) as Holder).object);
  const [given] = expression.values;
  const value =
    given === undefined || given.value.kind === "closure" || given.value.kind === "cases"
      ? null
      : compile(given.value)(env);
  switch (expression.name.word) {
    case "add":
      setObject(env, holder, calculate(env, "+", object, value));
      break;
    case "remove":
      setObject(env, holder, calculate(env, "-", object, [value]));
      break;
    case "clear":
      setObject(env, holder, []);
      break;
  }
}
