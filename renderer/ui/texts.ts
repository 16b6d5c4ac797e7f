/** What dialogs and fields say whatever they are about. */
export const texts = {
  // In several places
  options: "Options",

  // ConfirmFooter
  save: "Save",
  cancel: "Cancel",

  // Dialog
  close: "Close",

  // FolderBrowser
  onThisComputer: "On this computer",
  up: "Up",
  nameOfNewFolder: "Name of a new folder",
  makeFolder: "Make folder",
  nameIsNotUtf8: "Its name is not UTF-8. Rename it to open it.",

  // LateStandIns
  loading: "Loading…",
  notLoaded: "Not loaded",
  partNotLoaded: "This part of Cardwright could not be loaded. Check that Cardwright still runs.",
  failed: "Something went wrong",
  partFailed: "This part of Cardwright failed. The sheet and your edits are not affected.",
  tryAgain: "Try again",

  // OptionFields
  newSeed: "New seed",

  // PendingEdits
  absent: "absent",
  file: "File",
  row: "Row",
  column: "Column",
  now: "Before",
  then: "After",
  andMore: (count: string): string => `And ${count} more.`,

  // RuleOptions
  optionsChanged: (count: number): string => `Options (${count} changed)`,
  reset: "Reset",
  preset: "Rules by",
  ownPreset: "Own choice",

  // Sash
  widthOfThePane: "Width of the pane",

  // option-answers
  wholeNumberBetween: (min: string, max: string): string => `A whole number from ${min} to ${max}`,
  wholeNumberUpTo: (max: string): string => `A whole number from 0 to ${max}`,
  oneOfTheChoices: "One of the choices",
  yesOrNo: "Yes or no",
};
