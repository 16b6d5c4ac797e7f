import type { RuleType, ValidationRule } from "../../metadata/index.js";
import type { ColumnId } from "../../sheet/index.js";
import { nearestWords, suggestionLimit } from "../../text/index.js";
import { writeValue, type TomlValue } from "../../toml/index.js";
import type { FindingFix } from "../rule.js";
import { guess } from "../rule-kit.js";
import { numberForm, textForm } from "./value-text.js";

const string = (value: string): TomlValue => ({ kind: "string", value });

const setting = (id: string, column: ColumnId, value: TomlValue): FindingFix => ({
  id,
  title: `Set to ${writeValue(value)}`,
  edits: [{ kind: "cell", column, to: { kind: "value", value } }],
});

/** What a value that breaks a rule was probably meant to be. `choices` are the texts an enum allows. */
export function fixesFor(
  rule: ValidationRule,
  column: ColumnId,
  value: TomlValue | undefined,
  choices: readonly string[],
): readonly FindingFix[] {
  if (value === undefined) return [];
  switch (rule.kind) {
    case "enum":
      return nearestChoices(textForm(value), choices).map((choice, at) =>
        guess(setting(at === 0 ? "nearest" : `nearest-${at + 1}`, column, string(choice))),
      );
    case "range": {
      const clamped = clampedTo(rule, value);
      return clamped ? [setting("clamp", column, clamped)] : [];
    }
    case "type": {
      const converted = convertedTo(rule.type, value);
      return converted ? [setting("convert", column, converted)] : [];
    }
    default:
      return [];
  }
}

/**
 * The choices most like a text: the same in other letters, or those at the smallest distance, at most three; else the one
 * that the text is the beginning of.
 */
export function nearestChoices(text: string, choices: readonly string[]): readonly string[] {
  const plain = text.trim().toLowerCase();
  const same = choices.filter((choice) => choice.trim().toLowerCase() === plain);
  if (same.length > 0) return same.slice(0, 3);
  const byPlain = new Map(choices.map((choice) => [choice.toLowerCase(), choice]));
  const nearest = nearestWords(plain, byPlain.keys(), suggestionLimit(plain));
  if (nearest.length > 0) return nearest.flatMap((each) => byPlain.get(each) ?? []).slice(0, 3);
  const longer = plain === "" ? [] : [...byPlain].filter(([choice]) => choice.startsWith(plain));
  return longer.length === 1 ? longer.map(([, choice]) => choice) : [];
}

/** The bound that a number is beyond. */
export function clampedTo(
  { min, max }: { readonly min?: number | undefined; readonly max?: number | undefined },
  value: TomlValue,
): TomlValue | undefined {
  const number = numberForm(value);
  if (number === undefined) return undefined;
  const bound = min !== undefined && number < min ? min : max !== undefined && number > max ? max : undefined;
  if (bound === undefined) return undefined;
  return Number.isInteger(bound) && value.kind !== "float"
    ? { kind: "integer", value: BigInt(bound) }
    : { kind: "float", value: bound };
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["yes", true],
  ["false", false],
  ["no", false],
]);

/** The same value as another type, where nothing is lost. */
export function convertedTo(type: RuleType, value: TomlValue): TomlValue | undefined {
  const text = textForm(value).trim();
  switch (type) {
    case "string":
      return value.kind === "array" || value.kind === "table" ? undefined : string(textForm(value));
    case "integer":
      return value.kind === "string" && /^[+-]?\d{1,15}$/u.test(text)
        ? { kind: "integer", value: BigInt(Number(text)) }
        : undefined;
    case "float": {
      const number = value.kind === "string" ? numberForm(value) : undefined;
      return number === undefined ? undefined : { kind: "float", value: number };
    }
    case "boolean": {
      const meant = flags.get(text.toLowerCase());
      return value.kind === "string" && meant !== undefined ? { kind: "boolean", value: meant } : undefined;
    }
  }
}
