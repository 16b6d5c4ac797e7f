import { textIn, type ToolRow, type ToolTables } from "../../tools.js";
import type { BenchTemplate } from "../../workbench.js";
import type { CombineRules } from "../effects/combine.js";
import type { StyleTexts } from "../effects/style-texts.js";
import { strip } from "../effects/text-rules.js";

/** The kinds of sheets that a workbench reads. */
export const effectSheetKinds = [
  "effect-templates",
  "placeholders",
  "effect-removals",
  "effect-replacements",
  "effect-styles",
  "effect-classes",
] as const;

type EffectSheetKind = (typeof effectSheetKinds)[number];

export const isOff = ({ cells }: ToolRow): boolean => {
  const off = cells.get("off");
  return off?.kind === "boolean" && off.value;
};

type FilledRow = readonly [row: ToolRow, text: string];

/** The rows of a table that have something in a column, with that. */
export const filledRows = (tables: ToolTables, kind: EffectSheetKind, column: string): readonly FilledRow[] =>
  (tables.get(kind) ?? []).flatMap((row) => {
    const text = strip(textIn(row, column) ?? "");
    return text === "" ? [] : [[row, text] as const];
  });

/** Those of them that are used. */
const filled = (tables: ToolTables, kind: EffectSheetKind, column: string): readonly FilledRow[] =>
  filledRows(tables, kind, column).filter(([row]) => !isOff(row));

/** The texts of a list, as the tools read its lines: `_` is a space, and space at the ends is none. */
export function valuesIn({ cells }: ToolRow, key: string): readonly string[] {
  const list = cells.get(key);
  const items = list?.kind === "array" ? list.items : [];
  return items.flatMap((item) => (item.kind === "string" ? [strip(item.value.replaceAll("_", " "))] : []));
}

export const templatesIn = (tables: ToolTables): readonly BenchTemplate[] =>
  filledRows(tables, "effect-templates", "text").map(([row, text]) => ({ rowKey: row.key, text, isOff: isOff(row) }));

/** What effects are combined by: the rows that the folder format would write (EFFECTS-7). */
export const rulesIn = (tables: ToolTables): CombineRules => ({
  placeholders: new Map(filled(tables, "placeholders", "name").map(([row, name]) => [name, valuesIn(row, "values")])),
  replacements: new Map(
    filled(tables, "effect-replacements", "from").map(([row, from]) => [from, strip(textIn(row, "to") ?? "")]),
  ),
  removals: filled(tables, "effect-removals", "phrase").map(([, phrase]) => phrase),
});

export const stylesIn = (tables: ToolTables): readonly StyleTexts[] =>
  filled(tables, "effect-styles", "style").map(([row, style]) => ({
    style,
    patterns: valuesIn(row, "patterns").map((pattern) => pattern.toLowerCase()),
  }));
