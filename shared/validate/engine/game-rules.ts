import { languageOfKind } from "../../text/index.js";
import type { Binding } from "../binding.js";
import type { Finding } from "../rule.js";
import { allInvariants } from "../structure/rules.js";
import type { CodedFinding, SheetRule } from "./sheet.js";

/** A reading of rules text costs about as much as so many plain rules. */
const readingWeight = 25;

/** The row rules of a game for one kind of its sheets. */
export function gameRules(binding: Binding | undefined): SheetRule[] {
  if (!binding) return [];
  const { game, schema } = binding;
  const textKeys = languageOfKind(game.languages, schema.kind)?.cells.map(({ column }) => column) ?? [];
  return allInvariants(game).rules.flatMap((rule): SheetRule[] => {
    const code = `${game.id}/${rule.id}`;
    if (rule.kind !== "row" || !rule.sheets.includes(schema.kind)) return [];
    const { reads, readsText = false, readsSource = false, severity, variants = [] } = rule;
    const infos = new Map(variants.map((variant) => [variant.id, variant]));
    const coded = (finding: Finding): CodedFinding => {
      const variant = infos.get(finding.variant ?? "");
      const fault = finding.fault ?? rule.fault;
      return variant
        ? { code: `${game.id}/${variant.id}`, severity: variant.severity, fault, finding }
        : { code, severity, fault, finding };
    };
    return [
      {
        codes: [code, ...variants.map(({ id }) => `${game.id}/${id}`)],
        reads: new Set(readsText ? [...reads, ...textKeys] : reads),
        readsSource,
        weight: readsText ? readingWeight : 1,
        check: (row, lookup, text) => rule.check(row, lookup, text).map(coded),
      },
    ];
  });
}
