import { failed, neverHappens, ok, type Fault, type Result } from "../base/index.js";
import { readValue, type TomlValue } from "../toml/index.js";
import { cellText } from "./cell.js";
import { dominantKind, mixesNumbers, type ColumnFacts } from "./columns.js";
import { fitsInteger, readBoolean, readDecimal, readInteger, readSpecial } from "./numbers.js";
import { readDate, readToml } from "./toml-text.js";

/** A type a person or a validation rule asks for. `toml` reads the text as the source of a TOML value. */
export type ScalarType = "string" | "integer" | "float" | "boolean";
export type ForcedType = ScalarType | "date" | "toml";

/** What `[metadata]` says about the values of a column. */
export interface TypingRules {
  readonly type?: ScalarType | undefined;
  readonly enum?: readonly string[] | undefined;
}

export interface TypingContext {
  /** The value the cell holds now. */
  readonly current: TomlValue | undefined;
  readonly column: ColumnFacts;
  readonly rules?: TypingRules | undefined;
  /** Chosen in the type menu; a leading `'` asks for a string as well. */
  readonly forced?: ForcedType | undefined;
}

/** What typed text means. */
export interface Typed {
  readonly value: TomlValue;
  /** Given where the text was TOML itself and is to be kept as it was spelled. */
  readonly source?: string | undefined;
  /** To be shown at the cell, whose value is saved all the same. */
  readonly problem?: Fault | undefined;
}

const string = (value: string): Typed => ({ value: { kind: "string", value } });
const integer = (value: bigint): Typed => ({ value: { kind: "integer", value } });
const float = (value: number, source?: string): Typed => ({
  value: { kind: "float", value },
  ...(source !== undefined && { source }),
});
const boolean = (value: boolean): Typed => ({ value: { kind: "boolean", value } });

const stringWith = (text: string, code: string, message: string): Typed => ({
  value: { kind: "string", value: text },
  problem: { code: `sheet/${code}`, message },
});

/**
 * The value of text typed into a cell, by the rules of SHEET-5 in their order. Empty text is the empty string: see
 * `clearing`. Fails only where no TOML value can hold the text.
 */
export function typeText(text: string, context: TypingContext): Result<Typed> {
  const { current, forced } = context;
  if (hasLoneSurrogate(text)) return failed(unwritable);
  if (forced !== undefined) return asType(text, forced);
  if (current && cellText(current) === text) return ok({ value: current });
  if (text === '""') return ok(string(""));
  if (text.startsWith("'") && isForcingMark(text, context)) return ok(string(text.slice(1)));
  return typeByRules(text, context);
}

/**
 * Whether a leading `'` asks for a string. Where every text is a string anyway it would only eat the apostrophe of `'Tis`, so
 * there it counts as a mark only before what looks like another type.
 */
function isForcingMark(text: string, { current, column, rules }: TypingContext): boolean {
  if (isTyped(guess(text.slice(1)))) return true;
  if (rules?.type !== undefined) return rules.type !== "string";
  if (rules?.enum) return false;
  if (current && !isEmptyLike(current)) return current.kind !== "string";
  const dominant = dominantKind(column.typing);
  return dominant !== undefined && dominant !== "string";
}

const isTyped = ({ value }: Typed): boolean => value.kind !== "string";

function typeByRules(text: string, { current, column, rules }: TypingContext): Result<Typed> {
  if (rules?.type !== undefined) return asType(text, rules.type);
  if (rules?.enum) return ok(string(text));
  if (mixesNumbers(column.typing) && isNumberOrText(current)) return ok(asShortestNumber(text, current));
  if (!current || isEmptyLike(current)) return asColumn(text, column);
  switch (current.kind) {
    case "boolean":
    case "date":
      return asType(text, current.kind);
    case "integer":
      return ok(asNumber(text));
    case "float":
      return ok(asFloat(text) ?? string(text));
    case "string":
      return ok(string(text));
    case "array":
    case "table":
      return readToml(text);
    default:
      return neverHappens(current);
  }
}

/** `""` and `"*"` say nothing about the type of their cell. */
const isEmptyLike = (value: TomlValue): boolean =>
  value.kind === "string" && (value.value === "" || value.value === "*");

/** The text as the type asked for; kept as a string with a problem where it is no such thing. */
function asType(text: string, type: ForcedType): Result<Typed> {
  return type === "toml" ? readToml(text) : ok(asScalar(text, type));
}

