const counted = (count: number): string => count.toLocaleString("en");

/** The sentences of the dialogs about columns and tables. */
export const texts = {
  savedTo: (file: string): string => `Saved to ${file} as one undo step.`,
  onlyForYou: "Only for you, until you choose “Save to file” above the sheet.",
  anyValue: "Any value is allowed.",
  noStatistics:
    "No statistics yet. “Count the values of this column” in the list of commands adds one, as does “Count values” in a column’s menu.",
  noFormats: "No conditional formats yet.",
  laterFormatsWin: "If several apply, later ones override earlier ones.",
  moreValues: (count: number): string => `${counted(count)} more: search to see them.`,
  noSuchValue: "No such value.",
  computedSavedTo: (file: string): string => `Settings are saved to ${file}; computed values are not.`,
  resultsAsYouType: "Results appear here as you type.",
  resultsOnceValid: "Results appear here once the expression is valid.",
  noRowsToPreview: "The sheet has no rows to preview.",

  // In several places
  minimum: "Minimum",
  maximum: "Maximum",

  // AllowField
  otherTextsAllowed: "Other texts allowed",

  // ColorField
  noColour: "No colour",
  noNamed: (label: string): string => `No ${label}`,

  // ColumnDialog
  changeTheColumn: (title: string): string => `Change the column ${title}`,
  key: "Key",

  // ColumnMenu
  column: (title: string): string => `Column ${title}`,

  // ColumnsDialog
  showAndHideColumns: "Show and hide columns",
  columns: "Columns",
  showThese: "Show these",
  showAll: "Show all",
  addComputedColumn: "Add computed column…",
  settingsOf: (title: string): string => `Settings of ${title}`,

  // EnumFields
  values: "Values",
  colourOf: (value: string): string => `Colour of ${value}`,
  value: (number: number): string => `Value ${number}`,
  cellsWithThisValue: "Cells with this value",
  remove: (value: string): string => `Remove ${value}`,
  newValue: "New value",
  add: "Add",
  addMoreInUse: (count: number): string => `Add ${count} more in use`,
  orValuesFrom: "Or values from",
  valuesFromExample: "file.toml#column",

  // LookFields
  left: "Left",
  centre: "Centre",
  right: "Right",
  bold: "Bold",
  wrapLongTexts: "Wrap long texts",
  hidden: "Hidden",
  freezeUpToThisColumn: "Freeze up to this column",
  look: "Look",
  title: "Title",
  widthPx: "Width, px",
  automatic: "automatic",
  numberOrDateFormat: "Number or date format",
  asInTheFile: "as in the file",
  displayOnly: "Display only",
  shownAs: (shown: string): string => `Shown as ${shown}`,
  unknownFormat: "Unknown format",
  alignment: "Alignment",

  // OrderButtons
  moveUp: (name: string): string => `Move ${name} up`,
  moveDown: (name: string): string => `Move ${name} down`,

  // RuleFields
  text: "Text",
  wholeNumber: "Whole number",
  number: "Number",
  yesOrNo: "Yes or no",
  type: "Type",
  pattern: "Pattern, a regular expression found anywhere in the text",
  any: "any",

  // RuleList
  rules: "Rules",
  rule: (number: number): string => `Rule ${number}`,
  kindOfRule: (number: number): string => `Kind of rule ${number}`,
  forAllOf: (column: string): string => `for all of ${column}`,
  removeRule: (number: number): string => `Remove rule ${number}`,
  message: "Message",
  defaultMessage: "Default message",
  addRule: "Add rule",

  // StatisticsPanel
  empty: "(empty)",
  statistics: "Statistics",
  closeStatistics: "Close statistics",
  pivotTable: "Pivot table",
  esc: "Esc",
  rows: "Rows",
  all: "All",
  shown: "Shown",
  selected: "Selected",
  counts: "Counts",
  removeStatisticsOf: (label: string): string => `Remove statistics of ${label}`,
  noSuchColumn: (name: string): string => `The sheet has no column ${name}.`,
  showOnlyTheseRows: "Show only these rows",
  error: "error",
  andOtherValues: (count: number): string => `And ${count} other values.`,
  total: "Total",
  median: "Median",
  mean: "Mean",

  // TableStyleDialog
  changeTheTableStyle: "Change the table style",
  tableStyle: "Table style",
  colourScheme: "Colour scheme",
  stripedRows: "Striped rows",
  stripedColumns: "Striped columns",
  boldHeader: "Bold header",
  headerColour: "Header colour",
  rowHeightPx: "Row height, px",
  headerHeightPx: "Header height, px",
  name: "Name",
  ash: "Ash",
  elm: "Elm",
  default: "default",

  // WorkingOut
  computing: (names: string, done: string, all: string): string => `Computing ${names}: ${done} of ${all} rows`,

  // rule-drafts
  oneOfAList: "One of a list",
  aNumberInARange: "A number in a range",
  matchesAPattern: "Matches a pattern",
  neverEmpty: "Never empty",
  ofAType: "Of a type",
};

