import type { Article } from "../vocabulary/define.js";

/** What a name stands for while a template is evaluated (DISPLAY-4). */
export type Value = NumberValue | TextValue | PhraseValue;

/** A whole number in canonical decimal digits; 64-bit values are wider than a JavaScript number. */
export interface NumberValue {
  readonly kind: "number";
  readonly text: string;
}

export interface TextValue {
  readonly kind: "text";
  readonly text: string;
}

/** A text with the article it takes and the forms it has. A phrase without forms reads the same everywhere. */
export interface PhraseValue {
  readonly kind: "phrase";
  readonly text: string;
  readonly article: Article | null;
  readonly forms: readonly Form[];
}

export interface Form {
  readonly key: string;
  readonly text: string;
}

const WHOLE_NUMBER = /^[+-]?[0-9]+$/;
/** Leading zeros included; what is longer is not looked at. */
const MOST_DIGITS = 100;
const SMALLEST = -(2n ** 63n);
const LARGEST = 2n ** 63n - 1n;

/** The number a text spells, within 64 signed bits; undefined when it spells none. */
export function readNumber(text: string): NumberValue | undefined {
  if (text.length > MOST_DIGITS || !WHOLE_NUMBER.test(text)) return undefined;
  if (text.length < 16) return { kind: "number", text: String(Number(text) + 0) };
  const value = BigInt(text.startsWith("+") ? text.slice(1) : text);
  return value < SMALLEST || value > LARGEST ? undefined : { kind: "number", text: value.toString() };
}

export const numberValue = (value: number): NumberValue => ({ kind: "number", text: String(value) });
export const textValue = (text: string): TextValue => ({ kind: "text", text });

export function phraseValue(text: string, article: Article | null = null, forms: readonly Form[] = []): PhraseValue {
  return { kind: "phrase", text, article, forms };
}

/** English knows two plural categories; zero and negative numbers take the plural. */
export const pluralCategory = (number: NumberValue): "one" | "other" => (number.text === "1" ? "one" : "other");

/** The text of one form. A phrase without forms answers with its own text; undefined when it has forms but not this one. */
export function formOf(phrase: PhraseValue, key: string): string | undefined {
  if (phrase.forms.length === 0) return phrase.text;
  return phrase.forms.find((form) => form.key === key)?.text;
}

const numberIn = (value: NumberValue | TextValue): NumberValue | undefined =>
  value.kind === "number" ? value : readNumber(value.text);

/** The keys with which a value picks a branch of a definition, most exact first. */
export function branchKeys(value: Value): readonly string[] {
  if (value.kind === "phrase") return value.article === null ? [] : [value.article];
  const number = numberIn(value);
  return number === undefined ? [value.text] : [number.text, pluralCategory(number)];
}

/** The key a value stands for as a selector (`:$n`); undefined for a phrase that has no article to offer. */
export function selectorKey(value: Value): string | undefined {
  if (value.kind === "phrase") return value.article ?? undefined;
  const number = numberIn(value);
  return number === undefined ? value.text : pluralCategory(number);
}
