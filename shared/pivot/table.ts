import { textOfView, type CellView } from "../sheet/index.js";
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

/** More digits than a figure needs, and few enough that 0.1 + 0.2 is 0.3. */
const digits = 6;

/** Behind the point; of what is smaller than 1, beginning with the first that is no 0. */
const rounded = (value: number): number =>
  Number(Math.abs(value) < 1 ? value.toPrecision(digits) : value.toFixed(digits));

const figureText = (figure: PivotFigure | undefined): string =>
  figure?.value === null || figure === undefined ? "" : String(rounded(figure.value));

/** A pivot as lines of texts, for files and other programs: heads first, totals last. Cells without rows are empty. */
export function pivotLines(pivot: Pivot, { rows, columns }: PivotSpec, words: PivotWords): readonly string[][] {
  const textOf = (cell: CellView): string => textOfView(cell) || words.empty;
  const isWide = columns.length > 0;
  const heads = pivot.columns.map(({ cells }) => (isWide ? cells.map(textOf).join(" / ") : words.measure));
  return [
    [...rows.map(({ title }) => title), ...heads, ...(isWide ? [words.total] : [])],
    ...pivot.rows.map(({ cells }, row) => [
      ...cells.map(textOf),
      ...pivot.columns.map((_group, column) => figureText(pivot.cell(row, column))),
      ...(isWide ? [figureText(pivot.rowTotals[row])] : []),
    ]),
    [
      ...rows.map((_field, at) => (at === 0 ? words.total : "")),
      ...pivot.columnTotals.map(figureText),
      ...(isWide ? [figureText(pivot.total)] : []),
    ],
  ];
}
