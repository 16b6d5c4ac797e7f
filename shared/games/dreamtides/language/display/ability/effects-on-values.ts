import type { CardPredicate, StandardEffect } from "../../ast.js";
import type { PhraseValue } from "../template/value.js";
import { costText } from "./costs.js";
import { cardBase, predicate } from "./predicates.js";
import { forEach, quantity } from "./quantities.js";
import { say, text } from "./say.js";
import type { Handlers } from "../../ast/variant.js";

const allied = (card: CardPredicate): PhraseValue => say("allied_card_with_base", cardBase(card));

/** Effects on energy, points and spark, and on the game itself. */
export const VALUE_EFFECTS = {
  EachMatchingGainsSpark: ({ each, gains }) => text("have_each_gain_spark", allied(each), gains),
  EachMatchingGainsSparkForEach: ({ each, for_each }) =>
    text("each_gains_spark_equal_to", allied(each), allied(for_each)),
  EnemyGainsPoints: ({ count }) => text("opponent_gains_points_effect", count),
  EnemyGainsPointsEqualToItsSpark: () => text("opponent_gains_points_equal_spark", say("pronoun_it")),
  EnemyLosesPoints: ({ count }) => text("opponent_loses_points_effect", count),
  GainEnergy: ({ gains }) => text("gain_energy_effect", gains),
  GainEnergyEqualToCost: ({ target }) => {
    if (target === "It" || target === "That") return text("gain_energy_equal_to_that_cost_effect");
    return target === "This"
      ? text("gain_energy_equal_to_this_cost_effect")
      : text("gain_energy_equal_to_cost", predicate(target));
  },
  GainEnergyForEach: ({ gains, for_each }) => text("gain_energy_for_each", gains, forEach(for_each)),
  GainPoints: ({ gains }) => text("gain_points_effect", gains),
  GainPointsForEach: ({ gain, for_count }) => text("gain_points_for_each", gain, quantity(for_count)),
  GainTwiceThatMuchEnergyInstead: () => text("gain_twice_energy_instead_effect"),
  GainsSpark: ({ target, gains }) => text("gains_spark", predicate(target), gains),
  GainsSparkForQuantity: ({ target, gains, for_quantity }) =>
    text("gains_spark_for_each", predicate(target), gains, quantity(for_quantity)),
  GainsSparkUntilYourNextMainForEach: ({ target, gains, for_each }) =>
    text("gains_spark_until_next_main_for_each", predicate(target), gains, forEach(for_each)),
  Kindle: ({ amount }) => text("kindle_effect", amount),
  LosePoints: ({ loses }) => text("lose_points_effect", loses),
  MultiplyYourEnergy: ({ multiplier }) => text("multiply_energy_effect", multiplier),
  NoEffect: () => text("no_effect"),
  OpponentPaysCost: ({ cost }) => text("opponent_pays_cost", costText(cost)),
  PayCost: ({ cost }) => text("pay_cost_effect", costText(cost)),
  SparkBecomes: ({ matching, spark }) => text("spark_of_each_becomes", allied(matching), spark),
  SpendAllEnergyDrawAndDiscard: () => text("spend_all_energy_draw_discard_effect"),
  TakeExtraTurn: () => text("take_extra_turn_effect"),
  YouWinTheGame: () => text("you_win_the_game_effect"),
} as const satisfies Partial<Handlers<StandardEffect, string>>;
