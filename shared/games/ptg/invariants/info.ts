import type { RuleInfo } from "../../../validate/index.js";

/** Where a rule is laid down: what the package says it does, as far as it says so. */
export const documentation = "The documentation of the ptg package, version 0.1.13";
/** What follows from it, or was decided where it says nothing. */
export const cardwright = "Inferred by Cardwright; the documentation is silent";

/** A rule's texts; `explanation` in a sentence or two. */
export const info = (
  id: string,
  severity: RuleInfo["severity"],
  title: string,
  explanation: string,
  source = documentation,
): RuleInfo => ({ id, severity, title, explanation, source });
