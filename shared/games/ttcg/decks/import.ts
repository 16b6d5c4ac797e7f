import { failed, ok, type Fault, type Result } from "../../../base/index.js";
import {
  appendRows,
  emptyDocument,
  printDocument,
  setValue,
  writeValue,
  type TomlDocument,
  type TomlValue,
} from "../../../toml/index.js";
import type { FolderFile, FolderResult, Remark } from "../../folder-format.js";
import { isRow } from "../../folder-tables.js";
import { readDeck } from "../play/cards/definition.js";
import { DeckCards, rowsOfTable } from "./deck-cards.js";
import { deckForms, formOf, readDeckFile, type DeckForm } from "./deck-file.js";

/** The file that decks go to where no file has any. */
const home = "decks.toml";
const table = "decks";

/** Copies by the id of the card, in the order of the file. */
type Copies = ReadonlyMap<string, number>;

export interface DeckOfFile {
  readonly path: string;
  readonly form: DeckForm;
  readonly name: string;
  readonly copies: Copies;
}

/** The decks of files by the cards there are. Lines that name none are left out, and remarked. */
export function decksOfFiles(
  files: readonly FolderFile[],
  cards: DeckCards,
): { readonly decks: readonly DeckOfFile[]; readonly remarks: readonly Remark[] } {
  const remarks: Remark[] = [];
  const decks = files.flatMap(({ path, text }): readonly DeckOfFile[] => {
    const form = formOf(path);
    if (form === undefined) return [];
    const { name, lines, unread } = readDeckFile(form, text);
    for (const { line, message } of unread) remarks.push({ path, line, message, isLoss: true });
    const copies = new Map<string, number>();
    for (const each of lines) {
      const meant = cards.meant(each);
      if (typeof meant === "string") remarks.push({ path, line: each.line, message: meant, isLoss: true });
      else if (meant.copies > 0) copies.set(meant.card.id, (copies.get(meant.card.id) ?? 0) + meant.copies);
    }
    const file = path.slice(path.lastIndexOf("/") + 1).slice(0, -deckForms[form].length);
    return [{ path, form, name: name ?? file, copies }];
  });
  return { decks, remarks };
}

/** How many copies of each card the row of a deck has. */
export function copiesOfRow(cells: Readonly<Record<string, unknown>>): Copies {
  const copies = new Map<string, number>();
  for (const each of readDeck(cells)?.cards ?? []) copies.set(each.card, (copies.get(each.card) ?? 0) + each.copies);
  return copies;
}

/** The copies with the cards that were there before in their places, so that what is written beside these stays beside them. */
const inOrderOf = (before: Copies, copies: Copies): Copies =>
  new Map(
    [...before.keys(), ...copies.keys()].flatMap((card) => {
      const count = copies.get(card);
      return count === undefined ? [] : [[card, count]];
    }),
  );

export const isSameDeck = (one: Copies, other: Copies): boolean =>
  one.size === other.size && [...one].every(([card, copies]) => other.get(card) === copies);

/** The TOML files with the decks of deck files: a deck of the same name gets other cards where it has others, new ones come last. */
export function importDecks(
  files: readonly FolderFile[],
  before: ReadonlyMap<string, TomlDocument>,
): Result<FolderResult, readonly Fault[]> {
  const documents = new Map(before);
  const cards = new DeckCards(before);
  const { decks, remarks } = decksOfFiles(files, cards);
  const rows = new Map(
    [...rowsOfTable(before, table)].map((row) => [row.cells.name, row]).toReversed() as [unknown, DeckRow][],
  );
  const target = [...rows.values()].at(0)?.path ?? home;
  const blocks: { readonly block: string }[] = [];
  for (const { name, copies } of decks) {
    const row = rows.get(name);
    if (row === undefined) blocks.push({ block: blockOf(name, copies, cards) });
    else if (!isSameDeck(copiesOfRow(row.cells), copies)) {
      const list = listOf(inOrderOf(copiesOfRow(row.cells), copies), singlesOf(row.cells));
      const edited = setValue(documents.get(row.path) ?? emptyDocument, [table, row.row, "cards"], list);
      if (!edited.ok) return failed([{ ...edited.error, file: row.path }]);
      documents.set(row.path, edited.value.doc);
    }
  }
  if (blocks.length > 0) {
    const edited = appendRows(documents.get(target) ?? emptyDocument, [table], blocks);
    if (!edited.ok) return failed([{ ...edited.error, file: target }]);
    documents.set(target, edited.value.doc);
  }
  const written = [...documents].map(([path, document]) => ({ path, text: printDocument(document) }));
  return ok({ files: written, removed: [], remarks });
}

type DeckRow = ReturnType<typeof rowsOfTable> extends Generator<infer Row> ? Row : never;

const lineOf = (card: string, copies: number, isSingle = false): TomlValue => ({
  kind: "table",
  entries: new Map<string, TomlValue>([
    ["card", { kind: "string", value: card }],
    ...(isSingle && copies === 1 ? [] : [["copies", { kind: "integer", value: BigInt(copies) }] as const]),
  ]),
});

/** The cards of a row that say no number of copies, which is one. */
const singlesOf = ({ cards }: Readonly<Record<string, unknown>>): ReadonlySet<unknown> =>
  new Set(
    (Array.isArray(cards) ? cards : []).flatMap((each: unknown) =>
      isRow(each) && !("copies" in each) ? [each.card] : [],
    ),
  );

const listOf = (copies: Copies, singles: ReadonlySet<unknown>): TomlValue => ({
  kind: "array",
  items: [...copies].map(([card, count]) => lineOf(card, count, singles.has(card))),
});

/** A new deck, with the names of its cards beside their ids. */
function blockOf(name: string, copies: Copies, cards: DeckCards): string {
  const lines = [...copies].map(([card, count]) => {
    const words = (cards.withId(card)?.name ?? "").replaceAll(/[\u0000-\u001F\u007F]/gu, " ");
    return `    ${writeValue(lineOf(card, count))}, # ${words}`.trimEnd();
  });
  return [`[[${table}]]`, `name = ${writeValue({ kind: "string", value: name })}`, "cards = [", ...lines, "]", ""].join(
    "\n",
  );
}
