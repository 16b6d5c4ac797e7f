/**
 * The rules of a Dreamtides battle, as rulesets of the match kernel: `dreamtidesRuleset` (the classic profile) and
 * `dreamtidesLanesRuleset`. A match takes `CardSource`s, made of rows by `cardOfRow`, `wellOfRow` and `callerOfRow`.
 */
export { PROFILES, type DreamOptions, type Profile, type RulesConfig } from "./config.js";
export { cardLists, indexesOf, type CardList } from "./cards/decks.js";
export { callerOfRow, cardOfRow, wellOfRow } from "./cards/rows.js";
export { BLANK_SOURCE, cardSourceSchema, type CardSource } from "./cards/source.js";
export { dreamtidesLanesRuleset, dreamtidesRuleset } from "./ruleset.js";
export { HAND_EDITS } from "./table/by-hand.js";
export { supportOf } from "./support/index.js";
export type { DreamState } from "./types.js";
