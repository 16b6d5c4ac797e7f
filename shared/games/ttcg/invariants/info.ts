import type { RuleInfo } from "../../../validate/index.js";

/** Where a rule is laid down. */
export const designDocument = "The design document of TTCG (11 March 2025)";
export const rulesChapters = "The rules chapters of TTCG's public repository";
export const tools = "What TTCG's own card list and tools expect";
export const cardwright = "Inferred by Cardwright; TTCG's texts are silent";

/** A rule's texts; `explanation` in a sentence or two. */
export const info = (
  id: string,
  severity: RuleInfo["severity"],
  title: string,
  explanation: string,
  source: string,
): RuleInfo => ({ id, severity, title, explanation, source });
