const counted = (count: number): string => count.toLocaleString("en");

/** The sentences of the dialogs about columns and tables. */
export const texts = {
  savedTo: (file: string): string => `Saved to ${file} as one undo step.`,
  onlyForYou: "Only for you, until you choose “Save to file” above the sheet.",
  anyValue: "Any value is allowed.",
  noStatistics:
    "No statistics yet. “Count the values of this column” in the list of commands adds one, as does “Count values” in a column’s menu.",

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
  groupedBy: (title: string): string => `Grouped by ${title}`,
  rowsOfGroup: (count: number): string => (count === 1 ? "1 row" : `${count.toLocaleString("en")} rows`),
  stopGroupingBy: (title: string): string => `Stop grouping by ${title}`,
  unfoldGroup: "Show the rows of this group",
  moreFolded: (count: number): string => `and ${count.toLocaleString("en")} more folded`,
  unfoldAll: "Unfold all",
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
  views: "Saved views…",
  resetToFile: "Reset to file",
  isOneOfCount: (count: number): string => `is one of ${count} values`,
  isAtMost: (max: string): string => `is at most ${max}`,
  isAtLeast: (min: string): string => `is at least ${min}`,
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
  groupByThisColumn: "Group by this column",
  stopGrouping: "Stop grouping",
  alignLeft: "Align left",
  alignCentre: "Align centre",
  alignRight: "Align right",
  alignAColumn: "Align a column",
  freezeUpToThisColumn: "Freeze up to this column",
  hideColumn: "Hide column",
  countValues: "Count values",
  pivotDialog: "Pivot table by this column…",
  conditionalFormattingDialog: "Conditional formatting…",
  allColumns: "All columns…",
  allColumnsHidden: (hidden: number): string => `All columns (${hidden} hidden)…`,
  columnSettings: "Column settings…",
};

/** The dialog of saved views. */
export const viewsTexts = {
  // ViewsDialog
  viewsOf: (sheet: string): string => `Saved views of ${sheet}`,
  name: "Name",
  save: "Save this view",
  saveOver: (name: string): string => `Save over “${name}”`,
  about:
    "A view keeps the sort, the filter, the groups, and which rows and columns are shown, how wide and in which order. Saved views are yours, on this computer; “Save to file” above the sheet shares all but groups and the order of columns with everybody.",
  full: (most: number): string => `There are ${most} views of this sheet already. Delete one, or save over one.`,
  saved: "Saved views",
  forgotten: (name: string): string => `“${name}” was deleted.`,
  putBack: "Put it back",

  // SavedViewItem
  shown: "Shown now",
  asFileSays: "as the file says",
  rename: (name: string): string => `Rename “${name}”`,
  forget: (name: string): string => `Delete “${name}”`,
  newName: (name: string): string => `New name of “${name}”`,
  renameIt: "Rename",
  taken: (name: string): string => `There is a view “${name}” already.`,
};

/** The dialog of a list. */
export const listTexts = {
  title: (list: string, row: string): string => `${list} of ${row}`,
  items: "Items",
  item: (text: string, at: number, count: number): string => `${text}, ${at} of ${count}`,
  remove: (text: string): string => `Remove ${text}`,
  add: "Add…",
  newItem: "New item",
  none: "The list is empty.",
  keys: "Delete removes an item, Alt+← and Alt+→ move it. Each change is saved at once, as a step that can be undone.",
} as const;
