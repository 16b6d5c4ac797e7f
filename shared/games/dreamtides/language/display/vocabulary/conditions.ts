import { from, type PhraseTable } from "./define.js";

/** Conditions, and the operators of comparisons. */
export const CONDITIONS = {
  if_character_dissolved_this_turn: "if a character dissolved this turn",
  if_card_in_your_void: "if this card is in your void,",
  "if_discarded_this_turn(target)": from("target", "if you have discarded {$target} this turn"),
  "with_predicate_condition(pred)": from("pred", "with {$pred:other},"),
  "with_allies_sharing_type(a)": "with {count_allies($a)} that share a character type,",
  "if_drawn_count_this_turn(n)": "if you have drawn {count($n)} or more cards this turn",
  "while_void_count(n)": "while you have {count($n)} or more cards in your void,",
  "with_allied_subtype(t)": from("t", "with an allied {subtype($t)},"),
  "with_count_allied_subtype(a, t)": "{count_allied_subtype($a, $t)}",
  "with_count_allies(a)": "{count_allies($a)}",
  operator_or_less: " or less",
  operator_or_more: " or more",
  operator_lower: " lower",
  operator_higher: " higher",
} as const satisfies PhraseTable;
