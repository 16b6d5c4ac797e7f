import type { PhraseTable } from "./define.js";

/** What stands between the parts of a sentence. */
export const JOINERS = {
  you_may_prefix: "you may ",
  "cost_to_connector(cost)": "{$cost} to ",
  until_end_of_turn_prefix: "Until end of turn, ",
  once_per_turn_prefix: "Once per turn, ",
  once_per_turn_suffix: ", once per turn",
  cost_effect_separator: ": ",
  then_joiner: ", then ",
  and_joiner: " and ",
  sentence_joiner: ". ",
  sentence_separator: " ",
  period_suffix: ".",
} as const satisfies PhraseTable;
