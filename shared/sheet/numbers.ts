const integerText =
  /^[+-]?(?:0|[1-9](?:_?\d)*)$|^0x[\da-fA-F](?:_?[\da-fA-F])*$|^0o[0-7](?:_?[0-7])*$|^0b[01](?:_?[01])*$/;
const floatText = /^[+-]?(?:(?:0|[1-9](?:_?\d)*)(?:\.(?:\d(?:_?\d)*)?)?|\.\d(?:_?\d)*)(?:[eE][+-]?\d(?:_?\d)*)?$/;
/** Longer digit strings are text: nothing of that size fits any number, and reading them is slow. */
const mostDigits = 1_000;

const specials = new Map([
  ["nan", Number.NaN],
  ["-nan", Number.NaN],
  ["infinity", Number.POSITIVE_INFINITY],
  ["inf", Number.POSITIVE_INFINITY],
  ["-infinity", Number.NEGATIVE_INFINITY],
  ["-inf", Number.NEGATIVE_INFINITY],
]);

/** The whole number a text spells as TOML does, of any size; undefined for any other text. `0028` is none. */
export function readInteger(text: string): bigint | undefined {
  if (text.length > mostDigits || !integerText.test(text)) return undefined;
  const digits = text.replaceAll("_", "");
  return digits.startsWith("-") ? -BigInt(digits.slice(1)) : BigInt(digits.replace(/^\+/, ""));
}

/** The number a text spells: TOML's spellings, and `.5` and `5.` as people type them. Not the specials. */
export function readDecimal(text: string): number | undefined {
  if (text.length > mostDigits || !floatText.test(text)) return undefined;
  const value = Number(text.replaceAll("_", ""));
  return Number.isFinite(value) ? value : undefined;
}

/** `NaN`, `Infinity` and TOML's `inf`, with or without sign. */
export const readSpecial = (text: string): number | undefined => specials.get(text.toLowerCase().replace(/^\+/, ""));

const least = -(2n ** 63n);
const most = 2n ** 63n - 1n;

/** Whether TOML can hold the integer: 64 bits with sign. */
export const fitsInteger = (value: bigint): boolean => value >= least && value <= most;

const words = new Map([
  ["true", true],
  ["yes", true],
  ["1", true],
  ["false", false],
  ["no", false],
  ["0", false],
]);

/** `true`, `yes`, `1` and their opposites, in any letter case (SHEET-5, rule 5). */
export const readBoolean = (text: string): boolean | undefined => words.get(text.toLowerCase());
