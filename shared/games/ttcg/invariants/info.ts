import type { RuleInfo } from "../../../validate/index.js";

/** Where a rule is laid down (`ttcg.md` 0). */
export const rulebook = "The game's rulebook: card types, levels and stats";
export const cardList = "The conventions of the card list and its tools";
export const printRun = "The game's rulebook: rarities and the print run";
export const deckRules = "The game's rulebook: decks";
export const proposed = "Proposed by Cardwright, where the rulebook is silent";

/** A rule's texts; `explanation` in a sentence or two. */
export const info = (
  id: string,
  severity: RuleInfo["severity"],
  title: string,
  explanation: string,
  source: string,
): RuleInfo => ({ id, severity, title, explanation, source });
