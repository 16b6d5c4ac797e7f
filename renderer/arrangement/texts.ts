/** The names of the steps that Undo takes back, and what is said of views. */
export const texts = {
  // memory
  clearSortAndFilter: "Clear sort and filter",
  stopSorting: "Stop sorting",
  sort: "Sort",
  filter: "Filter",
  resetView: "Reset the view to the file’s",
  rowsAreStillBeingRead: "Rows are still being read.",
  filterNotSavable:
    "This filter cannot be saved in the file, which can hold: contains, equals, ranges and lists of values, all required.",
  onlyFirstSortColumn: "The file keeps only the first column of the sort.",
  groupsStayYours: "The groups stay yours: files do not keep them.",
  orderStaysYours: "The order of the columns stays yours: files do not keep one.",
  saveTheView: "Save the view",

  // groups
  groups: "groups",
  groupRows: "Group rows",
  stopGrouping: "Stop grouping",
  foldGroups: "Fold groups",
  unfoldGroups: "Unfold groups",

  // saved-views
  showTheView: (name: string): string => `Show the view “${name}”`,

  // own-columns
  oneColumnStays: "One column has to stay shown.",
  hideAColumn: "Hide a column",
  changeColumnWidth: "Change column width",
  moveColumns: "Move columns",
  columnsAsInFile: "Put columns back in the order of the file",
  countTheValues: "Count the values of a column",
  stopCountingAColumn: "Stop counting a column",
  freezeColumns: "Freeze columns",
  unfreezeColumns: "Unfreeze columns",
  unfreezeRows: "Unfreeze rows",
  freezeRows: "Freeze rows",

  // own-rows
  changeRowHeight: "Change the height of a row",
  changeRowHeights: "Change the height of rows",
  hideARow: "Hide a row",
  hideRows: "Hide rows",
  showHiddenRows: "Show hidden rows",

  // own-words
  rowHidden: "row hidden",
  rowsHidden: "rows hidden",
  rowShown: "row shown",
  rowsShown: "rows shown",
  rowHeight: "row height",
  rowHeights: "row heights",
  columnHidden: "column hidden",
  columnsHidden: "columns hidden",
  columnShown: "column shown",
  columnsShown: "columns shown",
  columnOrder: "column order",
  frozenColumns: "frozen columns",
  frozenRows: "frozen rows",
  columnCounted: "column counted",
  columnsCounted: "columns counted",
  columnNoLongerCounted: "column no longer counted",
  columnsNoLongerCounted: "columns no longer counted",
};
