import type { Fault } from "../../shared/base/index.js";
import type { UnreadFile } from "../../shared/bridge/index.js";

const placeIn = ({ file, line, column, isEarlier }: UnreadFile): string =>
  `${[file, line, column].filter((part) => part !== undefined).join(":")}${isEarlier ? " (the earlier version)" : ""}`;

/** What Changes and History say. */
export const texts = {
  fault: ({ message, expected, suggestion }: Fault): string =>
    [
      message,
      ...(expected === undefined ? [] : [`Expected: ${expected}.`]),
      ...(suggestion === undefined ? [] : [`Try: ${suggestion}.`]),
    ].join(" "),

  // ChangesDialog
  changes: "Changes",
  done: "Done",
  compareWith: "Compare with",
  lastCommit: "The last commit",
  opening: "When the folder was opened",
  otherCommit: "Another commit",
  commit: "Commit, branch or tag",
  commitExample: "main, v1.0, HEAD~3",
  commitNames: (names: readonly string[], more: number): string =>
    `Tags and branches: ${names.join(", ")}${more > 0 ? ` and ${more.toLocaleString("en")} more` : ""}.`,
  comparing: "Comparing…",
  openingInstead: "Choose “When the folder was opened” to see what changed since then.",
  nameACommit: "Enter a commit, branch or tag.",
  nothingChanged: "No card has changed.",
  count: (rows: number): string => (rows === 1 ? "1 row differs." : `${rows.toLocaleString("en")} rows differ.`),
  firstShown: (rows: number): string => `The first ${rows.toLocaleString("en")} are shown.`,
  leftOut: (files: readonly UnreadFile[]): string =>
    `Left out, because ${files.length === 1 ? "it" : "they"} cannot be read: ${files.map(placeIn).join(", ")}.`,

  // ChangeFilterFields
  changedColumn: "Column",
  anyColumn: "Any column",
  changeSize: "How much",
  sizes: { any: "Any change", one: "One cell", several: "Several cells", whole: "New and removed rows" },
  abilities: "Abilities",
  anyAbilities: "Any",
  abilitiesDiffer: "Abilities differ",
  filtered: (rows: number): string =>
    rows === 1 ? "1 row is listed." : `${rows.toLocaleString("en")} rows are listed.`,

  // ColumnFold
  firstOfColumn: (rows: number): string =>
    rows === 1 ? "The first one is shown." : `The first ${rows.toLocaleString("en")} are shown.`,

  // ChangedTable
  fileBefore: (file: string): string => `before in ${file}`,
  removedSheet: "removed",

  // Revert
  revert: "Revert",
  revertRow: (title: string): string => `Revert ${title}`,
  revertCell: (column: string, title: string): string => `Revert ${column} of ${title}`,
  revertSheet: (rows: number): string => (rows === 1 ? "Revert 1 row" : `Revert ${rows.toLocaleString("en")} rows`),
  revertSheetOf: (rows: number, sheet: string): string => `${texts.revertSheet(rows)} of ${sheet}`,
  reverted: (rows: number): string => (rows === 1 ? "Reverted." : `${rows.toLocaleString("en")} rows reverted.`),
  notReverted: (title: string, reason: string): string => `${title} was not reverted: ${reason}`,
  moreNotReverted: (rows: number): string => `Neither were ${rows.toLocaleString("en")} more.`,

  // ChangedRow
  kinds: { added: "New", removed: "Removed", changed: "Changed" },
  moved: (row: number): string => `moved to row ${row.toLocaleString("en")}`,
  listedAbove: (columns: readonly string[]): string => `${columns.join(", ")}: see above`,
  was: (title: string): string => `was ${title}`,
  absent: "absent",
  empty: "empty",
  newAbility: "New ability",
  abilityGone: "Ability removed",
  abilityChanged: "Ability",

  // HistoryDialog
  history: "History",
  historyOf: (title: string): string => `History of ${title}`,
  readingHistory: "Reading the history…",
  noRow: "Select a row first.",
  show: "Show",
  allColumns: "All columns",
  notCommitted: "Not committed yet",
  noChange: "Nothing has changed this card.",
  noChangeOfColumn: "This column never changed.",
  /** The list has the commits that changed the card, not all that were read for it. */
  changesFound: (changes: number, commits: number): string => {
    const found = changes === 1 ? "1 change of this card" : `${changes.toLocaleString("en")} changes of this card`;
    const read =
      commits === 1 ? "1 commit of its file was" : `${commits.toLocaleString("en")} commits of its file were`;
    return `${found}; ${read} read.`;
  },
  changesOfColumn: (count: number): string =>
    count === 1 ? "1 change of this column." : `${count.toLocaleString("en")} changes of this column.`,
  cut: "Older commits are not shown: this clone does not have them, or there are too many.",
  sinceOpening: "Showing what changed since the folder was opened.",
  firstChanges: (count: number): string => `The newest ${count.toLocaleString("en")} changes are shown.`,
  fileRenamed: (file: string): string => `the file was ${file}`,
  added: "New",
  addedOrOlder: "New, or older than the commits that are here",
  removed: "Removed",

  // StepsDialog
  steps: "Undo history",
  noSteps: "There is nothing to undo or to redo.",
  stepsHint: "Choose a step to go back or forward to it.",
  now: "Now",
  undone: "Undone",
  beforeFirst: "Before the first step",
  olderSteps: "Before the oldest step that is kept",
  changeCount: (count: number): string => (count === 1 ? "1 change" : `${count.toLocaleString("en")} changes`),
  notPossible: "No longer possible, because:",
  partlyPossible: "Only in part, because:",
  clearSteps: "Clear the undo history…",
  moreChanges: (count: number): string =>
    count === 1 ? "and 1 more change" : `and ${count.toLocaleString("en")} more changes`,

  // HistoryChart
  numbersOverTime: "Numbers over time",
  atFirst: "at first",
};
