import { operationAt } from "../script/syntax/operations.js";
import { nodesIn, type SyntaxNode } from "../script/syntax/visit.js";

/** What a printed text and a script both say, so that the two can be compared (TCGONE-6). */
export interface Facts {
  readonly numbers: ReadonlySet<number>;
  readonly conditions: ReadonlySet<string>;
  readonly flips: boolean;
}

const conditions = ["Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"] as const;
/** What operations do that do not name their condition. */
const conditionOfName: Readonly<Record<string, string>> = { extraPoison: "Poisoned" };

/** The facts of a printed paragraph: numbers in digits that are damage, and words. Reminders in parentheses are left out. */
export function printedFacts(paragraph: string): Facts {
  const text = paragraph.replace(/\([^)]*\)/gu, " ");
  const counted = text.matchAll(/\b(\d{1,3})(?= (?:more |less )?(?:damage|counters?|cards?|HP)\b)/giu);
  return {
    numbers: new Set([...counted].map(([, digits = ""]) => Number(digits))),
    conditions: new Set(conditions.filter((condition) => new RegExp(`\\b${condition}\\b`, "iu").test(text))),
    flips: /\bflips?\b/iu.test(text),
  };
}

/** The facts of a script. */
export function scriptFacts(nodes: readonly SyntaxNode[]): Facts {
  const numbers = new Set<number>();
  const found = new Set<string>();
  let flips = false;
  for (const node of nodesIn(...nodes)) {
    if (node.kind === "integer") numbers.add(node.value);
    if (node.kind === "constant") {
      const condition = conditions.find((each) => each.toUpperCase() === node.name);
      if (condition !== undefined) found.add(condition);
    }
    if (node.kind === "call" || node.kind === "member") {
      flips ||= operationAt(node)?.operation.raises.includes("COIN_FLIP") === true;
      const condition = conditionOfName[node.name.word];
      if (condition !== undefined) found.add(condition);
    }
  }
  return { numbers, conditions: found, flips };
}
