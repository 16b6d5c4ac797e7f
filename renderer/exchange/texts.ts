/** What the dialogs of import and export say. */
export const texts = {
  // In several places
  import: "Import",
  andMore: (count: string): string => `And ${count} more.`,
  newRows: (newRows: string): string => `New: ${newRows}`,
  newColumns: (columns: readonly string[]): string =>
    `${columns.length === 1 ? "New column" : "New columns"}, which no row of the sheet has yet: ${columns.join(", ")}. Leave out of the file what is not to be a column.`,

  // ImportDialog
  importRowsInto: (title: string): string => `Import rows into ${title}`,
  chooseAFile: "Choose a file…",
  orDropOneHere: "or drop one here: CSV, Excel (XLSX), JSON, TOML, or the card list of a game",
  fileToImport: "File to import",
  howRowsAreMatched:
    "Rows are matched by their id or name, or by columns that you choose. New ones are added at the end, none are deleted.",
  comparingTheFile: "Comparing the file with the sheet…",
  nothingToMatchBy: (found: string): string =>
    `${found}, but neither ids nor names to match them by. Choose the columns that tell the rows apart.`,
  matchesAlready: (fileName: string): string => `${fileName} matches the sheet already.`,
  rowChanges: "row changes",
  rowsChange: "rows change",
  isNew: "is new",
  areNew: "are new",
  untouchedRows: (rows: string, untouched: number): string =>
    `${rows} of the sheet ${untouched === 1 ? "is not mentioned and stays" : "are not mentioned and stay"}.`,
  decimalCommas: (columns: readonly string[]): string =>
    `Commas are read as decimal points in ${columns.join(", ")}: 1,5 becomes 1.5.`,
  unreadCommas: (columns: readonly string[]): string =>
    `Numbers with a comma stay texts in ${columns.join(", ")}: 1,500 may be one and a half or fifteen hundred.`,
  andMoreRows: (count: string): string => ` and ${count} more`,
  ambiguousRows: "Ambiguous rows",
  ambiguousAreLeftOut:
    "These rows are left out, since each matches several rows. Match by other columns to tell them apart.",

  // chosen-text
  notUtf8: "The file is not text in UTF-8. Save it as UTF-8, which Excel calls “CSV UTF-8”, and choose it again.",

  // MatchColumns
  matchRowsBy: "Match rows by",
  idElseName: "Id, else name",
  automatic: (standard: string): string => `Automatic: ${standard}`,
  nothingAllRowsAreNew: "Nothing: all rows are new",

  // download
  importRemovesIt: "Importing the file removes it again. For other programs, export the cells as they are.",
  exportAsTheyAre: "Export as they are",

  // export
  waitingForComputedColumns: "Computed columns are still being calculated; the export starts when they are done.",
  rowsChangedMeanwhile: "Rows were added or removed in the meantime. Export the sheet again.",

  // folder/FileDifference
  changesOf: (file: string): string => `Changes of ${file}`,
  onlyLineEndsDiffer: "Only line ends differ.",

  // folder/FolderExportDialog
  exported: (parts: string, path: string): string => `${parts} in ${path}. Undo does not revert them.`,
  exportToAFolder: "Export to a folder",
  aboutFolderExport:
    "Writes your cards as the files of another tool, as they are on screen. Files that already match are not written. Undo does not revert the files.",
  export: "Export",
  newFiles: "New",
  changed: "Changed",
  notNeededAnyMore: "No longer needed",
  notNeededCount: (count: string): string => `No longer needed (${count})`,
  deleteUnneededFiles: (files: string): string => `Delete ${files} without a row`,

  // folder/FolderFrame
  chooseAFolder: "Choose a folder…",
  otherFolder: "Other folder…",
  format: "Format",
  remarks: "Remarks",
  remarksCount: (total: number): string => (total === 1 ? "1 remark" : `${total.toLocaleString("en")} remarks`),

  // folder/FolderImportDialog
  importAFolder: "Import a folder",
  aboutFolderImport:
    "Brings the card files of another tool into your sheets as one undo step. Rows are found by their id, then by the file they came from.",
  deleteMissingRows: (rows: string): string => `Delete ${rows} that the folder no longer has`,
  cellsThatChange: "Cells that change",

  // folder/use-preview
  noFolderFormat: "No game has a folder format.",

  // folder/words
  readingTheFolder: "Reading the folder…",
  wouldChangeNow: (why: string): string => `${why} This is what would change now. `,
  sheetsMatch: (read: string): string => `${read}your sheets match them already.`,
  notInTheFolder: (counted: string, unmatched: number): string =>
    `${counted} ${unmatched === 1 ? "is" : "are"} not in the folder`,
  willBeMade: (newFiles: string): string => ` ${newFiles} will be created.`,
  comparingYourSheets: "Comparing your sheets with the folder…",
  wouldBeWrittenNow: (why: string): string => `${why} This is what would be written now. `,
  folderMatches: (before: string): string => `${before}The folder matches your sheets already.`,
  newFile: "new file",
};
