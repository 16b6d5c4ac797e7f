const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** What is said of repeated acts and of macros. */
export const texts = {
  // repeat
  nothingToRepeat: "The last act changes nothing in the selected cells.",
  repeated: (words: string): string => `Repeat: ${words}`,
  acts: {
    set: (value: string): string => `set to “${value}”`,
    add: (value: string): string => `add ${value}`,
    multiply: (value: string): string => `multiply by ${value}`,
    before: (value: string): string => `put “${value}” before`,
    after: (value: string): string => `put “${value}” after`,
    expression: (value: string): string => `compute ${value}`,
    clear: (): string => "clear",
    remove: (): string => "remove the key",
  },

  // record
  recordingStarted:
    "Recording. Change cells of a row: each change becomes a step for the same column of other rows. “Stop recording” saves them.",
  nothingRecorded: "Nothing was recorded: no cell was changed.",
  leftOut: (names: readonly string[]): string => `Not part of the macro: ${names.join(", ")}.`,

  // SaveMacroDialog
  saveTitle: "Save the macro",
  name: "Name",
  steps: "Steps",
  step: (column: string, words: string): string => `${column}: ${words}`,
  save: "Save macro",
  discard: "Discard",
  goOn: "Go on recording",
  badName:
    "A name begins with a letter, a digit or _, and has letters, digits, spaces, dots, hyphens and _. Names of devices on Windows, such as CON, cannot be used.",
  savedAs: (file: string): string => `The macro was saved as ${file}.`,

  // ManageMacroDialog
  renameTitle: "Rename a macro",
  newName: "New name",
  rename: "Rename macro",
  renamedAs: (file: string): string => `The macro is ${file} now.`,
  deleteTitle: "Delete a macro",
  delete: "Delete macro",
  deletes: (file: string): string => `${file} is deleted from the folder. Undo does not bring it back.`,
  deleted: (file: string): string => `${file} was deleted.`,

  // RunMacroDialog
  runTitle: "Run macro",
  macro: "Macro",
  where: "In",
  selected: (rows: number): string => counted(rows, "selected row", "selected rows"),
  shown: (rows: number): string => (rows === 1 ? "The row shown" : `All ${rows.toLocaleString("en")} rows shown`),
  none: "There is no macro yet. “Start recording a macro” makes one.",
  unreadable: (file: string): string => `${file} cannot be read.`,
  computing: "Computing…",
  changes: "Changes",
  run: (cells: number): string => (cells === 0 ? "Run" : `Change ${counted(cells, "cell", "cells")}`),
  changed: (cells: number): string =>
    cells === 0 ? "Nothing changes." : `${counted(cells, "cell changes", "cells change")}.`,
  unfit: (cells: number): string => `${counted(cells, "cell holds", "cells hold")} nothing that a step can be done to.`,
  errors: (cells: number, first: string): string => `${counted(cells, "cell", "cells")} cannot be computed: ${first}`,
  missing: (columns: readonly string[]): string => `This sheet has no column ${columns.join(", ")}.`,
  ids: "Ids stay as they are.",
  tooMany: (most: number): string => `More than ${most.toLocaleString("en")} cells would change: choose fewer rows.`,
  label: (name: string): string => `Run the macro ${name}`,
};
