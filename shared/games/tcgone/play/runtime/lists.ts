import { energiesOfCard } from "../rules/energy.js";
import { isKind } from "./kinds.js";
import type { Env } from "./env.js";
import { clampList, idOf, includes, isTrue, listOf, numberOf, type Value, textOf } from "./values.js";
import { asList } from "./zones.js";

export type Test = ((element: Value) => Value) | undefined;
type Answer = (list: readonly Value[], values: readonly Value[], test: Test, env: Env) => Value;

const holds = (test: Test, each: Value): boolean => test === undefined || isTrue(test(each));
const ofCard = (env: Env, card: Value): readonly (readonly string[])[] => energiesOfCard(env.r, idOf(card));

function best(list: readonly Value[], test: Test, sign: 1 | -1): Value {
  let found: Value = null;
  let most = -Infinity;
  for (const each of list) {
    const worth = sign * numberOf(test === undefined ? each : test(each));
    if (worth > most) [found, most] = [each, worth];
  }
  return found;
}

const unique = (list: readonly Value[]): Value =>
  list.reduce<readonly Value[]>((kept, each) => (includes(kept, each) ? kept : [...kept, each]), []);

/** What lists answer (SCRIPT-4). */
export const listMembers: Readonly<Record<string, Answer>> = {
  size: (list) => list.length,
  empty: (list) => list.length === 0,
  notEmpty: (list) => list.length > 0,
  first: (list) => list[0] ?? null,
  last: (list) => list.at(-1) ?? null,
  unique: (list) => unique(list),
  reversed: (list) => list.toReversed(),
  contains: (list, [x = null]) => includes(list, x),
  is: (list, [x = null]) => includes(list, x),
  containsAny: (list, [other = null], _test, { r }) => listOf(asList(r, other)).some((each) => includes(list, each)),
  indexOf: (list, [x = null]) => list.findIndex((each) => includes([each], x)),
  subList: (list, [from, to]) => list.slice(Math.max(0, numberOf(from)), Math.max(0, numberOf(to))),
  without: (list, [x = null], _test, { r }) => {
    const left = listOf(asList(r, x));
    return list.filter((each) => !includes(left, each));
  },
  any: (list, _values, test) => list.some((each) => holds(test, each)),
  every: (list, _values, test) => list.every((each) => holds(test, each)),
  find: (list, _values, test) => list.find((each) => holds(test, each)) ?? null,
  filter: (list, _values, test) => list.filter((each) => holds(test, each)),
  count: (list, _values, test) => list.filter((each) => holds(test, each)).length,
  sum: (list, _values, test) => list.reduce<number>((sum, each) => sum + numberOf(test?.(each)), 0),
  collect: (list, _values, test) => clampList(list.map((each) => test?.(each) ?? null)),
  min: (list, _values, test) => best(list, test, -1),
  max: (list, _values, test) => best(list, test, 1),
  filterByType: (list, kinds, _test, { r }) => list.filter((each) => isKind(r, each, kinds)),
  hasType: (list, kinds, _test, { r }) => list.some((each) => isKind(r, each, kinds)),
  filterByEnergyType: (list, [type], _test, env) =>
    list.filter((each) => ofCard(env, each).some((letters) => type === "C" || letters.includes(textOf(type)))),
  filterByBasicEnergyType: (list, [type], _test, env) =>
    list.filter(
      (each) => isKind(env.r, each, ["BASIC_ENERGY"]) && ofCard(env, each).some((all) => all.includes(textOf(type))),
    ),
  energyCount: (list, [type = "C"], _test, env) =>
    list.flatMap((each) => ofCard(env, each)).filter((all) => type === "C" || all.includes(textOf(type))).length,
};
