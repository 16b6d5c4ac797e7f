/** The sentences of the frame of the page. Those with markup in them stand in their component. */
export const texts = {
  // In several places
  cardwright: "Cardwright",
  row: "Row",

  // App
  sheet: "Sheet",
  connecting: "Connecting…",
  openingFolder: "Opening the folder…",

  // Notices
  copied: "Copied",
  copy: "Copy",
  closeMessage: "Close message",

  // SheetPane
  readingRowsOf: (done: string, all: string): string => `Reading ${done} of ${all} rows…`,
  readingRows: "Reading rows…",

  // SidePane
  rulesText: "Rules text",
  structure: "Structure",
  closeEditor: (tab: string): string => `Close ${tab === "rules" ? "rules text" : "structure"} editor`,
  selectARow: (tab: string): string => `Select a row to edit its ${tab === "rules" ? "rules text" : "structure"}.`,
  openByKey: (tab: string): string => `Press Ctrl+E to edit its ${tab === "rules" ? "rules text" : "structure"}.`,
  editorsOfTheRow: "Editors of the row",

  // TopBar
  commands: "Commands",
  nothingToUndo: "nothing to undo",
  nothingToRedo: "nothing to redo",
  play: "Play",
  app: "App",
  open: "Open",
};

/** The sentences of the banners above the sheet. */
export const bannerTexts = {
  lastGoodRows: "The last good rows are shown, read-only.",
  noRowsYet: "Its rows appear once it can be read.",
  editsWait: "Edits wait until it can be written.",
  retrying: "Retrying automatically.",
  makeRoom: "Make room on it, and saving goes on automatically.",
  addressChanged: "Cardwright was restarted, and its address has changed.",
  textIsNotLost:
    "What was saved is on disk. Text in an editor that is open here is not lost: copy it before you close this page.",
  tooManyTabs: "Cardwright is open in too many tabs.",
  closeTabs: "Close some of them; this one connects automatically as soon as there is room.",
  typingUnprotected: "Typing is not protected against a crash.",

  // Banners
  editsKept: (unsaved: number): string => `${unsaved} unsaved ${unsaved === 1 ? "edit is" : "edits are"} kept.`,
  tryAgain: "Try again",
  editAsText: "Edit as text",
  suggestion: (suggestion: string): string => `Suggestion: ${suggestion}.`,
  restoreFile: "Restore file",
  closeSheet: "Close sheet",
  wasDeleted: (kept: string): string => `was deleted by another program. Its rows are still here.${kept}`,
  cannotBeRead: (message: string): string => `cannot be read: ${message}`,
  isReadOnly: (reason: string): string => `is read-only: ${reason}`,
  couldNotBeSaved: (message: string): string => `could not be saved: ${message}`,
  openNewAddress:
    "This page can no longer reach it: open the address that it printed in its terminal, which begins with",
  theFolder: "The folder",
  folderIsMissing: "is missing. Your edits are kept and compared with the files when it returns.",
  noJournal: (unprotected: string): string =>
    `Anything not yet saved to its file would be lost, because the journal cannot be written: ${unprotected}`,
  moreFilesCannotBeOpened: (count: number, unopened: string): string =>
    `${count} more files cannot be opened: ${unopened}`,
};

/** What tabs and the status line say of files. */
export const statusTexts = {
  recording: (steps: number): string =>
    `Recording a macro: ${steps === 1 ? "1 step" : `${steps.toLocaleString("en")} steps`}. Stop`,
  // In several places
  notSaved: (unsaved: number): string => `${unsaved} not saved`,

  // SelectionFigures
  figures: "Figures of the selection",
  filled: "Filled",
  sum: "Sum",
  average: "Average",
  least: "Min",
  most: "Max",
  distinct: "Distinct",

  // ChangeCount
  cellsChanged: (count: number): string =>
    count === 1 ? "1 cell changed" : `${count.toLocaleString("en")} cells changed`,
  rowsAdded: (count: number): string => (count === 1 ? "1 row new" : `${count.toLocaleString("en")} rows new`),
  rowsRemoved: (count: number): string =>
    count === 1 ? "1 row removed" : `${count.toLocaleString("en")} rows removed`,
  since: {
    commit: "Since the last commit: show the changes",
    opening: "Since the folder was opened: show the changes",
    standing: "Against the current cards: compare",
  },

  // StaleBadge
  oneLeftOut: "1 card left out",
  countLeftOut: (count: number): string => `${count} cards left out`,
  isOutOfDate: (file: string): string => `${file} is out of date`,
  areOutOfDate: (count: number): string => `${count} generated files are out of date`,
  leftOutOfFiles: (cards: string): string => `${cards} of generated files`,

  // StatusLine
  conflictsToResolve: (count: number): string => (count === 1 ? "1 conflict" : `${count} conflicts`),
  status: "Status",
  cellsSelected: (cells: number, ranges: number): string =>
    `${cells.toLocaleString("en")} cells${ranges > 1 ? ` in ${ranges.toLocaleString("en")} ranges` : ""} selected`,
  addingRange: "Adding a range",
  aboutAdding: "Arrow keys lead to where it begins, with Shift they extend it. Esc ends this.",
  reading: (percent: number): string => `Reading ${percent} %`,
  readOnly: "Read-only",
  oneToRecover: "1 edit to recover",
  editsToRecover: (count: number): string => `${count} edits to recover`,
  aboutRefused: "Correct the text in its cell, or press Esc to discard it",
  oneRefused: "1 text not accepted",
  textsRefused: (count: string): string => `${count} texts not accepted`,
  connectionLostReconnecting: "Connection lost, reconnecting…",
  tooManyTabs: "Not connected: too many tabs",
  addressChanged: "Not connected: the address has changed",
  unsavedTextBeingEdited: "Unsaved: text being edited",
  editsOfWhatIf: "Edits stay in the what-if",
  saving: "Saving…",
  allChangesSaved: "All changes saved",
  notHandedToGit: "Git gets the file once the merge is finished",

  // TabBar
  conflicts: (conflicts: number): string => `${conflicts} conflicts`,
  unreadable: "cannot be read",
  deleted: "deleted",
  readOnlyFile: "read-only",
  errors: (count: number): string => `${count} errors`,
  sheets: "Sheets",
  newSheet: "New sheet…",
  allSheets: "All sheets",
  moreSheets: (count: number): string => `… ${count.toLocaleString("en")} more`,
  ctrlP: "Ctrl+P",
};
