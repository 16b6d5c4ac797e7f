import { form, optional, rule, words, type Rule } from "../../../../text/index.js";
import type { CardPredicate, Operator, Predicate } from "../ast.js";
import { dissolve, energySymbol, ENERGY, fast, materialized, SPARK, SUBTYPE } from "./terminals.js";

/** Which cards are meant (LANG-11). A bare kind of card is anyone's; "ally" is another of one's own. */
export const predicate = rule<Predicate>("predicate", () => [
  form(["this character"], () => "This"),
  form(["this event"], () => "This"),
  form(["this card"], () => "This"),
  form(["that character"], () => "That"),
  form(["that event"], () => "That"),
  form(["that card"], () => "That"),
  form(["it"], () => "It"),
  form(["them"], () => "Them"),
  form(["another", cardPredicate], (card) => ({ Another: card })),
  form(["enemy or ally"], () => ({ Any: "Character" })),
  form(["non-", SUBTYPE, "enemy"], (subtype) => ({ Enemy: { NotCharacterType: subtype } })),
  form(["allied", cardPredicate], (card) => ({ Another: card })),
  form(["enemy", cardPredicate], (card) => ({ Enemy: card })),
  form(["enemy"], () => ({ Enemy: "Character" })),
  form([words("ally", "allies"), cardPredicate], (card) => ({ Another: card })),
  form([words("ally", "allies")], () => ({ Another: "Character" })),
  form(["played", cardPredicate], (card) => ({ Any: card })),
  form([fast, cardPredicate], (card) => ({ Any: { Fast: { target: card } } })),
  form([cardPredicate, "in your void"], (card) => ({ YourVoid: card })),
  form([cardPredicate, "in the opponent's void"], (card) => ({ EnemyVoid: card })),
  form([cardPredicate], (card) => ({ Any: card })),
]);

/** What a card must be like (LANG-11). Before a cost or a spark the kind of card may be missing. */
export const cardPredicate: Rule<CardPredicate> = rule<CardPredicate>("card predicate", () => [
  form([baseOrCharacter, "with cost", comparison, "the number of allied", SUBTYPE], (target, operator, subtype) => ({
    CharacterWithCostComparedToControlled: {
      target,
      cost_operator: operator,
      count_matching: { CharacterType: subtype },
    },
  })),
  form([baseOrCharacter, "with cost", comparison, "the number of cards in your void"], (target, operator) => ({
    CharacterWithCostComparedToVoidCount: { target, cost_operator: operator },
  })),
  form([baseOrCharacter, "with spark", comparison, "that ally's spark"], (target, operator) => ({
    CharacterWithSparkComparedToAbandoned: { target, spark_operator: operator },
  })),
  form([baseOrCharacter, "with spark", comparison, "the amount of", energySymbol, "paid"], (target, operator) => ({
    CharacterWithSparkComparedToEnergySpent: { target, spark_operator: operator },
  })),
  form([baseOrCharacter, "with cost", ENERGY, "or less"], (target, cost) => ({
    CardWithCost: { target, cost_operator: "OrLess", cost },
  })),
  form([baseOrCharacter, "with cost", ENERGY, "or more"], (target, cost) => ({
    CardWithCost: { target, cost_operator: "OrMore", cost },
  })),
  form([baseOrCharacter, "with cost", ENERGY, "higher"], (target, cost) => ({
    CardWithCost: { target, cost_operator: { HigherBy: cost }, cost },
  })),
  form([baseOrCharacter, "with cost", ENERGY, "lower"], (target, cost) => ({
    CardWithCost: { target, cost_operator: { LowerBy: cost }, cost },
  })),
  form([baseOrCharacter, "with cost", ENERGY], (target, cost) => ({
    CardWithCost: { target, cost_operator: "Exactly", cost },
  })),
  form([baseOrCharacter, "with spark", SPARK, "or less"], (_target, spark) => ({
    CharacterWithSpark: [spark, "OrLess"],
  })),
  form([baseOrCharacter, "with spark", SPARK, "or more"], (_target, spark) => ({
    CharacterWithSpark: [spark, "OrMore"],
  })),
  form(
    [base, "with a", optional(words("'")), materialized, optional(words("'")), "ability"],
    () => "CharacterWithMaterializedAbility",
  ),
  form([base, "with an activated ability"], () => "CharacterWithMultiActivatedAbility"),
  form(["event which could", dissolve, "an ally"], () => ({
    CouldDissolve: { target: { Another: "Character" } },
  })),
  form([base]),
]);

const base: Rule<CardPredicate> = rule<CardPredicate>("kind of card", () => [
  form([fast, cardPredicate], (card) => ({ Fast: { target: card } })),
  form([SUBTYPE], (subtype) => ({ CharacterType: subtype })),
  form([words("character", "characters")], () => "Character"),
  form([words("event", "events")], () => "Event"),
  form([words("card", "cards")], () => "Card"),
]);

const baseOrCharacter = rule<CardPredicate>("kind of card, or character", () => [
  form([base]),
  form([], () => "Character"),
]);

/** None of the comparisons is strict. */
const comparison = rule<Operator>("comparison", () => [
  form(["less than"], () => "OrLess"),
  form(["greater than"], () => "OrMore"),
  form(["equal to"], () => "Exactly"),
]);
