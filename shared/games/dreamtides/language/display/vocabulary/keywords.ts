import type { PhraseTable } from "./define.js";
import { inBold, inKeyword } from "./style.js";

/** Trigger names, with marker and colon in every position, inline ones too. */
export const TRIGGER_PREFIXES = {
  materialized: `▸ ${inBold("Materialized:")}`,
  judgment: `▸ ${inBold("Judgment:")}`,
  dissolved: `▸ ${inBold("Dissolved:")}`,
  materialized_judgment: `▸ ${inBold("Materialized, Judgment:")}`,
  materialized_dissolved: `▸ ${inBold("Materialized, Dissolved:")}`,
  "trigger(t)": `▸ ${inBold("{$t}:")}`,
  judgment_phase_name: inBold("Judgment"),
} as const satisfies PhraseTable;

/** Game terms and the participles that stand inside a sentence. */
export const KEYWORDS = {
  dissolve: inKeyword("dissolve"),
  banish: inKeyword("banish"),
  banished: inKeyword("banished"),
  discover: inKeyword("discover"),
  discovered: inKeyword("discovered"),
  reclaim: inKeyword("reclaim"),
  reclaimed: inKeyword("reclaimed"),
  materialize: inKeyword("materialize"),
  prevent: inKeyword("prevent"),
  prevented: inKeyword("prevented"),
  kindled: inKeyword("kindled"),
  fast: inBold("↯fast"),
  "keyword(k)": inKeyword("{$k}"),
} as const satisfies PhraseTable;

/** The frame of a modal ability. */
export const MODAL = {
  choose_one: inBold("Choose One:"),
  bullet: "•",
} as const satisfies PhraseTable;
