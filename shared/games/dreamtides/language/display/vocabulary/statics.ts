import { from, type PhraseTable } from "./define.js";

/** Static abilities, and their join with a condition. */
export const STATICS = {
  "your_cards_cost_increase(matching, e)": from("matching", "{$matching:other} cost you {energy($e)} more"),
  "your_cards_cost_reduction(matching, e)": from("matching", "{$matching:other} cost you {energy($e)} less"),
  "enemy_cards_cost_increase(matching, e)": from("matching", "the opponent's {$matching:other} cost {energy($e)} more"),
  "spark_bonus_other_characters(matching, s)": from("matching", "allied {$matching:other} have +{$s} spark"),
  "additional_cost_to_play(cost)": "To play {this_card}, {$cost}",
  "play_for_alternate_cost_simple(card_type, e)": "{$card_type} costs {energy($e)}",
  "play_for_alternate_cost_with_additional(cost, card_type, e)": "{$cost}: Play {$card_type} for {energy($e)}",
  "play_for_alternate_cost_abandon(cost, card_type, e)": "{$cost}: Play {$card_type} for {energy($e)}, then abandon it",
  characters_in_hand_have_fast: "characters in your hand have {fast}",
  disable_enemy_materialized_abilities: "disable the {@cap materialized} abilities of enemies",
  has_all_character_types: "has all character types",
  "multiply_energy_gain(n)": "{multiply_by($n)} the amount of {energy_symbol} you gain from card effects this turn",
  "multiply_card_draw(n)": "{multiply_by($n)} the number of cards you draw from card effects this turn",
  "once_per_turn_play_from_void(matching)": from("matching", "once per turn, you may play {$matching} from your void"),
  reveal_top_card: "reveal the top card of your deck",
  you_may_look_at_top_card: "you may look at the top card of your deck",
  "you_may_play_from_top_of_deck(matching)": from(
    "matching",
    "you may play {$matching:other} from the top of your deck",
  ),
  "judgment_triggers_when_materialized(matching)": from(
    "matching",
    "the '{@cap judgment}' ability of {$matching:other} triggers when you {materialize} them",
  ),
  "spark_equal_to_predicate_count(matching)": from(
    "matching",
    "{this_character}'s spark is equal to the number of {$matching:other}",
  ),
  play_only_from_void: "you may only play {this_character} from your void",
  "play_from_hand_or_void_for_cost(e)": "you may play {this_card} from your hand or void for {energy($e)}",
  cards_in_void_have_reclaim: "they have {reclaim} equal to their cost",
  "cost_reduction_for_each(e, quantity)": "{this_card} costs {energy($e)} less for each {$quantity}",
  "spark_bonus_your_characters(matching, s)": from("matching", "{$matching:other} have +{$s} spark"),
  "play_from_void_for_cost(e)": "play {this_card} from your void for {energy($e)}",
  "play_from_void_with_additional_cost(cost, e)": "{$cost}: play {this_card} from your void for {energy($e)}",
  "play_from_void_with_effect(cost, e, effect)":
    "{$cost}: play {this_card} from your void for {energy($e)}, then {$effect}",
  "play_from_void_for_cost_with_effect(e, effect)": "play {this_card} from your void for {energy($e)}, then {$effect}",
  "if_this_card_in_void_prefix(base)": "if {this_card} is in your void, {$base}",
  "condition_prepended(condition, base)": "{$condition} {$base}",
  "condition_appended(base, condition)": "{$base} {$condition}",
} as const satisfies PhraseTable;
