/** What JSON and most languages write these as. */
const short: Readonly<Record<string, string>> = { "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

const escapeUnit = (_: string, at: number, units: string): string =>
  `\\u${units.charCodeAt(at).toString(16).padStart(4, "0")}`;

/** In code units, as JSON escapes them. */
const escape = (character: string): string => short[character] ?? character.replaceAll(/[^]/g, escapeUnit);

/** Scripts whose letters are joined or kept apart by characters of no width. */
const joiningScripts = ["Arab", "Syrc", "Mong", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym"];
const joiningLetter = `[${[...joiningScripts, "Sinh", "Khmr"].map((script) => `\\p{Script=${script}}`).join("")}]`;

/** Characters of no width that are part of how a word or an emoji is written. */
const spelling = [
  // Variants of characters.
  String.raw`[\ufe00-\ufe0f\u180b-\u180d\u{e0100}-\u{e01ef}]`,
  // Joined emoji, and flags of regions.
  String.raw`\u200d\p{Extended_Pictographic}`,
  String.raw`(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]{0,7})[\u{e0020}-\u{e007f}]`,
  String.raw`(?<=${joiningLetter})[\u200c\u200d]`,
];

/**
 * What a terminal obeys, what changes the order in which text is shown, and what is not seen at all: control characters, marks
 * that turn the direction of writing, and characters of no width.
 */
const unseen = new RegExp(
  String.raw`(?!${spelling.join("|")})[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]`,
  "gu",
);
const isLayout = (character: string): boolean => character === "\n" || character === "\t";

/** A text for people, in which line feeds and tabs are layout and all else that is not seen is spelled out. */
export const visible = (text: string): string =>
  text.replace(unseen, (character) => (isLayout(character) ? character : escape(character)));

/** A piece of a text for people; one that is spelled out is a character that is not seen. */
export interface VisiblePart {
  readonly text: string;
  readonly isSpelledOut: boolean;
}

/** The pieces of a text as `visible` shows it, so that what is spelled out can be distinguished from letters that were typed. */
export function visibleParts(text: string): readonly VisiblePart[] {
  const parts: VisiblePart[] = [];
  let end = 0;
  for (const { 0: character, index } of text.matchAll(unseen)) {
    if (isLayout(character)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isSpelledOut: false });
    parts.push({ text: escape(character), isSpelledOut: true });
    end = index + character.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isSpelledOut: false });
  return parts;
}

/** The same of a name, which is within one line. */
export const visibleName = (name: string): string => name.replace(unseen, escape);

/** JSON in which those are escaped that it leaves as they are: the value is the same. */
export const escapeControls = visible;
