import { compilePattern, mostMatchSteps, neverHappens, type Pattern, type Result } from "../../base/index.js";
import type { RuleType, ValidationRule } from "../../metadata/index.js";
import type { TomlValue } from "../../toml/index.js";
import { isBlank, numberForm, textForm } from "./value-text.js";

/** The texts an enum allows: its own, or those of the list it draws from. */
export type IsAllowed = (text: string) => boolean;

/**
 * Why a value breaks a rule, undefined where it does not (VALIDATE-1, VALIDATE-2). An absent value breaks `required` alone; the
 * rule's own message stands for every other but that of a pattern that cannot be read, or takes too many steps.
 */
export function faultOf(
  rule: ValidationRule,
  value: TomlValue | undefined,
  isAllowed: IsAllowed = (text) => rule.kind === "enum" && rule.values.includes(text),
): string | undefined {
  if (rule.kind === "required") return isBlank(value) ? (rule.message ?? "A value is required.") : undefined;
  if (value === undefined) return undefined;
  if (rule.kind === "pattern") {
    const pattern = patternOf(rule);
    if (!pattern.ok) return `Invalid regex pattern ${cut(rule.pattern)}: ${pattern.error.message}`;
    const text = textForm(value);
    const isFound = pattern.value.search(text);
    if (isFound === undefined) return tooMuchWork(rule.pattern, text);
    return isFound ? undefined : (rule.message ?? `${quoted(text)} does not match pattern ${cut(rule.pattern)}.`);
  }
  const fault = standardFault(rule, value, isAllowed);
  return fault === undefined ? undefined : (rule.message ?? fault);
}

/** A text in a message is cut here: the cell itself shows it whole. */
const longestQuoted = 200;

function cut(text: string): string {
  if (text.length <= longestQuoted) return text;
  // Not between the halves of a character.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(longestQuoted - 1)) ? longestQuoted - 1 : longestQuoted;
  return `${text.slice(0, end)}…`;
}

const quoted = (text: string): string => `“${cut(text)}”`;

const tooMuchWork = (pattern: string, text: string): string =>
  `The pattern ${cut(pattern)} takes more than ${mostMatchSteps.toLocaleString("en-US")} steps on this text of ` +
  `${text.length.toLocaleString("en-US")} characters, so it was not checked. Make the pattern or the text shorter.`;

const patterns = new WeakMap<ValidationRule, Result<Pattern>>();

function patternOf(rule: Extract<ValidationRule, { kind: "pattern" }>): Result<Pattern> {
  let pattern = patterns.get(rule);
  if (!pattern) patterns.set(rule, (pattern = compilePattern(rule.pattern)));
  return pattern;
}

/** Whether a value is one of the texts that pass whatever else the rule asks. */
const isExempt = (allow: readonly string[] | undefined, value: TomlValue): boolean =>
  value.kind === "string" && allow?.includes(value.value) === true;

type ValueRule = Exclude<ValidationRule, { kind: "required" | "pattern" }>;

function standardFault(rule: ValueRule, value: TomlValue, isAllowed: IsAllowed): string | undefined {
  const text = textForm(value);
  switch (rule.kind) {
    case "enum":
      if (text === "" || isAllowed(text) || isExempt(rule.allow, value)) return undefined;
      return rule.from !== undefined
        ? `${quoted(text)} is not in ${rule.from}.`
        : `${quoted(text)} is not one of ${listOf(rule.values)}.`;
    case "range":
      return isExempt(rule.allow, value) ? undefined : rangeFault(rule, value, text);
    case "type":
      return isOfType(rule.type, value) ? undefined : `${quoted(text)} is not a valid ${rule.type}.`;
    default:
      return neverHappens(rule);
  }
}

/** How many values a message lists; the drop-down has the rest. */
const mostListed = 20;

const listOf = (values: readonly string[]): string => {
  if (values.length === 0) return "no values at all";
  const rest = values.length - mostListed;
  return values.slice(0, mostListed).map(cut).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
};

function rangeFault(
  { min, max }: Extract<ValidationRule, { kind: "range" }>,
  value: TomlValue,
  text: string,
): string | undefined {
  const number = numberForm(value);
  if (number === undefined) return `${quoted(text)} is not a valid number.`;
  if (min !== undefined && number < min) return `${text} is less than minimum ${min}.`;
  if (max !== undefined && number > max) return `${text} is greater than maximum ${max}.`;
  return undefined;
}

function isOfType(type: RuleType, value: TomlValue): boolean {
  switch (type) {
    case "string":
      return value.kind === "string";
    case "integer":
      return value.kind === "integer" || (value.kind === "float" && Number.isInteger(value.value));
    case "float":
      return value.kind === "integer" || value.kind === "float";
    case "boolean":
      return value.kind === "boolean" || (value.kind === "integer" && (value.value === 0n || value.value === 1n));
    default:
      return neverHappens(type);
  }
}

const bounds = (min: number | undefined, max: number | undefined): string => {
  if (min !== undefined && max !== undefined) return `between ${min} and ${max}`;
  if (min !== undefined) return `at least ${min}`;
  return max === undefined ? "a number" : `at most ${max}`;
};

/** What a rule asks, in a few words (VALIDATE-2). */
export function describeRule(rule: ValidationRule): string {
  switch (rule.kind) {
    case "enum":
      return rule.from === undefined ? `one of ${rule.values.join(", ")}` : `one of ${rule.from}`;
    case "range":
      return bounds(rule.min, rule.max);
    case "pattern":
      return `matches ${rule.pattern}`;
    case "required":
      return "required";
    case "type":
      return rule.type;
    default:
      return neverHappens(rule);
  }
}

/** A rule in one line for logs: `range(spark: 0..10)` (VALIDATE-2). */
export function ruleLine(rule: ValidationRule): string {
  const { column } = rule;
  switch (rule.kind) {
    case "enum":
      return `enum(${column}: [${rule.values.join(", ")}])`;
    case "range":
      return rule.min === undefined && rule.max === undefined
        ? `range(${column})`
        : `range(${column}: ${rule.min ?? ""}..${rule.max ?? ""})`;
    case "pattern":
      return `pattern(${column}: /${rule.pattern}/)`;
    case "required":
      return `required(${column})`;
    case "type":
      return `type(${column}: ${rule.type})`;
    default:
      return neverHappens(rule);
  }
}
