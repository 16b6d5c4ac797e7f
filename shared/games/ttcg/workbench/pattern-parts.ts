import { textIn, type ToolRow, type ToolTables } from "../../tools.js";
import type { BenchItem, BenchPart, BenchUse } from "../../workbench.js";
import { allOf, expand } from "../effects/expansion.js";
import { canBeFlagged, PatternFlags, type FlagPattern } from "../effects/patterns.js";
import type { Placeholders } from "../effects/placeholders.js";
import { expandable } from "../invariants/effect-table.js";
import { filledRows, valuesIn } from "./tables.js";

interface PatternRow {
  readonly row: ToolRow;
  readonly title: string;
  readonly patterns: readonly string[];
  readonly note: string;
}

/** Which patterns of rows a sentence has; none where they stand for too much to be looked for. */
function patternUses(
  rows: readonly PatternRow[],
  placeholders: Placeholders,
  asFlags: (pattern: string, row: ToolRow, column: number) => readonly FlagPattern[],
): (text: string) => readonly BenchUse[] {
  const labels = rows.flatMap(({ row, patterns }) =>
    patterns.map((pattern, value) => ({ row, pattern, use: { rowKey: row.key, value } })),
  );
  const texts = labels.map(({ pattern }) => pattern);
  if (expandable(texts, placeholders) === undefined) return () => [];
  const patterns = labels.flatMap(({ row, pattern }, at) => asFlags(pattern, row, at));
  const flags = PatternFlags.of(
    patterns.filter((pattern) => canBeFlagged(pattern, placeholders)),
    placeholders,
  );
  if (!flags.ok) return () => [];
  return (text) => {
    const found = new Set<number>();
    flags.value.each(text, (at) => found.add(at));
    return [...found].sort((one, other) => one - other).flatMap((at) => labels[at]?.use ?? []);
  };
}

const patternItems = (rows: readonly PatternRow[]): readonly BenchItem[] =>
  rows.map(({ row, title, patterns, note }) => ({
    ...{ rowKey: row.key, title, values: patterns },
    ...(note !== "" && { note }),
  }));

const timingColumns = ["window", "needs", "taps", "extra-cost", "lasts"] as const;

/** A text of any letter case has a pattern of a style in lower case (EFFECTS-6). */
export function stylePart(tables: ToolTables, placeholders: Placeholders): BenchPart {
  const rows = filledRows(tables, "effect-styles", "style").map(([row, title]) => ({
    ...{ row, title, patterns: valuesIn(row, "patterns").map((pattern) => pattern.toLowerCase()) },
    note: timingColumns.flatMap((key) => (textIn(row, key) ? [`${key}: ${textIn(row, key)}`] : [])).join(" · "),
  }));
  const usesIn = patternUses(rows, placeholders, (pattern, _, column) => {
    const expansion = expand(pattern, placeholders);
    const forms = expansion.ok ? [...allOf(expansion.value)] : [];
    return forms.map((text) => ({ text, column, isExact: true }));
  });
  return {
    kind: "effect-styles",
    title: "Styles",
    about: "A sentence with one of the patterns of a style is of that style; of several, of the first.",
    isOrdered: true,
    isExclusive: true,
    items: patternItems(rows),
    usesIn: ({ sentence }) => (sentence === undefined ? [] : usesIn(sentence.toLowerCase())),
  };
}

/** The columns of the table of effects that sentences are flagged with (EFFECTS-5). */
export function classPart(tables: ToolTables, placeholders: Placeholders): BenchPart {
  const rows = filledRows(tables, "effect-classes", "column").map(([row, title]) => {
    const list = row.cells.get("patterns");
    const items = list?.kind === "array" ? list.items : [];
    const patterns = items.flatMap((item) => (item.kind === "string" ? [item.value] : []));
    return { row, title, patterns, note: textIn(row, "mode") ?? "" };
  });
  const usesIn = patternUses(rows, placeholders, (text, row, column) => [
    { text, column, isExact: textIn(row, "mode") === "exact" },
  ]);
  return {
    kind: "effect-classes",
    title: "Classes",
    about: "Sentences with one of the patterns are flagged with the column.",
    isOrdered: false,
    isExclusive: false,
    items: patternItems(rows),
    usesIn: ({ sentence }) => (sentence === undefined ? [] : usesIn(sentence)),
  };
}
