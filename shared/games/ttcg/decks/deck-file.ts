import { readCsv } from "../../../formats/index.js";

/** The forms that deck files come in, by the ends of their names (TTCG-13). */
export const deckForms = {
  text: ".deck.txt",
  csv: ".deck.csv",
  serials: ".serials.txt",
} as const;

export type DeckForm = keyof typeof deckForms;

/** A line of a deck file: so many copies of the card of a name or a serial number. */
export interface DeckFileLine {
  /** From 1. */
  readonly line: number;
  readonly copies: number;
  readonly by: "name" | "serial";
  readonly words: string;
  /** The line with its number, where a card may be called so: one copy of that. */
  readonly whole?: string;
}

export interface DeckFile {
  /** Undefined where the file does not say it. */
  readonly name: string | undefined;
  readonly lines: readonly DeckFileLine[];
  /** Lines that say nothing that can be read. */
  readonly unread: readonly { readonly line: number; readonly message: string }[];
}

export const formOf = (path: string): DeckForm | undefined =>
  (Object.keys(deckForms) as DeckForm[]).find((form) => path.endsWith(deckForms[form]));

const linesOf = (text: string): readonly string[] => text.replace(/^\uFEFF/u, "").split(/\r\n|\r|\n/u);

const textLine = /^(?:(?<count>\d{1,6})\s*[x×]?\s+)?(?<name>\S.*)$/u;

/** `# Name of the deck`, then `2 Name of a card` or `2 x Name` a line. A name alone is one copy; further remarks are passed over. */
function readText(text: string): DeckFile {
  let name: string | undefined;
  const lines = linesOf(text).flatMap((each, at): readonly DeckFileLine[] => {
    const line = each.trim();
    if (line.startsWith("#")) {
      name ??= line.slice(1).trim() || undefined;
      return [];
    }
    const { count, name: words } = textLine.exec(line)?.groups ?? {};
    return words === undefined ? [] : [{ line: at + 1, copies: Number(count ?? 1), by: "name", words, whole: line }];
  });
  return { name, lines, unread: [] };
}

const csvHeader = "COPIES;NAME";

/** `COPIES;NAME`, then a card a line. */
function readTable(text: string): DeckFile {
  const records = readCsv(text, ";");
  if (!records.ok) return { name: undefined, lines: [], unread: [{ line: 1, message: records.error.message }] };
  const [header = [], ...rest] = records.value.map((fields) => fields.map((field) => field.text.trim()));
  if (header.join(";").toUpperCase() !== csvHeader) {
    return { name: undefined, lines: [], unread: [{ line: 1, message: `The first line of a deck is ${csvHeader}.` }] };
  }
  const lines: DeckFileLine[] = [];
  const unread: { line: number; message: string }[] = [];
  for (const [at, fields] of rest.entries()) {
    const [count = "", words = ""] = fields;
    if (fields.every((field) => field === "")) continue;
    if (/^\d{1,6}$/u.test(count) && words !== "")
      lines.push({ line: at + 2, copies: Number(count), by: "name", words });
    else unread.push({ line: at + 2, message: "Expected a number of copies and the name of a card." });
  }
  return { name: undefined, lines, unread };
}

/** A serial number a line, once for each copy. */
const readSerials = (text: string): DeckFile => ({
  name: undefined,
  lines: linesOf(text).flatMap((each, at) =>
    each.trim() === "" ? [] : [{ line: at + 1, copies: 1, by: "serial" as const, words: each.trim() }],
  ),
  unread: [],
});

const readers: Readonly<Record<DeckForm, (text: string) => DeckFile>> = {
  text: readText,
  csv: readTable,
  serials: readSerials,
};

/** Reads a deck file in its form. Nothing is lost: what makes no sense is among `unread`. */
export const readDeckFile = (form: DeckForm, text: string): DeckFile => readers[form](text);

/** A card of a deck as files name it. */
export interface NamedCopies {
  readonly name: string;
  readonly serial: string;
  readonly copies: number;
}

const csvField = (text: string): string => (/[;"\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const writers: Readonly<Record<DeckForm, (deck: string, cards: readonly NamedCopies[]) => string>> = {
  text: (deck, cards) => [`# ${deck}`, ...cards.map(({ name, copies }) => `${copies} ${name}`), ""].join("\n"),
  csv: (_, cards) => [csvHeader, ...cards.map(({ name, copies }) => `${copies};${csvField(name)}`), ""].join("\r\n"),
  serials: (_, cards) =>
    cards.flatMap(({ serial, copies }) => Array.from({ length: copies }, () => `${serial}\n`)).join(""),
};

export const writeDeckFile = (form: DeckForm, deck: string, cards: readonly NamedCopies[]): string =>
  writers[form](deck, cards);