/** Why what was entered cannot be used yet. */
export const faults = {
  noValueChosen: "Choose at least one value.",
  boundsNotNumbers: "Bounds must be numbers.",
  noBound: "Enter at least one bound.",
  noText: "Enter a text.",
  noNumberToCompare: "Enter a number to compare with.",
  noTextToFind: "Enter the text it contains.",
  noStyle: "Choose a colour or a style.",
  emptyList: "A list needs at least one value.",
  valueTwice: "The list has a value twice.",
  rangeReversed: "The smallest number is greater than the largest.",
  noPattern: "A pattern is missing.",
  patternTooSlow: (steps: number, characters: number): string =>
    `This pattern takes more than ${counted(steps)} steps on a text of ${counted(characters)} characters, which counts as not matching. Make the pattern shorter.`,
  noName: "The column needs a name.",
  nameTaken: (name: string): string => `There is another computed column ${name}.`,
  noAddressPattern: "The pattern of the addresses is needed, such as https://img.example/{image_number}.png",
  positionNotWhole: "A whole number, or nothing.",
  widthTooLarge: "A width up to 4000 pixels, or nothing.",
};

/** What the bar says that shows how a sheet is sorted and filtered. */
export const arrangementTexts = {
  // ArrangementBar
  viewSettingsOfTheSheet: "View settings of the sheet",
  clearSortBy: (title: string): string => `Clear sort by ${title}`,
  clearFilterBy: (title: string): string => `Clear filter by ${title}`,
  oneRowHidden: "1 row hidden",
  rowsHidden: (hidden: string): string => `${hidden} rows hidden`,
  showHiddenRows: "Show hidden rows",
  allRowsInFileOrder: "All rows, in file order",
  reapply: "Reapply",
  clear: "Clear",
  onlyForYou: (own: string): string => `Only for you: ${own}`,
  aboutSavingTheView: "Everybody who opens the file will see it like this",
  saveToFile: "Save to file",
  resetToFile: "Reset to file",
  isOneOfCount: (count: number): string => `is one of ${count} values`,
  isAtMost: (max: string): string => `is at most ${max}`,
  isAtLeast: (min: string): string => `is at least ${min}`,
};

/** What the filter dialog says. */
export const filterTexts = {
  // FilterDialog
  filterBy: (title: string): string => `Filter by ${title}`,
  filter: "Filter",
  clear: "Clear",
  showRowsWhose: (title: string): string => `Show rows whose ${title}`,
  text: "Text",
  from: "From",
  any: "any",
  to: "To",

  // FilterValues
  empty: "(empty)",
  values: "Values",
  searchValues: "Search values",
  search: "Search",
  none: "None",
  all: "All",
  enterShows: (count: number, shown: string): string =>
    `Enter shows ${count === 1 ? "only this value" : `only these ${shown} values`}.`,

  // filter-asks
  isOneOf: "is one of",
  contains: "contains",
  doesNotContain: "does not contain",
  is: "is",
  isNot: "is not",
  beginsWith: "begins with",
  endsWith: "ends with",
  matchesThePattern: "matches the pattern",
  isANumberBetween: "is a number between",
  isEmpty: "is empty",
  isNotEmpty: "is not empty",
  isTicked: "is ticked",
  isNotTicked: "is not ticked",
  hasAProblem: "has a problem",
};

/** What the dialogs of conditional formatting say. */
export const formatTexts = {
  // FormatFields
  is: "is",
  contains: "contains",
  isGreaterThan: "is greater than",
  isLessThan: "is less than",
  isEmpty: "is empty",
  isNotEmpty: "is not empty",
  matchesThePattern: "matches the pattern",
  bold: "Bold",
  italic: "Italic",
  underlined: "Underlined",
  column: "Column",
  condition: "Condition",
  comparedWith: "Compared with",
  fill: "Fill",
  backgroundColour: "Background colour",
  text: "Text",
  textColour: "Text colour",

  // FormatPreview
  empty: "(empty)",
  ofCells: (matching: string, all: string): string => `${matching} of ${all} cells`,

  // FormatsDialog
  changeConditionalFormatting: "Change conditional formatting",
  conditionalFormatting: "Conditional formatting",
  format: (number: number): string => `Format ${number}`,
  removeFormat: (number: number): string => `Remove format ${number}`,
  addFormat: "Add format",
};

