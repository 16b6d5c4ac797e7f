import type { RuleInfo } from "../../../validate/index.js";

/** Where a rule is laid down: what the server does, or what its documents say. */
export const documents = "The documents and the code of the Summoner TCG server, June 2025";
/** What follows from it, or was decided where it says nothing. */
export const cardwright = "Inferred by Cardwright; the documents are silent";

/** A rule's texts; `explanation` in a sentence or two. */
export const info = (
  id: string,
  severity: RuleInfo["severity"],
  title: string,
  explanation: string,
  source = documents,
): RuleInfo => ({ id, severity, title, explanation, source });
