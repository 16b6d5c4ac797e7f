import { textOfView, type CellView } from "../sheet/index.js";
import type { EarlierFigures } from "./compare.js";
import type { PivotFigure } from "./measure.js";
import type { Pivot } from "./pivot.js";
import type { PivotSpec } from "./spec.js";

/** The words of a table that are not in the sheet. */
export interface PivotWords {
  readonly total: string;
  readonly empty: string;
  /** What is measured, as the head of the only column where there are no others. */
  readonly measure: string;
}

/** What was there before, for a column of its own beside each. */
export interface EarlierWords extends Pick<EarlierFigures, "figure"> {
  readonly head: (head: string) => string;
}

/** More digits than a figure needs, and few enough that 0.1 + 0.2 is 0.3. */
const digits = 6;

/** Behind the point; of what is smaller than 1, beginning with the first that is no 0. */
const rounded = (value: number): number =>
  Number(Math.abs(value) < 1 ? value.toPrecision(digits) : value.toFixed(digits));

const figureText = (figure: PivotFigure | undefined): string =>
  figure?.value === null || figure === undefined ? "" : String(rounded(figure.value));

/** A pivot as lines of texts, for files and other programs: heads first, totals last. Cells without rows are empty. */
export function pivotLines(
  pivot: Pivot,
  { rows, columns }: PivotSpec,
  words: PivotWords,
  before?: EarlierWords,
): readonly string[][] {
  const textOf = (cell: CellView): string => textOfView(cell) || words.empty;
  const isWide = columns.length > 0;
  const heads = pivot.columns.map(({ cells }) => (isWide ? cells.map(textOf).join(" / ") : words.measure));
  const withBefore = (head: string): string[] => [head, ...(before ? [before.head(head)] : [])];
  const texts = (figure: PivotFigure | undefined, ...[row, column]: Parameters<EarlierFigures["figure"]>): string[] => [
    figureText(figure),
    ...(before ? [figureText(before.figure(row, column))] : []),
  ];
  return [
    [...rows.map(({ title }) => title), ...[...heads, ...(isWide ? [words.total] : [])].flatMap(withBefore)],
    ...pivot.rows.map(({ cells }, row) => [
      ...cells.map(textOf),
      ...pivot.columns.flatMap((_group, column) => texts(pivot.cell(row, column), row, column)),
      ...(isWide ? texts(pivot.rowTotals[row], row, null) : []),
    ]),
    [
      ...rows.map((_field, at) => (at === 0 ? words.total : "")),
      ...pivot.columnTotals.flatMap((figure, column) => texts(figure, null, column)),
      ...(isWide ? texts(pivot.total, null, null) : []),
    ],
  ];
}
