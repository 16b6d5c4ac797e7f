import type { CardPredicate, Operator } from "../../ast.js";
import { nounOf, ANYONE } from "./nouns.js";
import { text } from "./say.js";
import { match, type Handlers } from "../../ast/variant.js";

const OPERATORS: Handlers<Operator, string> = {
  OrLess: () => text("operator_or_less"),
  OrMore: () => text("operator_or_more"),
  Exactly: () => "",
  LowerBy: () => text("operator_lower"),
  HigherBy: () => text("operator_higher"),
};

/** The words after a compared amount; of `lower` and `higher` the amount is not shown. */
export const operatorText = (operator: Operator): string => match(operator, OPERATORS);

const CONSTRAINTS: Handlers<CardPredicate, string | undefined> = {
  Card: () => undefined,
  Character: () => undefined,
  Event: () => undefined,
  CharacterType: () => undefined,
  NotCharacterType: () => undefined,
  Fast: () => undefined,
  CouldDissolve: () => undefined,
  CharacterWithSpark: ([spark, operator]) => text("with_spark_constraint", operatorText(operator), spark),
  CardWithCost: ({ cost, cost_operator }) => text("with_cost_constraint", operatorText(cost_operator), cost),
  CharacterWithMaterializedAbility: () => text("with_materialized_ability_constraint"),
  CharacterWithMultiActivatedAbility: () => text("with_activated_ability_constraint"),
  CharacterWithCostComparedToControlled: ({ count_matching }) =>
    text("with_cost_less_than_allied_count", nounOf(count_matching, ANYONE)),
  CharacterWithCostComparedToAbandoned: () => text("with_cost_less_than_abandoned_ally_constraint"),
  CharacterWithSparkComparedToAbandoned: () => text("with_spark_less_than_abandoned_ally_constraint"),
  CharacterWithSparkComparedToAbandonedCountThisTurn: () =>
    text("with_spark_less_than_abandoned_count_this_turn_constraint"),
  CharacterWithSparkComparedToEnergySpent: () => text("with_spark_less_than_energy_paid_constraint"),
  CharacterWithCostComparedToVoidCount: () => text("with_cost_less_than_void_count_constraint"),
};

/** What follows the noun: `with cost 2● or less`. Undefined for predicates that are all noun. */
export const constraintOf = (card: CardPredicate): string | undefined => match(card, CONSTRAINTS);
