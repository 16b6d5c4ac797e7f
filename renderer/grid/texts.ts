/** Numbers are grouped as in all texts of the app, whatever the language of the browser. */
const counted = (count: number): string => count.toLocaleString("en");
const countedOf = (count: number, one: string): string => `${counted(count)} ${one}${count === 1 ? "" : "s"}`;

/** What is asked, or said, where ids of rows would be emptied or replaced. `used` counts those that are referred to. */
export const idTexts = {
  kept: (count: number): string =>
    count === 1
      ? "1 id was kept: other rows may refer to it. To clear ids, select only ids."
      : `${counted(count)} ids were kept: other rows may refer to them. To clear ids, select only ids.`,
  unused: (count: number): string =>
    `Other tables, programs and matches refer to rows by id; nothing in this folder uses ${count === 1 ? "this one" : "these"}.`,
  used: (used: number, count: number, by: string): string =>
    count === 1
      ? `This id is used by ${by}.`
      : `${counted(used)} of these ${counted(count)} ids ${used === 1 ? "is" : "are"} used by ${by}.`,
  withoutThem: (count: number): string => `Without ${count === 1 ? "it" : "them"} those rows refer to nothing.`,
  withOthers: (count: number): string =>
    `With ${count === 1 ? "another id" : "other ids"} those rows refer to nothing.`,
  askClear: (count: number, sheet: string): string =>
    count === 1 ? `Clear an id of ${sheet}?` : `Clear ${counted(count)} ids of ${sheet}?`,
  askReplace: (count: number, sheet: string): string =>
    count === 1 ? `Replace an id of ${sheet}?` : `Replace ${counted(count)} ids of ${sheet}?`,
};

/** What is asked before a paste that the sheet has no room for. */
export const pasteTexts = {
  moreRows: (count: number): string => `The paste has ${countedOf(count, "more row")} than the sheet.`,
  tooManyRows: (most: number): string =>
    `A paste adds at most ${countedOf(most, "row")}: paste it in parts, or import it as a file.`,
  rowsAtEnd: "Rows of this sheet are sorted or hidden: new rows are added at the end of the file and stay visible.",
  columnsLeftOut: (count: number, lastColumn: string): string =>
    `${countedOf(count, "column")} on its right ${count === 1 ? "does not fit and is" : "do not fit and are"} left out: the last column here is ${lastColumn}.`,
  addRows: (count: number): string => `Add ${countedOf(count, "row")}`,
};

/** What is asked before a paste whose first row names columns. */
export const headerTexts = {
  namesColumns: "The first row names columns",
  goesTo: (columns: string): string => `By name it goes to: ${columns}.`,
  overRows: (count: number, first: string): string =>
    count === 1
      ? `It replaces values of ${first}.`
      : `It replaces values of ${countedOf(count, "row")}, from ${first} on.`,
  oddValues: (column: string, count: number): string =>
    count === 1 ? `1 value does not fit ${column}.` : `${count} values do not fit ${column}.`,
  leftOut: (names: string): string => `Left out, since the columns on screen have other names: ${names}.`,
  asTheyStand: "Paste as it stands",
  byName: "Paste by column names",
};

/** What is said where rows cannot be moved. */
export const moveTexts = {
  grouped: "Stop grouping to move rows: they are moved in the file, whose order is not on screen.",
  sorted: "Clear the sort to move rows: they are moved in the file, whose order is not on screen.",
};

/** What is said about cells that were edited or computed. */
export const cellTexts = {
  noGaps: (column: string): string => `Lists have no gaps, so the value is now in ${column}.`,
  keptAsText: (text: string, column: string): string => `“${text}” is kept as text. ${column} holds numbers.`,
  /** Behind why a cell refused a text. */
  escapeDrops: "Press Esc to discard the text.",
  unseen: "An invisible character, spelled out here.",
  noRulesText: "No rules text.",
  noValue: "No value: a cell it is computed from is empty.",
};

/** What stands in the place of the rows where none is shown. */
export const noRowsTexts = {
  noneFound: "No rows match the search. Press Esc to show all rows.",
  empty: "No rows yet. Press Ctrl+N to add the first.",
  noneMatch: "No rows match the filter.",
  allFolded: "All groups are folded. Their names are above the sheet.",
  allHidden: "All rows are hidden.",
};

