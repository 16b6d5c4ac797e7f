import { from, type PhraseTable } from "./define.js";

/** What sets a triggered ability off; all end in a comma and a space. */
export const TRIGGERS = {
  at_end_of_your_turn_trigger: "at the end of your turn, ",
  when_deck_empty_trigger: "when you have no cards in your deck, ",
  when_you_gain_energy_trigger: "when you gain energy, ",
  "when_you_play_trigger(target)": from("target", "when you play {$target}, "),
  "when_opponent_plays_trigger(target)": from("target", "when the opponent plays {$target}, "),
  "when_you_play_from_hand_trigger(target)": from("target", "when you play {$target} from your hand, "),
  "when_you_play_in_turn_trigger(target)": from("target", "when you play {$target} in a turn, "),
  "when_you_play_during_enemy_turn_trigger(target)": from(
    "target",
    "when you play {$target} during the opponent's turn, ",
  ),
  "when_you_discard_trigger(target)": from("target", "when you discard {$target}, "),
  "when_leaves_play_trigger(target)": from("target", "when {$target} leaves play, "),
  "when_you_abandon_trigger(target)": from("target", "when you abandon {$target}, "),
  "when_put_into_void_trigger(target)": from("target", "when {$target} is put into your void, "),
  "when_you_materialize_trigger(target)": from("target", "when you {materialize} {$target}, "),
  "when_dissolved_trigger(target)": from("target", "when {$target} is {dissolved}, "),
  "when_banished_trigger(target)": from("target", "when {$target} is {banished}, "),
  "when_you_play_cards_in_turn_trigger(c)": "when you play {$c} {card:$c} in a turn, ",
  "when_you_abandon_count_in_turn_trigger(a)": "when you abandon {count_allies($a)} in a turn, ",
  "when_you_draw_in_turn_trigger(c)": "when you draw {$c} {card:$c} in a turn, ",
  "when_you_materialize_nth_in_turn_trigger(n, target)": from(
    "target",
    "when you {materialize} {text_number($n)} {$target:other} in a turn, ",
  ),
} as const satisfies PhraseTable;
