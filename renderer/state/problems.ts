import { create } from "zustand";
import type { BridgeEvents } from "../../shared/bridge/index.js";
import type { ProblemView } from "../../shared/validate/index.js";
import type { SheetRef } from "../../shared/workspace/index.js";
import { ask } from "./calls.js";
import { tellRows } from "./loader.js";
import { ProblemBook } from "./problem-book.js";
import { getApp, setApp } from "./store.js";
import { sheetKey } from "./sheet-list.js";

/** The problems of each sheet that were fetched, by `sheetKey`. */
export type ProblemBooks = ReadonlyMap<string, ProblemBook>;

/** The problems that were fetched; another map after every change of any of them. */
export const useProblemBooks = create<{ readonly books: ProblemBooks }>()(() => ({ books: new Map() }));

const booksNow = (): ProblemBooks => useProblemBooks.getState().books;

/** Takes a book up, or the change of one that is here. */
const putBook = (key: string, book: ProblemBook): void =>
  useProblemBooks.setState(({ books }) => ({ books: new Map(books).set(key, book) }));

function dropBook(key: string): void {
  const books = new Map(booksNow());
  books.delete(key);
  useProblemBooks.setState({ books });
}

/** So many a page takes in without a halt. */
const sliceCount = 1_000;
const mostTries = 5;

/** The problems of a cell of a sheet that are not put off, the most severe first. */
export const problemsAt = (
  sheet: string,
  rowKey: string,
  column: string | null,
  books = booksNow(),
): readonly ProblemView[] => books.get(sheet)?.at(rowKey, column, getApp().putOffRules) ?? [];

/**
 * What there is to say at a cell, the most severe first: its own problems, then those of other cells that have to do with it.
 * A column of null: of the row as a whole.
 */
export const problemsAbout = (
  sheet: string,
  rowKey: string,
  column: string | null,
  books = booksNow(),
): readonly ProblemView[] => [
  ...problemsAt(sheet, rowKey, column, books),
  ...(column === null ? [] : problemsRelatedTo(sheet, rowKey, column, books)),
];

/** The problems of other cells of a sheet that have to do with this one. */
export const problemsRelatedTo = (
  sheet: string,
  rowKey: string,
  column: string,
  books = booksNow(),
): readonly ProblemView[] => books.get(sheet)?.relatedTo(rowKey, column, getApp().putOffRules) ?? [];

/** All problems of a sheet that were fetched, those that are put off too. */
export const problemsIn = (sheet: string, books = booksNow()): readonly ProblemView[] => books.get(sheet)?.all ?? [];

/** Draws the cells of some problems again: whether they are shown is another matter now. */
export function redrawProblems(isChanged: (problem: ProblemView) => boolean): void {
  const books = booksNow();
  useProblemBooks.setState({ books: new Map(books) });
  for (const [key, book] of books) {
    const keys = book.rowsOf(isChanged);
    if (keys.size > 0) tellRows(key, { kind: "marks", keys: [...keys] }, "edit");
  }
}

export function forgetProblems(): void {
  useProblemBooks.setState({ books: new Map() });
}

/** Fetches those that are here again: those of other cards are on screen. */
export function reloadProblems(sheets: readonly SheetRef[]): void {
  const known = booksNow();
  forgetProblems();
  for (const sheet of sheets) if (known.has(sheetKey(sheet))) void loadProblems(sheet);
}

/** Fetches the problems of a sheet, in slices, if they are not here. From then on they follow the events of the session. */
export async function loadProblems(sheet: SheetRef): Promise<void> {
  const key = sheetKey(sheet);
  if (booksNow().has(key)) return;
  const book = new ProblemBook();
  putBook(key, book);
  let isWhole = false;
  for (let tries = 0; tries < mostTries && !isWhole; tries += 1) {
    for (let from = 0, total = 1; from < total; from += sliceCount) {
      const answer = await ask("problems/list", { sheet, from, count: sliceCount });
      if (booksNow().get(key) !== book) return;
      if (!answer.ok) {
        dropBook(key);
        return;
      }
      ({ total } = answer.value);
      take(key, book, { put: answer.value.problems, drop: [] });
      // Problems that came or went meanwhile move the others, and one may slip through between two slices.
      isWhole = book.size === total;
    }
  }
}

/** Applies an event about a sheet whose problems are here. */
export function followProblems({ sheet, put, drop }: BridgeEvents["sheet/problems"]): void {
  const key = sheetKey(sheet);
  const book = booksNow().get(key);
  if (book) take(key, book, { put, drop });
}

/** Takes up how far the cards are checked. */
export function followChecking({ done, total }: BridgeEvents["problems/progress"]): void {
  const checking = done < total ? Math.floor((done / total) * 100) : null;
  if (getApp().checking !== checking) setApp({ checking });
}

function take(key: string, book: ProblemBook, change: Pick<BridgeEvents["sheet/problems"], "put" | "drop">): void {
  const rows = book.apply(change);
  putBook(key, book);
  if (rows.size > 0) tellRows(key, { kind: "marks", keys: [...rows] }, "edit");
}
