import type { AbilityDifference } from "./abilities.js";
import { foldColumns } from "./fold.js";
import { notedColumn, type NotedColumn } from "./noted-columns.js";
import type { CellView, RowView, TableView } from "./view.js";
import type { TextPart } from "./words.js";

/** A chapter of patch notes: cards to which the same happened. */
export interface NotesGroup {
  readonly title: string;
  readonly rows: readonly NotedRow[];
  /** What differs in whole columns; its cards are not repeated for it. */
  readonly columns?: readonly NotedColumn[];
}

/** A row with what the notes say of it. */
export interface NotedRow {
  readonly row: RowView;
  /** The sheet it is in, where the notes are about several. */
  readonly sheet: string | undefined;
  /** The cells that changed. */
  readonly cells: readonly CellView[];
  /** What else is said of what changed, in lines. */
  readonly said?: readonly string[];
  /** Pictures of it, as SVG that we made; only pages show them. */
  readonly pictures?: readonly { readonly title: string; readonly svg: string }[];
  /** What people had to say about it. */
  readonly note?: string;
}

type Chapter = readonly [title: string, belongs: (row: RowView) => boolean];

const withVerdict =
  (verdict: RowView["verdict"]) =>
  (row: RowView): boolean =>
    row.kind === "changed" &&
    (row.cells.length > 0 || row.abilities.length > 0 || row.titleBefore !== undefined) &&
    row.verdict === verdict;

const chapters: readonly Chapter[] = [
  ["New", ({ kind }) => kind === "added"],
  ["Buffed", withVerdict("buffed")],
  ["Nerfed", withVerdict("nerfed")],
  ["Adjusted", withVerdict("adjusted")],
  ["Reworked", withVerdict("reworked")],
  ["Reworded", withVerdict("reworded")],
  ["Other changes", withVerdict("other")],
  ["Removed", ({ kind }) => kind === "removed"],
];

/**
 * Sorts the rows that differ into chapters. Rows that were only moved are left out: they play as before. What differs in whole
 * columns is a chapter by itself.
 */
export function patchNotes(tables: readonly TableView[]): readonly NotesGroup[] {
  const hasSheets = new Set(tables.map(sheetOf)).size > 1;
  const parts = tables.map((table) => {
    const { folds, rest } = foldColumns(table);
    const sheet = hasSheets ? sheetOf(table) : undefined;
    return {
      columns: folds.map((fold) => notedColumn(fold, sheet)),
      rows: rest.map(({ row, cells }) => noted({ ...row, cells }, sheet)),
    };
  });
  const rows = parts.flatMap((part) => part.rows);
  const columns = parts.flatMap((part) => part.columns);
  return [
    ...chapters
      .map(([title, belongs]) => ({ title, rows: rows.filter(({ row }) => belongs(row)) }))
      .filter((group) => group.rows.length > 0),
    ...(columns.length > 0 ? [{ title: "Columns", rows: [], columns }] : []),
  ];
}

/** What the sheet of a table is called. */
export const sheetOf = ({ title, table }: TableView): string => title ?? table;

/** A row as notes tell it. */
export const noted = (row: RowView, sheet: string | undefined): NotedRow => ({ row, sheet, cells: row.cells });

/**
 * What an ability says, word by word, where no cell that is listed says it in the same words: the numbers in a text may be in
 * another cell.
 */
export const ownWords = (
  { before = "", after = "", words }: AbilityDifference,
  cells: readonly CellView[],
): readonly TextPart[] => {
  const isListed = cells.some(
    (cell) => cell.isRulesText && (cell.before ?? "").includes(before) && (cell.after ?? "").includes(after),
  );
  return isListed ? [] : words;
};
