import { from, type PhraseTable } from "./define.js";

/** Granting reclaim: subjects in the void, and the verb that agrees with them. */
export const RECLAIM_GRANTS = {
  "it_gains_reclaim_for_cost(target, r)": "it gains {reclaim_for_cost($r)}",
  "it_gains_reclaim_equal_cost(target)": "it gains {reclaim} equal to its cost",
  "this_card_gains_reclaim_for_cost(r)": "this card gains {reclaim_for_cost($r)}",
  this_card_gains_reclaim_equal_cost: "this card gains {reclaim} equal to its cost",
  "target_gains_reclaim_for_cost(target, r)": from("target", "{$target} gains {reclaim_for_cost($r)}"),
  "target_gains_reclaim_equal_cost(target)": from("target", "{$target} gains {reclaim} equal to its cost"),
  "it_gains_reclaim_for_cost_this_turn(target, r)": "it gains {reclaim_for_cost($r)} this turn",
  "it_gains_reclaim_equal_cost_this_turn(target)": "it gains {reclaim} equal to its cost this turn",
  "this_card_gains_reclaim_for_cost_this_turn(r)": "this card gains {reclaim_for_cost($r)} this turn",
  this_card_gains_reclaim_equal_cost_this_turn: "this card gains {reclaim} equal to its cost this turn",
  "target_gains_reclaim_for_cost_this_turn(target, r)": from(
    "target",
    "{$target} gains {reclaim_for_cost($r)} this turn",
  ),
  "target_gains_reclaim_equal_cost_this_turn(target)": from(
    "target",
    "{$target} gains {reclaim} equal to its cost this turn",
  ),
  "void_subject_single(pred)": from("pred", "{@cap $pred} in your void"),
  "void_subject_exactly(n, pred)": from("pred", "{$n} {$pred:other} in your void"),
  void_subject_all: "all cards currently in your void",
  "void_subject_all_but_one(pred)": from("pred", "all but one {$pred:other} in your void"),
  "void_subject_up_to(n, pred)": from("pred", "up to {$n} {$pred:other} in your void"),
  "void_subject_any_number(pred)": from("pred", "any number of {$pred:other} in your void"),
  "void_subject_or_more(n, pred)": from("pred", "{$n} or more {$pred:other} in your void"),
  void_subject_each_other: "Each other card in your void",
  "void_gains_reclaim_for_cost_singular(subject, r)": from("subject", "{$subject} gains {reclaim_for_cost($r)}"),
  "void_gains_reclaim_equal_cost_singular(subject)": from("subject", "{$subject} gains {reclaim} equal to its cost"),
  "void_gains_reclaim_for_cost_plural(subject, r)": from("subject", "{$subject} gain {reclaim_for_cost($r)}"),
  "void_gains_reclaim_equal_cost_plural(subject)": from("subject", "{$subject} gain {reclaim} equal to their cost"),
  "void_gains_reclaim_for_cost_singular_this_turn(subject, r)": from(
    "subject",
    "{$subject} gains {reclaim_for_cost($r)} this turn",
  ),
  "void_gains_reclaim_equal_cost_singular_this_turn(subject)": from(
    "subject",
    "{$subject} gains {reclaim} equal to its cost this turn",
  ),
  "void_gains_reclaim_for_cost_plural_this_turn(subject, r)": from(
    "subject",
    "{$subject} gain {reclaim_for_cost($r)} this turn",
  ),
  "void_gains_reclaim_equal_cost_plural_this_turn(subject)": from(
    "subject",
    "{$subject} gain {reclaim} equal to their cost this turn",
  ),
} as const satisfies PhraseTable;
