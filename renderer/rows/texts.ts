/** What is said about the heights of rows, freezing and deleting them. */
export const texts = {
  // RowHeightDialog
  rowHeight: "Row height",
  heightOfRows: (count: string): string => `Height of ${count} rows`,
  wholeNumberBetween: (min: number, max: number): string => `A whole number from ${min} to ${max}.`,
  set: "Set",
  heightPx: "Height, px",
  defaultHeight: (rowHeight: number): string => `${rowHeight} (default)`,
  keptHere: "Kept on this computer, by the ids of the rows.",
  saveToFile: "Save to file",
  writesItForEverybody: "in the row menu writes it to the file for everybody.",

  // delete-rows
  rowDeleted: "Row deleted.",
  rowsDeleted: (count: number): string => `${count} rows deleted.`,
  deleteAnyway: "Delete anyway",
  thisRowIs: "This row is",
  oneOfTheseRowsIs: "One of these rows is",
  someOfTheseRowsAre: (named: string, count: string): string => `${named} of these ${count} rows are`,
  askDeleteUsedRow: "Delete a row that others use?",
  askDeleteUsedRows: "Delete rows that others use?",
  usedBy: (are: string, referrers: string): string => `${are} used by ${referrers}, which would then refer to nothing.`,
  cancel: "Cancel",

  // references
  whereUsed: (title: string): string => `Where ${title} is used`,
  usedHere: (referrers: string): string => `By its id, in ${referrers}.`,
  usedNowhere: (title: string): string => `No other row names ${title} by its id.`,
  whatIsNamed: (title: string): string => `Rows that ${title} names`,
  namesThese: (rows: string): string => `By their ids: ${rows}.`,
  namesNothing: (title: string): string => `${title} names no row by its id here.`,
  close: "Close",

  // freeze
  tooManyToFreeze: "Not all of these rows can stay in view here: the others need room to scroll.",
};
