import { listed } from "../../../text/index.js";
import { textValue, type Finding, type FindingFix, type RowRule } from "../../../validate/index.js";
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
    return reading.abilities.flatMap((ability): readonly Finding[] => {
      const { ast } = ability;
      const nodes = (Array.isArray(ast) ? ast : [ast]).filter(isSyntaxNode);
      const name = nameOf(nodes[0]);
      const says = paragraphOf(printed, name);
      if (says === undefined) return [];
      const differences = differencesOf(printedFacts(says), scriptFacts(nodes));
      const of = name === undefined ? "" : ` of "${name}"`;
      const fixes = rewriteFix(printed, name, ability.shown()?.plain ?? "");
      return differences.map((difference) => ({ column, message: `The text${of} ${difference}`, fixes }));
    });
  },
};

/** Replaces the paragraph by the English generated from the script; a guess, since designers have their own wording. */
function rewriteFix(printed: string, name: string | undefined, says: string): readonly FindingFix[] {
  const lines = printed.split("\n");
  const places = lines.flatMap((line, at) => (isParagraphOf(line.trim(), name) ? [at] : []));
  const [place] = places;
  // Of several paragraphs about the card itself it is unclear which to replace.
  if (place === undefined || (name === undefined && places.length > 1) || says === "") return [];
  const value = textValue(lines.with(place, says).join("\n"));
  const title = `Write “${says.length > longestTitle ? `${says.slice(0, longestTitle)}…` : says}”`;
  return [{ id: "rewrite", title, kind: "guess", edits: [{ kind: "cell", column, to: { kind: "value", value } }] }];
}

const longestTitle = 80;

/** The name of a move or ability; clauses of the card itself have none. */
const nameOf = (node: SyntaxNode | undefined): string | undefined =>
  node?.kind === "block" ? node.name?.pieces.filter((piece) => typeof piece === "string").join("") : undefined;

/** Whether a paragraph is about a move or ability: it begins with the name and a colon; of the card itself, with no name. */
const isParagraphOf = (paragraph: string, name: string | undefined): boolean =>
  name === undefined ? paragraph !== "" && !/^[^.:]{1,40}:/u.test(paragraph) : paragraph.startsWith(`${name}:`);

/** What the printed text says of a move or ability, or of the card itself. */
function paragraphOf(printed: string, name: string | undefined): string | undefined {
  const own = printed
    .split("\n")
    .map((line) => line.trim())
    .filter((paragraph) => isParagraphOf(paragraph, name));
  if (name !== undefined) return own[0]?.slice(name.length + 1);
  return own.length === 0 ? undefined : own.join(" ");
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
