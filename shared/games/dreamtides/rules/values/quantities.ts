import { NONE } from "../../../../match/index.js";
import { type CardPredicate, type Handlers, match, type QuantityExpression } from "../../language/ast.js";
import type { Subject } from "../types.js";
import { countTraces, matchesCard } from "./card-predicates.js";
import { countMatching } from "./predicates.js";
import type { Scope } from "./scope.js";

function countSubjects(scope: Scope, subjects: readonly Subject[], predicate: CardPredicate): number {
  return subjects.filter(({ card, spark }) => matchesCard(scope, card, predicate, spark)).length;
}

export const QUANTITIES: Handlers<QuantityExpression, number, [Scope]> = {
  AbandonedThisTurn: (predicate, scope) =>
    countTraces(scope, scope.reader.state.table.abandoned[scope.seat], predicate),
  AbandonedThisWay: (predicate, scope) => countSubjects(scope, scope.memory.abandoned, predicate),
  CardsDrawnThisTurn: (predicate, scope) => countTraces(scope, scope.reader.state.table.drawn[scope.seat], predicate),
  DiscardedThisTurn: (predicate, scope) =>
    countTraces(scope, scope.reader.state.table.discarded[scope.seat], predicate),
  DissolvedThisTurn: (predicate, scope) =>
    scope.reader.state.table.dissolved.reduce((sum, traces) => sum + countTraces(scope, traces, predicate), 0),
  PlayedThisTurn: (predicate, scope) => countTraces(scope, scope.reader.state.table.played[scope.seat], predicate),
  ReturnedToHandThisWay: (predicate, scope) => countSubjects(scope, scope.memory.returned, predicate),
  Matching: (predicate, scope) => countMatching(scope, predicate),
  ForEachEnergySpentOnThisCard: (_, { memory }) => (memory.spent === NONE ? 0 : memory.spent),
};

/** The number a "for each" comes to now (RULES-29). */
export const quantityOf = (scope: Scope, quantity: QuantityExpression): number => match(quantity, QUANTITIES, scope);
