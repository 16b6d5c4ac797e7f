/** What the dialogs of conditional formatting say. */
export const texts = {
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
  noFormats: "No conditional formats yet.",
  laterFormatsWin: "If several apply, later ones override earlier ones.",
  changeConditionalFormatting: "Change conditional formatting",
  conditionalFormatting: "Conditional formatting",
  format: (number: number): string => `Format ${number}`,
  removeFormat: (number: number): string => `Remove format ${number}`,
  addFormat: "Add format",
};
