import type { CharacterTest } from "./node.js";

const unicode = (source: string): CharacterTest => {
  const pattern = new RegExp(`^${source}$`, "u");
  return (codePoint) => pattern.test(String.fromCodePoint(codePoint));
};

const anyOther = {
  digit: unicode(String.raw`\p{Nd}`),
  space: unicode(String.raw`\p{White_Space}`),
  word: unicode(String.raw`[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}]`),
};

const isAsciiDigit = (code: number): boolean => code >= 48 && code <= 57;
const isAsciiLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

const isDigit: CharacterTest = (code) => (code < 128 ? isAsciiDigit(code) : anyOther.digit(code));
const isSpace: CharacterTest = (code) => (code < 128 ? code === 32 || (code >= 9 && code <= 13) : anyOther.space(code));
export const isWord: CharacterTest = (code) =>
  code < 128 ? isAsciiLetter(code) || isAsciiDigit(code) || code === 95 : anyOther.word(code);

export const not =
  (fits: CharacterTest): CharacterTest =>
  (code) =>
    !fits(code);

/** The classes `\d`, `\s`, `\w` and their opposites, over all of Unicode. */
export const classes: Readonly<Record<string, CharacterTest>> = {
  d: isDigit,
  D: not(isDigit),
  s: isSpace,
  S: not(isSpace),
  w: isWord,
  W: not(isWord),
};

/** The characters that letters stand for behind a backslash. */
export const controls: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, a: 7, "0": 0 };

/** `\p{Lu}`, `\p{Greek}`; undefined where there is no such property. */
export function property(name: string): CharacterTest | undefined {
  if (!/^[A-Za-z0-9_=]+$/u.test(name)) return undefined;
  for (const spelled of [name, `Script=${name}`]) {
    try {
      return unicode(`\\p{${spelled}}`);
    } catch {
      // Not known under this spelling.
    }
  }
  return undefined;
}

/** One character, in either case where that is wanted. */
export function character(code: number, ignoreCase: boolean): CharacterTest {
  if (!ignoreCase) return (other) => other === code;
  const folded = folding(code);
  return (other) => other === code || folding(other) === folded;
}

export function range(from: number, to: number, ignoreCase: boolean): CharacterTest {
  const within: CharacterTest = (code) => code >= from && code <= to;
  if (!ignoreCase) return within;
  return (code) => casesOf(code).some(within);
}

/** Characters that differ in case alone have the same folding. */
export const folding = (code: number): string => String.fromCodePoint(code).toUpperCase().toLowerCase();

const casesOf = (code: number): readonly number[] => {
  const text = String.fromCodePoint(code);
  return [text, text.toLowerCase(), text.toUpperCase()].map((each) => each.codePointAt(0) ?? code);
};
