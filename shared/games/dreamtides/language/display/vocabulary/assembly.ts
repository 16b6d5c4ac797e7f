import type { PhraseTable } from "./define.js";

/** How whole abilities are put together. */
export const ASSEMBLY = {
  "capitalized_sentence(s)": "{@cap $s}",
  "reclaim_with_cost(cost)": "{@cap reclaim} -- {$cost}",
  "triggered_ability(trig, eff)": "{@cap $trig}{$eff}",
  "prefixed_triggered_ability(pfx, trig, eff)": "{$pfx}{$trig}{$eff}",
  "keyword_triggered_ability(trig, eff)": "{$trig} {@cap $eff}",
  "prefixed_keyword_triggered_ability(pfx, trig, eff)": "{$pfx}{$trig} {@cap $eff}",
  "activated_ability(c, eff)": "{$c}{cost_effect_separator}{@cap $eff}",
  "activated_ability_once_per_turn(c, eff)": "{$c}{once_per_turn_suffix}{cost_effect_separator}{@cap $eff}",
  "fast_activated_ability(c, eff)": "{fast_prefix}{$c}{cost_effect_separator}{@cap $eff}",
  "fast_activated_ability_once_per_turn(c, eff)":
    "{fast_prefix}{$c}{once_per_turn_suffix}{cost_effect_separator}{@cap $eff}",
  activated_cost_separator: ", ",
  activated_non_energy_cost_separator: ", ",
  activated_final_non_energy_cost_separator: ", ",
  "activated_subsequent_cost(s)": "{@cap $s}",
  "effect_with_period(e)": "{$e}{period_suffix}",
  "condition_with_effect(cond, body)": "{$cond} {$body}",
  "optional_effect_body(body)": "{you_may_prefix}{$body}",
  "optional_cost_effect_body(cost, body)": "{you_may_prefix}{cost_to_connector($cost)}{$body}",
  "cost_effect_body(cost, body)": "{cost_to_connector($cost)}{$body}",
  "per_effect_optional(body)": "{you_may_prefix}{$body}",
  "per_effect_cost(cost, body)": "{cost_to_connector($cost)}{$body}",
  "per_effect_condition(cond, body)": "{$cond} {$body}",
  "capitalized_sentence_with_period(s)": "{@cap $s}{period_suffix}",
  "modal_choice_line(energy_cost, effect)": "{bullet} {$energy_cost}{cost_effect_separator}{@cap $effect}",
} as const satisfies PhraseTable;
