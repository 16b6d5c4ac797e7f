import type { RuleInfo } from "../../../validate/index.js";

/** How cards are built, as the contributor pages of the engine show it. */
export const contributors = "The contributor pages of TCG ONE on abilities, moves and effects";
/** What follows from it, or was decided where they say nothing. */
export const cardwright = "Inferred by Cardwright; the contributor pages are silent";

/** A rule's texts; `explanation` in a sentence or two. */
export const info = (
  id: string,
  severity: RuleInfo["severity"],
  title: string,
  explanation: string,
  source = cardwright,
): RuleInfo => ({ id, severity, title, explanation, source });
