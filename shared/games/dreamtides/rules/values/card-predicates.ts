import { NONE } from "../../../../match/index.js";
import { type CardPredicate, type CardSubtype, type Handlers, match, type Operator } from "../../language/ast.js";
import { isRelative } from "../cards/aims.js";
import type { Trace } from "../types.js";
import { couldDissolve } from "./could-dissolve.js";
import { holds } from "./conditions.js";
import { definitionOf, isFast, sparkOf } from "./figures.js";
import { countMatching } from "./predicates.js";
import { itOf, type Scope } from "./scope.js";

/** `spark` is the last known one of a card that has left play, NONE to look it up. */
type Context = [scope: Scope, id: number, spark: number];

const isCharacter = (scope: Scope, id: number): boolean => definitionOf(scope.reader, id).kind === "character";

const currentSpark = (scope: Scope, id: number, spark: number): number =>
  spark === NONE ? sparkOf(scope.reader, id) : spark;

const printedCost = (scope: Scope, id: number): number => definitionOf(scope.reader, id).cost;

/** How a value compares; `reference` is what `LowerBy` and `HigherBy` are relative to. */
export const OPERATORS: Handlers<Operator, boolean, [value: number, to: number, reference: number]> = {
  OrLess: (_, value, to) => value <= to,
  OrMore: (_, value, to) => value >= to,
  Exactly: (_, value, to) => value === to,
  LowerBy: (by, value, _to, reference) => value === reference - by,
  HigherBy: (by, value, _to, reference) => value === reference + by,
};

const compares = (value: number, operator: Operator, to: number, reference: number): boolean =>
  match(operator, OPERATORS, value, to, reference);

/** The compared-to predicates say "less than" and "greater than": their limits are strict (RULES-28). */
function comparesStrictly(value: number, operator: Operator, to: number): boolean {
  if (operator === "OrLess") return value < to;
  if (operator === "OrMore") return value > to;
  return compares(value, operator, to, to);
}

/** The cost that "1 higher" is higher than. */
function referenceCost(scope: Scope): number {
  const [subject] = itOf(scope);
  return subject === undefined ? 0 : printedCost(scope, subject.card);
}

function isOfType(scope: Scope, id: number, subtype: CardSubtype): boolean {
  const { allTypes, subtype: own } = definitionOf(scope.reader, id);
  if (own === subtype || allTypes === "always") return true;
  if (allTypes === "never" || scope.printedTypes === true) return false;
  const { controller, object } = scope.reader.card(id);
  return holds({ ...scope, seat: controller, card: id, object, printedTypes: true }, allTypes);
}

export const CARD_PREDICATES: Handlers<CardPredicate, boolean, Context> = {
  Card: () => true,
  Character: (_, scope, id) => isCharacter(scope, id),
  Event: (_, scope, id) => definitionOf(scope.reader, id).kind === "event",
  CharacterType: (subtype, scope, id) => isCharacter(scope, id) && isOfType(scope, id, subtype),
  NotCharacterType: (subtype, scope, id) => isCharacter(scope, id) && !isOfType(scope, id, subtype),
  CharacterWithSpark: ([to, operator], scope, id, spark) => {
    if (!isCharacter(scope, id)) return false;
    const [reference] = isRelative(operator) ? itOf(scope) : [];
    const value = currentSpark(scope, id, spark);
    return compares(
      value,
      operator,
      to,
      reference === undefined ? 0 : currentSpark(scope, reference.card, reference.spark),
    );
  },
  CardWithCost: ({ target, cost_operator, cost }, scope, id, spark) => {
    if (!matchesCard(scope, id, target, spark)) return false;
    if (!isRelative(cost_operator)) return compares(printedCost(scope, id), cost_operator, cost, 0);
    return scope.guess || compares(printedCost(scope, id), cost_operator, cost, referenceCost(scope));
  },
  CharacterWithCostComparedToControlled: ({ target, cost_operator, count_matching }, scope, id, spark) =>
    matchesCharacter(scope, id, target, spark) &&
    comparesStrictly(printedCost(scope, id), cost_operator, countMatching(scope, { Your: count_matching })),
  CharacterWithCostComparedToAbandoned: ({ target, cost_operator }, scope, id, spark) => {
    if (!matchesCharacter(scope, id, target, spark)) return false;
    const [abandoned] = scope.memory.abandoned;
    if (abandoned === undefined) return scope.guess;
    return comparesStrictly(printedCost(scope, id), cost_operator, printedCost(scope, abandoned.card));
  },
  CharacterWithCostComparedToVoidCount: ({ target, cost_operator }, scope, id, spark) =>
    matchesCharacter(scope, id, target, spark) &&
    comparesStrictly(printedCost(scope, id), cost_operator, scope.reader.zone("void", scope.seat).length),
  CharacterWithSparkComparedToAbandoned: ({ target, spark_operator }, scope, id, spark) => {
    if (!matchesCharacter(scope, id, target, spark)) return false;
    const [abandoned] = scope.memory.abandoned;
    if (abandoned === undefined) return scope.guess;
    return comparesStrictly(currentSpark(scope, id, spark), spark_operator, abandoned.spark);
  },
  CharacterWithSparkComparedToAbandonedCountThisTurn: ({ target, spark_operator }, scope, id, spark) => {
    if (!matchesCharacter(scope, id, target, spark)) return false;
    const count = scope.reader.state.table.abandoned[scope.seat]?.length ?? 0;
    return comparesStrictly(currentSpark(scope, id, spark), spark_operator, count);
  },
  CharacterWithSparkComparedToEnergySpent: ({ target, spark_operator }, scope, id, spark) => {
    if (!matchesCharacter(scope, id, target, spark)) return false;
    if (scope.memory.spent === NONE) return scope.guess;
    return comparesStrictly(currentSpark(scope, id, spark), spark_operator, scope.memory.spent);
  },
  CharacterWithMaterializedAbility: (_, scope, id) =>
    isCharacter(scope, id) && definitionOf(scope.reader, id).hasMaterialized,
  CharacterWithMultiActivatedAbility: (_, scope, id) => definitionOf(scope.reader, id).hasActivated,
  Fast: ({ target }, scope, id, spark) => matchesCard(scope, id, target, spark) && isFast(scope.reader, id),
  CouldDissolve: ({ target }, scope, id) => couldDissolve(scope, id, target),
};

const matchesCharacter = (scope: Scope, id: number, predicate: CardPredicate, spark: number): boolean =>
  isCharacter(scope, id) && matchesCard(scope, id, predicate, spark);

/** Whether a card is as the predicate says, whoever controls it (RULES-28). */
export function matchesCard(scope: Scope, id: number, predicate: CardPredicate, spark: number = NONE): boolean {
  if (predicate === "Character") return isCharacter(scope, id);
  return predicate === "Card" || match(predicate, CARD_PREDICATES, scope, id, spark);
}

/** How many of the recorded cards are as the predicate says. */
export function countTraces(scope: Scope, traces: readonly Trace[] | undefined, predicate: CardPredicate): number {
  let count = 0;
  for (const { card, spark } of traces ?? []) if (matchesCard(scope, card, predicate, spark)) count += 1;
  return count;
}
