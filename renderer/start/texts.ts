/** The sentences of starting a set and of adding a sheet. */
export const texts = {
  // StartSet
  startASet: "Start a set",
  aboutFolder: "There are no sheets yet in",
  chooseAGame: "Choose a game. Its first files are written into the folder, as one step that undo takes back.",
  filesOf: (files: readonly string[]): string => files.join(", "),
  plain: "Without a game",
  aboutPlain: "cards.toml with the columns name, cost and text",
  startedASet: (game: string): string => `Start a set of ${game}`,
  startedPlain: "Start a set",
  openAnotherFolder: "Open another folder",

  // InnerFolders
  foldersInside: "Folders with sheets inside it",
  orStartHere: "Or start here",

  // NewSheetDialog
  newSheet: "New sheet",
  kind: "What it holds",
  plainTable: "Rows with columns of my own",
  columns: "Columns, with commas between them",
  usualColumns: "name, cost, text",
  place: "Where it goes",
  newFile: "A new file",
  atTheEndOf: (file: string): string => `The end of ${file}`,
  fileName: "Name of the file",
  addSheet: "Add sheet",
  added: (table: string, file: string): string => `Add sheet ${table} to ${file}`,
  nameIsTaken: (file: string): string => `${file} is there already.`,
  noName: "Give the file a name of letters, digits, spaces, -, _ and dots.",
  noColumns: "Name at least one column.",
  doubleColumn: (column: string): string => `Column ${column} is named twice.`,
};
