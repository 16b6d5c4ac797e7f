import type { Bench, BenchAddition } from "../../workbench.js";
import { readToken } from "../effects/placeholders.js";
import { strip } from "../effects/text-rules.js";

/** What can be added in the workbench: rows that effects are made of (EFFECTS-7). */
export const additions: readonly BenchAddition[] = [
  {
    kind: "effect-templates",
    title: "New template",
    fields: [{ column: "text", title: "Template", example: "Draw <many> card(s)." }],
  },
  {
    kind: "placeholders",
    title: "New placeholder",
    fields: [
      { column: "name", title: "Name, without < and >", example: "many" },
      { column: "values", title: "Values, one per line", example: "one\ntwo\nthree", isList: true },
    ],
  },
  {
    kind: "effect-replacements",
    title: "New replacement",
    fields: [
      { column: "from", title: "Phrase", example: "one card(s)" },
      { column: "to", title: "Replaced by", example: "one card" },
    ],
  },
  {
    kind: "effect-removals",
    title: "New removal",
    fields: [{ column: "phrase", title: "Leave out sentences with", example: "one other cards" }],
  },
  {
    kind: "effect-styles",
    title: "New style",
    fields: [
      { column: "style", title: "Name", example: "latent" },
      { column: "patterns", title: "Texts that show it, one per line", example: "when this card is", isList: true },
    ],
  },
];

/** Why a row cannot begin so: what is there already, and names that no template could use. */
export function additionFault(
  kind: string,
  first: string,
  { templates, parts }: Pick<Bench, "templates" | "parts">,
): string | undefined {
  const text = strip(first);
  if (text === "") return undefined;
  if (kind === "effect-templates") {
    return templates.some((each) => each.text === text) ? "There is such a template already." : undefined;
  }
  const titles = new Set(parts.find((part) => part.kind === kind)?.items.map(({ title }) => title));
  if (kind === "placeholders") {
    if (readToken(text)?.base !== text) return "A name has letters, digits and _ alone.";
    return titles.has(`<${text}>`) ? `<${text}> is there already. Choose it to add values.` : undefined;
  }
  return titles.has(text) ? `“${text}” is there already.` : undefined;
}
