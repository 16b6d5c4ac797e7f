/** What the dialogs of computed columns say. */
export const texts = {
  // In several places
  newColumn: "New column",

  // DerivedDialog
  computedSavedTo: (file: string): string => `Settings are saved to ${file}; computed values are not.`,
  resultsAsYouType: "Results appear here as you type.",
  resultsOnceValid: "Results appear here once the expression is valid.",
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

  // DerivedPreview
  noRowsToPreview: "The sheet has no rows to preview.",
  row: "Row",

  // ExpressionField
  expression: "Expression",
  expressionExample: "energy_cost * 2 + or(power, 0)",
  insertAColumn: "Insert a column",
  syntax: "Syntax",
};
