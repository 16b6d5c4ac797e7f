import { create } from "zustand";
import type { BridgeEvents } from "../../shared/bridge/index.js";
import type { ProblemView } from "../../shared/validate/index.js";
import type { SheetRef } from "../../shared/workspace/index.js";
import { ask } from "./client.js";
import { tellRows } from "./loader.js";
import { ProblemBook } from "./problem-book.js";
import { sheetKey } from "./store.js";

const books = new Map<string, ProblemBook>();
const sliceCount = 5_000;

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

/** Fetches the problems of a sheet, in slices; `anew` although they are here. */
export async function loadProblems(sheet: SheetRef, options: { readonly anew?: boolean } = {}): Promise<void> {
  const key = sheetKey(sheet);
  if (books.has(key) && !options.anew) return;
  const book = books.get(key) ?? new ProblemBook();
  books.set(key, book);
  const problems: ProblemView[] = [];
  for (;;) {
    const answer = await ask("problems/list", { sheet, from: problems.length, count: sliceCount });
    if (!answer.ok || books.get(key) !== book) return;
    problems.push(...answer.value.problems);
    if (answer.value.problems.length === 0 || problems.length >= answer.value.total) break;
  }
  show(key, book.load(problems));
}

/** Takes up what the session tells of a sheet whose problems are here. */
export function followProblems({ sheet, change }: BridgeEvents["sheet/problems"]): void {
  const key = sheetKey(sheet);
  const book = books.get(key);
  if (!book) return;
  if (change.kind === "reset") void loadProblems(sheet, { anew: true });
  else show(key, book.apply(change));
}

function show(key: string, rows: ReadonlySet<string>): void {
  changed();
  if (rows.size > 0) tellRows(key, { kind: "marks", keys: [...rows] }, "edit");
}
