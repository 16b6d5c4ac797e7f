const counted = (count: number): string => count.toLocaleString("en");

/** The sentences of the dialogs about columns and tables. */
export const texts = {
  savedTo: (file: string): string => `Saved to ${file} as one undo step.`,
  onlyForYou: "Only for you, until you choose “Save to file” above the sheet.",
  anyValue: "Any value is allowed.",
  noStatistics: "No statistics yet. Choose “Count values” in a column’s menu to add one.",
  noFormats: "No conditional formats yet.",
  laterFormatsWin: "If several apply, later ones override earlier ones.",
  moreValues: (count: number): string => `${counted(count)} more: search to see them.`,
  noSuchValue: "No such value.",
  computedSavedTo: (file: string): string => `Settings are saved to ${file}; computed values are not.`,
  resultsAsYouType: "Results appear here as you type.",
  resultsOnceValid: "Results appear here once the expression is valid.",
  noRowsToPreview: "The sheet has no rows to preview.",
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