/** The entries of the column menu, and the steps they are to undo. */
export const menuTexts = {
  // actions
  moveLeft: "Move left",
  moveRight: "Move right",
  addColumn: "Add column…",
  renameColumn: "Rename in all rows…",
  deleteColumn: "Delete column…",
  addComputedColumn: "Add computed column…",
  sortSmallestFirst: "Sort, smallest first",
  sortLargestFirst: "Sort, largest first",
  sortAToZ: "Sort A to Z",
  sortZToA: "Sort Z to A",
  sortAscending: "Sort ascending",
  sortDescending: "Sort descending",
  editComputedColumn: "Edit computed column…",
  clearSort: "Clear sort",
  filterDialog: "Filter…",
  clearFilter: "Clear filter",
  alignLeft: "Align left",
  alignCentre: "Align centre",
  alignRight: "Align right",
  alignAColumn: "Align a column",
  freezeUpToThisColumn: "Freeze up to this column",
  hideColumn: "Hide column",
  countValues: "Count values",
  conditionalFormattingDialog: "Conditional formatting…",
  allColumns: "All columns…",
  allColumnsHidden: (hidden: number): string => `All columns (${hidden} hidden)…`,
  columnSettings: "Column settings…",
};

/** What the dialogs of computed columns say. */
/** What the dialog says that changes many cells. */
export const changeTexts = {
  title: "Change cells",
  act: "What",
  acts: {
    set: "Set to",
    add: "Add a number",
    multiply: "Multiply by",
    before: "Put before the text",
    after: "Put after the text",
    expression: "Compute by expression",
  },
  operand: "Value",
  where: "In",
  options: "Options",
  rounded: "Round to whole numbers",
  inSelection: (cells: number): string =>
    cells === 1 ? "The selected cell" : `The selected ${cells.toLocaleString("en")} cells`,
  inColumn: (title: string, rows: number): string =>
    `Column ${title}, ${rows === 1 ? "the row shown" : `the ${rows.toLocaleString("en")} rows shown`}`,
  expressionHint:
    "value is what the cell holds now; the other names are columns of its row. An empty result leaves the cell.",
  hints: {
    set: "Type the value that all of the cells are to hold.",
    add: "Type a number. To subtract, type a negative one.",
    multiply: "Type a number. To halve, type 0.5.",
    before: "Type what is put before the text of each cell.",
    after: "Type what is put after the text of each cell.",
    expression: "Type an expression, such as max(value - 1, 0).",
  },
  computing: "Computing…",
  changes: "Changes",
  changed: (cells: number): string =>
    cells === 0 ? "Nothing changes." : `${countedCells(cells)} ${cells === 1 ? "changes" : "change"}.`,
  unfit: (cells: number): string =>
    `${countedCells(cells)} ${cells === 1 ? "holds" : "hold"} nothing this can be done to.`,
  errors: (cells: number, first: string): string => `${countedCells(cells)} cannot be computed: ${first}`,
  ids: "Ids stay as they are.",
  change: (cells: number): string => (cells === 0 ? "Change" : `Change ${countedCells(cells)}`),
  label: (act: string, text: string, cells: number): string => {
    const done: Readonly<Record<string, string>> = {
      set: `Set ${countedCells(cells)} to “${short(text)}”`,
      add: `Add ${text.trim()} to ${countedCells(cells)}`,
      multiply: `Multiply ${countedCells(cells)} by ${text.trim()}`,
    };
    return done[act] ?? `Change ${countedCells(cells)}`;
  },
};

const countedCells = (cells: number): string => `${cells.toLocaleString("en")} ${cells === 1 ? "cell" : "cells"}`;
const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

export const computedTexts = {
  // In several places
  newColumn: "New column",

  // computed/DerivedDialog
  change: "Change",
  add: "Add",
  removeNamed: (name: string): string => `Remove column ${name}`,
  computedColumns: "Computed columns",
  saveColumn: "Save column",
  addColumn: "Add column",
  removeColumn: "Remove column",
  column: "Column",
  name: "Name",
  computedBy: "Computed by",
  unknownFunction: (name: string): string => `${name} (unknown)`,
  itReads: (inputs: string): string => ` It reads ${inputs}.`,
  unnamed: "(unnamed)",
  addressPattern: "Address pattern",
  addressExample: "https://img.example/{image_number}.png",
  positionFromLeft: "Position from the left (from 0)",
  widthInPixels: "Width in pixels",
  frozen: "Frozen",
  firstRows: "First rows",

  // computed/DerivedPreview
  row: "Row",

  // computed/ExpressionField
  expression: "Expression",
  expressionExample: "energy_cost * 2 + or(power, 0)",
  insertAColumn: "Insert a column",
  syntax: "Syntax",
};

