/** What JSON and most languages write these as. */
const short: Readonly<Record<string, string>> = { "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

const escape = (character: string): string =>
  short[character] ?? `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;

/**
 * What a terminal obeys, or what changes the order in which text is shown: control characters, and the marks that turn the
 * direction of writing.
 */
const obeyed = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const isLayout = (character: string): boolean => character === "\n" || character === "\t";

/** A text for people, in which line feeds and tabs are layout and all else that a terminal would obey is spelled out. */
export const visible = (text: string): string =>
  text.replace(obeyed, (character) => (isLayout(character) ? character : escape(character)));

/** The same of a name, which is within one line. */
export const visibleName = (name: string): string => name.replace(obeyed, escape);

/** JSON in which those are escaped that it leaves as they are: the value is the same. */
export const escapeControls = visible;
