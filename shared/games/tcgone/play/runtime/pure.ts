import type { Closure, Expression, Statement } from "../../script/syntax/nodes.js";
import { holderOf, type Holder } from "../rules/getters.js";
import { calculate, compile } from "./expressions.js";
import { inner, type Env } from "./env.js";
import { isTrue, listOf, type Value, playerValue, cardValue } from "./values.js";
import { targetSeat } from "../../../../match/index.js";
import { isUnit, valueOf } from "../rules/units.js";

/** Does what a statement says; false where the body ends. */
type Step = (env: Env) => boolean;

/** The value that a body changes as the body sees it. */
interface Held extends Holder {
  readonly target: Value;
  readonly player: Value;
}

const heldWith = (object: Value, { ability, move, card, target, player }: Held): Held => ({
  object,
  ability,
  move,
  card,
  target,
  player,
});

/** What the body of a getter makes of a value: it only computes (SCRIPT-4). The names of the place are its own. */
export type Change = (env: Env, holder: Holder, target: number) => Holder;

export function changeOf({ parameters, statements }: Closure): Change {
  const name = parameters[0]?.word ?? "h";
  const compute = allOf(statements, name);
  return (env, holder, target) => {
    const { object, ability, move, card } = holder;
    const held: Held = { object, ability, move, card, target: targetValue(env, target), player: playerOf(target) };
    env.locals.define(name, held);
    compute(env);
    return holderOf((env.locals.find(name) as Held).object, holder);
  };
}

const playerOf = (target: number): Value => playerValue(targetSeat(target));

const targetValue = ({ r }: Env, target: number): Value =>
  target <= -2 ? playerOf(target) : isUnit(r, target) ? valueOf(r, target) : cardValue(target);

const goesOn: Step = () => true;
const ends: Step = () => false;

function allOf(statements: readonly Statement[], holder: string): Step {
  const steps = statements.map((statement) => stepOf(statement, holder));
  return (env) => {
    for (const step of steps) if (!step(env)) return false;
    return true;
  };
}

function stepOf(statement: Statement, holder: string): Step {
  switch (statement.kind) {
    case "definition": {
      const { word } = statement.name;
      const value = statement.value === undefined ? () => null : compile(statement.value);
      return (env) => {
        env.locals.define(word, value(env));
        return true;
      };
    }
    case "if": {
      const test = compile(statement.test);
      const [then, otherwise] = [allOf(statement.then, holder), allOf(statement.else ?? [], holder)];
      return (env) => (isTrue(test(env)) ? then(inner(env)) : otherwise(inner(env)));
    }
    case "assignment":
      return assignment(statement, holder);
    case "expression":
      return callOnObject(statement.value, holder);
    case "return":
      return ends;
    default:
      return goesOn;
  }
}

function assignment(statement: Extract<Statement, { kind: "assignment" }>, holder: string): Step {
  const value = compile(statement.value);
  const operator = statement.operator === "=" ? "" : statement.operator.charAt(0);
  const [name, field] = statement.place.map(({ word }) => word);
  if (name === undefined) return goesOn;
  return (env) => {
    const given = value(env);
    const old = env.locals.find(name) ?? null;
    const next = (before: Value): Value => (operator === "" ? given : calculate(env, operator, before, given));
    if (field === undefined) env.locals.assign(name, next(old));
    else if (name === holder) setObject(env, holder, next((old as Holder).object));
    return true;
  };
}

function setObject(env: Env, holder: string, object: Value): void {
  env.locals.assign(holder, heldWith(object, env.locals.find(holder) as Held));
}

/** `h.object.add(x)`, `.remove(x)` and `.clear()`. */
function callOnObject(expression: Expression, holder: string): Step {
  if (expression.kind !== "member" || expression.of.kind !== "member") return goesOn;
  const { of } = expression.of;
  if (of.kind !== "name" || of.name !== holder) return goesOn;
  const given = expression.values[0]?.value;
  const value = given === undefined || given.kind === "closure" || given.kind === "cases" ? () => null : compile(given);
  const change = changes[expression.name.word];
  return (env) => {
    const object = listOf((env.locals.find(holder) as Holder).object);
    if (change !== undefined) setObject(env, holder, change(env, object, value(env)));
    return true;
  };
}

const changes: Readonly<Record<string, (env: Env, object: readonly Value[], value: Value) => Value>> = {
  add: (env, object, value) => calculate(env, "+", object, value),
  remove: (env, object, value) => calculate(env, "-", object, [value]),
  clear: () => [],
};
