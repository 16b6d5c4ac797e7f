import { operationNamed, methodsNamed } from "../script/registry/operations/index.js";

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

/** The facts of a script: of its syntax tree as plain data. */
export function scriptFacts(ast: unknown): Facts {
  const numbers = new Set<number>();
  const found = new Set<string>();
  let flips = false;
  const read = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("kind" in node) {
      if (node.kind === "integer" && "value" in node && typeof node.value === "number") numbers.add(node.value);
      if (node.kind === "constant" && "name" in node) {
        const condition = conditions.find((each) => each.toUpperCase() === node.name);
        if (condition !== undefined) found.add(condition);
      }
      if ((node.kind === "call" || node.kind === "member") && "name" in node) {
        const word = wordOf(node.name);
        const operation = node.kind === "call" ? operationNamed(word) : methodsNamed(word)[0];
        flips ||= operation?.raises.includes("COIN_FLIP") === true;
        const condition = conditionOfName[word];
        if (condition !== undefined) found.add(condition);
      }
    }
    for (const part of Object.values(node)) read(part);
  };
  read(ast);
  return { numbers, conditions: found, flips };
}

const wordOf = (name: unknown): string =>
  typeof name === "object" && name !== null && "word" in name && typeof name.word === "string" ? name.word : "";
