import { listed } from "../../../text/index.js";
import type { Finding, RowRule } from "../../../validate/index.js";
import { info } from "./info.js";
import { isSyntaxNode, type SyntaxNode } from "../script/syntax/visit.js";
import { printedFacts, scriptFacts, type Facts } from "./printed-facts.js";

const column = "text";

/** TCGONE-6. */
export const textDiffers: RowRule = {
  kind: "row",
  ...info(
    "text-differs",
    "info",
    "The printed text says what the script does",
    "Players read the text and the match follows the script; numbers, conditions and coins of the two are compared.",
  ),
  sheets: ["cards"],
  fault: "relation",
  reads: [column],
  readsText: true,
  check: (row, _lookup, text) => {
    const printed = row.text(column) ?? "";
    if (printed.trim() === "") return [];
    const reading = text.reading();
    if (reading.state !== "parsed") return [];
    return reading.abilities.flatMap(({ ast }): readonly Finding[] => {
      const nodes = (Array.isArray(ast) ? ast : [ast]).filter(isSyntaxNode);
      const name = nameOf(nodes[0]);
      const says = paragraphOf(printed, name);
      if (says === undefined) return [];
      const differences = differencesOf(printedFacts(says), scriptFacts(nodes));
      const of = name === undefined ? "" : ` of "${name}"`;
      return differences.map((difference) => ({ column, message: `The text${of} ${difference}` }));
    });
  },
};

/** The name of a move or ability; clauses of the card itself have none. */
const nameOf = (node: SyntaxNode | undefined): string | undefined =>
  node?.kind === "block" ? node.name?.pieces.filter((piece) => typeof piece === "string").join("") : undefined;

/** The paragraph that begins with the name and a colon; for the card itself those that begin with no name. */
function paragraphOf(printed: string, name: string | undefined): string | undefined {
  const paragraphs = printed.split("\n").map((line) => line.trim());
  if (name !== undefined) {
    const head = `${name}:`;
    return paragraphs.find((paragraph) => paragraph.startsWith(head))?.slice(head.length);
  }
  const plain = paragraphs.filter((paragraph) => paragraph !== "" && !/^[^.:]{1,40}:/u.test(paragraph));
  return plain.length === 0 ? undefined : plain.join(" ");
}

function differencesOf(printed: Facts, script: Facts): readonly string[] {
  const found: string[] = [];
  for (const number of printed.numbers) {
    // Damage is printed as such or in counters of ten.
    if ([number, number * 10, number / 10].some((each) => script.numbers.has(each))) continue;
    const has = [...script.numbers].filter((each) => each >= 10).map(String);
    found.push(
      `says ${String(number)}, the effect ${has.length === 0 ? "has no such number" : `has ${listed(has, "and")}`}`,
    );
  }
  const missing = (from: Facts, other: Facts) => [...from.conditions].filter((each) => !other.conditions.has(each));
  for (const condition of missing(printed, script)) found.push(`says ${condition}, the effect does not`);
  for (const condition of missing(script, printed)) found.push(`does not say ${condition}, as the effect does`);
  if (printed.flips && !script.flips) found.push("flips a coin, the effect does not");
  if (script.flips && !printed.flips) found.push("does not flip a coin, as the effect does");
  return found;
}
