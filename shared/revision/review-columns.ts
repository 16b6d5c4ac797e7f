import { hashOf } from "../base/index.js";
import type { ColumnFold } from "./fold.js";
import { notedColumn, type NotedColumn } from "./noted-columns.js";
import { settled, standingOf, type ColumnItem } from "./review-item.js";
import type { ColumnDecision, ReviewedColumn } from "./review.js";
import { columnLine } from "./text.js";
import type { RowView, TableView } from "./view.js";

/** A column that differs as a whole, as reviews find it again. */
export const reviewedColumn = (
  { file, table }: Pick<TableView, "file" | "table">,
  { change: { kind, key, keyBefore = "" } }: Pick<ColumnFold<RowView>, "change">,
): ReviewedColumn => ({ file, table, kind, column: key, was: keyBefore });

/** A column that differs, with the cards that are not decided by themselves. */
export function columnItem(
  column: ReviewedColumn,
  sheet: string,
  { change, rows }: ColumnFold<RowView>,
  decision: ColumnDecision | undefined,
): ColumnItem {
  const noted = notedColumn({ change: { ...change, rows: rows.length }, rows }, undefined);
  const standing = standingOf(linesOf(noted), decision);
  return { about: "column", column, sheet, noted, rows: rows.map(({ row }) => row.row), ...standing };
}

/** A column that was decided and differs no more. */
export function settledColumn(decision: ColumnDecision, sheet: string): ColumnItem {
  const { file, table, kind, column, was } = decision;
  return {
    about: "column",
    column: { file, table, kind, column, was },
    sheet,
    noted: null,
    rows: [],
    ...settled(decision),
  };
}

/** Equal for the same values of the same cards, wherever they stand in their sheet, and whichever others still have the column. */
const linesOf = ({ change, values }: NotedColumn): readonly string[] => [
  columnLine({ ...change, kept: 0 }, "key"),
  ...inShort(values.map(({ text, cards }) => `${JSON.stringify(text)}: ${cards.toSorted().join(", ")}`).toSorted()),
];

/** More lines of values, or more letters in them, are not kept with a decision. */
const mostLines = 20_000;
const mostLetters = 1_000_000;

/** The first lines, and one that stands for all others: it differs where one of them does. */
function inShort(lines: readonly string[]): readonly string[] {
  let [count, letters] = [0, 0];
  for (const line of lines) {
    letters += line.length;
    if (count === mostLines || letters > mostLetters) break;
    count += 1;
  }
  if (count === lines.length) return lines;
  const others = lines.slice(count);
  const text = others.join("\n");
  const mark = `${hashOf(text) >>> 0}-${text.length}`;
  const values = others.length === 1 ? "1 more value" : `${others.length.toLocaleString("en")} more values`;
  return [...lines.slice(0, count), `${values} (${mark})`];
}
