const counted = (count: number): string => count.toLocaleString("en");

/** What is said where columns are added, renamed and deleted in the rows of a file. */
export const texts = {
  // new-column
  needsKey: "Type a name for the column.",
  noSuchKey: "This cannot be the name of a column.",
  keyIsTaken: (key: string): string => `The sheet has a column ${key} already.`,
  needsChoices: "List the values to choose from, one per line.",
  startFaults: {
    text: "This is not a text.",
    whole: "The initial value is a whole number, such as 0.",
    number: "The initial value is a number, such as 0 or 1.5.",
    "yes-no": "The initial value is yes or no.",
    choice: "The initial value is one of the values, or empty.",
    list: "The initial value is texts with commas between them, or empty.",
    date: "The initial value is a date such as 2025-12-31.",
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
  start: "Initial value",
  choices: "Values, one per line",
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
