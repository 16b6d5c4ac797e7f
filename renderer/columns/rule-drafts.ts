import { compilePattern, neverHappens } from "../../shared/base/index.js";
import type { Placed, ValidationRule } from "../../shared/metadata/index.js";
import { faults, texts } from "./texts.js";

/** A rule being edited. `at` is its place in the file, null for a new one. `id` identifies it among those on screen. */
export interface RuleDraft {
  readonly id: number;
  readonly at: number | null;
  readonly rule: ValidationRule;
}

export const draftsOf = (rules: readonly Placed<ValidationRule>[]): RuleDraft[] =>
  rules.map(({ at, entry }) => ({ id: at, at, rule: entry }));

/** The kinds of rules by what people call them. */
export const ruleKinds = [
  ["enum", texts.oneOfAList],
  ["range", texts.aNumberInARange],
  ["pattern", texts.matchesAPattern],
  ["required", texts.neverEmpty],
  ["type", texts.ofAType],
] as const satisfies readonly (readonly [ValidationRule["kind"], string])[];

/** A rule of a kind that says nothing yet; what it is about stays as it was. */
export function ruleOfKind(
  kind: ValidationRule["kind"],
  { column, message }: Pick<ValidationRule, "column" | "message">,
  values: readonly string[] = [],
): ValidationRule {
  const about = { column, ...(message === undefined ? {} : { message }) };
  switch (kind) {
    case "enum":
      return { ...about, kind, values, colors: values.map(() => undefined) };
    case "range":
      return { ...about, kind, allow: [] };
    case "pattern":
      return { ...about, kind, pattern: "" };
    case "required":
      return { ...about, kind };
    case "type":
      return { ...about, kind, type: "integer" };
    default:
      return neverHappens(kind);
  }
}

/** Why a rule cannot be stored as it is; undefined where it can. */
export function faultOfRule(rule: ValidationRule): string | undefined {
  if (rule.kind === "enum") {
    if (rule.values.length === 0 && rule.from === undefined) return faults.emptyList;
    if (new Set(rule.values).size < rule.values.length) return faults.valueTwice;
  }
  if (rule.kind === "range" && rule.min !== undefined && rule.max !== undefined && rule.min > rule.max) {
    return faults.rangeReversed;
  }
  if (rule.kind === "pattern") {
    if (rule.pattern === "") return faults.noPattern;
    const compiled = compilePattern(rule.pattern);
    if (!compiled.ok) return compiled.error.message;
  }
  return undefined;
}
