import { trialFiles, type Files } from "./set.js";

/** What an act makes of the text of a file. */
export type Change = (text: string) => string;

/** Stands in an expected text where the app draws an id. */
export const drawnId = "<a drawn id>";
const id = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;
const idLength = 36;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** An expected text with the ids that a text has where ids are drawn; there it expects nothing but that they are ids. */
export function withDrawnIds(expected: string, text: string): string {
  const [head = "", ...parts] = expected.split(drawnId);
  return parts.reduce((before, part) => {
    const drawn = text.slice(before.length, before.length + idLength);
    return before + (id.test(drawn) ? drawn : drawnId) + part;
  }, head);
}

/** Head of the file, then its rows, then its metadata. */
const partsOf = (text: string): string[] => text.split(/^(?=\[\[(?:cards|decks)\]\]$|\[metadata\]$)/mu);

const changedParts =
  (change: (parts: string[]) => readonly string[]): Change =>
  (text) =>
    change(partsOf(text)).join("");

function changedRow(row: number, change: Change): Change {
  return changedParts((parts) => {
    const part = parts[row + 1];
    if (part === undefined) throw new Error(`The file has no row ${row}.`);
    return parts.with(row + 1, change(part));
  });
}

/** A key with its value, of one line or of several, and the comment behind it. */
const entry = (key: string): RegExp =>
  new RegExp(`^(${escaped(key)} = )("""[\\s\\S]*?"""|[^\\n\\r]*?)((?: # [^\\n\\r]*)?)(\\r?\\n)`, "mu");

function replaced(part: string, key: string, by: (found: readonly string[]) => string): string {
  const found = entry(key).exec(part);
  if (!found) throw new Error(`The row has no ${key}:\n${part}`);
  return part.slice(0, found.index) + by(found) + part.slice(found.index + found[0].length);
}

/** Another value of a key, as it is written in the file. */
export const set = (row: number, key: string, value: string): Change =>
  changedRow(row, (part) =>
    replaced(part, key, ([, start = "", , comment = "", end = ""]) => start + value + comment + end),
  );

/** A key removed with its line. */
export const without = (row: number, key: string): Change => changedRow(row, (part) => replaced(part, key, () => ""));

/** A line that comes after a key. */
export const after = (row: number, key: string, line: string): Change =>
  changedRow(row, (part) => replaced(part, key, ([all = "", , , , end = ""]) => all + line + end));

export const inserted = (row: number, block: string): Change =>
  changedParts((parts) => parts.toSpliced(row + 1, 0, block));
export const deleted = (row: number): Change => changedParts((parts) => parts.toSpliced(row + 1, 1));
export const moved = (from: number, to: number): Change =>
  changedParts((parts) => parts.toSpliced(from + 1, 1).toSpliced(to + 1, 0, ...parts.slice(from + 1, from + 2)));

/** The text of a row as the set has it. */
export const rowText = (row: number): string => partsOf(trialFiles()["cards.toml"])[row + 1] ?? "";

const all =
  (changes: readonly Change[]): Change =>
  (text) =>
    changes.reduce((now, change) => change(now), text);

/** Changes of the cards, one after the other; nothing else. */
export const inCards =
  (...changes: readonly Change[]) =>
  (before: Files): Files => ({ ...before, "cards.toml": all(changes)(before["cards.toml"]) });

/** Changes of the decks. */
export const inDecks =
  (...changes: readonly Change[]) =>
  (before: Files): Files => ({ ...before, "decks.toml": all(changes)(before["decks.toml"]) });
