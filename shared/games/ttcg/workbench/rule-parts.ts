import { textIn, type ToolTables } from "../../tools.js";
import type { BenchPart, BenchUse } from "../../workbench.js";
import { PhraseMatcher } from "../effects/phrase-matcher.js";
import { readToken, tokensIn, type Placeholders } from "../effects/placeholders.js";
import { filledRows, isOff, valuesIn } from "./tables.js";

const of = (rowKey: string): BenchUse => ({ rowKey });

/** Each replaces a phrase, in the order of the rows; of equal phrases the last row counts. */
export function replacementPart(tables: ToolTables): BenchPart {
  const rows = filledRows(tables, "effect-replacements", "from");
  const rowWith = new Map(rows.filter(([row]) => !isOff(row)).map(([row, from]) => [from, row.key]));
  return {
    kind: "effect-replacements",
    title: "Replacements",
    about: "Each replaces its phrase in what the earlier ones made.",
    isOrdered: true,
    isExclusive: false,
    items: rows.map(([row, from]) => ({
      ...{ rowKey: row.key, values: [], isOff: isOff(row) },
      title: `${from} → ${textIn(row, "to") || "nothing"}`,
    })),
    usesIn: ({ steps }) =>
      steps.flatMap(({ phrase }) => {
        const rowKey = phrase === undefined ? undefined : rowWith.get(phrase);
        return rowKey === undefined ? [] : [of(rowKey)];
      }),
  };
}

export function removalPart(tables: ToolTables): BenchPart {
  const rows = filledRows(tables, "effect-removals", "phrase");
  const used = rows.filter(([row]) => !isOff(row));
  const matcher = new PhraseMatcher(used.map(([, phrase], at) => [phrase, at]));
  return {
    kind: "effect-removals",
    title: "Removals",
    about: "Sentences with one of these phrases are left out.",
    isOrdered: false,
    isExclusive: false,
    items: rows.map(([row, phrase]) => ({ rowKey: row.key, title: phrase, values: [], isOff: isOff(row) })),
    usesIn: ({ combination, steps, leftOutFor }) => {
      if (leftOutFor === undefined) return [];
      const uses: BenchUse[] = [];
      matcher.each(steps.at(-1)?.text ?? combination, (at) => uses.push(of(used[at]?.[0].key ?? "")));
      return uses;
    },
  };
}

/** The placeholders that a template has, with those that stand in their values. */
function namesIn(template: string, placeholders: Placeholders): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (text: string): void => {
    for (const token of tokensIn(text)) {
      const name = readToken(token)?.base;
      if (name !== undefined && placeholders.has(name)) found.add(name);
    }
  };
  collect(template);
  // What is added meanwhile is visited, too.
  for (const name of found) for (const value of placeholders.get(name) ?? []) collect(value);
  return found;
}

export function placeholderPart(tables: ToolTables, placeholders: Placeholders): BenchPart {
  const rows = filledRows(tables, "placeholders", "name");
  const rowWith = new Map(rows.map(([row, name]) => [name, row.key]));
  const known = new Map<string, readonly BenchUse[]>();
  const usesOf = (template: string): readonly BenchUse[] =>
    [...namesIn(template, placeholders)].map((name) => of(rowWith.get(name) ?? ""));
  return {
    kind: "placeholders",
    title: "Placeholders",
    about: "What they stand for. The sentences are those of the templates that use them, also by way of another one.",
    isOrdered: false,
    isExclusive: false,
    items: rows.map(([row, name]) => ({ rowKey: row.key, title: `<${name}>`, values: valuesIn(row, "values") })),
    usesIn: (_, template) => {
      const uses = known.get(template) ?? usesOf(template);
      known.set(template, uses);
      return uses;
    },
  };
}
