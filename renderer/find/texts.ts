/** What Find in sheet says. */
export const texts = {
  // FindBar
  findInSheet: "Find in sheet",
  stillComputing: "Computed columns are still being computed",
  showHiddenRows: "Show rows hidden by a filter, a search or the file",
  showMoreInHiddenRows: (hidden: string): string => `Show ${hidden} more in hidden rows`,
  previousMatch: "Previous match",
  nextMatch: "Next match",
  closeFind: "Close find",
  noResults: "No results",
  noResultsHere: "No results here",

  // InHiddenColumns
  moreInHiddenColumns: (cells: string, columns: number, title: string): string =>
    `${cells} more in ${columns === 1 ? `hidden column “${title}”` : `${columns} hidden columns`}`,
  showAColumn: "Show a column",
  showColumns: "Show columns",
  showColumnsAgain: (titles: string, count: number): string =>
    `Show ${titles} again; undo hides ${count === 1 ? "it" : "them"}`,
  show: (more: string): string => `Show ${more}`,
};
