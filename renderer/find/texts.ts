/** What Find in sheet says. */
export const texts = {
  // FindBar
  findInSheet: "Find in sheet",
  stillComputing: "Computed columns are still being computed",
  showHiddenRows: "Show rows hidden by a filter, a search or the file",
  showMoreInHiddenRows: (hidden: string): string => `Show ${hidden} more in hidden rows`,
  previousMatch: "Previous match",
  nextMatch: "Next match",
  closeFind: "Close find",
  noResults: "No results",
  noResultsHere: "No results here",

  // InHiddenColumns
  moreInHiddenColumns: (cells: string, columns: number, title: string): string =>
    `${cells} more in ${columns === 1 ? `hidden column “${title}”` : `${columns} hidden columns`}`,
  showAColumn: "Show a column",
  showColumns: "Show columns",
  showColumnsAgain: (titles: string, count: number): string =>
    `Show ${titles} again; undo hides ${count === 1 ? "it" : "them"}`,
  show: (more: string): string => `Show ${more}`,
};

/** What Find and replace says. */
export const replaceTexts = {
  title: "Find and replace",
  find: "Find",
  replaceWith: "Replace with",
  where: "In",
  options: "Search options",
  matchesCase: "Match case",
  wholeWords: "Whole words",
  wholeCell: "Whole cell",
  isPattern: "Regular expression",
  keepsCapitals: "Keep capitals",
  byMeaning: "By meaning",
  meaningHint: (find: string, replacement: string): string =>
    `A phrase of the rules text such as “${find}”, and one in its place, such as “${replacement}”: it is found in every ability that means it, however it is spelled, and what it becomes is written as the game words it.`,
  patternHint:
    "$1 is what the first group matched, ${name} what a named group matched, $0 the whole match, $$ a dollar sign, \\n a line break.",
  inSelection: (cells: string): string => `The selected ${cells} cells`,
  inColumn: (title: string): string => `Column ${title}`,
  inRowsShown: (rows: string): string => `The ${rows} rows shown`,
  inSheet: (title: string): string => `Sheet ${title}`,
  inAllSheets: "All sheets",
  nothingYet: (isLooking: boolean): string => (isLooking ? "Searching…" : "Type what to look for."),
  noPhrasesYet: "Type both phrases.",
  noMatches: "No matches.",
  found: (times: number, cells: number, isCut: boolean): string =>
    `${counted(times, "match", "matches")} in ${counted(cells, "cell", "cells")}${isCut ? "; there are more, which a second run finds" : ""}.`,
  cannotBe: (cells: number): string => `${counted(cells, "cell", "cells")} cannot hold the new text.`,
  leftAsTheyAre: (abilities: number): string =>
    `${counted(abilities, "ability", "abilities")} could not be written so that the game reads what is meant, and will stay as ${abilities === 1 ? "it is" : "they are"}.`,
  changes: "Changes",
  tickAll: "All changes",
  tick: (row: string, column: string): string => `${row}, ${column}`,
  doubts: { id: "names its row", type: "would be no number" },
  replaceIn: (cells: number): string => (cells === 0 ? "Replace" : `Replace in ${counted(cells, "cell", "cells")}`),
  label: (find: string, replacement: string): string => `Replace “${short(find)}” with “${short(replacement)}”`,
  meaningLabel: (find: string, replacement: string): string =>
    `Replace “${short(find)}” with “${short(replacement)}” by meaning`,
  replaced: (cells: number): string => `Replaced in ${counted(cells, "cell", "cells")}.`,
  notReplaced: (cells: number): string => `${counted(cells, "cell was", "cells were")} not replaced.`,
};

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
