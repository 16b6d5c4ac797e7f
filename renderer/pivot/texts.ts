import type { Measure } from "../../shared/pivot/index.js";

/** What the measures are called. */
export const measureTitles: Readonly<Record<Measure, string>> = {
  count: "Count",
  share: "Share of all",
  "share-of-row": "Share of row",
  "share-of-column": "Share of column",
  sum: "Sum",
  mean: "Mean",
  median: "Median",
  least: "Minimum",
  most: "Maximum",
};

const rowsText = (count: number): string => (count === 1 ? "1 row" : `${count.toLocaleString("en")} rows`);

/** What the pivot table says. */
export const texts = {
  pivotTable: "Pivot table",
  rows: "Rows",
  thenBy: "then by",
  columns: "Columns",
  value: "Value",
  of: "of",
  nothing: "(none)",
  order: "Order",
  byValue: "By value",
  byTotal: "Largest total first",
  rowsCounted: "Rows counted",
  allRows: (count: number): string => `All (${count.toLocaleString("en")})`,
  shownRows: (count: number): string => `On screen (${count.toLocaleString("en")})`,
  total: "Total",
  empty: "(empty)",
  noColumns: "This sheet has no columns to group its rows by.",
  noRows: "There are no rows to count.",
  noNumbers: (column: string): string => `None of these rows holds a number in ${column}.`,
  waiting: "Computing the columns…",
  arrays: "A row with several values is counted under each of them, and once in the totals.",
  moreLines: (count: number): string =>
    `${count.toLocaleString("en")} more rows are not drawn; Copy and CSV include them.`,
  moreColumns: (count: number): string =>
    `${count.toLocaleString("en")} more columns are not drawn; Copy and CSV include them.`,
  figuresOf: (title: string): string => `Pivot table of ${title}`,
  showRows: (rows: number): string => `Show ${rows === 1 ? "this row" : `these ${rowsText(rows)}`}`,
  cellTitle: (rows: number, counted: number): string =>
    counted === rows ? rowsText(rows) : `${rowsText(rows)}, ${counted.toLocaleString("en")} with a number`,
  copy: "Copy",
  copied: "Copied",
  notCopied: "The browser does not let the page write to the clipboard. Use CSV instead.",
  csv: "CSV",
  exportCsv: "Export the table as CSV",
};
