import type { Diagnostic } from "../../shared/text/index.js";

/** What the editors of rules text and of whole files say. */
export const editorTexts = {
  // AstTree
  noAbilityYet: "No ability yet.",
  abilitiesAsUnderstood: "Abilities as the game understands them",

  // CardPreview
  noTextYet: "No text yet.",
  questionsByAbility: "A player is asked, by the abilities",

  // ProblemList
  error: "Error",
  warning: "Warning",
  note: "Note",
  problemsOfThisRow: "Problems of this row",
  andMore: (count: number): string => `And ${count} more.`,

  // RulesDesk
  editTheTextsOf: (title: string): string => `Edit the texts of ${title}`,
  notSaved: "Not saved; Ctrl+Enter or leaving saves",
  readOnly: "Read-only",
  discard: "Discard",
  noProblems: "No problems in the texts of this row.",
  changedOnDisk:
    "This text was changed on disk while you were typing. When you save, you choose which version to keep.",
  useDiskVersion: "Use disk version",
  asPlayersRead: "As a player reads it",
  whatEachIs: "What each ability is",
  asGameUnderstands: "As the game understands it",

  expectedAmong: (named: string, others: number): string =>
    `Expected ${named} or ${others === 1 ? "1 other" : `one of ${others} others`}.`,

  // TextEditor
  expected: (expected: string): string => `Expected: ${expected}.`,
  suggestion: (suggestion: string): string => `Suggestion: ${suggestion}.`,
  lostInOtherFolder: (name: string): string =>
    `The text of ${name} was not saved, because another folder has been opened. It can be copied from here.`,
  changesNotSaved: "Your changes are not saved yet.",
  changesNotValid: "Your changes are not saved yet, and cannot be: the text is not valid TOML.",
  leaveTheTextOf: (name: string): string => `Leave the text of ${name}?`,
  keepEditing: "Keep editing",
  leaveWithoutSaving: "Leave without saving",
  saveAndLeave: "Save and leave",
  lineNumber: (line: number): string => `Line ${line}: `,
  textOf: (name: string): string => `Text of ${name}`,
  faultAt: (line: number, column: number, message: string): string => `Line ${line}, column ${column}: ${message}`,
  unsavedChanges: "Unsaved changes",
  valid: "Valid",
  closeWithoutSaving: "Close without saving",
  backToTheSheet: "Back to the sheet",
  save: "Save",

  // TextMode
  reading: (file: string): string => `Reading ${file}…`,
};

/** A message itself names up to five things. */
const mostNamed = 5;

/** A diagnostic in full sentences: what is wrong, and what could stand there where the message does not say it. */
export function explained({ message, expected, suggestions }: Diagnostic): string {
  if (expected.length <= mostNamed || suggestions.length > 0) return message;
  // Words of a grammar stand apart from their punctuation.
  const named = expected.slice(0, mostNamed).map((each) => `“${each.replaceAll(/ (?=[.,])/gu, "")}”`);
  return `${message}\n${editorTexts.expectedAmong(named.join(", "), expected.length - mostNamed)}`;
}