/** What heads, cells and their tips say. */
export const columnTexts = {
  // columns/ability-column
  worksInMatches: "Works in matches",
  abilityNumber: (number: number): string => `Ability ${number}: `,
  notPlayedInMatches: "not played in matches",
  onlyInPartInMatches: "only in part in matches",
  abilities: "Abilities",
  aboutAbilities: "What the game understands of the rules text, and what works in matches",

  // columns/rest-columns
  restOf: (first: string, others: number): string => (others === 0 ? first : `${first} (+${others})`),
  aboutRest: (columns: number): string => `What the list has after its first ${columns} items`,

  // columns/sheet-columns
  absentBefore: "absent",
  emptyBefore: "empty",
  wasBefore: {
    commit: (value: string): string => `In the last commit: ${value}`,
    opening: (value: string): string => `When the folder was opened: ${value}`,
    standing: (value: string): string => `In the current cards: ${value}`,
  },

  // columns/column-defs
  newRow: "New row",
  rowNumbers: "Row numbers",

  // columns/cell-renderer
  notSavedYet: "Not saved yet",
  typedNotCommitted: "Typed, not committed",
  conflict: "Changed here and on disk: press Enter to resolve",
  partOfProblem: (rowTitle: string, columnTitle: string, message: string): string =>
    `Part of a problem at ${rowTitle}, ${columnTitle}: ${message}`,
  emptyText: "empty text",

  error: "Error",
  warning: "Warning",
  note: "Note",

  // columns/derived-column
  computedBy: (name: string, expression: string | undefined): string =>
    `Computed by ${name}${expression === undefined ? "" : `: ${expression}`}.`,

  // columns/header
  columnMenuEnter: "Column menu (Enter)",
  menuOf: (displayName: string): string => `Menu of ${displayName}`,
  filtered: "Filtered",
  sortedDescending: "Sorted descending",
  sortedAscending: "Sorted ascending",

  // columns/preview-column
  preview: "Preview",
  aboutPreview: "The rules text as players read it",

  // columns/sheet-columns
  changeColumnWidth: "Change column width",
};

/** The names of edits, and what is asked about them. */
export const editTexts = {
  // noted-edits
  otherEdits: "Edits of cells that differ",
  // revert
  nothingToRevert: "No selected cell has changed.",
  revertCells: (count: number): string =>
    count === 1 ? "Revert a cell" : `Revert ${count.toLocaleString("en")} cells`,

  // list-edits
  keyRemoved: (list: string): string => `${list} has no items left, so its key was removed.`,

  // In several places
  keepId: "Keep id",
  keepIds: "Keep ids",
  cancel: "Cancel",

  // edits/edits
  clearId: "Clear id",
  clearIds: (count: number): string => `Clear ${counted(count)} ids`,
  addToListOf: (text: string, title: string): string => `Add “${text}” to the list of ${title}`,

  // edits/fill
  clearCell: "Clear cell",
  clearCells: (count: number): string => `Clear ${counted(count)} cells`,
  fillTowards: (direction: string): string => `Fill ${direction}`,
  fill: "Fill",
  overlappingFill: "Ranges that overlap cannot be filled: a cell in two of them would get two values.",
  enter: "Enter",
  enterInCells: (count: number): string => `Enter in ${countedOf(count, "cell")}`,
  fillCells: (count: number): string => `Fill ${countedOf(count, "cell")}`,

  // edits/kept-ids
  clearItAnyway: "Clear it anyway",
  clearThemAnyway: "Clear them anyway",

  // edits/clipboard
  noTable: "Only ranges of the same rows or the same columns can be copied together. Copy these one by one.",
  cannotRead: "The clipboard cannot be read from here. Press Ctrl+V to paste.",

  // edits/paste
  pasteInOneRange:
    "Each of the selected ranges must have the shape of what was copied. Select one range, or ranges of that shape.",
  addWithoutAsking: "Add rows, and do not ask again",
  notNumbers: (count: number): string =>
    count === 1 ? "1 cell is not a number and stays as it is." : `${count} cells are not numbers and stay as they are.`,
  onlyWhatFitted: "What the sheet has no room for was left out.",
  pressToPaste: "Press Ctrl+V now: it pastes in the way you chose.",
  pasteOnlyWhatFits: "Paste only what fits",
  pasteIsLarger: "The paste is larger than the sheet",
  paste: "Paste",
  pasteCells: (count: number): string => `Paste ${counted(count)} cells`,
  pasteCellsAndAddRows: (count: number, rows: number): string =>
    `Paste ${counted(count)} cells and add ${counted(rows)} rows`,

  // edits/replaced-ids
  replaceIt: "Replace it",
  replaceThem: "Replace them",
  forTheRest: (verb: string): string => `${verb} the rest`,
};

/** What the cell editors say. */
export const editorTexts = {
  // In several places
  faultAt: (column: number, message: string): string => `Column ${column}: ${message}`,

  // editors/enum-editor
  cellsWithThisValue: "Cells with this value",
  emptyOption: "(empty)",
  addToList: (value: string): string => `Add “${value}” to the list`,

  // editors/language-editor
  whatMayComeNext: "Suggestions for what comes next",
};

/** The headings of groups. */
export const groupTexts = {
  title: (text: string): string => (text === "" ? "(empty)" : text),
  rows: (count: number): string => (count === 1 ? "1 row" : `${count.toLocaleString("en")} rows`),
  fold: "Fold this group",
};
