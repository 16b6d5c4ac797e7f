import { forms, from, type PhraseTable } from "./define.js";

/** Effects that are repeated, counted, or act on a collection of cards. */
export const QUANTIFIED_EFFECTS = {
  "draw_cards_for_each(c, target)": "draw {cards($c)} for each {$target}",
  "gain_energy_for_each(e, target)": "gain {energy($e)} for each {$target}",
  "gain_points_for_each(p, target)": "gain {points($p)} for each {$target}",
  "gains_spark_for_each(target, s, quantity)": from("target", "{$target} gains +{$s} spark for each {$quantity}"),
  "gains_spark_until_next_main_for_each(target, s, for_each)": from(
    "target",
    "{$target} gains +{$s} spark until your next main phase for each {$for_each}",
  ),
  "each_gains_spark_equal_to(each, count_of)": from(
    "each",
    "each {$each} gains spark equal to the number of {$count_of:other}",
  ),
  "have_each_gain_spark(each, s)": from("each", "have each {$each} gain +{$s} spark"),
  "spark_of_each_becomes(each, s)": from("each", "the spark of each {$each} becomes {$s}"),
  "dissolve_all_with_cost_lte_quantity(target, quantity)": from(
    "target",
    "{dissolve} all {$target:other} with cost less than or equal to the number of {$quantity}",
  ),
  "collection_all(target)": from("target", "all {$target:other}"),
  "collection_exactly(n, target)": from("target", "{$n} {$target:other}"),
  "collection_up_to(n, target)": from("target", "up to {$n} {$target:other}"),
  "collection_any_number_of(target)": from("target", "any number of {$target:other}"),
  "dissolve_collection(target)": from("target", "{dissolve} {$target}"),
  "banish_collection_target(target)": from("target", "{banish} {$target}"),
  "materialize_them(target)": "{materialize} them",
  "materialize_collection_target(target)": from("target", "{materialize} {$target}"),
  "materialize_copy_of(target)": from("target", "{materialize} a copy of {$target}"),
  "materialize_n_copies_of(n, target)": "{materialize} {$n} copies of {$target}",
  "materialize_copies_equal_to_matching(target, matching)": from(
    "target",
    "{materialize} a number of copies of {$target} equal to the number of {$matching:other}",
  ),
  "materialize_copies_equal_to_energy(target)": from(
    "target",
    "{materialize} a number of copies of {$target} equal to the amount of {energy_symbol} spent",
  ),
  "materialize_copies_equal_to_quantity(target, quantity)": from(
    "target",
    "{materialize} a number of copies of {$target} equal to the number of {$quantity}",
  ),
  "trigger_judgment_of_collection(target)": from("target", "trigger the {@cap judgment} ability of {$target}"),
  "trigger_judgment_of_each(target)": from("target", "trigger the {@cap judgment} ability of each {$target}"),
  "materialize_figments_for_each_quantity(fig, quantity)": from("fig", "{materialize} {$fig} for each {$quantity}"),
  "banish_then_materialize_it(target)": from("target", "{banish} {$target}, then {materialize} it"),
  "banish_then_materialize_any_number(target)": from(
    "target",
    "{banish} any number of {$target:other}, then {materialize} them",
  ),
  "banish_then_materialize_up_to(n, target)": from(
    "target",
    "{banish} up to {$n} {$target:other}, then {materialize} {pronoun:$n}",
  ),
  "banish_then_materialize_them(target)": from("target", "{banish} {$target}, then {materialize} them"),
  "allied_card_with_subtype(t)": from("t", forms("allied {subtype($t)}", "allied {subtype($t):other}")),
  "allied_card_with_base(base)": from("base", "allied {$base}"),
} as const satisfies PhraseTable;
