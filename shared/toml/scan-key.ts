import { apostrophe, deepest, dot, isBareKey, lineEndAt, quote, Refusal, skipBlanks, type Cursor } from "./cursor.js";
import { scanBasic, scanLiteral } from "./scan-string.js";

/** Reads a key with its dots, and the blanks behind it. */
export function scanKeys(cursor: Cursor): readonly string[] {
  const from = cursor.at;
  const first = scanKey(cursor);
  skipBlanks(cursor);
  if (cursor.text.charCodeAt(cursor.at) !== dot) return single(first);
  const keys = [first];
  while (cursor.text.charCodeAt(cursor.at) === dot) {
    cursor.at += 1;
    skipBlanks(cursor);
    keys.push(scanKey(cursor));
    skipBlanks(cursor);
    if (keys.length > deepest) throw new Refusal("too-deep", `The key has more than ${deepest} parts.`, from);
  }
  return keys;
}

const singles = new Map<string, readonly string[]>();
const mostSingles = 2_000;

/** The rows of a table have the same keys over and over; they share one list each. */
function single(key: string): readonly string[] {
  const known = singles.get(key);
  if (known) return known;
  if (singles.size >= mostSingles) return [key];
  // A copy, for a piece of a text keeps the whole text in memory.
  const own = Array.from(key).join("");
  const keys = [own];
  singles.set(own, keys);
  return keys;
}

function scanKey(cursor: Cursor): string {
  const { text } = cursor;
  const from = cursor.at;
  const first = text.charCodeAt(from);
  if (first === quote || first === apostrophe) {
    const isTriple = text.charCodeAt(from + 1) === first && text.charCodeAt(from + 2) === first;
    if (isTriple) {
      throw new Refusal("multi-line-key", "A key cannot be a string of several lines.", from, {
        expected: "a key in single marks",
      });
    }
    return first === quote ? scanBasic(cursor) : scanLiteral(cursor);
  }
  let at = from;
  while (isBareKey(text.charCodeAt(at))) at += 1;
  if (at === from) throw keyMissing(text, from);
  cursor.at = at;
  return text.slice(from, at);
}

/** What git puts around the versions of lines that it could not merge. */
const conflictMarker = /(?:<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$)/uy;

function startsConflictMarker(text: string, at: number): boolean {
  conflictMarker.lastIndex = at;
  return (at === 0 || text.charAt(at - 1) === "\n") && conflictMarker.test(text);
}

function keyMissing(text: string, at: number): Refusal {
  if (startsConflictMarker(text, at)) {
    return new Refusal("conflict-marker", "A merge by lines left a conflict here.", at, {
      suggestion: "keep the lines of one side, and delete the lines with <<<<<<<, ======= and >>>>>>>",
    });
  }
  const code = text.charCodeAt(at);
  if (Number.isNaN(code) || "=.,]}#".includes(text.charAt(at)) || lineEndAt(text, at) > 0) {
    return new Refusal("key-missing", "A key is missing.", at, { expected: "a key" });
  }
  return new Refusal(
    "bad-key",
    `${String.fromCodePoint(text.codePointAt(at) ?? code)} cannot stand in a bare key.`,
    at,
    {
      expected: "letters, digits, - and _",
      suggestion: 'put the key in quotes: "…"',
    },
  );
}
