/** The sentences of what is fetched after the first rows: dialogs, menus and the pages without a sheet. */
export const lateTexts = {
  welcome:
    "Cardwright shows a folder of TOML files as sheets. Every edit is written at once, and changes nothing in the file but the value you edited.",
  takeTour: "Take the tour",
  savedAtOnce:
    "Every edit is saved to its TOML file at once and changes nothing else in it. Changes by other programs appear automatically; if you both changed the same cell, you choose.",
  comparing: "Comparing the generated files with the cards…",
  upToDate: "The generated files are up to date.",
  differences: (count: number): string =>
    count === 1
      ? "1 difference from the cards as they are now:"
      : `${count} differences from the cards as they are now:`,
  askToLeave: (host: string): string => `Open a page on ${host}?`,
  linkLeadsOut: "This link in a card file leads outside Cardwright:",
  nothingMatches: "No command, sheet or card matches.",

  // ArtifactsDialog
  generatedFiles: "Generated files",
  writing: "Writing…",
  regenerate: "Regenerate",
  andMore: (count: number): string => `And ${count} more.`,
  oneCardLeftOut: "1 card is left out",
  cardsLeftOut: (count: number): string => `${count} cards are left out`,

  // AskDialog
  references: "References",
  uses: (row: string): string => `uses ${row}`,
  andMoreReferences: (rest: string): string => `and ${rest} more`,

  // BrokenFile
  noSheetCanBeShown: "No sheet can be shown",
  faultInLine: (line: string | number, message: string): string => `line ${line}: ${message}`,
  editAsText: "Edit as text",
  tryAgain: "Try again",

  // FolderChoice
  chooseAFolder: "Choose a folder…",
  recent: "Recent",
  samples: "Samples",
  openYourCards: "Open your cards",
  openFolder: "Open folder",
  openThisFolder: "Open this folder",
  startHere: "Start a set here",
  noTomlFiles: "This folder has no TOML files: open it to start a set.",

  // LinkDialog
  openInANewTab: "Open in a new tab",

  // Palette
  runACommand: "Run a command",
  openASheet: "Open a sheet",
  goToACard: "Go to a card by name or id",
  rowNumber: (number: number): string => `Row ${number}`,

  // SelectionMenu
  cell: "Cell",
  cells: "Cells",
  problemsAndFixes: "Problems and fixes",
  onlyThisValue: "Show only this value",
  removeKeys: "Remove keys",
  saveToFile: "Save to file",
  rows: "Rows",
};

/** The sentences of the dialog with what is supported for each game. */
export const gamesTexts = {
  title: "Supported games",
  everySheet:
    "Sheets of these games or of none have lossless editing, undo, search, sorting, filters, computed columns, images, the rules of their own [metadata], import and export. A game adds:",
  thisSheet: "this sheet’s game",
  none: "none",
  more: (count: number): string => `and ${count} more`,
};

/** What the tour of the app says. */
export const tourTexts = {
  place: (at: number, of: number): string => `Tour of the app, ${at} of ${of}`,
  skip: "Skip the tour",
  next: "Next",
  back: "Back",
  done: "Done",
  leadsHere: (key: string): string => `${key}: keyboard here`,
  sheet: {
    title: "Your cards are a sheet",
    text: "Type over any cell. Each change is in its TOML file a moment later, and nothing else in the file moves. Undo goes back as far as you like.",
  },
  rules: {
    title: "Rules text is read as you write",
    text: "Beside the sheet, the text of the card is checked, shown as a player reads it, and taken apart as the game understands it.",
  },
  problems: {
    title: "Problems are found at once",
    text: "What breaks a rule of the game is marked in its cell and counted here. Click to list everything; many problems have a fix.",
  },
  play: {
    title: "Play what you see",
    text: "A match starts with the cards as they are on screen, those that you are still writing included.",
  },
  more: {
    title: "Everything else is in one list",
    text: "The list of commands finds each by what you would call it. The help shows all keys, and this tour again.",
  },
};
