import type { SheetSchema } from "../sheet/index.js";
import { proseWords } from "../text/index.js";
import type { Index } from "./rule.js";

/** The index of the words that the names of rows have, in small letters. Games with columns of prose have it. */
export const wordsOfNames = "names/words";

/** The indexes of the words of names, one for each kind of sheet; none for a game without prose. */
export function namesIndexes(sheets: readonly SheetSchema[]): readonly Index[] {
  const hasProse = sheets.some(({ columns = [] }) => columns.some(({ prose }) => prose !== undefined));
  if (!hasProse) return [];
  const kinds = sheets.map(({ kind }) => kind);
  const names = new Map(
    sheets.map(({ kind, columns = [] }) => [
      kind,
      columns.flatMap(({ key, prose }) => (prose === "name" ? [key] : [])),
    ]),
  );
  return [
    {
      name: wordsOfNames,
      sheets: kinds,
      reads: [...new Set([...names.values()].flat())],
      carries: [],
      keys: (row) => (names.get(row.kind) ?? []).flatMap((key) => wordsIn(row.text(key) ?? "")),
    },
  ];
}

const wordsIn = (text: string): readonly string[] => proseWords(text).map((word) => word.text.toLowerCase());
