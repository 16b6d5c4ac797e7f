import { ok } from "../../../base/index.js";
import type { FolderFile, FolderFormat, Remark } from "../../folder-format.js";
import { compareCards, DeckCards, rowsOfTable } from "./deck-cards.js";
import { deckForms, writeDeckFile, type DeckForm } from "./deck-file.js";
import { copiesOfRow, decksOfFiles, importDecks, isSameDeck } from "./import.js";

const forms = Object.keys(deckForms) as DeckForm[];

/** A name that every system can write, also for decks with marks in theirs. */
const fileName = (deck: string): string =>
  deck
    .replaceAll(/[\u0000-\u001F\u007F\\/:*?"<>|]+/gu, "-")
    .replace(/^[. ]+|[. ]+$/gu, "")
    .slice(0, 100) || "deck";

/** Deck files as people share them: names with numbers of copies, tables, and lists of serial numbers (TTCG-13). */
export const deckFolder: FolderFormat = {
  name: "ttcg-decks",
  about: "deck lists: names, tables or serial numbers of cards",
  takes: Object.values(deckForms).map((end) => `**/*${end}`),
  options: [
    {
      kind: "choice",
      id: "form",
      title: "New deck files are written as",
      choices: [
        { value: "text", title: "Names of cards (.deck.txt)" },
        { value: "csv", title: "A table (.deck.csv)" },
        { value: "serials", title: "Serial numbers (.serials.txt)" },
      ],
      initial: "text",
    },
  ],
  recognises: (paths) =>
    paths.length > 0 && paths.every((path) => forms.some((form) => path.endsWith(deckForms[form]))),
  toToml: (files, before) => importDecks(files, before),
  fromToml(documents, before, answers) {
    const cards = new DeckCards(documents);
    const there = decksOfFiles(before, cards).decks;
    const usual = forms.find((form) => form === answers["form"]) ?? "text";
    const remarks: Remark[] = [];
    const files = new Map<string, FolderFile>();
    const decks = new Set<string>();
    for (const { cells } of rowsOfTable(documents, "decks")) {
      const deck = typeof cells.name === "string" ? cells.name : "";
      const copies = copiesOfRow(cells);
      const old = there.find(({ name, path }) => name === deck && !files.has(path));
      const form = old?.form ?? usual;
      const path = old?.path ?? `${fileName(deck)}${deckForms[form]}`;
      const lose = (message: string): number => remarks.push({ path, message, isLoss: true });
      if (decks.has(deck) || files.has(path)) {
        lose(`There is another deck called “${deck}”; only the first is written.`);
        continue;
      }
      decks.add(deck);
      const known = [...copies].flatMap(([id, count]) => {
        const card = cards.withId(id);
        if (!card) lose(`The deck “${deck}” names a card that is not there: ${id}.`);
        else if (form === "serials" && card.serial === "") lose(`“${card.name}” has no serial number.`);
        else return [{ card, copies: count }];
        return [];
      });
      const named = known
        .toSorted((one, other) => compareCards(one.card, other.card))
        .map(({ card, copies: count }) => ({ ...card, copies: count }));
      const text =
        old && isSameDeck(old.copies, copies)
          ? (before.find((file) => file.path === path)?.text ?? "")
          : writeDeckFile(form, deck, named);
      files.set(path, { path, text });
    }
    const removed = before.map(({ path }) => path).filter((path) => !files.has(path));
    return ok({ files: [...files.values()], removed, remarks });
  },
};
