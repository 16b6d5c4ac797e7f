import { create } from "zustand";
import type { BridgeEvents } from "../../shared/bridge/index.js";
import type { ProblemView } from "../../shared/validate/index.js";
import type { SheetRef } from "../../shared/workspace/index.js";
import { ask } from "./calls.js";
import { tellRows } from "./loader.js";
import { ProblemBook } from "./problem-book.js";
import { getApp, setApp, sheetKey } from "./store.js";

const books = new Map<string, ProblemBook>();
/** So many a page takes in without a halt. */
const sliceCount = 1_000;
const mostTries = 5;

/** Grows with every change of any problem; what shows problems reads the books again then. */
export const useProblemsVersion = create<{ readonly version: number }>()(() => ({ version: 0 }));

const changed = (): void => useProblemsVersion.setState(({ version }) => ({ version: version + 1 }));

/** The problems of a cell of a sheet, the gravest first. */
export const problemsAt = (sheet: string, rowKey: string, column: string | null): readonly ProblemView[] =>
  books.get(sheet)?.at(rowKey, column) ?? [];

/**
 * What there is to say at a cell, the gravest first: its own problems, then those of other cells that have to do with it.
 * A column of null: of the row as a whole.
 */
export const problemsAbout = (sheet: string, rowKey: string, column: string | null): readonly ProblemView[] => [
  ...problemsAt(sheet, rowKey, column),
  ...(column === null ? [] : problemsRelatedTo(sheet, rowKey, column)),
];

/** The problems of other cells of a sheet that have to do with this one. */
export const problemsRelatedTo = (sheet: string, rowKey: string, column: string): readonly ProblemView[] =>
  books.get(sheet)?.relatedTo(rowKey, column) ?? [];

/** All problems of a sheet that were fetched. */
export const problemsIn = (sheet: string): readonly ProblemView[] => books.get(sheet)?.all ?? [];

export function forgetProblems(): void {
  books.clear();
  changed();
}

/** Fetches the problems of a sheet, in slices, if they are not here. From then on they follow what the session tells. */
export async function loadProblems(sheet: SheetRef): Promise<void> {
  const key = sheetKey(sheet);
  if (books.has(key)) return;
  const book = new ProblemBook();
  books.set(key, book);
  let isWhole = false;
  for (let tries = 0; tries < mostTries && !isWhole; tries += 1) {
    for (let from = 0, total = 1; from < total; from += sliceCount) {
      const answer = await ask("problems/list", { sheet, from, count: sliceCount });
      if (books.get(key) !== book) return;
      if (!answer.ok) {
        books.delete(key);
        return;
      }
      ({ total } = answer.value);
      take(key, book, { put: answer.value.problems, drop: [] });
      // Problems that came or went meanwhile move the others, and one may slip through between two slices.
      isWhole = book.size === total;
    }
  }
}

/** Takes up what the session tells of a sheet whose problems are here. */
export function followProblems({ sheet, put, drop }: BridgeEvents["sheet/problems"]): void {
  const key = sheetKey(sheet);
  const book = books.get(key);
  if (book) take(key, book, { put, drop });
}

/** Takes up how far the cards are checked. */
export function followChecking({ done, total }: BridgeEvents["problems/progress"]): void {
  const checking = done < total ? Math.floor((done / total) * 100) : null;
  if (getApp().checking !== checking) setApp({ checking });
}

function take(key: string, book: ProblemBook, change: Pick<BridgeEvents["sheet/problems"], "put" | "drop">): void {
  const rows = book.apply(change);
  changed();
  if (rows.size > 0) tellRows(key, { kind: "marks", keys: [...rows] }, "edit");
}
