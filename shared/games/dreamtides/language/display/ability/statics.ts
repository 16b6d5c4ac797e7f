import type { AlternateCost, Cost, Effect, StandardStaticAbility, StaticAbility } from "../../ast.js";
import { conditionText } from "./conditions.js";
import { costText } from "./costs.js";
import { embedded } from "./effects.js";
import { cardPredicate, predicate } from "./predicates.js";
import { quantity } from "./quantities.js";
import { capital, text } from "./say.js";
import { match, type Handlers } from "../../ast/variant.js";

const STATICS: Handlers<StandardStaticAbility, string> = {
  AdditionalCostToPlay: (cost) => text("additional_cost_to_play", costText(cost)),
  CardsInYourVoidHaveReclaim: () => text("cards_in_void_have_reclaim"),
  CharactersInHandHaveFast: () => text("characters_in_hand_have_fast"),
  CostReductionForEach: ({ reduction, quantity: number }) =>
    text("cost_reduction_for_each", reduction, quantity(number)),
  DisableEnemyMaterializedAbilities: () => text("disable_enemy_materialized_abilities"),
  EnemyCardsCostIncrease: ({ matching, increase }) =>
    text("enemy_cards_cost_increase", cardPredicate(matching), increase),
  HasAllCharacterTypes: () => text("has_all_character_types"),
  JudgmentTriggersWhenMaterialized: (ability) =>
    text("judgment_triggers_when_materialized", predicate(ability.predicate)),
  MultiplyCardDrawFromCardEffects: ({ multiplier }) => text("multiply_card_draw", multiplier),
  MultiplyEnergyGainFromCardEffects: ({ multiplier }) => text("multiply_energy_gain", multiplier),
  OncePerTurnPlayFromVoid: ({ matching }) => text("once_per_turn_play_from_void", cardPredicate(matching)),
  PlayForAlternateCost: alternateCost,
  PlayFromHandOrVoidForCost: ({ energy_cost }) => text("play_from_hand_or_void_for_cost", energy_cost),
  PlayFromVoid: ({ energy_cost, additional_cost, if_you_do }) =>
    playFromVoid(energy_cost ?? 0, additional_cost, if_you_do),
  PlayOnlyFromVoid: () => text("play_only_from_void"),
  RevealTopCardOfYourDeck: () => text("reveal_top_card"),
  SparkBonusOtherCharacters: ({ matching, added_spark }) =>
    text("spark_bonus_other_characters", cardPredicate(matching), added_spark),
  SparkBonusYourCharacters: ({ matching, added_spark }) =>
    text("spark_bonus_your_characters", predicate({ Your: matching }), added_spark),
  SparkEqualToPredicateCount: (ability) => text("spark_equal_to_predicate_count", predicate(ability.predicate)),
  YouMayLookAtTopCardOfYourDeck: () => text("you_may_look_at_top_card"),
  YouMayPlayFromTopOfDeck: ({ matching }) => text("you_may_play_from_top_of_deck", cardPredicate(matching)),
  YourCardsCostIncrease: ({ matching, increase }) =>
    text("your_cards_cost_increase", cardPredicate(matching), increase),
  YourCardsCostReduction: ({ matching, reduction }) =>
    text("your_cards_cost_reduction", cardPredicate(matching), reduction),
};

/** A static ability as a fragment without period (DISPLAY-12). */
export const standardStatic = (ability: StandardStaticAbility): string => match(ability, STATICS);

/** A static ability with its condition before or behind it, without period. */
export function staticText(ability: StaticAbility): string {
  if ("StaticAbility" in ability) return standardStatic(ability.StaticAbility);
  const { condition } = ability.WithOptions;
  const words = standardStatic(ability.WithOptions.ability);
  if (condition === undefined) return words;
  if (condition === "ThisCardIsInYourVoid") return text("if_this_card_in_void_prefix", words);
  const inFront =
    "CardsInVoidCount" in condition || ("PredicateCount" in condition && condition.PredicateCount.count === 1);
  return inFront
    ? text("condition_prepended", conditionText(condition), words)
    : text("condition_appended", words, conditionText(condition));
}

function alternateCost({ energy_cost, additional_cost, if_you_do, card_type }: AlternateCost): string {
  const card = cardOf(card_type);
  if (additional_cost === undefined) return text("play_for_alternate_cost_simple", card, energy_cost);
  const cost = capital(costText(additional_cost));
  return if_you_do === undefined
    ? text("play_for_alternate_cost_with_additional", cost, card, energy_cost)
    : text("play_for_alternate_cost_abandon", cost, card, energy_cost);
}

function cardOf(type: AlternateCost["card_type"]): string {
  if (type === undefined) return text("this_card");
  return type === "Character" ? text("this_character") : text("this_event");
}

function playFromVoid(energy: number, cost: Cost | undefined, effect: Effect | undefined): string {
  const paid = cost === undefined ? undefined : capital(costText(cost));
  if (effect === undefined) {
    return paid === undefined
      ? text("play_from_void_for_cost", energy)
      : text("play_from_void_with_additional_cost", paid, energy);
  }
  return paid === undefined
    ? text("play_from_void_for_cost_with_effect", energy, embedded(effect))
    : text("play_from_void_with_effect", paid, energy, embedded(effect));
}
