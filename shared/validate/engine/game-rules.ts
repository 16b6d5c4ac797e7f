import { languageOfKind } from "../../text/index.js";
import type { Binding } from "../binding.js";
import type { AddedRule } from "../added-rules.js";
import type { Finding, RowRule } from "../rule.js";
import { allInvariants } from "../structure/rules.js";
import type { CodedFinding, SheetRule } from "./sheet.js";

/** A reading of rules text costs about as much as so many plain rules. */
const readingWeight = 25;

/** The row rules of a game for one kind of its sheets. */
export function gameRules(binding: Binding | undefined): readonly SheetRule[] {
  if (!binding) return [];
  const { game, schema } = binding;
  return allInvariants(game).rules.flatMap((rule) =>
    rule.kind === "row" && rule.sheets.includes(schema.kind)
      ? [sheetRule(game.id, rule, binding, rule.readsText === true ? readingWeight : 1)]
      : [],
  );
}

/** Rules that were added for a table, as its sheet holds them. */
export const addedSheetRules = (rules: readonly AddedRule[], binding: Binding | undefined): readonly SheetRule[] =>
  rules.map((rule) => sheetRule(rule.group, rule, binding, rule.weight));

function sheetRule(
  prefix: string,
  rule: Omit<RowRule, "sheets">,
  binding: Binding | undefined,
  weight: number,
): SheetRule {
  const { id, reads, readsText = false, readsSource = false, severity, variants = [] } = rule;
  const language = binding && languageOfKind(binding.game.languages, binding.schema.kind);
  const textKeys = language?.cells.map(({ column }) => column) ?? [];
  const code = `${prefix}/${id}`;
  const infos = new Map(variants.map((variant) => [variant.id, variant]));
  const coded = (finding: Finding): CodedFinding => {
    const variant = infos.get(finding.variant ?? "");
    const fault = finding.fault ?? rule.fault;
    return variant
      ? { code: `${prefix}/${variant.id}`, severity: variant.severity, fault, finding }
      : { code, severity, fault, finding };
  };
  return {
    codes: [code, ...variants.map((variant) => `${prefix}/${variant.id}`)],
    reads: new Set(readsText ? [...reads, ...textKeys] : reads),
    readsSource,
    weight,
    check: (row, lookup, text) => rule.check(row, lookup, text).map(coded),
  };
}
