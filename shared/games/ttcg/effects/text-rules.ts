/**
 * The rules of text that the tools of the game follow since they were written in Python (EFFECTS-1): which characters are
 * space, how lines end, how lines sort and how lists are printed.
 */

/** Space at the start or the end; the byte order mark is none, unlike in JavaScript. */
const outerSpace = /^(?:(?!\uFEFF)\s|[\u001C-\u001F\u0085])+|(?:(?!\uFEFF)\s|[\u001C-\u001F\u0085])+$/gu;

const isPlainEdge = (code: number): boolean => code > 0x20 && code < 0x7f;

/** The text without the space around it. */
export function strip(text: string): string {
  if (text === "" || (isPlainEdge(text.charCodeAt(0)) && isPlainEdge(text.charCodeAt(text.length - 1)))) return text;
  return text.replace(outerSpace, "");
}

/** The lines of a text, whichever way they end; what follows the last line end is one unless it is empty. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/u);
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

/** The lines of a text that hold something, stripped. */
export const filledLines = (text: string): string[] =>
  linesOf(text)
    .map(strip)
    .filter((line) => line !== "");

const halfOfPair = /[\uD800-\uDFFF]/;

/** Compares by code points, which is the order of the bytes too; not by UTF-16 units, which differs above U+FFFF. */
export function compareCodePoints(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (left !== right) return rankOfUnit(left) - rankOfUnit(right);
  }
  return a.length - b.length;
}

/** Halves of pairs stand for code points above all others. */
const rankOfUnit = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

/** Sorts lines by code points, in place. */
export function sortLines(lines: string[]): string[] {
  return lines.some((line) => halfOfPair.test(line)) ? lines.sort(compareCodePoints) : lines.sort();
}

/** The first character in upper case and all others in lower case. */
export function capitalise(line: string): string {
  const first = line.codePointAt(0);
  if (first === undefined) return line;
  const length = first > 0xffff ? 2 : 1;
  return line.slice(0, length).toUpperCase() + line.slice(length).toLowerCase();
}

/** A text as the tools print it inside lists: `'one'`, or `"owner's"`. */
export function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\t", "\\t").replaceAll("\r", "\\r");
  return `${mark}${mark === "'" ? escaped.replaceAll("'", "\\'") : escaped}${mark}`;
}

/** A list as the tools print it: `['one', 'two']`. */
export const quotedList = (texts: readonly string[]): string => `[${texts.map(quoted).join(", ")}]`;
