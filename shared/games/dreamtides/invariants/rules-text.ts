import { applyChanges } from "../../../base/index.js";
import type { CellTexts, Diagnostic, Fix } from "../../../text/index.js";
import {
  textValue,
  type Finding,
  type FindingEdit,
  type FindingFix,
  type RowRule,
  type RuleInfo,
} from "../../../validate/index.js";
import { CODES, dreamtidesLanguage } from "../language/index.js";
import { info } from "./info.js";
import { textVariants } from "./text-variants.js";

const columns = new Map(dreamtidesLanguage.cells.map(({ name, column }) => [name, column]));
const columnOf = (cell: string): string => columns.get(cell) ?? cell;

const severities = { error: "error", warning: "warning", hint: "info" } as const;

function fixFor({ title, edits }: Fix, at: number, texts: CellTexts): FindingFix {
  return {
    id: at === 0 ? "suggestion" : `suggestion-${at + 1}`,
    title,
    kind: "guess",
    edits: edits.map(({ cell, changes }): FindingEdit => {
      const value = textValue(applyChanges(texts[cell] ?? "", changes));
      return { kind: "cell", column: columnOf(cell), to: { kind: "value", value } };
    }),
  };
}

const general: RuleInfo = info(
  "rules-text",
  "error",
  "Rules text the game understands",
  "The rules text of a card must be a text of the game's language, or the card does nothing of what it says.",
  "The grammar of rules text",
);

/** What the language has to say about a card's texts, each under the code it has in the text editor. */
export const rulesText: RowRule = {
  kind: "row",
  ...general,
  variants: textVariants,
  sheets: ["cards", "dreamwell"],
  reads: [],
  readsText: true,
  check: (row, _, text) => {
    const reading = text.reading();
    return oncePerVariable(reading.diagnostics).map((diagnostic): Finding => ({
      column: columnOf(diagnostic.cell),
      span: diagnostic.span,
      variant: diagnostic.code.slice(diagnostic.code.indexOf("/") + 1),
      severity: severities[diagnostic.severity],
      // No other finding about a text that is not understood can be relied on; remarks are independent.
      ...(diagnostic.severity === "error" ? { fault: "form" as const } : {}),
      message: diagnostic.message,
      related: relatedTo(row, diagnostic),
      fixes: diagnostic.fixes.map((fix, at) => fixFor(fix, at, reading.texts)),
    }));
  },
};

/** A variable that is bound to nothing is one fault, however often the texts use it: the first place stands for all. */
function oncePerVariable(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const uses = new Map<string, number>();
  const isUnresolved = ({ code }: Diagnostic): boolean => code === CODES.unresolvedVariable;
  const faultOf = ({ cell, message }: Diagnostic): string => JSON.stringify([cell, message]);
  for (const each of diagnostics) if (isUnresolved(each)) uses.set(faultOf(each), (uses.get(faultOf(each)) ?? 0) + 1);
  return diagnostics.flatMap((diagnostic) => {
    if (!isUnresolved(diagnostic)) return [diagnostic];
    const count = uses.get(faultOf(diagnostic));
    if (count === undefined) return [];
    uses.delete(faultOf(diagnostic));
    return [count === 1 ? diagnostic : { ...diagnostic, message: `${diagnostic.message} ${count} places use it.` }];
  });
}

const relatedTo = (
  row: Parameters<RowRule["check"]>[0],
  { cell, related }: Diagnostic,
): NonNullable<Finding["related"]> =>
  related.flatMap((place) =>
    place.cell === cell ? [] : [{ row, column: columnOf(place.cell), message: place.message }],
  );
