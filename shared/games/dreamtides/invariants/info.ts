import type { RuleInfo } from "../../../validate/index.js";

/** Where the game's own code lays down what a table may hold. */
export const builder = "The game's card builder: what it refuses to load";
export const conventions = "The conventions of the card files";

export const cardKinds = ["cards", "dreamwell"] as const;

/** A rule's texts; `explanation` in a sentence or two. */
export const info = (
  id: string,
  severity: RuleInfo["severity"],
  title: string,
  explanation: string,
  source = builder,
): RuleInfo => ({ id, severity, title, explanation, source });
