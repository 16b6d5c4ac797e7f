import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  analyse,
  type Analysis,
  type CardDiagnostic,
  type CardEdit,
  type Cells,
} from "../../../../../../shared/games/dreamtides/language/index.js";
import { applyChanges } from "../../../../../../shared/base/index.js";

/** Binds every variable that a phrase reads by itself, and the two costs of a choice, all to different values. */
export const ALL_VARIABLES =
  "e: 3, e1: 1, e2: 2, c: 4, v: 5, d: 6, s: 7, p: 8, f: 9, k: 10, m: 11, n: 12, a: 13, r: 14, t: Mage, g: radiant";

/** A form of the grammar, a text that only it takes or words so, and one that fails at the mark. */
export interface ProductionRow {
  readonly rule: string;
  readonly form: number;
  readonly passing: string;
  readonly failing: string;
  /** Where the failing text fails. */
  readonly at: number;
  /** The JSON of the passing text's ability. */
  readonly ability: string;
}

/** `productions.txt`: a heading for each rule, then a line for each form: passing text, failing text, ability. */
export function productionRows(): ProductionRow[] {
  const rows: ProductionRow[] = [];
  let rule = "";
  let form = 0;
  for (const line of readFileSync(join(import.meta.dirname, "productions.txt"), "utf8")
    .trimEnd()
    .split("\n")) {
    if (line.startsWith("# ")) {
      rule = line.slice(2);
      form = 0;
      continue;
    }
    const [passing = "", marked = "", ability = ""] = line.split(" || ");
    const failing = withBreaks(marked);
    rows.push({
      rule,
      form,
      passing: withBreaks(passing),
      failing: failing.replace("^", ""),
      at: failing.indexOf("^"),
      ability,
    });
    form += 1;
  }
  return rows;
}

const withBreaks = (text: string): string => text.replaceAll("\\n", "\n");

export const analysed = (rulesText: string, variables = ALL_VARIABLES, prompts?: string): Analysis =>
  analyse(prompts === undefined ? { rulesText, variables } : { rulesText, variables, prompts });

/** A diagnostic in short: `code cell "the text it is about"`. */
export function inShort({ code, cell, span }: CardDiagnostic, cells: Cells): string {
  return `${code.replace("dreamtides/", "")} ${cell} ${JSON.stringify((cells[cell] ?? "").slice(span.from, span.to))}`;
}

export const problemsInShort = (analysis: Analysis): string[] =>
  analysis.diagnostics.map((diagnostic) => inShort(diagnostic, analysis.cells));

/** The cells after the edits of a fix or completion. */
export const edited = (cells: Cells, edits: readonly CardEdit[]): Cells =>
  edits.reduce<Cells>((now, { cell, changes }) => ({ ...now, [cell]: applyChanges(now[cell] ?? "", changes) }), cells);