function asScalar(text: string, type: Exclude<ForcedType, "toml">): Typed {
  const trimmed = text.trim();
  switch (type) {
    case "string":
      return string(text);
    case "integer": {
      const value = readInteger(trimmed);
      return value === undefined
        ? stringWith(text, "not-an-integer", notA(text, "a whole number"))
        : wholeNumber(text, value);
    }
    case "float":
      return asFloat(text) ?? stringWith(text, "not-a-number", notA(text, "a number"));
    case "boolean": {
      const value = readBoolean(trimmed);
      return value === undefined ? stringWith(text, "not-a-boolean", notA(text, "true or false")) : boolean(value);
    }
    case "date": {
      const value = readDate(trimmed);
      return value ? { value } : stringWith(text, "not-a-date", notA(text, "a date or time"));
    }
    default:
      return neverHappens(type);
  }
}

const notA = (text: string, wanted: string): string => `“${shortened(text)}” is not ${wanted}.`;

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

function wholeNumber(text: string, value: bigint): Typed {
  if (fitsInteger(value)) return integer(value);
  return stringWith(
    text,
    "integer-too-large",
    `${shortened(text.trim())} does not fit into 64 bits and is kept as text.`,
  );
}

function asFloat(text: string): Typed | undefined {
  const trimmed = text.trim();
  const value = readSpecial(trimmed) ?? readDecimal(trimmed) ?? wholeAsFloat(trimmed);
  return value === undefined ? undefined : float(value, exponentSource(trimmed));
}

/** An exponent is kept as it was typed where TOML writes it so: `1e3` need not become `1000.0`. */
function exponentSource(text: string): string | undefined {
  if (!/e/iu.test(text)) return undefined;
  const read = readValue(text);
  return read.ok && read.value.kind === "float" ? text : undefined;
}

function wholeAsFloat(text: string): number | undefined {
  const value = readInteger(text);
  return value === undefined ? undefined : Number(value);
}

/** Integer text as an integer, decimal and exponent text as a float, other text as itself (rule 6). */
function asNumber(text: string): Typed {
  const trimmed = text.trim();
  const whole = readInteger(trimmed);
  if (whole !== undefined) return wholeNumber(text, whole);
  const decimal = readDecimal(trimmed);
  return decimal === undefined ? string(text) : float(decimal, exponentSource(trimmed));
}

const isNumberOrText = (value: TomlValue | undefined): boolean =>
  !value || value.kind === "string" || value.kind === "integer" || value.kind === "float";

/** Numbers in their shortest spelling: `1.0` is the integer 1 where integers and floats mix (rule 4). */
function asShortestNumber(text: string, current: TomlValue | undefined): Typed {
  const special = current?.kind === "float" ? readSpecial(text.trim()) : undefined;
  if (special !== undefined) return float(special);
  const typed = asNumber(text);
  if (typed.value.kind !== "float") return typed;
  const { value } = typed.value;
  return Number.isSafeInteger(value) && !Object.is(value, -0) ? integer(BigInt(value)) : typed;
}

/** Text in a cell that says nothing of its type: what the column mostly holds decides (rule 8). */
function asColumn(text: string, { typing }: ColumnFacts): Result<Typed> {
  const kind = dominantKind(typing);
  switch (kind) {
    case undefined:
      return ok(guess(text));
    case "array":
    case "table":
      return /^\s*[[{]/.test(text) ? readToml(text) : ok(string(text));
    case "string":
    case "integer":
    case "float":
    case "boolean":
    case "date": {
      const typed = asScalar(text, kind);
      return ok(isTyped(typed) || typed.problem?.code === "sheet/integer-too-large" ? typed : string(text));
    }
    default:
      return neverHappens(kind);
  }
}

/** The value a text spells on its own: a number, a boolean, a date, else the text itself. */
export const guessValue = (text: string): TomlValue => {
  const { value } = guess(text);
  return value.kind === "string" ? (readDate(text.trim()) ?? value) : value;
};

function guess(text: string): Typed {
  const number = asNumber(text);
  if (isTyped(number) || number.problem) return number;
  const trimmed = text.trim();
  return trimmed === "true" || trimmed === "false" ? boolean(trimmed === "true") : string(text);
}

/** What keeps a text from being stored in any file; undefined for nearly every text. */
export const textFault = (text: string): Fault | undefined => (hasLoneSurrogate(text) ? unwritable : undefined);

const unwritable: Fault = {
  code: "sheet/unpaired-surrogate",
  message: "The text holds half a character, which no file can store.",
};

const hasLoneSurrogate = (text: string): boolean => /\p{Surrogate}/u.test(text);
