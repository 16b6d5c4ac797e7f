import type { Closure, Statement } from "../../script/syntax/nodes.js";
import { calculate, compile } from "../runtime/expressions.js";
import { bodyOfListener } from "../runtime/listeners.js";
import { bundleEnv } from "../runtime/bundle-scene.js";
import { eventOn } from "../runtime/run.js";
import { inner, type Env } from "../runtime/env.js";
import { isTrue, type Value } from "../runtime/values.js";
import type { TcgReader } from "../types.js";
import { causeOf } from "./causes.js";
import { lettersOf } from "./energy.js";
import { moveCost } from "./moves.js";
import { topOf } from "./units.js";

export const costEvent = "ENERGY_COST_CALCULATOR";

/** Whether anything hears the cost of a move being computed. */
export const isCostHeard = (r: TcgReader): boolean => {
  const { before, after } = r.index();
  return before.has(costEvent) || after.has(costEvent) || before.has("*") || after.has("*");
};

/**
 * What a move costs as far as that can be said before it is used: what its getter says, then what listeners make of it that only
 * look and change the cost (DUEL-12).
 */
export function costToPay(r: TcgReader, unit: number, move: Value): readonly string[] {
  const cost = moveCost(r, unit, move);
  const listeners = r.index().before.get(costEvent);
  if (listeners === undefined) return cost;
  const { owner } = r.card(unit);
  const event = eventOn(costEvent, unit, owner, { move, cost });
  const cause = causeOf(r, "attack", topOf(r, unit));
  for (const { bundle, listener } of listeners) {
    const body = bodyOfListener(listener);
    if (body === undefined || !body.statements.every(isPure)) continue;
    if (listener.sourceKind !== undefined && listener.sourceKind !== cause.kind) continue;
    if (listener.within !== undefined && listener.within !== "ATTACK_MAIN") continue;
    if (listener.if?.(r, event, bundle) === false) continue;
    const env = inner(bundleEnv(r, bundle, { event, cause }));
    event.data = { ...event.data, cost: changedBy(env, body, lettersOf(event.data["cost"] ?? null)) };
  }
  return lettersOf(event.data["cost"] ?? null);
}

const notes = new Set(["bc", "wcu"]);

/** Whether a statement does no more than look and change the cost. */
function isPure(statement: Statement): boolean {
  switch (statement.kind) {
    case "definition":
    case "return":
      return true;
    case "if":
      return statement.then.every(isPure) && (statement.else ?? []).every(isPure);
    case "assignment":
      return isCost(statement);
    case "expression":
      return statement.value.kind === "call" && notes.has(statement.value.name.word);
    default:
      return false;
  }
}

const isCost = ({ place }: Extract<Statement, { kind: "assignment" }>): boolean =>
  place.map(({ word }) => word).join(".") === "ef.cost";

function changedBy(env: Env, body: Closure, cost: readonly string[]): readonly string[] {
  const held = { cost };
  look(env, body.statements, held);
  return held.cost;
}

/** Returns false where the body ends. */
function look(env: Env, statements: readonly Statement[], held: { cost: readonly string[] }): boolean {
  for (const statement of statements) {
    if (statement.kind === "return") return false;
    if (statement.kind === "definition") {
      env.locals.define(statement.name.word, statement.value === undefined ? null : compile(statement.value)(env));
    } else if (statement.kind === "if") {
      const branch = isTrue(compile(statement.test)(env)) ? statement.then : (statement.else ?? []);
      if (!look(inner(env), branch, held)) return false;
    } else if (statement.kind === "assignment") {
      const value = compile(statement.value)(env);
      const { operator } = statement;
      held.cost = lettersOf(operator === "=" ? value : calculate(env, operator.slice(0, 1), [...held.cost], value));
      if (env.heard !== null) env.heard.event.data = { ...env.heard.event.data, cost: held.cost };
    }
  }
  return true;
}