/** What is said where columns are added, renamed and deleted in the rows of a file. */
export const keyTexts = {
  // new-column
  needsKey: "Type a name for the column.",
  noSuchKey: "This cannot be the name of a column.",
  keyIsTaken: (key: string): string => `The sheet has a column ${key} already.`,
  needsChoices: "List the values to choose from, one a line.",
  startFaults: {
    text: "This is no text.",
    whole: "Begin with a whole number, such as 0.",
    number: "Begin with a number, such as 0 or 1.5.",
    "yes-no": "Begin with yes or no.",
    choice: "Begin with one of the values, or with nothing.",
    list: "Begin with texts between commas, or with nothing.",
    date: "Begin with a date such as 2025-12-31.",
  },

  // AddColumnDialog
  addColumn: "Add column",
  name: "Name",
  writtenAs: "Written in the file as",
  type: "Type",
  types: {
    text: "Text",
    whole: "Whole number",
    number: "Number",
    "yes-no": "Yes or no",
    choice: "One of a list",
    list: "List of texts",
    date: "Date",
  },
  start: "Value to begin with",
  choices: "Values, one a line",
  yes: "Yes",
  no: "No",
  check: "Mark other values as problems",
  where: "Rows",
  allRows: (rows: number): string => `All ${counted(rows)} rows`,
  selectedRows: (rows: number): string => (rows === 1 ? "The selected row" : `The ${counted(rows)} selected rows`),
  add: "Add",
  addsTo: (rows: number, file: string): string =>
    `Adds the key to ${rows === 1 ? "1 row" : `${counted(rows)} rows`} of ${file}, as one undo step.`,
  added: (title: string): string => `Column ${title} added.`,
  addLabel: (key: string): string => `Add the column ${key}`,

  // RenameColumnDialog
  renameColumn: (title: string): string => `Rename the column ${title}`,
  newKey: "Key in the file",
  renames: (rows: number): string => `Renames the key in ${rows === 1 ? "1 row" : `${counted(rows)} rows`}`,
  andSettings: (settings: number): string =>
    settings === 0 ? "." : ` and in ${settings === 1 ? "1 setting" : `${counted(settings)} settings`} of the file.`,
  gameReadsKey: (game: string): string => `${game} reads this key: under another name it will miss it.`,
  sharedSettings: (titles: string): string =>
    `The settings stay as they are, because ${titles} of the same file has this column too.`,
  onlyTitle: "To change only what the column is called on screen, set its title in the column settings.",
  rename: "Rename",
  renameLabel: (from: string, to: string): string => `Rename the column ${from} to ${to}`,
  renamed: (rows: number): string => (rows === 1 ? "Renamed in 1 row." : `Renamed in ${counted(rows)} rows.`),

  // delete-column
  askDelete: (title: string): string => `Delete the column ${title}?`,
  deletes: (key: string, rows: number): string =>
    `This removes ${key} with its values from ${rows === 1 ? "1 row" : `${counted(rows)} rows`}. You can undo it.`,
  readBy: (names: string): string => `Computed columns that read it will show errors: ${names}.`,
  gameNeedsKey: (game: string): string => `${game} reads this key.`,
  delete: "Delete column",
  cancel: "Cancel",
  deleteLabel: (key: string): string => `Delete the column ${key}`,
  deleted: (title: string): string => `Column ${title} deleted.`,
  stillReading: "Rows are still being read. Try again in a moment.",
};

const cells = (count: number): string => (count === 1 ? "1 cell" : `${counted(count)} cells`);

/** What is said where a value is renamed wherever it stands. */
export const valueTexts = {
  // value-parts
  settingsOf: (file: string, count: number): string =>
    `Settings of ${file}: ${count === 1 ? "1 place" : `${counted(count)} places`}`,
  cellsOf: {
    same: (column: string, sheet: string, count: number): string => `${column} of ${sheet}: ${cells(count)}`,
    other: (column: string, sheet: string, count: number): string =>
      `${column} of ${sheet}, another column: ${cells(count)}`,
    texts: (column: string, sheet: string, count: number): string =>
      `The word in ${column} of ${sheet}: ${cells(count)}`,
  },

  // RenameValueDialog
  title: (from: string): string => `Rename “${from}” everywhere`,
  newValue: "New value",
  where: "Where",
  nowhere: "It stands nowhere any more.",
  changes: "Changes",
  isCut: "There are more places than can be renamed at once. Rename again afterwards.",
  rename: (count: number): string => `Rename in ${cells(count)}`,
  label: (from: string, to: string): string => `Rename ${from.slice(0, 60)} to ${to.slice(0, 60)}`,
  done: (count: number): string => `Renamed in ${cells(count)}.`,
  notAll: (count: number): string => `${cells(count)} could not be renamed.`,

  // ColumnDialog
  askEverywhere: (from: string, to: string): string => `Rename “${from}” to “${to}” in the cards too?`,
  stillUsed:
    "The list of values has the new name. The cells that hold the old one stay as they are until you rename them.",
  look: "Show where it is used…",
  keep: "Leave the cells",
};
