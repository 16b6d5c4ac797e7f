import type { Fault } from "../../../shared/base/index.js";

/** What the text beside the sheet says, and the comparison of texts. */
export const besideTexts = {
  // In several places
  whatChanges: "Show what changes on disk",

  // TextPane
  textOf: (file: string): string => `Text of ${file}`,
  close: "Close the text",
  reading: "Reading the text…",
  isTyped: "Not in the sheet yet",
  notValid: ({ line, message }: Fault): string =>
    `${line === undefined ? "" : `Line ${line}: `}${message} The sheet keeps the last valid text.`,
  discard: "Discard what is typed",
  mixedLineEnds:
    "This file has line ends of two kinds, which the text beside the sheet cannot keep. Edit the file in another program.",
  isClash: "What you typed was also changed elsewhere.",
  keepTyped: "Keep what I typed",
  useOther: "Use the other version",

  // use-live-text
  otherFolder: "Another folder is open.",
  keptAsDraft: (file: string): string =>
    `What you typed into the text of ${file} is not in the sheet. It is kept as a draft, and is there again when you open that text.`,

  // TextDifference
  difference: (file: string): string => `What changes on disk: ${file}`,
  compareWith: "Compare with",
  disk: "The file on disk",
  commit: "The last commit",
  opening: "The opening of the folder",
  beforeStep: (label: string): string => `Before “${label}”`,
  comparing: "Comparing…",
  noDifference: "There is no difference.",
  isNew: "There was no such file.",
  before: "Before",
  now: "Now",
};
