import { energyCount } from "../rules/energy.js";
import { NONE } from "../../../../match/index.js";
import { attackSteps } from "./inner-functions.js";
import { isKind } from "./kinds.js";
import { memberValue } from "./members.js";
import type { Env } from "./env.js";
import { idOf, isTrue, listOf, numberOf, type Value, textOf } from "./values.js";
import { storedValue, wasUsed } from "./store.js";
import { asList } from "./zones.js";

type Answer = (env: Env, values: readonly Value[], test: ((element: Value) => Value) | undefined) => Value;

const answers: Readonly<Record<string, Answer>> = {
  min: (_env, [a, b]) => Math.min(numberOf(a), numberOf(b)),
  max: (_env, [a, b]) => Math.max(numberOf(a), numberOf(b)),
  clamp: (_env, [x, low, high]) => Math.max(numberOf(low), Math.min(numberOf(high), numberOf(x))),
  abs: (_env, [x]) => Math.abs(numberOf(x)),
  count: ({ r }, [list = null], test) =>
    listOf(asList(r, list)).filter((each) => test === undefined || isTrue(test(each))).length,
  energy: ({ r }, [unit, type = "C"]) => energyCount(r, idOf(unit), textOf(type)),
  has_type: ({ r }, [card = null, kind = ""]) => isKind(r, card, [kind]),
  name_contains: (env, [card = null, text]) => textOf(memberValue(env, card, "name", [])).includes(textOf(text)),
  stored: (env, [key, unit]) => storedValue(env.r, textOf(key), unit),
  usedThisTurn: (env, [key]) => wasUsed(env.r, `${textOf(key)}#${env.scene.seat}`),
  damageDone: ({ r }) => r.state.table.attack?.done ?? 0,
  attackSteps: () => attackSteps,
  abilityWorks: ({ r, scene }) => scene.ability === NONE || (r.ability(scene.ability)?.bundle ?? NONE) !== NONE,
  one: (_env, values) => values.find((value) => value !== null) ?? null,
};

/** What a function answers. */
export const functionValue = (
  env: Env,
  name: string,
  values: readonly Value[],
  test?: (element: Value) => Value,
): Value => (Object.hasOwn(answers, name) ? (answers[name]?.(env, values, test) ?? null) : null);
